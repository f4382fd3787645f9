/** The innermost step: middleware, fetch, redirects within the origin, and the whole body as text. */
import { type Attempt, PrimaryNetworkError } from "../errors/base.ts";
import { RedirectError } from "../errors/connection.ts";
import type { Outgoing, Reply } from "../middleware.ts";
import type { Settings } from "../options.ts";
import { readText } from "./body.ts";
import type { Call } from "./call.ts";
import { connectionError } from "./failure.ts";

/** Sends one attempt and decodes its answer; rejects with typed errors only. */
export type Send = (call: Call, signal: AbortSignal, record: Attempt) => Promise<unknown>;

const MAX_REDIRECTS = 5;

/** Builds the innermost step of a client. */
export function createSend(settings: Settings): Send {
  return async (call, signal, record) => {
    try {
      const chain = settings.middleware.reduceRight<(request: Outgoing) => Promise<Reply>>(
        (next, middleware) => (request) => middleware(request, next),
        (request) => exchange(settings, call, request, signal),
      );
      const { operation, method, url, body } = call;
      const headers: Record<string, string> = { accept: "application/json", ...call.headers };
      if (body !== undefined) headers["content-type"] ??= "application/json";
      const reply = await chain({ operation, method, url, headers, body });
      record.status = reply.status;
      return call.decode(call, reply);
    } catch (error) {
      throw error instanceof PrimaryNetworkError ? error : connectionError(call, error);
    }
  };
}

async function exchange(
  settings: Settings,
  call: Call,
  request: Outgoing,
  signal: AbortSignal,
): Promise<Reply> {
  const { method, body } = request;
  const { fetch } = settings; // called without a receiver: a browser's own fetch refuses any but the window
  let { url } = request;
  for (let hops = 0; ; hops++) {
    const headers = { ...request.headers };
    // A middleware may have changed the URL; the key belongs to the configured origin alone.
    if (call.key && url.startsWith(settings.origin)) headers[settings.apiKeyHeader] = call.key;
    // "manual": the platform would follow to any origin with every header that is not called Authorization.
    const init = { method, headers, signal, redirect: "manual" as const };
    const response = await fetch(url, body === undefined ? init : { ...init, body });
    const text = await readText(settings, call, response);
    const location = response.status < 400 && response.status >= 300 && response.headers.get("location");
    if (response.type !== "opaqueredirect" && !location) {
      return { status: response.status, headers: response.headers, text };
    }
    const target = location && URL.canParse(location, url) ? new URL(location, url) : undefined;
    if (method !== "GET" || !target?.href.startsWith(settings.origin) || hops === MAX_REDIRECTS) {
      const where = target ? target.origin + target.pathname : "an address that this platform hides";
      throw new RedirectError(call, `redirected to ${where}, which is not followed: correct the baseUrl`);
    }
    url = target.href;
  }
}
