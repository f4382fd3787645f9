/** Routes that hold back the execution of the C-Chain's accepted blocks, and execute them one by one (ACP-194). */
import type { Context, Hono } from "hono";
import * as v from "valibot";
import { readObject } from "./control-app.ts";
import { integer, members, readMembers } from "./members.ts";

/** The C-Chain's stages, as block numbers, and whether accepted blocks are executed at once. */
export interface ExecutionReading {
  readonly execution: "immediate" | "held";
  readonly accepted: number;
  readonly executed: number;
  readonly settled: number;
}

/** Controls the execution of a chain's blocks. */
export interface ExecutionControl {
  reading(): Promise<ExecutionReading>;
  /** @throws RangeError before Helicon */
  setExecution(mode: ExecutionReading["execution"]): Promise<void>;
  /** Executes up to this many accepted blocks. */
  execute(count: number): Promise<void>;
}

/** Most blocks executed by one request. */
const MAX_BLOCKS = 1_000;

const mode = members({
  execution: v.picklist(["immediate", "held"], 'must be "immediate" or "held"'),
});
const blockCount = members({ count: v.optional(integer(1, MAX_BLOCKS), 1) });

/** Adds the routes. @param execution undefined where no EVM chain runs */
export function addExecutionRoutes(app: Hono, execution: ExecutionControl | undefined): void {
  if (execution === undefined) {
    for (const path of ["/execution", "/execution/*"])
      app.all(path, (context) => context.json({ error: "no EVM chain runs" }, 501));
    return;
  }
  const reading = async (context: Context) => context.json(await execution.reading());
  app.get("/execution", reading);
  app.put("/execution", async (context) => {
    await execution.setExecution(readMembers(mode, await readObject(context)).execution);
    return reading(context);
  });
  app.post("/execution/execute", async (context) => {
    await execution.execute(readMembers(blockCount, await readObject(context)).count);
    return reading(context);
  });
}
