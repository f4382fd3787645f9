/** One scripted fault: what it does to a response, and how a request for one is read. */
import type { JsonValue } from "@primary-network/codec";
import * as v from "valibot";
import { integer, members, number, readMembers, text } from "./members.ts";

/** Reads a JSON pointer (RFC 6901) into its steps. */
const stepsOf = (pointer: string): string[] =>
  pointer
    .slice(1)
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

const MAX_DELAY = 600_000;

/** Members that every fault may have. */
const common = {
  /** Path of the node's interface; a star at the end stands for anything. */
  route: v.pipe(
    text,
    v.regex(/^\/[^*]*\*?$/, "must be a path such as /ext/bc/P; only its end may be a star"),
  ),
  /** JSON-RPC method, such as `platform.getBlock`; any when absent. */
  method: v.exactOptional(text),
  /** Happens to each n-th request that matches; 1 for all. */
  every: v.optional(integer(1, 1_000_000), 1),
  /** Happens this often, then no more; for ever when absent. */
  next: v.exactOptional(integer(1, 1_000_000)),
};

const kindOf = <const Kind extends string, const Entries extends v.ObjectEntries>(kind: Kind, own: Entries) =>
  members({ kind: v.literal(kind), ...own, ...common }, `a fault of kind ${kind}`);

const kinds = [
  /** The request is not looked at; the response has this status instead. */
  kindOf("status", {
    status: integer(400, 599),
    body: v.optional(text, ""),
    /** Seconds of the Retry-After header, if there is to be one. */
    retryAfter: v.exactOptional(integer(0, 86_400)),
  }),
  /** The response is delayed by this many milliseconds. */
  kindOf("delay", { ms: integer(0, MAX_DELAY) }),
  /** The connection breaks after this share of the body. */
  kindOf("cut", { share: v.optional(number(0, 1), 0.5) }),
  /** The body ends in the middle, as if it were whole. */
  kindOf("malformed", {}),
  /** Members of the JSON response have another value, or are new; without a value they are missing. A step `*` is every element. */
  kindOf("drift", {
    at: v.pipe(
      text,
      v.startsWith("/", "must be a JSON pointer, such as /result/height"),
      v.transform(stepsOf),
    ),
    value: v.exactOptional(v.custom<JsonValue>(() => true)),
  }),
] as const;

const names = kinds.map(({ entries }) => entries.kind.literal);

const fault = v.variant("kind", kinds, `must be one of ${names.join(", ")}`);

/** A fault and when it happens. */
export type FaultRule = v.InferOutput<typeof fault>;

/**
 * Reads a fault as the control API is given it.
 *
 * @throws ControlError naming the member and the rule
 */
export const readFault = (fields: unknown): FaultRule => readMembers(fault, fields);
