/** Makes values of responses, and typed errors of those that are not 2xx. */
import { DecodeError } from "../errors/connection.ts";
import { httpError } from "../errors/http.ts";
import { parseJson } from "../exact.ts";
import type { Reply } from "../middleware.ts";
import type { Call, Decode } from "./call.ts";
import { scrub } from "./secret.ts";

// 408: the server gave up waiting for the request. 500 to 504: faults that pass. 501 does not.
const PASSING = [408, 429, 500, 502, 503, 504];

// A day is the longest window of a rate limit. Longer ones are mistakes, such as a Unix time in place of seconds.
const LONGEST_WAIT_MS = 86_400_000;

/** Whether the status is one that a later request may not get again. */
export const isPassing = ({ status }: Reply): boolean => PASSING.includes(status);

/** Whether the status is 2xx. */
export const isOk = ({ status }: Reply): boolean => status >= 200 && status < 300;

/** Decodes a 2xx response as JSON, an empty body as undefined; throws the typed error of any other status. */
export const decodeJson: Decode = (call, reply, now) =>
  isOk(reply) ? readJson(call, reply) : failStatus(call, reply, now);

/** Hands on a 2xx response as it is; throws the typed error of any other status. */
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
  // Rate limits come with `ratelimit-reset`, whatever else the operation's own 429 may mean.
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
    // 429 says that nothing was done, so it holds for writes too.
    retryable: !isFinal && (status === 429 || (isSafe && isPassing(reply))),
  });
}

/**
 * The milliseconds of `Retry-After`: seconds, or a date measured against the server's own `Date` where it sends one. Of
 * several numbers (proxies join repeated headers with a comma) the largest holds. Anything else counts as no header:
 * `Date.parse` would make years of "1, 2" and "-1".
 */
function readRetryAfter(now: number, headers: Readonly<Record<string, string>>): number | undefined {
  const value = headers["retry-after"]?.trim() ?? "";
  let wait = Number.NaN;
  if (/^\d[\d.]*(\s*,\s*\d[\d.]*)*$/.test(value)) wait = Math.max(...value.split(",").map(Number)) * 1000;
  else if (/^[a-z]{3}/i.test(value)) wait = Date.parse(value) - (Date.parse(headers.date ?? "") || now);
  return Number.isNaN(wait) ? undefined : Math.min(LONGEST_WAIT_MS, Math.max(0, wait));
}

/** First characters of a text on one line. */
function excerpt(call: Call, text: string): string {
  const line = scrub(call, text).slice(0, 2000).replace(/\s+/g, " ").trim();
  return line.length > 120 ? `${line.slice(0, 120)}…` : line || "(empty body)";
}

/** `message` as a string or a list of strings, or the message of a JSON-RPC error, or `error` as a string. */
function messageOf(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const { message, error } = body as { message?: unknown; error?: unknown }; // both are judged before use
  if (typeof message === "string" && message !== "") return message;
  if (Array.isArray(message) && message.length > 0) return message.join("; ");
  return typeof error === "string" ? error : messageOf(error);
}
