/** Selects pages of running and pending delegations, and of the rewards that running terms will pay, in memory. */

import type { Key, Snapshot, Window } from "../../../../domain/listing.ts";
import { PRIMARY_ID } from "../../../../domain/network.ts";
import { HELICON_UPTIME } from "../../../../domain/p/helicon.ts";
import { netReward, REQUIRED_UPTIME } from "../../../../domain/p/reward.ts";
import type { DelegatorFilter } from "../../../delegator.ts";
import type { PendingRewardFilter, PendingRewardRow } from "../../../pending-reward.ts";
import { type Delegation, statusAt } from "./entry.ts";
import { compare } from "./sorted.ts";
import type { Open, StakeView, Uptimes } from "./view.ts";

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
  /** Of an auto-renewed validator's cycle; others begin with their block. */
  readonly startTime: number | null;
}

/** What rewards are selected from. */
export interface Promises {
  readonly view: StakeView;
  readonly uptimes: Uptimes;
  readonly delegations: readonly Delegation[];
  /** Open validations by transaction. */
  open(txId: string | null): Open | undefined;
  /** Unix seconds from which on validations need the uptime of Helicon; undefined when that is not planned. */
  readonly heliconTime: number | undefined;
}

/** The reward promised to a delegation, 0 before the block in which its term began. */
function promisedTo({ potentialReward, promotedHeight, height }: Delegation, snapshot: Snapshot): bigint {
  return (promotedHeight ?? height) <= snapshot.height ? BigInt(potentialReward ?? "0") : 0n;
}

/** Whether the node is online for long enough; false when no poll has said anything of it. */
function earns({ validation }: Open, { uptimes, heliconTime }: Promises): boolean {
  const uptime = uptimes.get(validation.nodeId)?.uptime;
  const required =
    heliconTime !== undefined && validation.startTime >= heliconTime ? HELICON_UPTIME : REQUIRED_UPTIME;
  return uptime !== undefined && Number(uptime) >= required;
}

const tieOf = ({ txId, type }: PromisedReward) => `${txId}/${type}`;

/** The rewards of running terms that match, in no order; whether they are earned otherwise is not considered. */
function promises(from: Promises, snapshot: Snapshot, filter: PendingRewardFilter): PromisedReward[] {
  const nodes = setOf(filter.nodeIds);
  const addresses = setOf(filter.addresses);
  const rewards: PromisedReward[] = [];
  const add = (reward: PromisedReward) => {
    if (BigInt(reward.amount) > 0n && !(addresses && !anyIn(reward.addresses, addresses)))
      rewards.push(reward);
  };
  const runs = ({ rewardHeight }: Delegation | Open["validation"]) =>
    rewardHeight === null || rewardHeight > snapshot.height; // the chain's clock may be ahead of this machine's
  for (const one of from.view.open.values()) {
    const { validation, status, row } = one;
    if (status !== "active" || validation.subnetId !== PRIMARY_ID || !runs(validation)) continue;
    if ((nodes && !nodes.has(validation.nodeId)) || !earns(one, from)) continue;
    const { txId, nodeId, weight, endTime, height, ownAddresses, potentialReward } = row;
    const startTime = validation.renews ? row.startTime : null;
    const common = { txId, nodeId, weight, endTime, height, startTime };
    add({ ...common, type: "VALIDATOR", addresses: ownAddresses, amount: potentialReward ?? "0" });
  }
  for (const one of from.delegations) {
    if (one.height > snapshot.height || (nodes && !nodes.has(one.nodeId))) continue;
    const validation = from.open(one.validatorTx);
    if (!validation) continue;
    const feeAddresses = validation.row.feeAddresses ?? [];
    if (addresses && !anyIn(one.ownAddresses, addresses) && !anyIn(feeAddresses, addresses)) continue;
    if (statusAt(one, snapshot) !== "active" || !runs(one) || !earns(validation, from)) continue;
    const gross = promisedTo(one, snapshot);
    const net = netReward(gross, validation.row.feeShares ?? 0);
    const { txId, nodeId, weight, endTime, height } = one;
    const common = { txId, nodeId, weight, endTime, height, startTime: null };
    add({ ...common, type: "DELEGATOR", addresses: [...one.ownAddresses], amount: String(net) });
    add({ ...common, type: "VALIDATOR_FEE", addresses: feeAddresses, amount: String(gross - net) });
  }
  return rewards;
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
  const found = promises(from, snapshot, filter)
    .filter(isBeyond)
    .sort((a, b) => way * (compare(a.height, b.height) || compare(tieOf(a), tieOf(b))));
  const items = found.slice(0, limit);
  const last = items[limit - 1];
  if (!last || found.length <= limit) return { items };
  return { items, next: { sort: String(last.height), tie: tieOf(last) } };
}
