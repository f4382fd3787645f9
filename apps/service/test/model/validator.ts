/** Endpoints 9 and 10: validators of all subnets, and the validations of one node. */

import { type Heard, type History, known, type Snapshot, type Term } from "./history.ts";
import { type Item, percent, type SortOrder, sorted } from "./listed.ts";
import { endOf, promiseOf, type Status, share, statusOf } from "./term.ts";
import { hexOf, PRIMARY } from "./vocabulary.ts";

export type ValidatorSort =
  | "blockIndex"
  | "delegationCapacity"
  | "timeRemaining"
  | "delegationFee"
  | "uptimePerformance";

export interface ValidatorQuery {
  readonly network: string;
  readonly nodeIds?: readonly string[] | undefined;
  readonly sortBy?: ValidatorSort | undefined;
  readonly sortOrder?: SortOrder | undefined;
  readonly validationStatus?: Status | undefined;
  readonly minDelegationCapacity?: string | undefined;
  readonly maxDelegationCapacity?: string | undefined;
  readonly minTimeRemaining?: number | undefined;
  readonly maxTimeRemaining?: number | undefined;
  readonly minFeePercentage?: string | undefined;
  readonly maxFeePercentage?: string | undefined;
  readonly minUptimePerformance?: number | undefined;
  readonly maxUptimePerformance?: number | undefined;
  readonly subnetId?: string | undefined;
}

export interface NodeQuery {
  readonly nodeId: string;
  readonly validationStatus?: Status | undefined;
  readonly sortOrder?: SortOrder | undefined;
}

/** delegationFee orders the Primary Network's validators of mainnet only. */
export function refusesValidators({ sortBy, network, subnetId }: ValidatorQuery): boolean {
  return sortBy === "delegationFee" && (network !== "mainnet" || subnetId !== PRIMARY);
}

