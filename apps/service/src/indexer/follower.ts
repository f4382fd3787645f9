/** Watches how far another process has indexed a chain, for a service that only serves requests. */

import type { Indexer, IndexerStatus } from "./run.ts";

/** Never breaks: whether the chain fits is for the one that indexes to say. */
export class ChainFollower implements Indexer {
  readonly #checkpoint: () => Promise<{ readonly height: number } | undefined>;
  #height = -1;
  #tip: number | undefined;
  #fault: unknown;

  /** @param checkpoint reads the last height that is indexed */
  constructor(checkpoint: () => Promise<{ readonly height: number } | undefined>) {
    this.#checkpoint = checkpoint;
  }

  get status(): IndexerStatus {
    return { height: this.#height, tip: this.#tip, fault: this.#fault, broken: false };
  }

  async load(): Promise<void> {
    this.#height = (await this.#checkpoint())?.height ?? -1;
  }

  /**
   * Looks once.
   *
   * @throws what the store failed with; the next step tries again
   */
  async step(): Promise<boolean> {
    try {
      await this.load();
      this.#tip = this.#height < 0 ? undefined : this.#height;
      this.#fault = undefined;
      return true;
    } catch (error) {
      this.#fault = error;
      throw error;
    }
  }
}
