/** An index that one process after another continues, as calls of the node and of the store fail everywhere. */

import { expect } from "vitest";
import type { Indexer } from "../src/indexer/run.ts";

/**
 * Indexes until a process has nothing left to do.
 *
 * @param seed of the chances
 * @param begin the indexer of a new process; the function that it is given fails at about every fourth call
 */
export async function indexTorn(seed: number, begin: (torn: () => void) => Indexer): Promise<void> {
  let random = seed;
  const torn = () => {
    random = (random * 1_103_515_245 + 12_345) % 2 ** 31;
    if (random < 2 ** 29) throw new Error("killed");
  };
  let done = false;
  for (let processes = 0; processes < 400 && !done; processes++) {
    const indexer = begin(torn);
    try {
      for (let steps = 0; steps < 4 && !done; steps++) done = await indexer.step();
    } catch (error) {
      expect(String(error)).toBe("Error: killed");
    }
  }
  expect(done).toBe(true);
}
