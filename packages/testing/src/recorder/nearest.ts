/** Finds the recorded request nearest to an unrecorded one, and describes the difference. */
import type { ComparedRequest } from "./exchange.ts";

const shared = (one: readonly string[], other: readonly string[]) =>
  one.filter((part) => other.includes(part)).length;

/** Rates the similarity of two requests from 0 (none) to 1 (equal). */
function likeness({ parts }: ComparedRequest, other: ComparedRequest): number {
  const common = shared(parts, other.parts);
  return common / (parts.length + other.parts.length - common);
}

/** Returns the first of the most similar requests. Undefined without any. */
export function nearest(
  request: ComparedRequest,
  recorded: readonly ComparedRequest[],
): ComparedRequest | undefined {
  let best: ComparedRequest | undefined;
  for (const other of recorded)
    if (best === undefined || likeness(request, other) > likeness(request, best)) best = other;
  return best;
}

/** Describes a request in a line: method, path, query, and the method of a JSON-RPC message. */
export function describe({ kept }: ComparedRequest): string {
  const { pathname, search } = new URL(kept.url);
  const method = typeof kept.body === "object" && kept.body !== null && "method" in kept.body;
  const called = method ? ` ${String(Object(kept.body).method)}` : "";
  return `${kept.method} ${pathname}${search}${called}`;
}

/** Describes the parts that only one of the two requests has. */
export function difference(request: ComparedRequest, recorded: ComparedRequest): string {
  const only = ({ parts }: ComparedRequest, other: ComparedRequest) =>
    parts.filter((part) => part.includes(" = ") && !other.parts.includes(part));
  const [now, then] = [only(request, recorded), only(recorded, request)];
  const list = (parts: readonly string[]) => (parts.length === 0 ? "nothing" : parts.join(", "));
  if (now.length + then.length === 0) return "";
  return `; requested with ${list(now)}, recorded with ${list(then)}`;
}
