/** Watches how far another process has indexed a chain, for a service that only answers. */

import type { IndexerStatus } from "./run.ts";

/** Never breaks: whether the chain fits is for the one that indexes to say. */
export class ChainFollower {
  readonly #checkpoint: () => Promise<{ readonly height: number } | undefined>;
  #height = -1;
  #fault: unknown;

  /** @param checkpoint reads the last height that is indexed */
  constructor(checkpoint: () => Promise<{ readonly height: number } | undefined>) {
    this.#checkpoint = checkpoint;
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
      this.#height = (await this.#checkpoint())?.height ?? -1;
      this.#fault = undefined;
      return true;
    } catch (error) {
      this.#fault = error;
      throw error;
    }
  }
}
