/** The routes of the control API that script faults, which need nothing of a network but its requests. */
import type { Hono } from "hono";
import { createGuardedApp, missing, readObject } from "./control-app.ts";
import { readFault } from "./fault.ts";
import { Faults, type SetFault } from "./faults.ts";

const faultJson = ({ at, ...fault }: SetFault & { at?: readonly string[] }) => ({
  ...fault,
  ...(at && { at: at.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("") }),
});

/** Adds the routes under `/faults`. */
export function addFaultRoutes(app: Hono, faults: Faults): void {
  app.get("/faults", (context) => context.json({ faults: faults.list.map(faultJson) }));
  app.post("/faults", async (context) => {
    const fault = faults.add(readFault(await readObject(context)));
    return context.json(faultJson(fault), 201);
  });
  app.delete("/faults", (context) => context.json({ cleared: faults.clear() }));
  app.delete("/faults/:id", (context) =>
    faults.clear(Number(context.req.param("id"))) > 0 ? context.body(null, 204) : missing(context),
  );
}

/** A control API for a node that is not simulated here. */
export interface NodeControl {
  /** Handles a request to the control API. */
  fetch(request: Request): Promise<Response>;
  /** Handles a request to the node with every fault that applies to it. */
  around(request: Request, node: (request: Request) => Promise<Response>): Promise<Response>;
}

/**
 * Creates the part of the control API that works with any node: faults, and the clock's reading. All other requests get 501.
 *
 * @param options.token at least 16 characters, required as `Authorization: Bearer <token>`
 * @param options.now Unix seconds
 * @param options.reason why the rest is not supported, as the responses say it
 * @example
 * const control = createNodeControl({ token, now: () => Date.now() / 1000, reason: "the node is real" });
 */
export function createNodeControl({
  token,
  now,
  reason,
}: {
  readonly token: string;
  readonly now: () => number;
  readonly reason: string;
}): NodeControl {
  const faults = new Faults();
  const app = createGuardedApp(token);
  app.get("/clock", (context) => context.json({ now: now(), frozen: false }));
  addFaultRoutes(app, faults);
  for (const path of ["/clock", "/clock/*", "/blocks", "/snapshot", "/snapshots", "/snapshots/*"])
    app.all(path, (context) => context.json({ error: reason }, 501));
  return {
    fetch: async (request) => app.fetch(request),
    around: (request, node) => faults.around(request, node),
  };
}
