/** Selection of the coins that pay for a transaction, and the change. Pure, and the same for every chain. */
import {
  encodeCb58,
  type OutputOwners,
  type TransferableInput,
  type TransferableOutput,
} from "@primary-network/codec";
import { amountOf, availabilityOf, type Coin, inputOf } from "../coin.ts";
import { InsufficientFundsError } from "../errors.ts";
import { equalBytes } from "../order.ts";
import { type Candidate, candidatesOf, largestFirst, orderOf } from "./candidate.ts";
import { type Costs, type Demand, sumByAsset } from "./demand.ts";
import { inOrder } from "./in-order.ts";
import { allOf, payByPurse } from "./purse.ts";
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

/**
 * Selects coins.
 *
 * Unless the owner of the change is given, one owner's coins pay alone where they are enough, and the change returns to
 * that owner. Coins that need more of the signers go first, because the others can also be spent by fewer, then the
 * coins of the earlier signers. Among the rest the largest go first, unless one coin pays without change. In the end
 * no coin can be left out. A coin of AVAX that costs more than it is worth is never taken, and change is only made if
 * it is worth more than its output and its later input cost. If all coins that are worth their cost are enough, a
 * selection is found. With stakeable coins this holds up to the cost of an output for each of them and two more.
 *
 * @throws InsufficientFundsError with the reason, WalletError if the owner of the change must be given.
 */
export function select(demand: Demand): Selected {
  const { avax, stake = 0n, baseFee, costs } = demand;
  const order = orderOf(demand);
  const staked = takeStakeable(demand, stake);
  const picked = [...staked.picked];
  const change = [...staked.change];
  const freeStake = stake - staked.amount;

  let avaxNeed = freeStake;
  for (const { assetId, amount } of sumByAsset(demand.needs)) {
    if (equalBytes(assetId, avax)) {
      avaxNeed += amount;
      continue;
    }
    const purses = candidatesOf(demand, assetId, "now");
    const paid = payByPurse(demand, purses, (own, owners) => {
      const taken = take(inOrder(own, order), amount, ({ amount: units }) => units);
      return taken && { taken, owners };
    });
    if (paid === undefined) throw shortage(demand, assetId, amount, allOf(purses));
    picked.push(...paid.taken);
    const rest = sumOf(paid.taken, ({ amount: units }) => units) - amount;
    if (rest > 0n) change.push(plain(assetId, rest, paid.owners));
  }

  const feeBefore =
    baseFee +
    sumOf(picked, ({ cost }) => cost) +
    sumOf([...change, ...staked.stake], (output) => costOfOutput(costs, output));
  const payers = candidatesOf(demand, avax, "now")
    .map(({ own, ...purse }) => ({ ...purse, own: own.filter((candidate) => worthOf(candidate) > 0n) }))
    .filter(({ own }) => own.length > 0);
  let needed = avaxNeed + feeBefore;
  const paid = payByPurse(demand, payers, (own, owners) => {
    const outputCost = costs.output(owners.addresses.length, false);
    const fixedFee = feeBefore + (freeStake > 0n ? outputCost : 0n);
    needed = avaxNeed + fixedFee;
    const taken = takeExact(own, needed, outputCost) ?? take(inOrder(own, order), needed, worthOf);
    return taken && { taken, owners, outputCost, fee: fixedFee + sumOf(taken, ({ cost }) => cost) };
  });
  if (paid === undefined) throw shortage(demand, avax, needed, allOf(payers));
  const { taken, owners, outputCost, fee } = paid;
  picked.push(...taken);
  const selected = {
    picked: picked.map(({ coin }) => ({ coin, input: inputOf(coin, demand.by, demand.time) })),
    stake: freeStake > 0n ? [...staked.stake, plain(avax, freeStake, owners)] : staked.stake,
  };
  const surplus = sumOf(taken, ({ amount }) => amount) - avaxNeed - fee;
  if (surplus <= outputCost + costs.input(owners.threshold, false)) {
    return { ...selected, change, fee, burned: fee + surplus };
  }
  const feeWithChange = fee + outputCost;
  return {
    ...selected,
    change: [...change, plain(avax, surplus - outputCost, owners)],
    fee: feeWithChange,
    burned: feeWithChange,
  };
}

const plain = (assetId: Uint8Array, amount: bigint, owners: OutputOwners): TransferableOutput => ({
  assetId,
  output: { type: "TransferOutput", amount, ...owners },
});

const worthOf = ({ amount, cost }: Candidate): bigint => amount - cost;

const sumOf = <T>(values: readonly T[], amount: (value: T) => bigint): bigint =>
  values.reduce((sum, value) => sum + amount(value), 0n);

function costOfOutput(costs: Costs, { output }: TransferableOutput): bigint {
  const isLocked = output.type === "LockOut";
  return costs.output((isLocked ? output.output : output).addresses.length, isLocked);
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
