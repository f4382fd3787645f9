/** Finds the recorded request that is most like one that was not recorded, and says what differs. */
import type { ComparedRequest } from "./exchange.ts";

const shared = (one: readonly string[], other: readonly string[]) =>
  one.filter((part) => other.includes(part)).length;

/** How much two requests have in common: 0 nothing, 1 everything. */
function likeness({ parts }: ComparedRequest, other: ComparedRequest): number {
  const common = shared(parts, other.parts);
  return common / (parts.length + other.parts.length - common);
}

/** The first of the most alike; undefined without any. */
export function nearest(
  request: ComparedRequest,
  recorded: readonly ComparedRequest[],
): ComparedRequest | undefined {
  let best: ComparedRequest | undefined;
  for (const other of recorded)
    if (best === undefined || likeness(request, other) > likeness(request, best)) best = other;
  return best;
}

/** A request in a line: method, path and query, and of a JSON-RPC message its method. */
export function describe({ kept }: ComparedRequest): string {
  const { pathname, search } = new URL(kept.url);
  const method = typeof kept.body === "object" && kept.body !== null && "method" in kept.body;
  const called = method ? ` ${String(Object(kept.body).method)}` : "";
  return `${kept.method} ${pathname}${search}${called}`;
}

/** What the request has and the recorded one has not, and the other way round. */
export function difference(request: ComparedRequest, recorded: ComparedRequest): string {
  const only = ({ parts }: ComparedRequest, other: ComparedRequest) =>
    parts.filter((part) => part.includes(" = ") && !other.parts.includes(part));
  const [now, then] = [only(request, recorded), only(recorded, request)];
  const list = (parts: readonly string[]) => (parts.length === 0 ? "nothing" : parts.join(", "));
  if (now.length + then.length === 0) return "";
  return `; requested with ${list(now)}, recorded with ${list(then)}`;
}
