/** One scripted fault: what it does to an answer, and how a request for one is read. */
import type { JsonObject, JsonValue } from "@primary-network/codec";

/** What a fault does. */
export type Effect =
  /** The request is not looked at; this status answers instead. */
  | {
      readonly kind: "status";
      readonly status: number;
      readonly body: string;
      /** Seconds of the Retry-After header, if there is to be one. */
      readonly retryAfter?: number;
    }
  /** The answer comes this many milliseconds later. */
  | { readonly kind: "delay"; readonly ms: number }
  /** The connection breaks after this share of the body, 0 … 1. */
  | { readonly kind: "cut"; readonly share: number }
  /** The body ends in the middle, as if it were whole. */
  | { readonly kind: "malformed" }
  /** Members of the JSON answer have another value, or are new; without a value they are missing. A step `*` is every element. */
  | { readonly kind: "drift"; readonly at: readonly string[]; readonly value?: JsonValue };

/** A fault and when it happens. */
export type FaultRule = Effect & {
  /** Path of the node's interface; a star at the end stands for anything. */
  readonly route: string;
  /** JSON-RPC method, such as `platform.getBlock`; any when absent. */
  readonly method?: string;
  /** Happens to each n-th request that matches; 1 for all. */
  readonly every: number;
  /** Happens this often, then no more; for ever when absent. */
  readonly next?: number;
};

/** Thrown for a request that the control API refuses; says which member breaks which rule. */
export class ControlError extends Error {
  override readonly name = "ControlError";
}

/** Reads a whole number from a request. */
export function wholeNumber(fields: JsonObject, name: string, min: number, max: number): number | undefined {
  const value = fields[name];
  if (value === undefined) return undefined;
  if (typeof value === "number" && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new ControlError(`${name} must be an integer from ${min} to ${max}`);
}

function text(fields: JsonObject, name: string): string | undefined {
  const value = fields[name];
  if (value === undefined || typeof value === "string") return value;
  throw new ControlError(`${name} must be a text`);
}

function required<T>(name: string, value: T | undefined): T {
  if (value === undefined) throw new ControlError(`${name} is missing`);
  return value;
}

/** Reads a JSON pointer (RFC 6901) into its steps. */
function pointer(name: string, value: string): string[] {
  if (!value.startsWith("/"))
    throw new ControlError(`${name} must be a JSON pointer, such as /result/height`);
  return value
    .slice(1)
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

const MAX_DELAY = 600_000;

/** How the members of each kind are read. */
const effects: { readonly [kind in Effect["kind"]]: (fields: JsonObject) => Effect } = {
  status(fields) {
    const retryAfter = wholeNumber(fields, "retryAfter", 0, 86_400);
    return {
      kind: "status",
      status: required("status", wholeNumber(fields, "status", 400, 599)),
      body: text(fields, "body") ?? "",
      ...(retryAfter !== undefined && { retryAfter }),
    };
  },
  delay: (fields) => ({ kind: "delay", ms: required("ms", wholeNumber(fields, "ms", 0, MAX_DELAY)) }),
  cut(fields) {
    const { share = 0.5 } = fields;
    if (typeof share !== "number" || !(share >= 0 && share <= 1))
      throw new ControlError("share must be a number from 0 to 1");
    return { kind: "cut", share };
  },
  malformed: () => ({ kind: "malformed" }),
  drift(fields) {
    const at = pointer("at", required("at", text(fields, "at")));
    return { kind: "drift", at, ...(fields.value !== undefined && { value: fields.value }) };
  },
};

/** Members that every fault may have, and those of each kind. */
const COMMON = ["kind", "route", "method", "every", "next"];
const OWN: { readonly [kind in Effect["kind"]]: readonly string[] } = {
  status: ["status", "body", "retryAfter"],
  delay: ["ms"],
  cut: ["share"],
  malformed: [],
  drift: ["at", "value"],
};

const isKind = (kind: JsonValue | undefined): kind is Effect["kind"] =>
  typeof kind === "string" && Object.hasOwn(effects, kind);

/**
 * Reads a fault as the control API is given it.
 *
 * @throws ControlError naming the member and the rule
 */
export function readFault(fields: JsonObject): FaultRule {
  const { kind } = fields;
  if (!isKind(kind)) throw new ControlError(`kind must be one of ${Object.keys(effects).join(", ")}`);
  const unknown = Object.keys(fields).find((name) => !COMMON.includes(name) && !OWN[kind].includes(name));
  if (unknown !== undefined) throw new ControlError(`${unknown} is not a member of a fault of kind ${kind}`);
  const route = required("route", text(fields, "route"));
  if (!/^\/[^*]*\*?$/.test(route))
    throw new ControlError("route must be a path such as /ext/bc/P; only its end may be a star");
  const method = text(fields, "method");
  const next = wholeNumber(fields, "next", 1, 1_000_000);
  return {
    ...effects[kind](fields),
    route,
    ...(method !== undefined && { method }),
    every: wholeNumber(fields, "every", 1, 1_000_000) ?? 1,
    ...(next !== undefined && { next }),
  };
}
