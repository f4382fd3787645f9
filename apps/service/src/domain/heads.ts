/**
 * Reports that the index of a chain has moved. Its indexer or follower looks at the chain once and wakes all
 * waiting callers.
 */
export class Heads {
  readonly #heights = new Map<string, number>();
  readonly #waiting = new Map<string, Set<() => void>>();

  /** Reports the height of a chain's index, and wakes waiting callers if it has changed. */
  seen(chain: string, height: number): void {
    if (this.#heights.get(chain) === height) return;
    this.#heights.set(chain, height);
    for (const wake of this.#waiting.get(chain) ?? []) wake();
  }

  /**
   * Calls back each time one of the chains has moved.
   *
   * @returns ends that
   */
  follow(chains: readonly string[], wake: () => void): () => void {
    for (const chain of chains) {
      const waiting = this.#waiting.get(chain) ?? new Set();
      this.#waiting.set(chain, waiting.add(wake));
    }
    return () => {
      for (const chain of chains) this.#waiting.get(chain)?.delete(wake);
    };
  }
}
