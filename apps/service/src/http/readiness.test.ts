/** Readiness depends on the database, its connections, the chains that count, and whether the process is about to end. */

import { expect, test } from "vitest";
import type { ChainStatus } from "../domain/chain-status.ts";
import type { DatabaseHealth } from "../store/session/unavailable-error.ts";
import { Readiness } from "./readiness.ts";

const healthy: DatabaseHealth = { fault: undefined, apiFault: undefined };
// Readiness looks at nothing else of a chain.
const chain = (name: string, ready: boolean) => ({ chain: name, ready }) as ChainStatus;

test.each<
  [what: string, given: { health?: DatabaseHealth; chains?: ChainStatus[]; drained?: boolean }, want: boolean]
>([
  ["everything is there", {}, true],
  ["no chain is configured", { chains: [] }, true],
  ["a chain is stale", { chains: [chain("p-chain", true), chain("x-chain", false)] }, false],
  [
    "a chain that does not count is stale",
    { chains: [chain("p-chain", true), chain("left-out", false)] },
    true,
  ],
  ["the database is away", { health: { fault: "gone", apiFault: undefined } }, false],
  ["requests get no connection", { health: { fault: undefined, apiFault: "taken" } }, false],
  ["the process is about to end", { drained: true }, false],
])("%s", async (_, { health = healthy, chains = [chain("p-chain", true)], drained }, want) => {
  const readiness = new Readiness({
    chains: { status: () => chains },
    database: async () => health,
    elapsed: () => 0,
  });
  if (drained) readiness.drain();
  const report = await readiness.report((of) => of.chain !== ("left-out" as string));
  expect(report).toMatchObject({ ready: want, draining: drained === true, chains });
});

test("unknown callers cannot have the database asked more than once a second, and are told at once of the end", async () => {
  let [asked, now, health] = [0, 0, healthy];
  const readiness = new Readiness({
    chains: { status: () => [] },
    elapsed: () => now,
    database: async () => {
      asked++;
      return health;
    },
  });
  expect(await Promise.all([readiness.isReady(), readiness.isReady(), readiness.isReady()])).toEqual([
    true,
    true,
    true,
  ]);
  health = { fault: "gone", apiFault: undefined };
  now = 999;
  expect([await readiness.isReady(), asked]).toEqual([true, 1]);
  now = 1_000;
  expect([await readiness.isReady(), asked]).toEqual([false, 2]);
  health = healthy;
  now = 2_000;
  expect([await readiness.isReady(), asked]).toEqual([true, 3]);
  readiness.drain();
  expect([await readiness.isReady(), asked]).toEqual([false, 3]);
});
