/** Calls that fail: what is changed in an example so that an operation or a method reports each of its errors. */
import { decodeCb58, encodeCb58, formatNodeId } from "@primary-network/codec";
import type { CallParams } from "./call-text.ts";
import type { FormField } from "./form-fields.ts";

/** A changed field and its value. */
export type Change = readonly [field: FormField, value: string];

/** Well formed, and surely of nothing. */
export function unknownLike(text: string): string {
  if (/^0x(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text)) return `0x${"1".repeat(text.length - 2)}`;
  if (text.startsWith("NodeID-")) return formatNodeId(new Uint8Array(20).fill(17));
  if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(text)) return "00000000-0000-4000-8000-000000000000";
  if (/^\d+$/.test(text)) return "999999999";
  return isId(text) ? encodeCb58(new Uint8Array(32).fill(17)) : "nothing";
}

function isId(text: string): boolean {
  try {
    return decodeCb58(text).length === 32;
  } catch {
    return false;
  }
}

/** Changes of which one probably gets the status: what a link can bring comes first. */
export function changesFor(status: string, fields: readonly FormField[]): Change[] {
  const open = fields.filter(({ choices, type }) => choices === undefined && type !== "json");
  const given = open.filter(({ name, value }) => value !== "" && name !== "query:pageToken");
  if (status === "404")
    return given.filter(({ type }) => type !== "number").map((field) => [field, unknownLike(field.value)]);
  if (status === "501") {
    const chains = fields.filter(({ name }) => /^path:(?:chainId|blockchainId)$/.test(name));
    return chains.flatMap((field) => (field.choices ?? ["43114"]).map((choice): Change => [field, choice]));
  }
  if (status !== "400") return [];
  return [
    ...fields.filter(({ type }) => type === "number").map((field): Change => [field, "1000000"]),
    ...open.filter(({ type }) => type === "text").map((field): Change => [field, "nothing"]),
    ...open.filter(({ type }) => type === "texts").map((field): Change => [field, "nothing"]),
    ...fields.filter(({ type }) => type === "json").map((field): Change => [field, "{}"]),
    ...fields.filter(({ choices }) => choices !== undefined).map((field): Change => [field, "nothing"]),
  ];
}

/** A request that a node refuses. */
interface BadRequest {
  /** Undefined where no form can make it. */
  readonly params?: CallParams;
  readonly body: string;
}

/** Requests to a node of which each probably gets one of its errors. */
export function badRequests(method: string, params: CallParams): BadRequest[] {
  const envelope = { jsonrpc: "2.0", id: 1, method };
  const withParams = (changed: CallParams): BadRequest => ({
    params: changed,
    body: JSON.stringify({ ...envelope, params: changed }),
  });
  const changed = Object.entries(params).flatMap(([name, value]) => {
    const isList = Array.isArray(value);
    const other = (text: string) => (isList ? [text] : text);
    const [first] = [value].flat();
    return [
      ...(typeof first === "string" ? [other(unknownLike(first)), other("nothing")] : []),
      ...(typeof first === "number" ? [999_999_999] : []),
      { wrong: true },
    ].map((bad) => withParams({ ...params, [name]: bad }));
  });
  return [
    { body: "x" },
    { body: JSON.stringify({ id: 1, method, params }) },
    ...changed,
    withParams({}),
    { body: JSON.stringify({ ...envelope, params: "nothing" }) },
  ];
}
