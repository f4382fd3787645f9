/** The Hono app of both interfaces: CORS, the load balancer's paths, and everything else. */

import { Hono } from "hono";
import { cors } from "hono/cors";
import type { Context } from "../api/request/handler.ts";
import { inRequestSpan } from "../trace/request-span.ts";
import { HOSTED_KEY_HEADER } from "./auth.ts";
import type { Client } from "./client.ts";
import { HEIGHT_HEADER, TIME_HEADER } from "./freshness.ts";
import type { Guards } from "./guards.ts";
import { UNCACHED } from "./json-response.ts";
import { rateHeaders } from "./limits.ts";
import type { AppEvents } from "./request-events.ts";
import { createRespond, REPLICA_HEADER } from "./respond.ts";
import { SharedHeaders } from "./shared-headers.ts";

/** Makes the app. */
export function createApp(context: Context, guards: Guards, events: AppEvents): Hono<{ Bindings: Client }> {
  const { access, isReady } = guards;
  const exposed = [...rateHeaders, HEIGHT_HEADER, TIME_HEADER, "etag", "x-request-id", REPLICA_HEADER];
  const shared = new SharedHeaders([...new Set([access.keyHeader, HOSTED_KEY_HEADER])], exposed);
  const respond = createRespond(context, guards, events, shared);
  const app = new Hono<{ Bindings: Client }>();
  const preflight = cors({ origin: "*", exposeHeaders: exposed, maxAge: 86_400 });
  app.use(async (c, next) => {
    const response = c.req.method === "OPTIONS" ? await preflight(c, next) : void (await next());
    shared.addTo(response ?? c.res);
    return response;
  });
  // The load balancer's checks work under any host name, without key, limit, log and details.
  app.get("/livez", (c) => c.json({ status: "ok" }, 200, UNCACHED));
  app.get("/readyz", async (c) => {
    const ready = await isReady();
    return c.json({ ready }, ready ? 200 : 503, UNCACHED);
  });
  app.all("*", (c) => inRequestSpan(c.req.raw, (nameRequest) => respond(c, nameRequest)));
  return app;
}
