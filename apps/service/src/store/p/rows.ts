/** The rows of the P-Chain's facts, computed from the facts and rows of earlier blocks without a database. */

import { ContradictionError } from "../../domain/contradiction-error.ts";
import { PRIMARY_ID } from "../../domain/network.ts";
import type { Facts, SpendFact, StakerFact, UtxoFact } from "../../domain/p/facts.ts";
import { packDetail } from "../packed/detail.ts";
import { packInput } from "../packed/inputs.ts";
import { isPlain, type PlainOutput } from "../packed/plain-output.ts";
import { WHOLE_CHAIN } from "../utxos/request.ts";

/** Stands for the address of an owner that has none. */
const NOBODY = "0x";

/** An output with the transaction that spends it. */
export type Spent = PlainOutput & { consumingTx: string; plain: boolean };

/** An output as it is written: one that is created and spent in the same blocks is written once, as spent. */
type OutputRow = UtxoFact & { [Field in keyof Omit<SpendFact, "utxoId">]: SpendFact[Field] | null };

function outputRow(utxo: UtxoFact, spend: SpendFact | undefined): OutputRow {
  // Every field is named: spreading a fact with this many fields takes 10 microseconds (Node 20).
  return {
    utxoId: utxo.utxoId,
    txId: utxo.txId,
    outputIndex: utxo.outputIndex,
    assetId: utxo.assetId,
    amount: utxo.amount,
    locktime: utxo.locktime,
    stakeableLocktime: utxo.stakeableLocktime,
    threshold: utxo.threshold,
    addresses: utxo.addresses,
    signers: utxo.signers ?? null,
    kind: utxo.kind,
    rewardType: utxo.rewardType,
    createdOn: utxo.createdOn,
    consumedOn: utxo.consumedOn,
    height: utxo.height,
    time: utxo.time,
    emittingTx: utxo.emittingTx,
    stakeStart: utxo.stakeStart,
    stakeEnd: utxo.stakeEnd,
    consumingTx: spend?.consumingTx ?? null,
    consumedHeight: spend?.consumedHeight ?? null,
    consumedTime: spend?.consumedTime ?? null,
  };
}

/** The spending of an output. Signers of an imported one stand for its owners, whom no input names. */
function spentOf(row: OutputRow): Spent[] {
  const { utxoId, txId, outputIndex, amount, height, time, consumingTx } = row;
  if (consumingTx === null) return [];
  const addresses = row.signers ?? row.addresses;
  return [{ utxoId, txId, outputIndex, amount, height, time, addresses, consumingTx, plain: isPlain(row) }];
}

/**
 * The rows of created outputs, and the spends of the same blocks.
 *
 * @throws ContradictionError when an output is spent twice
 */
export function outputRows({ utxos, spends }: Pick<Facts, "utxos" | "spends">) {
  const byUtxo = new Map(spends.map((spend) => [spend.utxoId, spend]));
  if (byUtxo.size < spends.length) throw new ContradictionError("an output is spent twice in one batch");
  const rows = utxos.map((utxo) => {
    const spend = byUtxo.get(utxo.utxoId);
    byUtxo.delete(utxo.utxoId);
    return outputRow(utxo, spend);
  });
  return {
    rows,
    /** Owners of outputs; an only owner is found by the table of outputs itself (sql/sole-owner.ts). */
    owned: utxos.flatMap(({ addresses, utxoId, time, amount }) =>
      addresses.length === 1
        ? []
        : [...new Set(addresses)].map((address) => ({ address, utxoId, time, amount })),
    ),
    unspent: rows.flatMap(({ consumingTx, addresses, utxoId, time, amount, assetId }) =>
      consumingTx === null
        ? [WHOLE_CHAIN, ...new Set(addresses)].map((address) => ({ address, utxoId, time, amount, assetId }))
        : [],
    ),
    /** Created and spent in these blocks. */
    spent: rows.flatMap(spentOf),
    /** Spends of outputs that earlier blocks created. */
    older: [...byUtxo.values()],
  };
}

/** Validators of permissioned subnets stake nothing. */
const locksStake = ({ kind, feeShares }: StakerFact): boolean => kind === "delegator" || feeShares !== null;

/** The outputs that a transaction spends: packed where they are plain and fit, else their ids. */
interface Inputs {
  readonly ids: string[];
  /** Hex with 0x. */
  packed: string;
}

