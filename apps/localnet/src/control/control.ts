/**
 * The control API: moves time, makes blocks, pays, saves and restores the world, scripts faults, holds back execution. It
 * requires the token.
 */
import type { Context } from "hono";
import * as v from "valibot";
import { readBytes } from "../rpc/body.ts";
import { createGuardedApp, MAX_BODY, missing, readObject } from "./control-app.ts";
import { addExecutionRoutes, type ExecutionControl } from "./execution-routes.ts";
import { addFaultRoutes } from "./fault-routes.ts";
import type { Faults } from "./faults.ts";
import { pay, payment } from "./funds.ts";
import { ControlError, integer, members, number, readMembers } from "./members.ts";
import type { Saver } from "./saver.ts";
import type { Timeline } from "./timeline.ts";

/** The parts of the network that the control API changes. */
export interface ControlOptions {
  readonly timeline: Timeline;
  readonly saver: Saver;
  readonly faults: Faults;
  /** Undefined where no EVM chain runs. */
  readonly execution?: ExecutionControl | undefined;
  readonly token: string;
}

/** Most seconds of one clock advance: a hundred years. */
const MAX_ADVANCE = 3_155_760_000;
/** Most blocks made by one request: some seconds of work. */
const MAX_BLOCKS = 1_000;
/** Most saved worlds kept by name. */
const MAX_SNAPSHOTS = 100;

const BINARY = "application/octet-stream";

const clockTime = members({ now: number() });
const timeSpan = members({ seconds: number(0, MAX_ADVANCE) });
const blockCount = members({ count: v.optional(integer(1, MAX_BLOCKS), 1) });

/**
 * Builds the control API.
 *
 * @example createControl({ timeline, saver, faults, token })(new Request("http://control/clock", { headers }))
 */
export function createControl({
  timeline,
  saver,
  faults,
  execution,
  token,
}: ControlOptions): (request: Request) => Promise<Response> {
  const { clock } = timeline;
  const snapshots = new Map<string, Uint8Array>();
  const app = createGuardedApp(token);

  /** The clock's state, after producing the blocks that its move made due. */
  const world = () => {
    timeline.network.catchUp();
    return { ...clock.reading, height: Number(timeline.network.chain.blocks.last.height) };
  };
  const moved = (context: Context) => context.json(world());

  app.get("/clock", moved);
  app.put("/clock", async (context) => {
    clock.set(readMembers(clockTime, await readObject(context)).now);
    return moved(context);
  });
  app.post("/clock/advance", async (context) => {
    const { seconds } = readMembers(timeSpan, await readObject(context));
    clock.set(clock.now() + seconds);
    return moved(context);
  });
  app.post("/clock/freeze", (context) => {
    clock.freeze();
    return moved(context);
  });
  app.post("/clock/resume", (context) => {
    clock.resume();
    return moved(context);
  });

  app.post("/blocks", async (context) => {
    const { count } = readMembers(blockCount, await readObject(context));
    const made = timeline.network.mine(count);
    return context.json({ made, ...world() });
  });

  app.post("/funds", async (context) =>
    context.json(await pay(readMembers(payment, await readObject(context)), timeline), 201),
  );

  app.get(
    "/snapshot",
    async () => new Response((await saver.save()).slice(), { headers: { "content-type": BINARY } }),
  );
  app.put("/snapshot", async (context) => {
    await saver.restore(await readBytes(context.req.raw, MAX_BODY));
    return moved(context);
  });
  app.get("/snapshots", (context) => context.json({ snapshots: [...snapshots.keys()] }));
  app.put("/snapshots/:name", async (context) => {
    const name = context.req.param("name");
    if (!/^[\w.-]{1,64}$/.test(name))
      throw new ControlError("name must be 1 to 64 letters, digits, dots, dashes or underscores");
    if (!snapshots.has(name) && snapshots.size >= MAX_SNAPSHOTS)
      throw new ControlError(`there are ${MAX_SNAPSHOTS} snapshots already`);
    snapshots.set(name, await saver.save());
    return moved(context);
  });
  app.post("/snapshots/:name/restore", async (context) => {
    const bytes = snapshots.get(context.req.param("name"));
    if (bytes === undefined) return missing(context);
    await saver.restore(bytes);
    return moved(context);
  });
  app.delete("/snapshots/:name", (context) =>
    snapshots.delete(context.req.param("name")) ? context.body(null, 204) : missing(context),
  );

  addFaultRoutes(app, faults);
  addExecutionRoutes(app, execution);

  return async (request) => app.fetch(request);
}
