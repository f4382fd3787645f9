/** The innermost step: middleware, fetch, redirects within the origin, and the whole body as text. */
import type { FetchInit } from "../clock.ts";
import { type Attempt, PrimaryNetworkError } from "../errors/base.ts";
import { RedirectError } from "../errors/connection.ts";
import type { Outgoing, Reply } from "../middleware.ts";
import type { Settings } from "../options.ts";
import { readText } from "./body.ts";
import type { Call } from "./call.ts";
import { connectionError } from "./failure.ts";

/** Sends an attempt and decodes its response. Rejects with typed errors only. */
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
      const { operation, method, url, headers, body } = call.request;
      const reply = await chain({ operation, method, url, headers: { ...headers }, body });
      record.status = reply.status;
      call.reply = { status: reply.status, headers: reply.headers };
      return call.decode(call, reply, settings.clock.now());
    } catch (error) {
      throw error instanceof PrimaryNetworkError ? error : connectionError(call, error);
    }
  };
}

async function exchange(
  settings: Settings,
  call: Call,
  { method, url, headers, body }: Outgoing,
  signal: AbortSignal,
): Promise<Reply> {
  const { fetch, origin } = settings; // called without a receiver: a browser's own fetch refuses any but the window
  for (let target = url, hops = 0; ; hops++) {
    // The platform would follow redirects to any origin, with every header except Authorization.
    const init: FetchInit = { method, headers: { ...headers }, signal, redirect: "manual" };
    if (body !== undefined) init.body = body;
    // Middleware may have changed the URL, and the key belongs to the configured origin only.
    if (call.key && target.startsWith(origin)) init.headers[settings.apiKeyHeader] = call.key;
    const response = await fetch(target, init);
    const { status, type, headers: received } = response;
    call.body = call.isStream && status === 200 ? response.body : undefined;
    const text = call.body ? "" : await readText(settings, call, response);
    const location = status < 400 && status >= 300 && received.get("location");
    if (type !== "opaqueredirect" && !location) return { status, headers: received, text };
    const next = location && URL.canParse(location, target) ? new URL(location, target) : undefined;
    if (method !== "GET" || !next?.href.startsWith(origin) || hops === MAX_REDIRECTS) {
      const where = next ? next.origin + next.pathname : "an address that this platform hides";
      throw new RedirectError(
        call.context,
        `redirected to ${where}, which is not followed: correct the baseUrl`,
      );
    }
    target = next.href;
  }
}
