/** Transactions of the P-Chain: their position, what they spend and make, what they burn. */
import { decodeHex, encodeCb58, formatNodeId } from "@primary-network/codec";
import { decodeUtxo, type UnsignedTx } from "@primary-network/codec/p";
import type { PChainTransaction, PChainUtxo } from "@primary-network/data";
import { bare, type Compared, P, PRIMARY, pathOf } from "../compared.ts";
import type { Said } from "../node-calls.ts";
import type { PTx } from "../p-blocks.ts";

/** An output, as far as both report it. */
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

/** Outputs of a transaction, in the order in which they are counted. */
const madeBy = (unsigned: Said): readonly Said[] => [
  ...(unsigned.outputs ?? []),
  ...(unsigned.stake ?? []),
  ...(unsigned.exportedOutputs ?? []),
];

const spentBy = (unsigned: Said): readonly Said[] => [
  ...(unsigned.inputs ?? []),
  ...(unsigned.importedInputs ?? []),
];

const sum = (amounts: readonly (string | number | bigint)[]): bigint =>
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

/** Types that end a term. Their outputs are the rewards that the node keeps, and the stake given back. */
const ENDS = new Set(["RewardValidatorTx", "RewardAutoRenewedValidatorTx"]);

const question = (compared: Compared, name: string) => ({
  chain: "p-chain",
  name,
  ask: `${pathOf(compared, "p-chain")}/transactions/{about}`,
});

export async function compareTransactions(compared: Compared, txs: readonly PTx[]): Promise<void> {
  const { data, comparison, each, found, sums } = compared;
  await each(txs, async (tx) => {
    sums.pBurned += feeOf(tx.said.unsignedTx);
    for (const output of madeBy(tx.said.unsignedTx).map(outputOf)) output.addresses.forEach(add);
    const mine = await comparison.compareResponse(
      question(compared, "P-Chain transactions: type and block"),
      tx.id,
      {
        txHash: tx.id,
        txType: tx.tx.unsignedTx.type,
        blockNumber: String(tx.block.height),
        blockHash: tx.block.said.id,
        blockTimestamp: tx.block.time,
      },
      () => data.transactions.get({ blockchainId: "p-chain", txHash: tx.id }),
      ({ txHash, txType, blockNumber, blockHash, blockTimestamp }) => ({
        txHash,
        txType,
        blockNumber,
        blockHash,
        blockTimestamp: tx.block.time === undefined ? undefined : blockTimestamp,
      }),
    );
    if (mine !== undefined) await compareContent(compared, tx, mine);
  });
  function add(address: string) {
    found.addAddress(address);
  }
}

async function compareContent(compared: Compared, given: PTx, mine: PChainTransaction): Promise<void> {
  const { comparison } = compared;
  const { id, tx, said, block } = given;
  const unsigned = said.unsignedTx;
  const emitted = [...mine.emittedUtxos].sort((left, right) => left.outputIndex - right.outputIndex);
  const compare = (name: string, node: unknown, service: unknown) =>
    comparison.compare(question(compared, name), id, node, service);
  if (ENDS.has(tx.unsignedTx.type)) {
    // Rewards of a cycle are stored under the transaction that pays them, rewards of a term under the
    // staking transaction.
    const isCycle = tx.unsignedTx.type === "RewardAutoRenewedValidatorTx";
    return compareEnd(compared, id, isCycle ? id : unsigned.txID, emitted);
  }
  compare(
    "P-Chain transactions: outputs made",
    madeBy(unsigned).map(outputOf),
    // The return of an L1 validator's balance follows from its end, not from the transaction: the UTXO sets hold it.
    emitted.filter(({ outputIndex }) => outputIndex < madeBy(unsigned).length).map(outputIn),
  );
  compare(
    "P-Chain transactions: outputs spent",
    spentBy(unsigned).map(key).sort(),
    mine.consumedUtxos.map(({ txHash, outputIndex }) => key({ txID: txHash, outputIndex })).sort(),
  );
  compare(
    "P-Chain transactions: fee burned",
    String(feeOf(unsigned)),
    String(sum(mine.amountBurned.map(({ amount }) => amount))),
  );
  compare(
    "P-Chain transactions: balance given to L1 validators",
    String(l1Balances(unsigned)),
    String(sum(mine.amountL1ValidatorBalanceBurned.map(({ amount }) => amount))),
  );
  const { memo } = unsigned;
  const { nodeId, subnetId, end } = stakerOf(tx.unsignedTx, unsigned, block.time ?? 0);
  compare(
    "P-Chain transactions: node, subnet, term, memo",
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

/** The staker of a transaction; of an auto-renewed validator the first cycle, which begins with the block. */
function stakerOf(tx: UnsignedTx, { validator, subnetID, nodeID }: Said, time: number) {
  if (tx.type === "AddAutoRenewedValidatorTx")
    return { nodeId: formatNodeId(tx.nodeId), subnetId: PRIMARY, end: time + Number(tx.period) };
  const isOlder = tx.type === "AddValidatorTx" || tx.type === "AddDelegatorTx";
  return {
    nodeId: validator?.nodeID ?? nodeID,
    // Types from before Banff stake on the Primary Network only, and do not name it.
    subnetId: isOlder ? PRIMARY : (subnetID ?? validator?.subnetID),
    end: validator?.end,
  };
}

/** At the end of a term: the rewards that the node kept under a transaction's id. */
async function compareEnd(
  compared: Compared,
  id: string,
  keptUnder: string,
  emitted: readonly PChainUtxo[],
): Promise<void> {
  const { call, comparison } = compared;
  const { utxos } = await call(P, "platform.getRewardUTXOs", { txID: keptUnder, encoding: "hex" });
  const rewards = (utxos ?? []).map((hex: string) => {
    const { txId, outputIndex, output } = decodeUtxo(decodeHex(hex));
    const inner = output.type === "LockOut" ? output.output : output;
    return { txHash: encodeCb58(txId), index: outputIndex, amount: String(inner.amount) };
  });
  comparison.compare(
    question(compared, "rewards paid at the end of a term"),
    id,
    rewards,
    emitted
      .filter(({ rewardType }) => rewardType !== undefined)
      .map(({ txHash, outputIndex, amount }) => ({ txHash, index: outputIndex, amount })),
  );
}
