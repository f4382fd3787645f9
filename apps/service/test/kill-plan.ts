/** Where and when a process that indexes is killed: plans drawn from a seed. */

import fc from "fast-check";
import type { Point } from "./child/kill-points.ts";
import type { IndexProcess } from "./index-process.ts";
import type { LoopbackNode } from "./loopback-node.ts";

/** When the process is killed: at a point of its own, or at a request to its node: on arrival, after the response, or after a share of the response. */
export type Fate =
  | { readonly by: "point"; readonly until: Point }
  | { readonly by: "node"; readonly request: number; readonly moment: "requested" | "responded" | number };

export interface KillPlan {
  readonly fate: Fate;
  readonly batchSize: number;
  /** Blocks that the chain grows by while the process lives, once it has asked so many times. */
  readonly growth: { readonly request: number; readonly count: number };
}

const act = fc.constantFrom("wait" as const, "run" as const);
const statement = fc.record({
  kind: fc.constant("statement" as const),
  at: fc.integer({ min: 1, max: 240 }),
  act,
});
/** Opening the embedded database takes some hundred writes, setting one up thousands. */
const write = fc.record({
  kind: fc.constant("write" as const),
  at: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 3_000 })),
  act,
});
const request = fc.record({
  by: fc.constant("node" as const),
  request: fc.integer({ min: 1, max: 30 }),
  moment: fc.oneof(
    fc.constantFrom("requested" as const, "responded" as const),
    fc.double({ min: 0, max: 0.99, noNaN: true }),
  ),
});

/** @param embedded whether the process writes its database's files itself */
function planOf(embedded: boolean): fc.Arbitrary<KillPlan> {
  const points = embedded ? [statement, write] : [statement];
  return fc.record({
    fate: fc.oneof(
      ...points.map((until) => fc.record({ by: fc.constant("point" as const), until })),
      request,
    ),
    batchSize: fc.integer({ min: 1, max: 9 }),
    growth: fc.record({ request: fc.integer({ min: 1, max: 8 }), count: fc.integer({ min: 1, max: 9 }) }),
  });
}

/** Draws one plan for each kill. */
export const killPlans = (options: { readonly kills: number; readonly embedded: boolean }): KillPlan[] =>
  fc.sample(planOf(options.embedded), options.kills);

/** How a process ended: killed as planned, or at the tip because the planned event did not occur before. */
export type Cause = "point" | "node" | "tip";

/** Kills the process as planned; resolves when it is gone. */
export async function killAsPlanned(
  indexProcess: IndexProcess,
  node: LoopbackNode,
  { fate, growth }: KillPlan,
  grow: (count: number) => Promise<void>,
): Promise<Cause> {
  const growing: Promise<void>[] = [];
  let requests = 0;
  const reached = new Promise<Cause>((resolve) => {
    const moment = () => (fate.by === "node" && requests === fate.request ? fate.moment : undefined);
    node.requested = () => {
      if (++requests === growth.request) growing.push(grow(growth.count));
      const now = moment();
      if (now === "requested") resolve("node");
      return typeof now === "number" ? now : undefined;
    };
    node.responded = () => {
      const now = moment();
      if (now === "responded" || typeof now === "number") resolve("node");
    };
    indexProcess.reached("point").then((reached) => reached && resolve("point"));
    indexProcess.reached("indexed").then((reached) => reached && resolve("tip"));
    indexProcess.ended.then(() => resolve("tip")); // not by a kill, which whoever reads the end will see
  });
  const cause = await reached;
  await indexProcess.kill();
  [node.requested, node.responded] = [() => undefined, () => {}];
  await Promise.all(growing);
  return cause;
}
