/** Selection of the coins that pay for a transaction, and the change. Pure, and the same for every chain. */
import {
  encodeCb58,
  type TransferableInput,
  type TransferableOutput,
  type TransferInput,
} from "@primary-network/codec";
import { type Candidate, candidatesOf, largestFirst, orderOf } from "./candidate.ts";
import { amountOf, availabilityOf, type Coin, ownersOfCoin, signingIndices, stakeableUntil } from "./coin.ts";
import type { Costs, Demand, Need } from "./demand.ts";
import { InsufficientFundsError } from "./errors.ts";
import { inOrder } from "./in-order.ts";
import { equalBytes } from "./order.ts";
import { takeStakeable } from "./stakeable.ts";

/** A coin and the input that spends it. */
export interface Picked {
  readonly coin: Coin;
  readonly input: TransferableInput;
}

/** Result of a selection, in no particular order. */
export interface Selected {
  readonly picked: readonly Picked[];
  readonly change: readonly TransferableOutput[];
  readonly stake: readonly TransferableOutput[];
  /** Smallest fee in nAVAX of the transaction with all these parts. */
  readonly fee: bigint;
  /** nAVAX that the transaction burns: the fee, and change that would cost more than it is worth. */
  readonly burned: bigint;
}

function spend({ coin, amount, isLocked }: Candidate, by: Demand["by"]): Picked {
  const { txId, outputIndex, assetId } = coin;
  const signatureIndices = signingIndices(ownersOfCoin(coin), by) as number[]; // enough of them sign
  const plain: TransferInput = { type: "TransferInput", amount, signatureIndices };
  const input: TransferableInput["input"] = isLocked
    ? { type: "LockIn", locktime: stakeableUntil(coin), input: plain }
    : plain;
  return { coin, input: { txId, outputIndex, assetId, input } };
}

/**
 * Selects coins.
 *
 * Coins that need more of the signers go first, because the others can also be spent by fewer. Among the rest the
 * largest go first, unless one coin pays without change. In the end no coin can be left out. A coin of AVAX that
 * costs more than it is worth is never taken, and change is only made if it is worth more than its output and its
 * later input cost. If all coins that are worth their cost are enough, a selection is found. With stakeable coins
 * this holds up to the cost of an output for each of them and two more.
 *
 * @throws InsufficientFundsError with the reason.
 */
export function select(demand: Demand): Selected {
  const { avax, stake = 0n, baseFee, costs, change } = demand;
  const order = orderOf(demand);
  const spends = () => picked.map((candidate) => spend(candidate, demand.by));
  const picked: Candidate[] = [];
  const changeOutputs: TransferableOutput[] = [];
  const plain = (assetId: Uint8Array, amount: bigint): TransferableOutput => ({
    assetId,
    output: { type: "TransferOutput", amount, ...change },
  });

  const staked = takeStakeable(demand, stake);
  picked.push(...staked.picked);
  changeOutputs.push(...staked.change);
  const stakeOutputs = [...staked.stake];
  const freeStake = stake - staked.amount;
  if (freeStake > 0n) stakeOutputs.push(plain(avax, freeStake));

  const needs = sumByAsset(demand.needs);
  let avaxNeed = freeStake;
  for (const { assetId, amount } of needs) {
    if (equalBytes(assetId, avax)) {
      avaxNeed += amount;
      continue;
    }
    const candidates = candidatesOf(demand, assetId, "now");
    const taken = take(inOrder(candidates, order), amount, ({ amount: units }) => units);
    if (taken === undefined) throw shortage(demand, assetId, amount, candidates);
    picked.push(...taken);
    const rest = taken.reduce((sum, one) => sum + one.amount, -amount);
    if (rest > 0n) changeOutputs.push(plain(assetId, rest));
  }

  let fee = baseFee + sumOf(picked, ({ cost }) => cost);
  fee += sumOf([...changeOutputs, ...stakeOutputs], (output) => costOfOutput(costs, output));
  const payers = candidatesOf(demand, avax, "now").filter((candidate) => worthOf(candidate) > 0n);
  const changeCost = costs.output(change.addresses.length, false);
  const needed = avaxNeed + fee;
  const taken = takeExact(payers, needed, changeCost) ?? take(inOrder(payers, order), needed, worthOf);
  if (taken === undefined) throw shortage(demand, avax, needed, payers);
  picked.push(...taken);
  fee += sumOf(taken, ({ cost }) => cost);

  const surplus = sumOf(taken, ({ amount }) => amount) - avaxNeed - fee;
  if (surplus <= changeCost + costs.input(change.threshold, false)) {
    return {
      picked: spends(),
      change: changeOutputs,
      stake: stakeOutputs,
      fee,
      burned: fee + surplus,
    };
  }
  fee += changeCost;
  changeOutputs.push(plain(avax, surplus - changeCost));
  return { picked: spends(), change: changeOutputs, stake: stakeOutputs, fee, burned: fee };
}

