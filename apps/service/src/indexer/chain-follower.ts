/** Watches how far another process has indexed a chain, for a service that only answers. */

import type { IndexerStatus } from "./p-chain-indexer.ts";

/** Where a chain's checkpoints are. */
interface Checkpoints {
  checkpoint(networkId: number): Promise<{ readonly height: number } | undefined>;
}

/** Never breaks: whether the chain fits is for the one that indexes to say. */
export class ChainFollower {
  readonly #store: Checkpoints;
  readonly #networkId: number;
  #height = -1;
  #fault: unknown;

  constructor(store: Checkpoints, networkId: number) {
    this.#store = store;
    this.#networkId = networkId;
  }

  get status(): IndexerStatus {
    const tip = this.#height < 0 ? undefined : this.#height;
    return { height: this.#height, tip, fault: this.#fault, broken: false };
  }

  /**
   * Looks once.
   *
   * @throws what the store failed with; the next step tries again
   */
  async step(): Promise<boolean> {
    try {
      this.#height = (await this.#store.checkpoint(this.#networkId))?.height ?? -1;
      this.#fault = undefined;
      return true;
    } catch (error) {
      this.#fault = error;
      throw error;
    }
  }
}