function inputsOf({ txs, spends }: Pick<Facts, "txs" | "spends">, spent: readonly Spent[]) {
  const outputs = new Map(spent.map((output) => [output.utxoId, output]));
  const inputs = new Map(txs.map(({ txId }): [string, Inputs] => [txId, { ids: [], packed: "0x" }]));
  for (const { consumingTx, utxoId } of spends) {
    const output = outputs.get(utxoId);
    const packed = output?.plain ? packInput(output) : undefined;
    const own = inputs.get(consumingTx);
    if (packed === undefined) own?.ids.push(utxoId);
    else if (own) own.packed += packed;
  }
  return inputs;
}

/** The addresses that each transaction concerns: owners of the outputs that it creates and spends. */
function concernedBy({ txs, utxos }: Pick<Facts, "txs" | "utxos">, spent: readonly Spent[]) {
  const concerned = new Map(txs.map(({ txId }) => [txId, new Set<string>()]));
  const concern = (id: string, addresses: readonly string[]) => {
    for (const address of addresses) concerned.get(id)?.add(address);
  };
  for (const { emittingTx, txId, addresses } of utxos) concern(emittingTx ?? txId, addresses);
  for (const { consumingTx, addresses } of spent) concern(consumingTx, addresses);
  return concerned;
}

/**
 * The rows of transactions, and of the addresses and validations that they concern.
 *
 * @param spent all outputs that they spend
 */
export function transactionRows(
  facts: Pick<Facts, "txs" | "utxos" | "spends" | "stakers" | "validations">,
  spent: readonly Spent[],
) {
  const staked = new Set(facts.stakers.filter(locksStake).map(({ txId }) => txId));
  const inputs = inputsOf(facts, spent);
  const concerned = concernedBy(facts, spent);
  return {
    rows: facts.txs.map((tx) => ({
      ...tx,
      detail: packDetail(tx.detail),
      consumed: inputs.get(tx.txId)?.ids ?? [],
      inputs: inputs.get(tx.txId)?.packed ?? "0x",
      staked: staked.has(tx.txId),
    })),
    addresses: facts.txs.flatMap(({ txId, height, idx, type }) =>
      [...(concerned.get(txId) ?? [])].map((address) => ({
        address,
        height,
        idx,
        type,
        staked: staked.has(txId),
      })),
    ),
    validations: facts.validations.map(({ time: _, ...validation }) => validation),
  };
}

/** The addresses that the rewards of delegations on the Primary Network go to, for listings by them. */
export const delegatorAddresses = ({ stakers }: Pick<Facts, "stakers">) =>
  stakers.flatMap(({ kind, subnetId, rewardAddresses, height, idx, endTime }) =>
    kind === "delegator" && subnetId === PRIMARY_ID
      ? [...new Set(rewardAddresses)].map((address) => ({ address, height, idx, endTime }))
      : [],
  );

/** An output that is a reward. */
interface Reward extends Pick<UtxoFact, "utxoId" | "height" | "addresses"> {
  /** Transaction of the staker that it rewards. */
  readonly stakingTx: string;
}

/**
 * The rewards that blocks pay. An output of a RewardAutoRenewedValidatorTx has that transaction's id, so the
 * transaction says whom it rewards.
 */
export function rewardsOf({ utxos, txs }: Pick<Facts, "utxos" | "txs">): Reward[] {
  const stakingOf = new Map(txs.map(({ txId, detail }) => [txId, detail.stakingTxHash]));
  return utxos.flatMap(({ rewardType, txId, emittingTx, utxoId, height, addresses }) =>
    rewardType === null
      ? []
      : [{ utxoId, height, addresses, stakingTx: stakingOf.get(emittingTx ?? txId) ?? txId }],
  );
}

/** A staker of the Primary Network that is rewarded. */
export type Rewarded = Pick<StakerFact, "txId" | "nodeId">;

/**
 * The rewards of the Primary Network by their receivers and nodes. Rewards of an elastic subnet are left out:
 * they are paid in an asset that is not indexed.
 */
export function rewardRows(rewards: readonly Reward[], stakers: readonly Rewarded[]) {
  const nodes = new Map(stakers.map(({ txId, nodeId }) => [txId, nodeId]));
  return rewards.flatMap(({ addresses, ...reward }) => {
    const nodeId = nodes.get(reward.stakingTx);
    if (nodeId === undefined) return [];
    // The reward of an owner without addresses is found by its node.
    const owners = addresses.length > 0 ? [...new Set(addresses)] : [NOBODY];
    return owners.map((address) => ({ ...reward, nodeId, address }));
  });
}
