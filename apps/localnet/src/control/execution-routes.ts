/** Routes of the control API about the execution of the C-Chain's blocks. */
import type { Context, Hono } from "hono";
import * as v from "valibot";
import type { HeldExecution } from "../evm/chain/held-execution.ts";
import { readObject } from "./control-app.ts";
import { ControlError, integer, members, readMembers } from "./members.ts";

/** Most blocks that one request executes. */
const MAX_BLOCKS = 1_000;

const blockCount = members({ count: v.optional(integer(1, MAX_BLOCKS), 1) });

/** @param held undefined while the C-Chain executes blocks when it accepts them */
export function addExecutionRoutes(app: Hono, held: () => HeldExecution | undefined): void {
  const execution = (): HeldExecution => {
    const found = held();
    if (found === undefined)
      throw new ControlError("execution can be held on a C-Chain with Helicon only: see evm and heliconTime");
    return found;
  };
  const reading = (context: Context) => context.json(execution().reading);

  app.get("/execution", reading);
  app.post("/execution/hold", (context) => {
    execution().hold();
    return reading(context);
  });
  app.post("/execution/execute", async (context) => {
    execution().execute(readMembers(blockCount, await readObject(context)).count);
    return reading(context);
  });
  app.post("/execution/release", (context) => {
    execution().release();
    return reading(context);
  });
}
