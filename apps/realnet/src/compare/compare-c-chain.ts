/** The C-Chain's atomic transactions, and what is under way to it. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { decodeHex, encodeCb58 } from "@primary-network/codec";
import { atomicTxId, decodeAtomicTx, decodeAtomicTxs } from "@primary-network/codec/c";
import { decodeUtxo } from "@primary-network/codec/p";
import type { CChainExportTransaction, CChainImportTransaction, XOrCChainUtxo } from "@primary-network/data";
import type { Said } from "../questions/exchange.ts";
import { readUtxos } from "./compare-utxos.ts";
import { ALL, bare, type Compared } from "./compared-network.ts";

const AVAX = "/ext/bc/C/avax";
const RPC = "/ext/bc/C/rpc";

type Atomic = CChainImportTransaction | CChainExportTransaction;

/** Ids of the atomic transactions of every block, as the blocks that the EVM's RPC shows carry them. */
async function atomicIds(call: Compared["call"]): Promise<ReadonlyMap<string, Said>> {
  const head = Number(await call(RPC, "eth_blockNumber", []));
  const found = new Map<string, Said>();
  for (let number = 1; number <= head; number++) {
    const block = await call(RPC, "eth_getBlockByNumber", [`0x${number.toString(16)}`, false]);
    if (typeof block.blockExtraData !== "string" || block.blockExtraData === "0x") continue;
    for (const tx of decodeAtomicTxs(decodeHex(block.blockExtraData, { checksum: false })))
      found.set(encodeCb58(atomicTxId(tx)), block);
  }
  return found;
}

export async function compareCChain({ call, data, comparison, addresses }: Compared): Promise<void> {
  const said = await atomicIds(call);
  const list = data.transactions.list({ blockchainId: "c-chain", sortOrder: "asc", pageSize: 100 });
  const ours = (await list.toArray(ALL)) as Atomic[];
  comparison.compareByKey(
    "C-Chain atomic transactions: block, time",
    [...said].map(([id, block]) => [
      id,
      { height: Number(block.number), blockHash: block.hash, time: Number(block.timestamp) },
    ]),
    ours.map(({ txHash, blockHeight, blockHash, timestamp }) => [
      txHash,
      { height: blockHeight, blockHash, time: timestamp },
    ]),
  );
  for (const mine of ours) {
    const { tx, blockHeight } = await call(AVAX, "avax.getAtomicTx", { txID: mine.txHash, encoding: "hex" });
    const { unsignedTx } = decodeAtomicTx(decodeHex(tx));
    comparison.compare(
      "C-Chain atomic transactions: type, height, accounts, outputs",
      mine.txHash,
      unsignedTx.type === "ImportTx"
        ? {
            type: unsignedTx.type,
            height: Number(blockHeight),
            accounts: unsignedTx.outputs.map(({ address, amount }) => [
              `0x${bytesToHex(address)}`,
              String(amount),
            ]),
            spent: unsignedTx.importedInputs
              .map(({ txId, outputIndex }) => `${encodeCb58(txId)}:${outputIndex}`)
              .sort(),
          }
        : {
            type: unsignedTx.type,
            height: Number(blockHeight),
            accounts: unsignedTx.inputs.map(({ address, amount }) => [
              `0x${bytesToHex(address)}`,
              String(amount),
            ]),
            made: unsignedTx.exportedOutputs.map(({ output }) => String(output.amount)),
          },
      mine.txType === "ImportTx"
        ? {
            type: mine.txType,
            height: mine.blockHeight,
            accounts: mine.evmOutputs.map(({ toAddress, asset }) => [toAddress.toLowerCase(), asset.amount]),
            spent: mine.consumedUtxos
              .map(({ creationTxHash, outputIndex }) => `${creationTxHash}:${outputIndex}`)
              .sort(),
          }
        : {
            type: mine.txType,
            height: mine.blockHeight,
            accounts: mine.evmInputs.map(({ fromAddress, asset }) => [
              fromAddress.toLowerCase(),
              asset.amount,
            ]),
            made: mine.emittedUtxos.map(({ asset }) => asset.amount),
          },
    );
  }
  for (const address of addresses) {
    const ask = { path: AVAX, method: "avax.getUTXOs", address: address.replace(/^P-/, "C-") };
    const waiting = [];
    for (const sourceChain of ["P", "X"]) {
      for (const text of await readUtxos(call, { ...ask, sourceChain })) {
        const { txId, outputIndex, output } = decodeUtxo(decodeHex(text));
        const inner = output.type === "LockOut" ? output.output : output;
        if (inner.threshold <= 1) waiting.push(`${encodeCb58(txId)}:${outputIndex} ${inner.amount}`);
      }
    }
    const query = { blockchainId: "c-chain", addresses: [bare(address)], pageSize: 100 } as const;
    const mine = (await data.utxos.list(query).toArray(ALL)) as XOrCChainUtxo[];
    const cChainId = (await call("/ext/info", "info.getBlockchainID", { alias: "C" })).blockchainID;
    comparison.compareByKey(
      "outputs under way to the C-Chain",
      waiting.map((each) => [each, true] as const),
      mine
        .filter(({ consumedOnChainId }) => consumedOnChainId === cChainId)
        .map(({ creationTxHash, outputIndex, asset }) => [
          `${creationTxHash}:${outputIndex} ${asset.amount}`,
          true,
        ]),
    );
  }
}
