/** One chain in a process that may lead it: indexes while it does, and follows the leader while it does not. */

import { LeaseLostError } from "../store/service/indexer-lease.ts";
import type { ChainFollower } from "./follower.ts";
import type { ChainLease } from "./leadership.ts";
import type { Indexer, IndexerStatus } from "./run.ts";

export interface LedIndexerOptions {
  readonly lease: Pick<ChainLease, "term" | "lose" | "fault">;
  readonly follower: ChainFollower;
  /** Makes the indexer of a term, whose transactions fail with LeaseLostError once another process leads. */
  create(term: number): Indexer;
}

/** Each term has its own indexer, which begins with the stored state. */
export class LedIndexer implements Indexer {
  readonly #options: LedIndexerOptions;
  #own: { readonly term: number; readonly indexer: Indexer } | undefined;
  /** True when the follower has looked since the last term began. */
  #followed = false;

  constructor(options: LedIndexerOptions) {
    this.#options = options;
  }

  get leads(): boolean {
    return this.#options.lease.term !== undefined;
  }

  get status(): IndexerStatus {
    if (this.#current) return this.#current.status;
    const { follower, lease } = this.#options;
    // A database that can be read may still refuse the lease, and then no process indexes.
    const status = { ...follower.status, fault: follower.status.fault ?? lease.fault };
    // The follower's view is older than the state that the ended term has stored.
    const reached = this.#followed ? -1 : (this.#own?.indexer.status.height ?? -1);
    return reached > status.height ? { ...status, height: reached } : status;
  }

  load(): Promise<void> {
    return this.#options.follower.load();
  }

  async step(): Promise<boolean> {
    const { lease, follower, create } = this.#options;
    const { term } = lease;
    if (term === undefined) {
      const done = await follower.step();
      this.#followed = true;
      // A term that began meanwhile has its own steps to do.
      return done && lease.term === undefined;
    }
    if (this.#own?.term !== term) {
      const indexer = create(term);
      await indexer.load();
      this.#own = { term, indexer };
      this.#followed = false;
    }
    try {
      return await this.#own.indexer.step();
    } catch (error) {
      if (!(error instanceof LeaseLostError)) throw error;
      lease.lose(term);
      return false;
    }
  }

  /** Work that an earlier term began ends by itself: its transactions are refused. */
  async stop(): Promise<void> {
    await this.#own?.indexer.stop?.();
  }

  /** The indexer of the present term, once it has begun. */
  get #current(): Indexer | undefined {
    return this.#own?.term === this.#options.lease.term ? this.#own?.indexer : undefined;
  }
}