const worthOf = ({ amount, cost }: Candidate): bigint => amount - cost;

const sumOf = <T>(values: readonly T[], amount: (value: T) => bigint): bigint =>
  values.reduce((sum, value) => sum + amount(value), 0n);

function costOfOutput(costs: Costs, { output }: TransferableOutput): bigint {
  const isLocked = output.type === "LockOut";
  return costs.output((isLocked ? output.output : output).addresses.length, isLocked);
}

function sumByAsset(needs: readonly Need[]): Need[] {
  const sums: { assetId: Uint8Array; amount: bigint }[] = [];
  for (const { assetId, amount } of needs) {
    const known = sums.find((sum) => equalBytes(sum.assetId, assetId));
    if (known) known.amount += amount;
    else sums.push({ assetId, amount });
  }
  return sums;
}

/** Takes candidates in order until they are worth an amount, then leaves out each that is not needed. */
function take(
  candidates: Iterable<Candidate>,
  amount: bigint,
  worth: (candidate: Candidate) => bigint,
): Candidate[] | undefined {
  const taken: Candidate[] = [];
  let missing = amount;
  for (const candidate of candidates) {
    if (missing <= 0n) break;
    taken.push(candidate);
    missing -= worth(candidate);
  }
  if (missing > 0n) return undefined;
  let surplus = -missing;
  return taken
    .sort((left, right) => -largestFirst(left, right))
    .filter((candidate) => {
      if (worth(candidate) > surplus) return true;
      surplus -= worth(candidate);
      return false;
    });
}

/**
 * Takes the one coin of AVAX that pays without change and burns less than change would cost. It is among those that
 * need the most signers.
 */
function takeExact(
  candidates: readonly Candidate[],
  amount: bigint,
  changeCost: bigint,
): Candidate[] | undefined {
  if (amount <= 0n) return undefined;
  const most = candidates.reduce((max, { signatures }) => Math.max(max, signatures), 0);
  const exact = candidates.filter((candidate) => {
    const surplus = worthOf(candidate) - amount;
    return candidate.signatures === most && surplus >= 0n && surplus <= changeCost;
  });
  const [smallest] = exact.sort((left, right) => -largestFirst(left, right));
  return smallest && [smallest];
}

/** Explains why the coins are not enough. */
function shortage(
  { coins, by, time, avax }: Demand,
  assetId: Uint8Array,
  needed: bigint,
  usable: readonly Candidate[],
): InsufficientFundsError {
  const isAvax = equalBytes(assetId, avax);
  const sums = { now: 0n, stakeable: 0n, later: 0n, shared: 0n, foreign: 0n };
  for (const coin of coins) {
    if (equalBytes(coin.assetId, assetId)) sums[availabilityOf(coin, by, time)] += amountOf(coin);
  }
  return new InsufficientFundsError(
    {
      assetId: encodeCb58(assetId),
      needed,
      available: sumOf(usable, isAvax ? worthOf : ({ amount }) => amount),
      locked: sums.later + sums.stakeable,
      shared: sums.shared,
      dust: sums.now - sumOf(usable, ({ amount }) => amount),
    },
    isAvax ? "nAVAX" : "units",
  );
}
