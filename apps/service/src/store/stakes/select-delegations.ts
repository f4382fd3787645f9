/** Selects pages of running and pending delegations, and of the rewards that running terms will pay, in memory. */

import type { Key, Snapshot, Window } from "../../domain/listing.ts";
import { PRIMARY_ID } from "../../domain/network.ts";
import { HELICON_UPTIME } from "../../domain/p/helicon.ts";
import { netReward, REQUIRED_UPTIME } from "../../domain/p/reward.ts";
import type { ValidationStatus } from "../../domain/p/staking-status.ts";
import { type Delegation, type Lifetime, statusAt } from "./entry.ts";
import { compare, countBefore } from "./sorted.ts";
import type { Open, StakeView, Uptimes } from "./view.ts";

export interface DelegatorFilter {
  readonly nodeIds?: readonly string[] | undefined;
  readonly rewardAddresses?: readonly string[] | undefined;
  readonly status?: ValidationStatus | undefined;
}

/** The reward that a running term will pay to one owner. */
export interface PendingRewardRow {
  type: "VALIDATOR" | "DELEGATOR" | "VALIDATOR_FEE";
  txId: string;
  nodeId: string;
  /** Staked by the transaction. */
  weight: string;
  /** The time of the block that accepted the transaction. */
  startTime: number;
  endTime: number;
  addresses: string[];
  amount: string;
}

/** Rewards of a node's terms paid to one of the addresses; both conditions must hold when both are given. */
export interface PendingRewardFilter {
  readonly addresses?: readonly string[] | undefined;
  readonly nodeIds?: readonly string[] | undefined;
}

/** Items of one page, with the position at which the next begins. */
export interface Selected<Item> {
  readonly items: readonly Item[];
  readonly next?: Key;
}

const anyIn = (addresses: readonly string[], of: ReadonlySet<string>): boolean =>
  addresses.some((address) => of.has(address));

const setOf = (values: readonly string[] | undefined) => values && new Set(values);

/** @param delegations by height and index */
export function selectDelegations(
  delegations: readonly Delegation[],
  { snapshot, order, after, limit }: Window,
  filter: DelegatorFilter,
): Selected<Delegation> {
  const nodes = setOf(filter.nodeIds);
  const addresses = setOf(filter.rewardAddresses);
  const isBeyond = ({ height, idx }: Delegation, key: Key) => {
    const way = compare(height, Number(key.sort)) || compare(idx, Number(key.tie));
    return order === "asc" ? way > 0 : way < 0;
  };
  const items: Delegation[] = [];
  const [first, step] = order === "asc" ? [0, 1] : [delegations.length - 1, -1];
  for (let at = first; ; at += step) {
    const one = delegations[at];
    if (!one) return { items };
    if (one.height > snapshot.height || (after && !isBeyond(one, after))) continue;
    if (nodes && !nodes.has(one.nodeId)) continue;
    if (addresses && !anyIn(one.rewardAddresses, addresses)) continue;
    if (statusAt(one, snapshot) !== filter.status) continue;
    const last = items[limit - 1];
    if (last) return { items, next: { sort: String(last.height), tie: String(last.idx) } };
    items.push(one);
  }
}

/** A reward, apart from when the block with its registration was made. */
export interface PromisedReward extends Omit<PendingRewardRow, "startTime"> {
  readonly height: number;
  /** The start of an auto-renewed validator's cycle; other terms begin with their block. */
  readonly startTime: number | null;
}

/** The stakers that rewards are selected from. */
export interface Promises {
  readonly view: StakeView;
  readonly uptimes: Uptimes;
  /** By height and index. */
  readonly delegations: readonly Delegation[];
  /** Open validations by transaction. */
  open(txId: string | null): Open | undefined;
  /** Unix seconds from which on validations need the uptime of Helicon. */
  readonly heliconTime: number;
}

/** The reward promised to a delegation, 0 before the block in which its term began. */
export function promisedTo(
  { potentialReward, promotedHeight, height }: Delegation,
  snapshot: Snapshot,
): bigint {
  return (promotedHeight ?? height) <= snapshot.height ? BigInt(potentialReward ?? "0") : 0n;
}

/** True when the node is online for long enough; false when no poll has said anything of it. */
function earns({ validation }: Open, { uptimes, heliconTime }: Promises): boolean {
  const uptime = uptimes.get(validation.nodeId)?.uptime;
  const required = validation.startTime >= heliconTime ? HELICON_UPTIME : REQUIRED_UPTIME;
  return uptime !== undefined && Number(uptime) >= required;
}

const tieOf = ({ txId, type }: PromisedReward) => `${txId}/${type}`;

/** The owners and nodes whose rewards are selected. */
class Owners {
  readonly #nodes: ReadonlySet<string> | undefined;
  readonly #addresses: ReadonlySet<string> | undefined;
  /** Transactions of validations whose share of delegations goes to one of the addresses. */
  readonly #paid: ReadonlySet<string>;

  constructor({ nodeIds, addresses }: PendingRewardFilter, view: StakeView) {
    this.#nodes = setOf(nodeIds);
    this.#addresses = setOf(addresses);
    const paid = new Set<string>();
    for (const { row } of addresses ? view.open.values() : []) {
      if (this.own(row.feeAddresses ?? [])) paid.add(row.txId);
    }
    this.#paid = paid;
  }