/** A validation with all that its filters and its item ask for; undefined where there is no such thing. */
interface Seen {
  readonly term: Term;
  readonly status: Status;
  /** Seconds; 0 when it is over. */
  readonly remaining: number;
  /** Millionths; a subnet's validators have none. */
  readonly fee: number | undefined;
  /** Percent; of active validations. */
  readonly uptime: number | undefined;
  readonly connected: boolean;
  /** nAVAX; of validations of the Primary Network that are not over. */
  readonly capacity: bigint | undefined;
  /** Delegations that count. */
  readonly delegations: readonly Term[];
  /** The validator's share of the delegations' rewards, unless they were refused. */
  readonly expected: bigint;
  /** What was paid of it. */
  readonly paid: bigint;
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

/** What was heard of a node last. */
function heardOf({ batches }: History, nodeId: string, { polls }: Snapshot): Heard | undefined {
  const heard = batches.flatMap((batch) => batch.polls).slice(0, polls);
  return heard.flat().findLast((said) => said.nodeId === nodeId);
}

/** FACTS 2: min(5 × stake, 3 million AVAX) − (stake + delegated), never below 0. */
function capacityOf(stake: bigint, delegated: bigint): bigint {
  const most = 5n * stake < 3n * 10n ** 15n ? 5n * stake : 3n * 10n ** 15n;
  const left = most - stake - delegated;
  return left > 0n ? left : 0n;
}

function see(history: History, term: Term, at: Snapshot): Seen {
  const status = statusOf(term, at);
  const ever = history.terms.filter(({ validation, tx }) => validation === term && known(tx, at));
  // An ended validation has had all of its delegations, another one has those that run.
  const over = at.time >= term.end;
  const delegations = ever.filter((delegation) => over || statusOf(delegation, at) === "active");
  const expected = ever.map((delegation) => {
    const end = endOf(delegation, at);
    return end && !end.rewarded ? 0n : share(promiseOf(delegation, at) ?? 0n, term).fee;
  });
  const heard = heardOf(history, term.nodeId, at);
  const open = term.subnetId === PRIMARY && (status === "active" || status === "pending");
  return {
    term,
    status,
    remaining: status === "removed" ? 0 : Math.max(0, term.end - at.time),
    fee: term.subnetId === PRIMARY ? term.feeShares : undefined,
    uptime: status === "active" ? (heard?.uptime ?? 0) : undefined,
    connected: heard?.connected ?? false,
    capacity: open ? capacityOf(term.weight, sum(delegations.map(({ weight }) => weight))) : undefined,
    delegations,
    expected: sum(expected),
    paid: sum([term, ...ever].map((one) => endOf(one, at)?.fee ?? 0n)),
  };
}

function validatorItem(history: History, seen: Seen, at: Snapshot): Item {
  const { term, status, fee, delegations } = seen;
  const rewardAddresses = [...new Set([...term.own, ...(term.fee ?? [])])];
  const base = {
    txHash: term.tx.id,
    nodeId: term.nodeId,
    subnetId: term.subnetId,
    amountStaked: String(term.weight),
    ...(fee !== undefined && { delegationFee: percent(fee) }),
    validationStatus: status,
    startTimestamp: term.start,
    endTimestamp: term.end,
    ...(term.bls && { blsCredentials: term.bls }),
  };
  if (status === "pending") return base;
  if (status === "removed")
    return { ...base, removeTxHash: term.removed?.id, removeTimestamp: term.removed?.time };
  const amountDelegated = String(sum(delegations.map(({ weight }) => weight)));
  const delegated = { ...base, delegatorCount: delegations.length, amountDelegated };
  if (status === "completed") {
    const end = endOf(term, at);
    const paid = {
      validationRewardAmount: String(end?.own ?? 0n),
      delegationRewardAmount: String(seen.paid),
    };
    return { ...delegated, rewards: { ...paid, rewardAddresses, ...(end && { rewardTxHash: end.tx.id }) } };
  }
  const running = history.terms.filter(
    (other) => other.subnetId === term.subnetId && known(other.tx, at) && statusOf(other, at) === "active",
  );
  const whole = sum(running.map(({ weight }) => weight));
  return {
    ...delegated,
    potentialRewards: {
      validationRewardAmount: String(promiseOf(term, at) ?? 0n),
      delegationRewardAmount: String(seen.expected),
      rewardAddresses,
    },
    // Six decimals, rounded down.
    stakePercentage: Number((term.weight * 10n ** 8n) / whole) / 1e6,
    uptimePerformance: seen.uptime,
    ...(seen.capacity !== undefined && { delegationCapacity: String(seen.capacity) }),
    validatorHealth: {
      reachabilityPercent: seen.connected ? 100 : 0,
      benchedPChainRequestsPercent: 0,
      benchedXChainRequestsPercent: 0,
      benchedCChainRequestsPercent: 0,
    },
    geolocation: null,
  };
}

/** A decimal with at most four decimals as millionths of a hundred. */
function millionths(percentage: string): number {
  const [whole = "0", fraction = ""] = percentage.split(".");
  return Number(whole + fraction.padEnd(4, "0"));
}

/** Whether a value is within bounds; what has no value never is, unless there are no bounds. */
function within<T extends number | bigint>(
  value: T | undefined,
  min: T | undefined,
  max: T | undefined,
): boolean {
  if (min === undefined && max === undefined) return true;
  return value !== undefined && (min === undefined || value >= min) && (max === undefined || value <= max);
}

const big = (text: string | undefined) => (text === undefined ? undefined : BigInt(text));

function matches({ term, status, ...seen }: Seen, query: ValidatorQuery): boolean {
  const { minFeePercentage: minFee, maxFeePercentage: maxFee } = query;
  const { minUptimePerformance: minUptime, maxUptimePerformance: maxUptime } = query;
  const anyFee = minFee !== undefined || maxFee !== undefined;
  const anyUptime = minUptime !== undefined || maxUptime !== undefined;
  return (
    (!query.nodeIds || query.nodeIds.some((part) => term.nodeId.includes(part))) &&
    (!query.subnetId || term.subnetId === query.subnetId) &&
    (!query.validationStatus || status === query.validationStatus) &&
    within(seen.capacity, big(query.minDelegationCapacity), big(query.maxDelegationCapacity)) &&
    within(seen.remaining, query.minTimeRemaining, query.maxTimeRemaining) &&
    (!anyFee || within(seen.fee, millionths(minFee ?? "2"), millionths(maxFee ?? "100"))) &&
    (!anyUptime || within(seen.uptime, minUptime ?? 90, maxUptime ?? 100))
  );
}

/** What the list is ordered by; what has no such value comes before all that have one. */
const sortKeys: { readonly [sort in ValidatorSort]: (seen: Seen) => number | bigint } = {
  blockIndex: ({ term }) => term.tx.height,
  delegationCapacity: ({ capacity }) => capacity ?? -1n,
  timeRemaining: ({ remaining }) => remaining,
  delegationFee: ({ fee }) => fee ?? -1,
  uptimePerformance: ({ uptime }) => uptime ?? -1,
};

function list(
  history: History,
  at: Snapshot,
  expected: (seen: Seen) => boolean,
  by: ValidatorSort,
  order: SortOrder,
) {
  const all = history.terms.filter(({ kind, tx }) => kind === "validator" && known(tx, at));
  const seen = all.map((term) => see(history, term, at)).filter(expected);
  return sorted(seen, order, (one) => [sortKeys[by](one), hexOf(one.term.tx.id)]).map((one) =>
    validatorItem(history, one, at),
  );
}

/** The latest block first, ties by transaction in the same direction (FACTS 2). */
export function listValidators(history: History, at: Snapshot, query: ValidatorQuery): Item[] {
  const { sortBy = "blockIndex", sortOrder = "desc" } = query;
  return list(history, at, (seen) => matches(seen, query), sortBy, sortOrder);
}

export function listValidatorsByNode(history: History, at: Snapshot, query: NodeQuery): Item[] {
  const { nodeId, validationStatus, sortOrder = "desc" } = query;
  const expected = ({ term, status }: Seen) =>
    term.nodeId === nodeId && (!validationStatus || status === validationStatus);
  return list(history, at, expected, "blockIndex", sortOrder);
}
