/** Makes a ConnectionError from any error of fetch, on any runtime, without its secrets. */
import { ConnectionError } from "../errors/connection.ts";
import type { Call } from "./call.ts";
import { scrub } from "./secret.ts";

// Failures before the request left. Node and Bun report a code, Deno and HTTP/2 a text.
const NOT_SENT = /conn(ection ?)?refused|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|CONNECT_TIMEOUT|dns error/i;

// Addresses of this machine, where a developer's own service would listen.
const LOOPBACK = /^https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?=[:/])/;

/**
 * Makes the error. The cause is a copy of name, message and stack, because a platform's own error may hold
 * the request and so the key.
 */
export function connectionError(call: Call, thrown: unknown): ConnectionError {
  let code: string | undefined;
  let message = "";
  const seen = new Set<unknown>();
  // Node wraps the reason: TypeError "fetch failed" > Error "connect ECONNREFUSED" with the code.
  for (let error = thrown; error instanceof Error && !seen.has(error); error = error.cause) {
    seen.add(error);
    const { code: given } = error as { code?: unknown }; // only used where it is a string
    if (typeof given === "string") code = given;
    message = error.message || message;
  }
  const text = scrub(call, [message || String(thrown), code].join(" ").trim());
  const cause = new Error(text);
  if (thrown instanceof Error) {
    cause.name = thrown.name;
    if (thrown.stack) cause.stack = scrub(call, thrown.stack);
  }
  const isSafe = call.request.isSafe || NOT_SENT.test(text);
  const isIdle = /conn(?:ection ?)?refused/i.test(text) && LOOPBACK.test(call.request.url);
  const advice = isIdle
    ? "; nothing listens there: `npx primary-network dev` starts a service and a node"
    : "";
  return new ConnectionError(call.context, `connection failed: ${text}${advice}`, isSafe, code, cause);
}
