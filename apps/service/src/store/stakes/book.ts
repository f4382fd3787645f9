/**
 * Keeps the stakers of a network in a process' memory up to date, and gives listings their state as of a
 * snapshot. Each commit names the stakers it changed, and only these are read again. A listing selects its
 * page without a statement, because each entry knows its states by height.
 */

import type { Snapshot } from "../../domain/listing.ts";
import { UNSCHEDULED } from "../../domain/p/helicon.ts";
import { keepNewest } from "../../domain/remembering.ts";
import type { Db } from "../sql/database.ts";
import { endOf, isRemoved, statusAt, type Validation } from "./entry.ts";
import { readChanges, readHeliconTime, readNewUptimes, readStakers, readUptimes } from "./read.ts";
import { countBefore } from "./sorted.ts";
import { Stakers } from "./stakers.ts";
import { readValidationRows } from "./validation-rows.ts";
import { type Open, StakeView, type Uptimes } from "./view.ts";

/** Seconds after its end for which a delegation is remembered: slightly longer than a page token is valid. */
const KEPT = 25 * 3600;

/** Heights for which changes are kept in the database; after twice as many blocks without a request all is read again. */
export const KEPT_CHANGES = 100_000;

/** Snapshots whose open validations are remembered. */
const VIEWS = 32;

/** Rows of one validation that are remembered: listings that began before a change go on. */
const ROWS = 4;

/**
 * Polls whose uptimes are remembered: polls that walks through a listing use, and polls of the last minutes.
 */
const POLLS = 16;

export class StakeBook {
  readonly #db: Db;
  readonly #network: number;
  readonly stakers = new Stakers();
  /** Blocks up to this height are applied; before `#since` changes are unknown. */
  #height = -1;
  #since = 0;
  /** Heights of changes, ascending. */
  #changes: number[] = [];
  #heliconTime = UNSCHEDULED;
  #views: StakeView[] = [];
  readonly #polls = new Map<number, Uptimes>();
  /** One piece of work at a time. */
  #working: Promise<unknown> = Promise.resolve();

  constructor(db: Db, network: number) {
    this.#db = db;
    this.#network = network;
  }

  /** When Helicon begins, as the last commit knew it; Unix seconds. */
  get heliconTime(): number {
    return this.#heliconTime;
  }

  /** The open validations of a snapshot. */
  async view(snapshot: Snapshot): Promise<StakeView> {
    return this.#known(snapshot) ?? this.#alone(async () => this.#known(snapshot) ?? this.#build(snapshot));
  }

  /** The uptimes of nodes by the snapshot's poll, or the last one before it. */
  async uptimes({ poll }: Snapshot): Promise<Uptimes> {
    const known = this.#polls.get(poll);
    if (known) keepNewest(this.#polls, poll, known, POLLS);
    return known ?? this.#alone(async () => this.#polls.get(poll) ?? this.#readUptimes(poll));
  }

  #alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#working.then(work);
    this.#working = done.catch(() => {}); // the caller gets the error
    return done;
  }

  /** The number of changes up to a height; each height before the first reading counts as another one. */
  #epoch(changes: readonly number[], height: number): number {
    if (height < this.#since) return height - this.#since;
    return countBefore(changes, (change) => change > height);
  }

  #known({ height, time }: Snapshot): StakeView | undefined {
    if (height > this.#height || time < this.stakers.floor) return undefined;
    const epoch = this.#epoch(this.#changes, height);
    const at = this.#views.findIndex((view) => view.epoch === epoch && view.from <= time && time < view.to);
    const view = this.#views[at];
    if (view && at > 0) this.#views.unshift(...this.#views.splice(at, 1));
    return view;
  }

