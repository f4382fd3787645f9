/** Reads a node's JSON-RPC 2.0 responses. */

import { EvmNodeError } from "./node-error.ts";

/** The result or error of one call. */
export type RpcResult =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } };

interface Envelope {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code?: unknown; readonly message?: unknown } | null;
}

const isEnvelope = (value: unknown): value is Envelope => typeof value === "object" && value !== null;

export function readResult(value: unknown, what: string): RpcResult {
  if (isEnvelope(value)) {
    const { error } = value;
    if (error !== undefined && error !== null) {
      const { code, message } = error;
      return {
        error: { code: typeof code === "number" ? code : 0, message: String(message ?? "").slice(0, 200) },
      };
    }
    if ("result" in value) return { result: value.result };
  }
  throw new EvmNodeError(`${what}: the body is not a JSON-RPC response`, { unreachable: false });
}

/** The results in the order of the calls, even if the node returned them in another order. */
export function inOrder(values: readonly unknown[], count: number, what: string): RpcResult[] {
  const byId = new Map(values.map((value) => [isEnvelope(value) ? value.id : undefined, value]));
  return Array.from({ length: count }, (_, id) => {
    if (!byId.has(id)) {
      throw new EvmNodeError(`${what}: the response to call ${id} of ${count} is missing`, {
        unreachable: false,
      });
    }
    return readResult(byId.get(id), what);
  });
}

/** Checks that a node reports a response as too large. */
export function isTooLarge(result: RpcResult): boolean {
  if (!("error" in result)) return false;
  const { code, message } = result.error;
  return code === -32_003 || /(response|batch|body).*(too large|too big|size|limit)/i.test(message);
}

/** Checks that a node reports too many requests. */
export function isLimit(value: unknown): boolean {
  if (!isEnvelope(value) || !value.error) return false;
  const { code, message } = value.error;
  return code === -32_005 || /rate limit|limit exceeded|too many requests/i.test(String(message ?? ""));
}

/** @throws EvmNodeError when the result is an error */
export function resultOf(result: RpcResult | undefined, method: string): unknown {
  if (result && "result" in result) return result.result;
  const { code, message } = result?.error ?? { code: 0, message: "no response" };
  throw new EvmNodeError(`${method}: the node responds with error ${code}: ${message}`, {
    unreachable: false,
  });
}

/** Checks that an error means that the node lacks the method. */
export function isUnknownMethod(result: RpcResult): boolean {
  if (!("error" in result)) return false;
  const { code, message } = result.error;
  return code === -32_601 || /method .*(not found|not available|does not exist|not supported)/i.test(message);
}
