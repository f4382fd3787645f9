/** The Hono app of both interfaces: limits, CORS, the spec's routes, errors. */

import { type JsonValue, stringifyJson } from "@primary-network/codec";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import type { Context as ApiContext, Handler, OperationId } from "../api/handler.ts";
import { handlers } from "../api/handlers.ts";
import { errorBody, HttpError, type Interface } from "./http-error.ts";
import { readParameters } from "./parameters.ts";
import { createRouter } from "./router.ts";
import { readSpecs } from "./spec.ts";

/** Bytes of a body: a Warp message with its justification in hex is far smaller. */
const MAX_BODY = 1_048_576;
/** Characters of a URL: 64 addresses of 50 characters, and all other parameters. */
const MAX_URL = 8_192;
const METRICS_PATH = /^\/v1\/avg_tps(\/|$)/;

/** What the app tells of each request; nothing in it is secret. */
export interface RequestEvent {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly durationMs: number;
}

export interface AppEvents {
  answered(event: RequestEvent): void;
  /** An error that no rule explains. */
  failed(error: unknown, path: string): void;
}

function json(body: unknown, status: number, headers: { readonly [name: string]: string } = {}): Response {
  // Handlers' results are plain data: interfaces of the spec, which have no index signature.
  const text = stringifyJson(body as JsonValue);
  return new Response(text, {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
  });
}

function failure(error: unknown, of: Interface): Response {
  if (error instanceof HttpError)
    return json(errorBody(error.status, error.message, of), error.status, error.headers);
  return json(errorBody(500, "an unexpected error; the service's log has it", of), 500);
}

/** Makes the app; compiling the specs' rules takes some hundred milliseconds. */
export function createApp(context: ApiContext, events: AppEvents): Hono {
  const route = createRouter(readSpecs());
  const app = new Hono();
  app.use(cors({ origin: "*", exposeHeaders: ["retry-after"], maxAge: 86_400 }));
  app.use(
    bodyLimit({
      maxSize: MAX_BODY,
      onError: () => json(errorBody(413, `the body must be at most ${MAX_BODY} bytes`, "data"), 413),
    }),
  );
  app.all("*", async ({ req }) => {
    const started = performance.now();
    const { pathname } = new URL(req.url);
    let of: Interface = METRICS_PATH.test(pathname) ? "metrics" : "data";
    let operation = "none";
    let response: Response;
    try {
      if (req.url.length > MAX_URL) throw new HttpError(414, `the URL must be at most ${MAX_URL} characters`);
      const match = route(req.method, pathname);
      of = match.operation.of;
      operation = match.operation.id;
      const params = await readParameters(match, req.raw);
      // The spec's rules have just been checked, which is what the handler's types stand for.
      const handle = handlers[operation as OperationId] as unknown as Handler<OperationId>;
      response = json(await handle(params as never, context), 200);
    } catch (error) {
      if (!(error instanceof HttpError)) events.failed(error, pathname);
      response = failure(error, of);
    }
    const durationMs = performance.now() - started;
    events.answered({ operation, method: req.method, path: pathname, status: response.status, durationMs });
    return response;
  });
  return app;
}
