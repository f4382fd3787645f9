/** Selection of the coins that pay for a transaction, and the change. Pure, and the same for every chain. */
import {
  encodeCb58,
  type TransferableInput,
  type TransferableOutput,
  type TransferInput,
} from "@primary-network/codec";
import { amountOf, availabilityOf, type Coin, ownersOfCoin, signingIndices, stakeableUntil } from "./coin.ts";
import type { Costs, Demand, Need } from "./demand.ts";
import { InsufficientFundsError } from "./errors.ts";
import { compareOrigins, equalBytes } from "./order.ts";

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

/** A coin that may be taken. A wallet may have ten thousand, so the inputs are made of those alone that are. */
interface Candidate {
  readonly coin: Coin;
  readonly amount: bigint;
  readonly signatureIndices: number[];
  readonly isLocked: boolean;
  /** Fee for the input. */
  readonly cost: bigint;
}

function spend({ coin, amount, signatureIndices, isLocked }: Candidate): Picked {
  const { txId, outputIndex, assetId } = coin;
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
    const taken = take(candidates, amount, ({ amount: units }) => units);
    if (taken === undefined) throw shortage(demand, assetId, amount, candidates);
    picked.push(...taken);
    const rest = taken.reduce((sum, one) => sum + one.amount, -amount);
    if (rest > 0n) changeOutputs.push(plain(assetId, rest));
  }

  let fee = baseFee + sumOf(picked, ({ cost }) => cost);
  fee += sumOf([...changeOutputs, ...stakeOutputs], (output) => costOfOutput(costs, output));
  const payers = candidatesOf(demand, avax, "now").filter((candidate) => worthOf(candidate) > 0n);
  const changeCost = costs.output(change.addresses.length, false);
  const taken = takeExact(payers, avaxNeed + fee, changeCost) ?? take(payers, avaxNeed + fee, worthOf);
  if (taken === undefined) throw shortage(demand, avax, avaxNeed + fee, payers);
  picked.push(...taken);
  fee += sumOf(taken, ({ cost }) => cost);

  const surplus = sumOf(taken, ({ amount }) => amount) - avaxNeed - fee;
  if (surplus <= changeCost + costs.input(change.threshold, false)) {
    return {
      picked: picked.map(spend),
      change: changeOutputs,
      stake: stakeOutputs,
      fee,
      burned: fee + surplus,
    };
  }
  fee += changeCost;
  changeOutputs.push(plain(avax, surplus - changeCost));
  return { picked: picked.map(spend), change: changeOutputs, stake: stakeOutputs, fee, burned: fee };
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

const largestFirst = (left: Candidate, right: Candidate): number =>
  left.amount > right.amount ? -1 : left.amount < right.amount ? 1 : compareOrigins(left.coin, right.coin);

/** Coins of an asset that the signers can spend in a way, in the order in which they are taken. */
function candidatesOf(
  { coins, by, time, costs, preference }: Demand,
  assetId: Uint8Array,
  wanted: "now" | "stakeable",
): Candidate[] {
  const found: Candidate[] = [];
  const isLocked = wanted === "stakeable";
  const costBySignatures = new Map<number, bigint>();
  for (const coin of coins) {
    const amount = amountOf(coin);
    if (amount === 0n || !equalBytes(coin.assetId, assetId)) continue;
    if (availabilityOf(coin, by, time) !== wanted) continue;
    const signatureIndices = signingIndices(ownersOfCoin(coin), by) as number[]; // it is available
    const signatures = signatureIndices.length;
    const cost = costBySignatures.get(signatures) ?? costs.input(signatures, isLocked);
    costBySignatures.set(signatures, cost);
    found.push({ coin, amount, signatureIndices, isLocked, cost });
  }
  found.sort(
    preference === "largest"
      ? largestFirst
      : (left, right) =>
          right.signatureIndices.length - left.signatureIndices.length || largestFirst(left, right),
  );
  return found;
}

/** Takes candidates in order until they are worth an amount, then leaves out each that is not needed. */
function take(
  candidates: readonly Candidate[],
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
  const most = candidates[0]?.signatureIndices.length;
  const exact = candidates.findLast((candidate) => {
    const surplus = worthOf(candidate) - amount;
    return candidate.signatureIndices.length === most && surplus >= 0n && surplus <= changeCost;
  });
  return exact && amount > 0n ? [exact] : undefined;
}

interface StakeablePart {
  readonly picked: readonly Candidate[];
  readonly change: readonly TransferableOutput[];
  readonly stake: readonly TransferableOutput[];
  /** nAVAX that the stakeable coins contribute. */
  readonly amount: bigint;
}

/** Takes coins with a stakeable lock for a stake. The outputs keep their locks and owners. */
function takeStakeable(demand: Demand, stake: bigint): StakeablePart {
  const picked: Candidate[] = [];
  const change: TransferableOutput[] = [];
  const staked: { output: Extract<Coin["output"], { type: "LockOut" }>; amount: bigint }[] = [];
  let missing = stake;
  if (stake > 0n) {
    for (const candidate of candidatesOf(demand, demand.avax, "stakeable")) {
      if (missing === 0n) break;
      const { output } = candidate.coin;
      if (output.type !== "LockOut") continue; // never: only these are stakeable
      const isPart = candidate.amount > missing;
      const part = isPart ? missing : candidate.amount;
      const cost = candidate.cost + demand.costs.output(output.output.addresses.length, true);
      if (part <= cost) continue;
      picked.push(candidate);
      missing -= part;
      const same = staked.find((one) => haveSameLock(one.output, output));
      if (same) same.amount += part;
      else staked.push({ output, amount: part });
      if (isPart) change.push(withAmount(demand.avax, output, candidate.amount - part));
    }
  }
  return {
    picked,
    change,
    stake: staked.map(({ output, amount }) => withAmount(demand.avax, output, amount)),
    amount: stake - missing,
  };
}

type LockOut = Extract<Coin["output"], { type: "LockOut" }>;

function haveSameLock({ locktime, output }: LockOut, other: LockOut): boolean {
  return (
    locktime === other.locktime &&
    output.threshold === other.output.threshold &&
    output.addresses.length === other.output.addresses.length &&
    output.addresses.every((address, at) => equalBytes(address, other.output.addresses[at] as Uint8Array))
  );
}

const withAmount = (assetId: Uint8Array, output: LockOut, amount: bigint): TransferableOutput => ({
  assetId,
  output: { ...output, output: { ...output.output, amount } },
});

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
