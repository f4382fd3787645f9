/** The stakers of one snapshot: which validations are open, with their rows, and the orders that only a snapshot has. */

import type { Snapshot } from "../../domain/listing.ts";
import type { ValidationStatus } from "../../domain/p/staking-status.ts";
import { statusAt, type TimedRow, type Validation } from "./entry.ts";
import { compare } from "./sorted.ts";

/** A pending or active validation. */
export interface Open extends TimedRow {
  readonly validation: Validation;
  readonly status: ValidationStatus;
}

/** The uptime of a node by a poll. */
export interface Uptime {
  /** Percent, decimal. */
  readonly uptime: string;
  readonly connected: boolean;
}

/** By node id. */
export type Uptimes = ReadonlyMap<string, Uptime>;

/** A validation with a value to sort by. */
export interface Ranked {
  readonly validation: Validation;
  readonly value: number | bigint;
}

const ascending = (ranked: Ranked[]): Ranked[] =>
  ranked.sort((a, b) => compare(a.value, b.value) || compare(a.validation.txId, b.validation.txId));

export class StakeView {
  /** Changes of the network's stakers before it. */
  readonly epoch: number;
  /** Unix seconds: no staker begins or ends in `from <= t < to` but at `from`. */
  readonly from: number;
  readonly to: number;
  readonly open: ReadonlyMap<Validation, Open>;
  /** The open validations, by height and transaction. */
  readonly byHeight: readonly Validation[];
  #byTx: readonly Validation[] | undefined;
  #byCapacity: readonly Ranked[] | undefined;
  #byEnd: readonly Ranked[] | undefined;
  #byUptime: { readonly uptimes: Uptimes; readonly ranked: readonly Ranked[] } | undefined;
  #stakes: ReadonlyMap<string, bigint> | undefined;

  /** @param open by height and transaction */
  constructor(epoch: number, from: number, to: number, open: readonly Open[]) {
    this.epoch = epoch;
    this.from = from;
    this.to = to;
    this.open = new Map(open.map((one) => [one.validation, one]));
    this.byHeight = [...this.open.keys()];
  }

  statusOf(validation: Validation, snapshot: Snapshot): ValidationStatus {
    return this.open.get(validation)?.status ?? statusAt(validation, snapshot);
  }

  /** The open validations, by transaction. */
  byTx(): readonly Validation[] {
    this.#byTx ??= this.byHeight.toSorted((a, b) => compare(a.txId, b.txId));
    return this.#byTx;
  }

  /** The validations to which may be delegated, by their capacity. */
  byCapacity(): readonly Ranked[] {
    this.#byCapacity ??= ascending(
      [...this.open.values()].flatMap(({ validation, capacity }) =>
        capacity === null ? [] : [{ validation, value: capacity }],
      ),
    );
    return this.#byCapacity;
  }

  /** Open ones by the end of their term, Unix seconds. */
  byEnd(): readonly Ranked[] {
    this.#byEnd ??= ascending(
      [...this.open.values()].map(({ validation, row }) => ({ validation, value: row.endTime })),
    );
    return this.#byEnd;
  }

  /** Active ones by percent of uptime. */
  byUptime(uptimes: Uptimes): readonly Ranked[] {
    if (this.#byUptime?.uptimes !== uptimes) {
      const active = [...this.open.values()].filter(({ status }) => status === "active");
      const ranked = active.map(({ validation }) => ({
        validation,
        value: Number(uptimes.get(validation.nodeId)?.uptime ?? 0),
      }));
      this.#byUptime = { uptimes, ranked: ascending(ranked) };
    }
    return this.#byUptime.ranked;
  }

  /** Own and delegated stake of a whole subnet. */
  subnetStake(subnetId: string): bigint {
    if (!this.#stakes) {
      const stakes = new Map<string, bigint>();
      for (const { validation, status, row } of this.open.values()) {
        if (status !== "active") continue;
        const before = stakes.get(validation.subnetId) ?? 0n;
        stakes.set(validation.subnetId, before + BigInt(row.weight) + BigInt(row.delegated));
      }
      this.#stakes = stakes;
    }
    return this.#stakes.get(subnetId) ?? 0n;
  }
}
