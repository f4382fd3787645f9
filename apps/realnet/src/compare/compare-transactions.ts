/** Transactions of the P-Chain: where they stand, what they spend and make, what they burn. */
import { decodeHex, encodeCb58, formatNodeId } from "@primary-network/codec";
import { decodeUtxo, type UnsignedTx } from "@primary-network/codec/p";
import type { PChainTransaction, PChainUtxo } from "@primary-network/data";
import type { Said } from "../questions/exchange.ts";
import { ALL, bare, type Compared, P, PRIMARY, type PTx } from "./compared-network.ts";

/** An output, as far as both tell it. */
interface Output {
  readonly index: number;
  readonly assetId: string;
  readonly amount: string;
  readonly addresses: readonly string[];
  readonly threshold: number;
  readonly locktime: string;
  readonly stakeableLocktime: string;
}

/** An output in the node's JSON; a locked one wraps another. */
function outputOf({ assetID, output }: Said, index: number): Output {
  const inner = output.output ?? output;
  return {
    index,
    assetId: assetID,
    amount: String(inner.amount),
    addresses: inner.addresses.map(bare),
    threshold: inner.threshold,
    locktime: String(inner.locktime),
    stakeableLocktime: output.output ? String(output.locktime) : "0",
  };
}

function outputIn(utxo: PChainUtxo): Output {
  return {
    index: utxo.outputIndex,
    assetId: utxo.asset.assetId,
    amount: utxo.asset.amount,
    addresses: utxo.addresses,
    threshold: utxo.threshold ?? 0,
    locktime: String(utxo.platformLocktime ?? 0),
    stakeableLocktime: String(utxo.stakeableLocktime ?? 0),
  };
}

/** What a transaction makes, in the order in which its outputs are counted. */
function madeBy(unsigned: Said): readonly Said[] {
  return [...(unsigned.outputs ?? []), ...(unsigned.stake ?? []), ...(unsigned.exportedOutputs ?? [])];
}

const spentBy = (unsigned: Said): readonly Said[] => [
  ...(unsigned.inputs ?? []),
  ...(unsigned.importedInputs ?? []),
];

const sum = (amounts: readonly (string | number)[]): bigint =>
  amounts.reduce((total: bigint, amount) => total + BigInt(amount), 0n);

/** nAVAX that L1 validators were given, which leaves the outputs without being a fee. */
function l1Balances(unsigned: Said): bigint {
  if (unsigned.validators !== undefined) return sum(unsigned.validators.map(({ balance }: Said) => balance));
  return unsigned.balance === undefined ? 0n : sum([unsigned.balance]);
}

/** The burned amount of a transaction: its inputs, less its outputs and the balances of L1 validators. */
export const feeOf = (unsigned: Said): bigint =>
  sum(spentBy(unsigned).map(({ input }) => (input.input ?? input).amount)) -
  sum(madeBy(unsigned).map(({ output }) => (output.output ?? output).amount)) -
  l1Balances(unsigned);

const key = ({ txID, outputIndex }: Said) => `${txID}:${outputIndex}`;

/** Transactions that end a term make what the node keeps as reward outputs; and give the stake back. */
const ENDS = new Set(["RewardValidatorTx", "RewardAutoRenewedValidatorTx"]);

