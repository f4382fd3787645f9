/** The control API of a node that is not simulated: its faults and its clock. Its declarations name no library, for users install none. */
import { createGuardedApp } from "./control-app.ts";
import { addFaultRoutes } from "./fault-routes.ts";
import { Faults } from "./faults.ts";

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
  for (const path of [
    "/clock",
    "/clock/*",
    "/blocks",
    "/execution",
    "/execution/*",
    "/funds",
    "/snapshot",
    "/snapshots",
    "/snapshots/*",
  ])
    app.all(path, (context) => context.json({ error: reason }, 501));
  return {
    fetch: async (request) => app.fetch(request),
    around: (request, node) => faults.around(request, node),
  };
}
