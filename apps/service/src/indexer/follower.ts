/**
 * Watches how far another process has indexed a chain. This process serves that much while the other one
 * leads.
 */

import type { IndexerLease } from "../store/service/indexer-lease.ts";
import type { Indexer, IndexerStatus } from "./run.ts";

/** The chain that a follower reads. */
export interface FollowerOptions {
  /** Reads the last height that is indexed. */
  checkpoint(): Promise<{ readonly height: number } | undefined>;
  /**
   * The last report of the leader; undefined before the first look, and for a chain without a leader so far.
   */
  lease(): IndexerLease | undefined;
}

/** Never breaks: whether the chain fits is for the one that indexes to say. */
export class ChainFollower implements Indexer {
  readonly #options: FollowerOptions;
  #height = -1;
  #fault: unknown;

  constructor(options: FollowerOptions) {
    this.#options = options;
  }

  get status(): IndexerStatus {
    const seen = this.#options.lease();
    const { report, reportAge = 0 } = seen ?? {};
    const reported = report ? { ...report, age: reportAge } : undefined;
    const tip = this.#height < 0 ? undefined : (report?.tip ?? undefined);
    return { height: this.#height, tip, fault: this.#fault, broken: false, follows: true, reported };
  }

  async load(): Promise<void> {
    this.#height = (await this.#options.checkpoint())?.height ?? -1;
  }

  /**
   * Looks once.
   *
   * @throws the error of the store; the next step tries again
   */
  async step(): Promise<boolean> {
    try {
      await this.load();
      this.#fault = undefined;
      return true;
    } catch (error) {
      this.#fault = error;
      throw error;
    }
  }
}
