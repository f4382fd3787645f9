/** Blocks and transactions of the X-Chain. */
import type { XChainLinearTransaction } from "@primary-network/data";
import { bare, type Compared, pathOf, X } from "../compared.ts";
import type { Said } from "../node-calls.ts";

const seconds = (time: string | number): number =>
  typeof time === "number" ? time : Math.floor(Date.parse(time) / 1_000);

/** @param heights in ascending order */
export async function compareXChain(compared: Compared, heights: readonly number[]): Promise<void> {
  const { call, data, comparison, each } = compared;
  await each(heights, async (height) => {
    const block = (await call(X, "avm.getBlockByHeight", { height, encoding: "json" })).block;
    const txs: readonly Said[] = block.txs ?? [];
    const blockId = String(height);
    await comparison.compareResponse(
      {
        chain: "x-chain",
        name: "X-Chain blocks: id, parent, time, transactions",
        ask: `${pathOf(compared, "x-chain")}/blocks/{about}`,
      },
      blockId,
      { id: block.id, parent: block.parentID, time: seconds(block.time), txs: txs.map(({ id }) => id) },
      () => data.blocks.get({ blockchainId: "x-chain", blockId }),
      (mine) => ({
        id: mine.blockHash,
        parent: mine.parentHash,
        time: mine.blockTimestamp,
        txs: mine.transactions,
      }),
    );
    for (const { id } of txs) await compareTx(compared, id, block);
  });
}

const key = ({ txID, outputIndex }: Said) => `${txID}:${outputIndex}`;

async function compareTx(compared: Compared, txID: string, block: Said): Promise<void> {
  const { call, data, comparison, found } = compared;
  const question = (name: string) => ({
    chain: "x-chain",
    name,
    ask: `${pathOf(compared, "x-chain")}/transactions/{about}`,
  });
  const { unsignedTx } = (await call(X, "avm.getTx", { txID, encoding: "json" })).tx;
  const made: readonly Said[] = [...(unsignedTx.outputs ?? []), ...(unsignedTx.exportedOutputs ?? [])];
  for (const { output } of made)
    for (const address of output.addresses ?? []) found.addAddress(bare(address));
  const response = await comparison.compareResponse(
    question("X-Chain transactions: block, time"),
    txID,
    { blockHash: block.id, height: Number(block.height), time: seconds(block.time) },
    () => data.transactions.get({ blockchainId: "x-chain", txHash: txID }),
    ({ blockHash, blockHeight, timestamp }: Said) => ({ blockHash, height: blockHeight, time: timestamp }),
  );
  if (response === undefined) return;
  // A transaction of a block is linear; vertices are not compared.
  const mine = response as XChainLinearTransaction;
  const operations: readonly Said[] = unsignedTx.operations ?? [];
  const spent = [
    ...[...(unsignedTx.inputs ?? []), ...(unsignedTx.importedInputs ?? [])].map(key),
    ...operations.flatMap(({ inputIDs }) => inputIDs.map(key)),
  ];
  comparison.compare(
    question("X-Chain transactions: outputs spent"),
    txID,
    spent.sort(),
    mine.consumedUtxos.map(({ creationTxHash, outputIndex }) => `${creationTxHash}:${outputIndex}`).sort(),
  );
  const plain = [...mine.emittedUtxos]
    .sort((left, right) => Number(left.outputIndex) - Number(right.outputIndex))
    .slice(0, made.length);
  comparison.compare(
    question("X-Chain transactions: plain outputs made"),
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
