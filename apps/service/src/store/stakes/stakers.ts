/**
 * The stakers of a network in memory: all validations, in the orders of listings, and the delegations that have not
 * ended for long. 60,000 validations and 30,000 delegations take some 40 MB.
 */

import { toNodeId } from "../../domain/id-text.ts";
import { PRIMARY_ID } from "../../domain/network.ts";
import { type Delegation, feeOf, type Validation } from "./entry.ts";
import { Nodes } from "./nodes.ts";
import type { StakerRow } from "./read.ts";
import type { Selectable } from "./select-validators.ts";
import { compare, Sorted } from "./sorted.ts";

const byPosition = (a: Validation, b: Validation) => compare(a.height, b.height) || byTx(a, b);
const byTx = (a: Validation, b: Validation) => compare(a.txId, b.txId);
const byFee = (a: Validation, b: Validation) => compare(feeOf(a), feeOf(b)) || byTx(a, b);
const byRegistration = (a: Delegation, b: Delegation) => compare(a.height, b.height) || compare(a.idx, b.idx);

export class Stakers implements Selectable {
  readonly #nodes = new Nodes(toNodeId);
  #floor = Number.POSITIVE_INFINITY;
  #validations = new Map<string, Validation>();
  #byHeight = new Sorted<Validation>(byPosition);
  #byTx = new Sorted<Validation>(byTx);
  #byFee = new Sorted<Validation>(byFee);
  #byNode = new Map<string, Sorted<Validation>>();
  #delegations = new Map<string, Delegation>();
  /** Number of delegations when ended ones were last forgotten. */
  #kept = 0;
  #byRegistration: readonly Delegation[] | undefined;

  get byHeight(): readonly Validation[] {
    return this.#byHeight.items;
  }

  get byTx(): readonly Validation[] {
    return this.#byTx.items;
  }

  get byFee(): readonly Validation[] {
    return this.#byFee.items;
  }

  ofNode(nodeId: string): readonly Validation[] {
    return this.#byNode.get(nodeId)?.items ?? [];
  }

  nodesWith(parts: readonly string[]): ReadonlySet<string> {
    return this.#nodes.with(parts);
  }

  validation(txId: string): Validation | undefined {
    return this.#validations.get(txId);
  }

  /** Delegations that had not ended long before the newest snapshot, by height and index. */
  get delegations(): readonly Delegation[] {
    this.#byRegistration ??= [...this.#delegations.values()].sort(byRegistration);
    return this.#byRegistration;
  }

  /** Unix seconds: delegations that ended by then are missing. */
  get floor(): number {
    return this.#floor;
  }

  /** True when delegations that have ended are worth forgetting. */
  get haveGrown(): boolean {
    return this.#delegations.size > 2 * this.#kept + 1_000;
  }

  /**
   * Replaces all stakers.
   *
   * @param floor Unix seconds by which no delegation of the rows has ended
   */
  fill(rows: readonly StakerRow[], floor: number): void {
    this.#floor = floor;
    this.#validations = new Map();
    this.#delegations = new Map();
    this.#byRegistration = undefined;
    this.#byNode = new Map();
    for (const row of rows) this.#put(row);
    this.#kept = this.#delegations.size;
    const all = [...this.#validations.values()];
    this.#byHeight = new Sorted(byPosition, all);
    this.#byTx = new Sorted(byTx, all);
    this.#byFee = new Sorted(byFee, all);
    for (const one of this.#byHeight.items) this.#addToNode(one);
  }

  /** Stores a staker that is new or has changed, and notes the height at its validation. */
  apply(row: StakerRow, changedAt: number): void {
    const kept = row.kind === "validator" || (row.endTime > this.#floor && row.subnetId === PRIMARY_ID);
    const added = kept ? this.#put(row) : undefined;
    if (added) {
      this.#byHeight.insert(added);
      this.#byTx.insert(added);
      this.#byFee.insert(added);
      this.#addToNode(added);
    }
    const changed = row.kind === "validator" ? row.txId : row.validatorTx;
    const validation = changed === null ? undefined : this.#validations.get(changed);
    if (validation && validation.changes[validation.changes.length - 1] !== changedAt) {
      validation.changes.push(changedAt);
    }
  }

  /** Forgets delegations that ended by a time in Unix seconds. */
  forgetEnded(time: number): void {
    this.#floor = Math.max(this.#floor, time);
    for (const [txId, { endTime }] of this.#delegations) {
      if (endTime <= this.#floor) this.#delegations.delete(txId);
    }
    this.#kept = this.#delegations.size;
    this.#byRegistration = undefined;
  }

  #addToNode(validation: Validation): void {
    const known = this.#byNode.get(validation.nodeId) ?? new Sorted(byPosition);
    this.#byNode.set(validation.nodeId, known);
    known.insert(validation);
  }

  /** Stores a staker. @returns a validation that was not known */
  #put(row: StakerRow): Validation | undefined {
    if (row.kind === "delegator") {
      this.#delegations.set(row.txId, row);
      this.#byRegistration = undefined;
      return undefined;
    }
    const known = this.#validations.get(row.txId);
    if (known) {
      known.endTime = row.endTime;
      known.rewardHeight = row.rewardHeight;
      known.removedHeight = row.removedHeight;
      return undefined;
    }
    const {
      txId,
      nodeId,
      subnetId,
      feeShares,
      height,
      startTime,
      endTime,
      renews,
      rewardHeight,
      removedHeight,
    } = row;
    const lifetime = { height, startTime, endTime, renews, rewardHeight, removedHeight };
    const added = { txId, nodeId, subnetId, feeShares, ...lifetime, changes: [], rows: [] };
    this.#validations.set(txId, added);
    this.#nodes.add(nodeId);
    return added;
  }
}
