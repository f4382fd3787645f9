/** Decodes 2xx responses, and makes typed errors of all others. */
import { DecodeError } from "../errors/connection.ts";
import { httpError } from "../errors/http.ts";
import { parseJson } from "../exact.ts";
import type { Reply } from "../middleware.ts";
import type { Call, Decode } from "./call.ts";
import { scrub } from "./secret.ts";

// 408: the server stopped waiting for the request. 500 and 502 to 504: temporary failures. 501 is permanent.
const PASSING = [408, 429, 500, 502, 503, 504];

// A day is the longest window of a rate limit. Longer waits are mistakes, such as a Unix time instead of
// seconds.
const LONGEST_WAIT_MS = 86_400_000;

/** Returns true for a status that a later request may not get again. */
export const isPassing = ({ status }: Reply): boolean => PASSING.includes(status);

/** Returns true for a 2xx status. */
export const isOk = ({ status }: Reply): boolean => status >= 200 && status < 300;

/**
 * Decodes a 2xx response as JSON, and an empty body as undefined. Throws the typed error of any other status.
 */
export const decodeJson: Decode = (call, reply, now) =>
  isOk(reply) ? readJson(call, reply) : failStatus(call, reply, now);

/** Returns a 2xx response unchanged. Throws the typed error of any other status. */
export const passOn: Decode = (call, reply, now) => (isOk(reply) ? reply : failStatus(call, reply, now));

/** Parses the body of a response. */
export function readJson(call: Call, { text, headers }: Reply): unknown {
  try {
    return text.trim() ? parseJson(text) : undefined;
  } catch {
    const type = headers.get("content-type") ?? "no content type";
    const message = `expected JSON, got ${type}: ${excerpt(call, text)}`;
    throw new DecodeError(call.context, message, call.request.isSafe);
  }
}

/** Throws the error of a status that is not 2xx. */
export function failStatus(call: Call, reply: Reply, now: number): never {
  const { status } = reply;
  const { isSafe, finalStatuses } = call.request;
  const text = scrub(call, reply.text);
  const headers: Record<string, string> = {};
  reply.headers.forEach((value, name) => {
    headers[name] = scrub(call, value);
  });
  let body: unknown;
  try {
    body = parseJson(text);
  } catch {} // a gateway's HTML, or nothing
  // Rate limits have `ratelimit-reset`. An operation's own 429 may mean something else.
  const isFinal = finalStatuses?.includes(status) && !headers["ratelimit-reset"];
  throw httpError(call.context, {
    status,
    body,
    headers,
    text,
    message:
      messageOf(body) ??
      excerpt(call, text.slice(0, 4000).replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/gi, " ")),
    retryAfterMs: readRetryAfter(now, headers),
    // A 429 means that nothing was executed, so a write can be retried too.
    retryable: !isFinal && (status === 429 || (isSafe && isPassing(reply))),
  });
}

/**
 * Returns `Retry-After` in milliseconds. The header has seconds, or a date that is compared with the server's
 * own `Date` if it sends one. If proxies joined several numbers with commas, the largest counts. Anything
 * else counts as no header, since `Date.parse` would read "1, 2" and "-1" as years.
 */
function readRetryAfter(now: number, headers: Readonly<Record<string, string>>): number | undefined {
  const value = headers["retry-after"]?.trim() ?? "";
  let wait = Number.NaN;
  if (/^\d[\d.]*(\s*,\s*\d[\d.]*)*$/.test(value)) wait = Math.max(...value.split(",").map(Number)) * 1000;
  else if (/^[a-z]{3}/i.test(value)) wait = Date.parse(value) - (Date.parse(headers.date ?? "") || now);
  return Number.isNaN(wait) ? undefined : Math.min(LONGEST_WAIT_MS, Math.max(0, wait));
}

/** Returns the start of a text on one line. */
function excerpt(call: Call, text: string): string {
  const line = scrub(call, text).slice(0, 2000).replace(/\s+/g, " ").trim();
  return line.length > 120 ? `${line.slice(0, 120)}…` : line || "(empty body)";
}

/**
 * Returns `message` as a string or a list of strings, or the message of a JSON-RPC error, or `error` as a
 * string.
 */
function messageOf(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const { message, error } = body as { message?: unknown; error?: unknown }; // both are judged before use
  if (typeof message === "string" && message !== "") return message;
  if (Array.isArray(message) && message.length > 0) return message.join("; ");
  return typeof error === "string" ? error : messageOf(error);
}