  own(addresses: readonly string[]): boolean {
    return !this.#addresses || anyIn(addresses, this.#addresses);
  }

  mayOwn({ nodeId, ownAddresses, validatorTx }: Delegation): boolean {
    if (this.#nodes && !this.#nodes.has(nodeId)) return false;
    return this.own(ownAddresses) || (validatorTx !== null && this.#paid.has(validatorTx));
  }

  has(nodeId: string): boolean {
    return !this.#nodes || this.#nodes.has(nodeId);
  }
}

/** True while a term runs; the chain's clock may be ahead of this machine's. */
export const runs = ({ rewardHeight }: Lifetime, { height }: Snapshot): boolean =>
  rewardHeight === null || rewardHeight > height;

/** The rewards that a validation's and a delegation's running terms will pay; whether they are earned otherwise is not considered. */
function ofValidation(one: Open, from: Promises, snapshot: Snapshot, owners: Owners): PromisedReward[] {
  const { validation, status, row } = one;
  if (status !== "active" || validation.subnetId !== PRIMARY_ID || !runs(validation, snapshot)) return [];
  const { txId, nodeId, weight, endTime, height, ownAddresses: addresses, potentialReward } = row;
  const amount = potentialReward ?? "0";
  if (!owners.has(nodeId) || !owners.own(addresses) || amount === "0" || !earns(one, from)) return [];
  const startTime = validation.renews ? row.startTime : null;
  return [{ type: "VALIDATOR", txId, nodeId, weight, endTime, height, startTime, addresses, amount }];
}

function ofDelegation(one: Delegation, from: Promises, snapshot: Snapshot, owners: Owners): PromisedReward[] {
  if (!owners.mayOwn(one) || statusAt(one, snapshot) !== "active" || !runs(one, snapshot)) return [];
  const validation = from.open(one.validatorTx);
  if (!validation || !earns(validation, from)) return [];
  const { txId, nodeId, weight, endTime, height } = one;
  const common = { txId, nodeId, weight, endTime, height, startTime: null };
  const gross = promisedTo(one, snapshot);
  const net = netReward(gross, validation.row.feeShares ?? 0);
  const both = [
    { type: "DELEGATOR" as const, addresses: [...one.ownAddresses], amount: net },
    { type: "VALIDATOR_FEE" as const, addresses: validation.row.feeAddresses ?? [], amount: gross - net },
  ];
  return both.flatMap(({ type, addresses, amount }) =>
    amount > 0n && owners.own(addresses) ? [{ ...common, type, addresses, amount: String(amount) }] : [],
  );
}

/** The items of lists that are sorted by height, height by height. */
function* byHeights<A extends Lifetime, B extends Lifetime>(
  first: readonly A[],
  second: readonly B[],
  order: Window["order"],
  from: number,
): Generator<{ readonly first: A[]; readonly second: B[] }> {
  const step = order === "asc" ? 1 : -1;
  const start = (items: readonly Lifetime[]) =>
    order === "asc"
      ? countBefore(items, ({ height }) => height >= from)
      : countBefore(items, ({ height }) => height > from) - 1;
  let [i, j] = [start(first), start(second)];
  for (;;) {
    const heights = [first[i]?.height, second[j]?.height].filter((height) => height !== undefined);
    if (heights.length === 0) return;
    const height = order === "asc" ? Math.min(...heights) : Math.max(...heights);
    const group: { first: A[]; second: B[] } = { first: [], second: [] };
    for (let one = first[i]; one?.height === height; one = first[i]) {
      group.first.push(one);
      i += step;
    }
    for (let one = second[j]; one?.height === height; one = second[j]) {
      group.second.push(one);
      j += step;
    }
    yield group;
  }
}

/** The latest registrations first, or last. Two rewards of one delegation have the same transaction; the type distinguishes them. */
export function selectRewards(
  from: Promises,
  { snapshot, order, after, limit }: Window,
  filter: PendingRewardFilter,
): Selected<PromisedReward> {
  const way = order === "asc" ? 1 : -1;
  const isBeyond = (one: PromisedReward) =>
    !after || way * (compare(one.height, Number(after.sort)) || compare(tieOf(one), after.tie)) > 0;
  const owners = new Owners(filter, from.view);
  const items: PromisedReward[] = [];
  const first = after ? Number(after.sort) : order === "asc" ? 0 : snapshot.height;
  const { byHeight } = from.view;
  for (const { first: validations, second } of byHeights(byHeight, from.delegations, order, first)) {
    const rewards = [
      ...validations.flatMap((validation) => {
        const open = from.view.open.get(validation);
        return open ? ofValidation(open, from, snapshot, owners) : [];
      }),
      ...second.flatMap((delegation) => ofDelegation(delegation, from, snapshot, owners)),
    ];
    const sorted = rewards.filter(isBeyond).sort((a, b) => way * compare(tieOf(a), tieOf(b)));
    for (const reward of sorted) {
      if (reward.height > snapshot.height) continue;
      const last = items[limit - 1];
      if (last) return { items, next: { sort: String(last.height), tie: tieOf(last) } };
      items.push(reward);
    }
  }
  return { items };
}
