/**
 * Decides which reads go to the replica: first pages, with the replica's own heights as their snapshot, and
 * later pages once the replica has reached their snapshot. The primary serves everything else, and everything
 * while the replica is down.
 */

import { HttpError } from "../api/request/http-error.ts";
import type { ReplicaStatus } from "../domain/chain-status.ts";
import type { Sight, Snapshot } from "../domain/listing.ts";
import type { Replica } from "../store/replica.ts";
import type { ListedStore } from "../store/store.ts";

/** Why a listing is read from the primary. */
export type FallbackReason = "down" | "behind";

export interface ReplicaReadsOptions {
  readonly replica: Replica;
  /** Milliseconds of a clock that is never set back. */
  readonly elapsed: () => number;
  fellBack(reason: FallbackReason): void;
  /** Called when it is no longer read, and when it is again. */
  changed(status: ReplicaStatus): void;
}

/** A page that is to be read. */
export interface SoughtPage {
  /** Names all that `see` depends on. */
  readonly list: string;
  /** The snapshot of a later page. */
  readonly snapshot: Snapshot | undefined;
  /** Reads the heights that the list sees. */
  see(store: ListedStore): Promise<Sight>;
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
   * Reads a page from the replica, or from the primary where the replica cannot be read, has not reached the
   * page's snapshot, or fails meanwhile.
   *
   * @returns the page, and the seconds by which the replica that it was read from is behind
   */
  async run<Page extends object>(
    sought: SoughtPage,
    primary: ListedStore,
    read: (store: ListedStore) => Promise<Page>,
  ): Promise<Page & { readonly secondsBehind?: number | undefined }> {
    try {
      if (await this.#hasReached(sought)) {
        const page = await read(this.#options.replica.store);
        return { ...page, secondsBehind: this.#status.secondsBehind };
      }
    } catch (error) {
      // A request that is refused is refused by the primary, too.
      if (error instanceof HttpError) throw error;
      this.#fails(error);
      this.#options.fellBack("down");
    }
    return read(primary);
  }

  /** Says whether the replica can be read: it can for any first page, whose snapshot will be its own. */
  async #hasReached({ list, snapshot, see }: SoughtPage): Promise<boolean> {
    const { ready, secondsBehind } = await this.probe();
    if (!ready) {
      this.#options.fellBack(secondsBehind === undefined ? "down" : "behind");
      return false;
    }
    if (snapshot === undefined || isAt(snapshot, this.#seen.get(list))) return true;
    const now = await see(this.#options.replica.store);
    this.#seen.set(list, now);
    if (isAt(snapshot, now)) return true;
    this.#options.fellBack("behind");
    return false;
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
    // The replica may come back as another copy.
    this.#seen.clear();
    if (ready || before === undefined) this.#options.changed(this.#status);
  }
}