export async function compareTransactions({ call, data, comparison, txs }: Compared): Promise<void> {
  const list = data.transactions.list({ blockchainId: "p-chain", sortOrder: "asc", pageSize: 100 });
  const ours = ((await list.toArray(ALL)) as PChainTransaction[]).filter(
    ({ blockNumber }) => blockNumber !== "0",
  );
  const byId = new Map(ours.map((tx) => [tx.txHash, tx]));
  const positionOf = ({ id, tx, block }: PTx) => ({
    id,
    type: tx.unsignedTx.type,
    blockNumber: String(block.height),
    blockHash: block.said.id,
    blockTimestamp: block.time,
  });
  comparison.compare(
    "order of all P-Chain transactions",
    "all",
    txs.map(({ id }) => id),
    ours.map(({ txHash }) => txHash),
  );
  comparison.compareByKey(
    "P-Chain transactions: type and block",
    txs.map((tx) => [tx.id, positionOf(tx)]),
    ours.map((tx) => [
      tx.txHash,
      {
        id: tx.txHash,
        type: tx.txType,
        blockNumber: tx.blockNumber,
        blockHash: tx.blockHash,
        blockTimestamp: tx.blockTimestamp,
      },
    ]),
  );
  for (const { id, tx, said, block } of txs) {
    const mine = byId.get(id);
    if (mine === undefined) continue;
    const unsigned = said.unsignedTx;
    const emitted = [...mine.emittedUtxos].sort((left, right) => left.outputIndex - right.outputIndex);
    if (ENDS.has(tx.unsignedTx.type)) {
      // Rewards of a cycle are stored under the transaction that pays them, rewards of a term under the
      // staking transaction.
      const isCycle = tx.unsignedTx.type === "RewardAutoRenewedValidatorTx";
      await compareEnd({ call, comparison }, id, isCycle ? id : unsigned.txID, emitted);
      continue;
    }
    comparison.compare(
      "P-Chain transactions: outputs made",
      id,
      madeBy(unsigned).map(outputOf),
      // What an L1 validator is given back follows from its end, not from the transaction: the UTXO sets hold it.
      emitted.filter(({ outputIndex }) => outputIndex < madeBy(unsigned).length).map(outputIn),
    );
    comparison.compare(
      "P-Chain transactions: outputs spent",
      id,
      spentBy(unsigned).map(key).sort(),
      mine.consumedUtxos.map(({ txHash, outputIndex }) => key({ txID: txHash, outputIndex })).sort(),
    );
    comparison.compare(
      "P-Chain transactions: fee burned",
      id,
      String(feeOf(unsigned)),
      String(sum(mine.amountBurned.map(({ amount }) => amount))),
    );
    comparison.compare(
      "P-Chain transactions: balance given to L1 validators",
      id,
      String(l1Balances(unsigned)),
      String(sum(mine.amountL1ValidatorBalanceBurned.map(({ amount }) => amount))),
    );
    const { memo } = unsigned;
    const { nodeId, subnetId, end } = stakerOf(tx.unsignedTx, unsigned, block.time);
    comparison.compare(
      "P-Chain transactions: node, subnet, term, memo",
      id,
      {
        nodeId,
        // The service names the subnet that a transaction makes as well.
        subnetId: tx.unsignedTx.type === "CreateSubnetTx" ? id : subnetId,
        end,
        memo: memo === "0x" ? undefined : memo,
      },
      { nodeId: mine.nodeId, subnetId: mine.subnetId, end: mine.endTimestamp, memo: mine.memo },
    );
  }
}

/** Whom a transaction lets validate; of an auto-renewed validator the first cycle, which begins with the block. */
function stakerOf(tx: UnsignedTx, { validator, subnetID, nodeID }: Said, time: number) {
  if (tx.type === "AddAutoRenewedValidatorTx")
    return { nodeId: formatNodeId(tx.nodeId), subnetId: PRIMARY, end: time + Number(tx.period) };
  return {
    nodeId: validator?.nodeID ?? nodeID,
    subnetId: subnetID ?? validator?.subnetID,
    end: validator?.end,
  };
}

/** At the end of a term: the rewards that the node kept, and the stake given back under the staking transaction's id. */
async function compareEnd(
  { call, comparison }: Pick<Compared, "call" | "comparison">,
  id: string,
  keptUnder: string,
  emitted: readonly PChainUtxo[],
): Promise<void> {
  const { utxos } = await call(P, "platform.getRewardUTXOs", { txID: keptUnder, encoding: "hex" });
  const rewards = (utxos ?? []).map((hex: string) => {
    const { txId, outputIndex, output } = decodeUtxo(decodeHex(hex));
    const inner = output.type === "LockOut" ? output.output : output;
    return { txHash: encodeCb58(txId), index: outputIndex, amount: String(inner.amount) };
  });
  comparison.compare(
    "rewards paid at the end of a term",
    `${keptUnder} ended by ${id}`,
    rewards,
    emitted
      .filter(({ rewardType }) => rewardType !== undefined)
      .map(({ txHash, outputIndex, amount }) => ({ txHash, index: outputIndex, amount })),
  );
}
