/** The X-Chain: blocks, transactions, UTXO sets and balances. */
import { decodeHex, encodeCb58, formatAddress, parseAddress } from "@primary-network/codec";
import { decodeUtxo } from "@primary-network/codec/x";
import type { PrimaryNetworkBlock, XChainLinearTransaction, XOrCChainUtxo } from "@primary-network/data";
import type { Said } from "../questions/exchange.ts";
import { readIndex } from "../questions/read-index.ts";
import { readUtxos } from "./compare-utxos.ts";
import { ALL, bare, type Compared } from "./compared-network.ts";

const X = "/ext/bc/X";

/** Reads every block of the X-Chain in JSON. */
async function readBlocks(call: Compared["call"]): Promise<readonly Said[]> {
  const blocks: Said[] = [];
  for (const [index] of (await readIndex(call, "/ext/index/X/block")).entries())
    blocks.push((await call(X, "avm.getBlockByHeight", { height: index + 1, encoding: "json" })).block);
  return blocks;
}

const seconds = (time: string | number): number =>
  typeof time === "number" ? time : Math.floor(Date.parse(time) / 1_000);

export async function compareXChain(compared: Compared): Promise<void> {
  const { call, data, comparison, nodeIds, addresses } = compared;
  const blocks = await readBlocks(call);
  const list = data.transactions.list({ blockchainId: "x-chain", sortOrder: "asc", pageSize: 100 });
  const ours = ((await list.toArray(ALL)) as XChainLinearTransaction[]).filter(
    ({ blockHeight }) => blockHeight !== 0,
  );
  comparison.compareByKey(
    "X-Chain transactions: block, time",
    blocks.flatMap(({ id, height, time, txs }: Said) =>
      txs.map((tx: Said) => [tx.id, { blockHash: id, height: Number(height), time: seconds(time) }]),
    ),
    ours.map(({ txHash, blockHash, blockHeight, timestamp }) => [
      txHash,
      { blockHash, height: blockHeight, time: timestamp },
    ]),
  );
  const listed: PrimaryNetworkBlock[] = [];
  for (const nodeId of nodeIds)
    listed.push(
      ...(await data.blocks.listByNode({ blockchainId: "x-chain", nodeId, pageSize: 100 }).toArray(ALL)),
    );
  const byHeight = new Map(listed.map((block) => [block.blockNumber, block]));
  for (const { id, height, parentID, txs } of blocks) {
    const block = byHeight.get(String(height));
    if (block === undefined) continue; // made without a proposer
    comparison.compare(
      "X-Chain blocks: id, parent, transactions",
      String(height),
      { id, parentID, txs: txs.map((tx: Said) => tx.id) },
      { id: block.blockHash, parentID: block.parentHash, txs: block.transactions },
    );
  }
  for (const { id } of blocks.flatMap(({ txs }) => txs)) await compareTx(compared, id, ours);
  for (const address of addresses) await compareAddress(compared, address.replace(/^P-/, "X-"));
}

async function compareTx(
  { call, comparison }: Compared,
  txID: string,
  ours: readonly XChainLinearTransaction[],
): Promise<void> {
  const mine = ours.find(({ txHash }) => txHash === txID);
  if (mine === undefined) return;
  const { unsignedTx } = (await call(X, "avm.getTx", { txID, encoding: "json" })).tx;
  const key = ({ txID: of, outputIndex }: Said) => `${of}:${outputIndex}`;
  const operations: readonly Said[] = unsignedTx.operations ?? [];
  const spent = [
    ...[...(unsignedTx.inputs ?? []), ...(unsignedTx.importedInputs ?? [])].map(key),
    ...operations.flatMap(({ inputIDs }) => inputIDs.map(key)),
  ];
  comparison.compare(
    "X-Chain transactions: outputs spent",
    txID,
    spent.sort(),
    mine.consumedUtxos.map(({ creationTxHash, outputIndex }) => `${creationTxHash}:${outputIndex}`).sort(),
  );
  const made = [...(unsignedTx.outputs ?? []), ...(unsignedTx.exportedOutputs ?? [])];
  const plain = [...mine.emittedUtxos]
    .sort((left, right) => Number(left.outputIndex) - Number(right.outputIndex))
    .slice(0, made.length);
  comparison.compare(
    "X-Chain transactions: plain outputs made",
    txID,
    made.map(({ assetID, output }: Said) => ({
      assetID,
      amount: String(output.amount),
      addresses: output.addresses.map(bare),
      threshold: output.threshold,
      locktime: String(output.locktime),
    })),
    plain.map(({ asset, addresses, threshold, locktime }) => ({
      assetID: asset.assetId,
      amount: asset.amount,
      addresses,
      threshold,
      locktime: String(locktime),
    })),
  );
}

