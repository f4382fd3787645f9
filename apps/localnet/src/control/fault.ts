/** One scripted fault: its effect on a response, and the reader of a request for one. */
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

/** Fields of every fault. */
const common = {
  /** Path of the node's interface; a star at the end matches any rest. */
  route: v.pipe(
    text,
    v.regex(/^\/[^*]*\*?$/, "must be a path such as /ext/bc/P; only its end may be a star"),
  ),
  /** JSON-RPC method, such as `platform.getBlock`; any when absent. */
  method: v.exactOptional(text),
  /** Applies to each n-th matching request; 1 for all. */
  every: v.optional(integer(1, 1_000_000), 1),
  /** Applies this many times; without limit when absent. */
  next: v.exactOptional(integer(1, 1_000_000)),
};

const kindOf = <const Kind extends string, const Entries extends v.ObjectEntries>(kind: Kind, own: Entries) =>
  members({ kind: v.literal(kind), ...own, ...common }, `a fault of kind ${kind}`);

const kinds = [
  /** The request is not handled; the response has this status instead. */
  kindOf("status", {
    status: integer(400, 599),
    body: v.optional(text, ""),
    /** Seconds of the Retry-After header, if it is to be sent. */
    retryAfter: v.exactOptional(integer(0, 86_400)),
  }),
  /** The response is delayed by this many milliseconds. */
  kindOf("delay", { ms: integer(0, MAX_DELAY) }),
  /** The connection breaks after this share of the body. */
  kindOf("cut", { share: v.optional(number(0, 1), 0.5) }),
  /** The body is incomplete JSON, sent as a complete body. */
  kindOf("malformed", {}),
  /** Fields of the JSON response have another value, or are added; without a value they are removed. A step `*` is every element. */
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

/** A fault and its conditions. */
export type FaultRule = v.InferOutput<typeof fault>;

/**
 * Reads a fault from a request of the control API.
 *
 * @throws ControlError naming the member and the rule
 */
export const readFault = (fields: unknown): FaultRule => readMembers(fault, fields);
