/** Example calls without a network: what an example takes from another call is a sample, and the request follows from the spec. */
import type { OperationModel } from "@primary-network/codegen";
import type { CallParams } from "./examples.ts";

const HASH = `0x${"11".repeat(32)}`;

/** Samples of values that examples take from other calls, by the end of their path there. */
const SAMPLES: readonly (readonly [path: RegExp, sample: string])[] = [
  [/nodeID$/i, "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"],
  [/addresses\.0$/i, "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw"],
  [/\.address$/, "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC"],
  [/tokenId$/, "7"],
  [/Hash$|messageId$/, HASH],
  [/./, "2q"],
];

/** The parameters of an operation's example. */
export const offlineParams = ({ example }: OperationModel): CallParams =>
  sampled(example ?? {}) as CallParams;

function sampled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sampled);
  if (typeof value !== "object" || value === null) return value;
  if ("$from" in value && "get" in value)
    return "as" in value ? HASH : SAMPLES.find(([path]) => path.test(String(value.get)))?.[1];
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, sampled(part)]));
}

/**
 * The request that an operation of HTTP makes of parameters, by the spec alone: `GET /v1/networks/fuji/subnets?pageSize=1`.
 *
 * @param network of the client, where a call does not name one
 */
export function requestOf(
  { descriptor, params }: OperationModel,
  given: CallParams,
  network: string,
): string {
  const [query, body]: [string[], Record<string, unknown>] = [[], {}];
  let path = String(descriptor.path);
  let hasBody = false;
  for (const [name, { descriptor: param }] of params) {
    if (param.in === "body") hasBody = true;
    const value = given[name] ?? (param.fallback ? network : undefined);
    if (value === undefined) continue;
    if (param.in === "body") body[name] = value;
    else if (param.in === "path") path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    else query.push(...pairsOf(name, value, param.csv === true));
  }
  const url = query.length > 0 ? `${path}?${query.join("&")}` : path;
  return `${descriptor.method} ${url}${hasBody ? ` ${JSON.stringify(body)}` : ""}`;
}

function pairsOf(name: string, value: unknown, isJoined: boolean): string[] {
  const parts = [value].flat().map((part) => encodeURIComponent(String(part)));
  return isJoined ? [`${name}=${parts.join(",")}`] : parts.map((part) => `${name}=${part}`);
}