  async #refresh({ height, time }: Snapshot): Promise<void> {
    if (this.#height < 0 || time < this.stakers.floor || height - this.#height > KEPT_CHANGES / 2) {
      await this.#readAll(height, Math.min(this.stakers.floor, time - KEPT));
    } else if (height > this.#height) {
      const rows = await readChanges(this.#db, this.#network, this.#height);
      this.#heliconTime = await readHeliconTime(this.#db, this.#network);
      let last = height;
      for (const { changedAt, ...row } of rows) {
        if (this.#changes[this.#changes.length - 1] !== changedAt) this.#changes.push(changedAt);
        this.stakers.apply(row, changedAt);
        last = Math.max(last, changedAt);
      }
      this.#height = last;
      if (this.stakers.haveGrown) this.stakers.forgetEnded(time - KEPT);
    }
  }

  async #readAll(height: number, floor: number): Promise<void> {
    const rows = await readStakers(this.#db, this.#network, floor);
    this.#heliconTime = await readHeliconTime(this.#db, this.#network);
    this.#height = height;
    this.#since = height;
    this.#changes = [];
    this.#views = [];
    this.stakers.fill(rows, floor);
  }

  async #build(snapshot: Snapshot): Promise<StakeView> {
    await this.#refresh(snapshot);
    const { height, time } = snapshot;
    let [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    const note = (at: number) => {
      if (at > time) to = Math.min(to, at);
      else from = Math.max(from, at);
    };
    const validations: Validation[] = [];
    for (const one of this.stakers.byHeight) {
      if (one.height > height) break;
      if (isRemoved(one, snapshot)) continue;
      const end = endOf(one, snapshot);
      note(one.startTime);
      note(end);
      if (end > time || one.startTime > time) validations.push(one);
    }
    await this.#readRows(snapshot, validations);
    const open = validations.map((validation): Open => {
      const row = this.#rowOf(validation, snapshot);
      if (!row) throw new Error(`no row of validation ${validation.txId} was read`);
      note(row.from);
      note(row.to);
      return { ...row, validation, status: statusAt(validation, snapshot) };
    });
    const view = new StakeView(this.#epoch(this.#changes, height), from, to, open);
    this.#views = [view, ...this.#views.slice(0, VIEWS - 1)];
    return view;
  }

  #rowOf(validation: Validation, { height, time }: Snapshot) {
    const epoch = this.#epoch(validation.changes, height);
    return validation.rows.find((row) => row.epoch === epoch && row.from <= time && time < row.to);
  }

  async #readRows(snapshot: Snapshot, validations: readonly Validation[]): Promise<void> {
    const missing = validations.filter((validation) => !this.#rowOf(validation, snapshot));
    const ids = missing.map(({ txId }) => txId);
    for (const { from, to, ...row } of await readValidationRows(this.#db, this.#network, snapshot, ids)) {
      const validation = this.stakers.validation(row.txId);
      if (!validation) continue;
      const { capacity } = row;
      const { startTime } = validation;
      const began = startTime <= snapshot.time;
      const timed = {
        epoch: this.#epoch(validation.changes, snapshot.height),
        from: Math.max(from ?? 0, began ? startTime : 0),
        to: Math.min(to ?? Number.POSITIVE_INFINITY, began ? endOf(validation, snapshot) : startTime),
        row,
        capacity: capacity === null ? null : BigInt(capacity),
      };
      validation.rows = [timed, ...validation.rows.slice(0, ROWS - 1)];
    }
  }

  async #readUptimes(poll: number): Promise<Uptimes> {
    const newest = Math.max(-1, ...this.#polls.keys());
    const before = this.#polls.get(newest);
    let uptimes: Uptimes;
    if (before && newest < poll) {
      const rows = await readNewUptimes(this.#db, this.#network, newest, poll);
      uptimes = new Map([...before, ...rows.map(({ nodeId, ...uptime }) => [nodeId, uptime] as const)]);
    } else {
      uptimes = await readUptimes(this.#db, this.#network, poll);
    }
    keepNewest(this.#polls, poll, uptimes, POLLS);
    return uptimes;
  }
}

/** The stakers of each network of a database, by the network's id. */
export type StakeBooks = (networkId: number) => StakeBook;

export function stakeBooks(db: Db): StakeBooks {
  const books = new Map<number, StakeBook>();
  return (networkId) => {
    const known = books.get(networkId) ?? new StakeBook(db, networkId);
    books.set(networkId, known);
    return known;
  };
}
