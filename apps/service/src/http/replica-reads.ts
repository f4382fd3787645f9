/**
 * Decides what is read from the replica: first pages, whose snapshot is then the replica's own heights, and later pages
 * whose snapshot it has reached. Everything else, and everything while it is down, is read from the primary.
 */

import type { Context, ReplicaOfRequest } from "../api/request/handler.ts";
import type { Sight } from "../domain/listing.ts";
import { type Replica, switchedStore } from "../store/replica.ts";

/** Why a listing is read from the primary. */
export type FallbackReason = "down" | "behind";

/** What is known of the replica. */
export interface ReplicaStatus {
  /** Whether it is read. */
  readonly ready: boolean;
  /** Undefined while it does not respond. */
  readonly secondsBehind: number | undefined;
  /** Why it is not read. */
  readonly fault: string | undefined;
}

export interface ReplicaReadsOptions {
  readonly replica: Replica;
  /** Milliseconds of a clock that is never set back. */
  readonly elapsed: () => number;
  fellBack(reason: FallbackReason): void;
  /** Called when it is no longer read, and when it is again. */
  changed(status: ReplicaStatus): void;
}

/** Milliseconds between looks at the replica. */
const PROBE_MS = 1_000;
/** Seconds behind from which it is not read: it no longer follows the primary, or not soon enough. */
const MOST_BEHIND = 60;
/** Milliseconds that a look may take. */
const PATIENCE_MS = 1_500;

const isAt = (snapshot: Sight, seen: Sight | undefined): boolean => {
  if (!seen || seen.height < snapshot.height || seen.poll < snapshot.poll) return false;
  const reached: { readonly [chain: string]: number | undefined } = seen.heights ?? {};
  return Object.entries(snapshot.heights ?? {}).every(
    ([chain, height]) => height === undefined || (reached[chain] ?? -1) >= height,
  );
};

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("the replica does not respond")), PATIENCE_MS);
    });
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export class ReplicaReads {
  readonly #options: ReplicaReadsOptions;
  /** Heights that the replica has shown, by listing; they only grow. */
  readonly #seen = new Map<string, Sight>();
  #status: ReplicaStatus = { ready: false, secondsBehind: undefined, fault: undefined };
  #probed: { readonly at: number; readonly done: Promise<unknown> } | undefined;

  constructor(options: ReplicaReadsOptions) {
    this.#options = options;
  }

  get status(): ReplicaStatus {
    return this.#status;
  }

  /** Looks at the replica, once a second at most. */
  async probe(): Promise<ReplicaStatus> {
    const now = this.#options.elapsed();
    if (!this.#probed || now - this.#probed.at >= PROBE_MS) this.#probed = { at: now, done: this.#look() };
    await this.#probed.done;
    return this.#status;
  }

  /**
   * Runs a handler, whose listing may be read from the replica; when that fails it runs again, on the primary.
   *
   * @returns its result, and the seconds by which the replica that it was read from is behind
   */
  async run<T>(
    context: Context,
    handle: (context: Context) => Promise<T>,
  ): Promise<{ result: T; secondsBehind?: number }> {
    const { store, isDown, ofRequest, switched } = this.#forRequest(context);
    try {
      const result = await handle({ ...context, store, replica: ofRequest });
      const { secondsBehind } = this.#status;
      return switched.isReplica && secondsBehind !== undefined ? { result, secondsBehind } : { result };
    } catch (error) {
      if (!switched.isReplica || !isDown(error)) throw error;
      this.#fails(error);
      this.#options.fellBack("down");
      return { result: await handle(context) };
    }
  }

  #forRequest(context: Context) {
    const switched = switchedStore(context.store, this.#options.replica.store);
    const ofRequest: ReplicaOfRequest = {
      begin: async (listing, snapshot, seen) => {
        const { ready, secondsBehind } = await this.probe();
        if (!ready) return this.#options.fellBack(secondsBehind === undefined ? "down" : "behind");
        switched.switchTo("replica");
        if (snapshot === undefined || isAt(snapshot, this.#seen.get(listing))) return;
        const now = await seen();
        this.#seen.set(listing, now);
        if (isAt(snapshot, now)) return;
        switched.switchTo("primary");
        this.#options.fellBack("behind");
      },
    };
    // A request that is refused is refused by the primary, too.
    const isDown = (error: unknown) => !(error instanceof Error && error.name === "HttpError");
    return { store: switched.store, switched, ofRequest, isDown };
  }

  async #look(): Promise<void> {
    try {
      const secondsBehind = await inTime(this.#options.replica.secondsBehind());
      if (secondsBehind > MOST_BEHIND)
        return this.#fails(`the replica is ${secondsBehind} seconds behind`, secondsBehind);
      const changed = !this.#status.ready;
      this.#status = { ready: true, secondsBehind, fault: undefined };
      if (changed) this.#options.changed(this.#status);
    } catch (error) {
      this.#fails(error);
    }
  }

  #fails(error: unknown, secondsBehind?: number): void {
    const { ready, fault: before } = this.#status;
    const fault = error instanceof Error ? error.message : String(error);
    this.#status = { ready: false, secondsBehind, fault };
    // What comes back may be another copy.
    this.#seen.clear();
    if (ready || before === undefined) this.#options.changed(this.#status);
  }
}
