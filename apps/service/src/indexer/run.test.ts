/** The loop of an indexer, with steps that a test decides. */

import { expect, test } from "vitest";
import { ContradictionError } from "../domain/contradiction-error.ts";
import { type Indexer, run } from "./run.ts";

test("a broken chain is read again until a block fits, and then goes on", async () => {
  const stop = new AbortController();
  const failures: unknown[] = [];
  let broken = false;
  let steps = 0;
  const indexer: Indexer = {
    get status() {
      return { height: steps, tip: 9, fault: undefined, broken };
    },
    async load() {},
    async step() {
      steps++;
      broken = steps < 4;
      if (broken) throw new ContradictionError(`step ${steps}`);
      return true;
    },
  };
  await run(indexer, {
    signal: stop.signal,
    clock: () => 0,
    pollMs: 0,
    stepped: () => stop.abort(),
    failed: (error) => failures.push(String(error)),
  });
  expect([steps, failures]).toEqual([4, [1, 2, 3].map((step) => `ContradictionError: step ${step}`)]);
});