async function compareAddress({ call, data, comparison, now }: Compared, address: string): Promise<void> {
  const { hrp } = parseAddress(address);
  const ask = { path: X, method: "avm.getUTXOs", address };
  const query = { blockchainId: "x-chain", addresses: [bare(address)], pageSize: 100 } as const;
  const ours = (await data.utxos.list(query).toArray(ALL)) as XOrCChainUtxo[];
  const chainId = (alias: string) => call("/ext/info", "info.getBlockchainID", { alias });
  const ids: Record<string, string> = {
    X: (await chainId("X")).blockchainID,
    C: (await chainId("C")).blockchainID,
  };
  ids.P = "11111111111111111111111111111111LpoYY";
  for (const source of ["X", "P", "C"]) {
    const hexes = await readUtxos(call, source === "X" ? ask : { ...ask, sourceChain: source });
    const said = hexes.map((hex) => {
      const { txId, outputIndex, assetId, output } = decodeUtxo(decodeHex(hex));
      return {
        key: `${encodeCb58(txId)}:${outputIndex}`,
        assetId: encodeCb58(assetId),
        amount: "amount" in output ? String(output.amount) : undefined,
        owners: "addresses" in output ? output.addresses.map((bytes) => formatAddress({ hrp, bytes })) : [],
        threshold: "threshold" in output ? output.threshold : 0,
      };
    });
    const mine = ours.filter(
      ({ createdOnChainId, consumedOnChainId }) =>
        createdOnChainId === ids[source] && consumedOnChainId === ids.X,
    );
    comparison.compareByKey(
      source === "X"
        ? "UTXO set of the X-Chain"
        : `outputs under way from the ${source}-Chain to the X-Chain`,
      said
        .filter(({ threshold }) => threshold <= 1)
        .map(({ key, assetId, owners }) => [key, { assetId, owners }]),
      mine.map(({ creationTxHash, outputIndex, asset, addresses }) => [
        `${creationTxHash}:${outputIndex}`,
        { assetId: asset.assetId, owners: addresses },
      ]),
    );
    if (source !== "X") continue;
    // The node counts what the address owns alone and can spend now; amounts of tokens that can be divided.
    const { balances } = await call(X, "avm.getAllBalances", { address });
    const { assetID: avax } = await call(X, "avm.getAssetDescription", { assetID: "AVAX" });
    const sums = new Map<string, bigint>();
    for (const { asset, utxoType, locktime, threshold, addresses } of mine) {
      if (
        utxoType !== "transfer" ||
        asset.type !== "secp256k1" ||
        Number(locktime) > now ||
        threshold > 1 ||
        addresses.length > 1
      )
        continue;
      sums.set(asset.assetId, (sums.get(asset.assetId) ?? 0n) + BigInt(asset.amount));
    }
    comparison.compareByKey(
      "balances of the X-Chain, by address and asset",
      (balances ?? []).map(({ asset, balance }: Said) => [
        `${address} ${asset === "AVAX" ? avax : asset}`,
        String(balance),
      ]),
      [...sums].map(([asset, amount]) => [`${address} ${asset}`, String(amount)]),
    );
  }
}
