/** Observes requests to nodes. */

import type { AttemptEndEvent, Hooks } from "@primary-network/pchain-rpc";

/**
 * Why a request to a node failed: no connection, no response in time, an HTTP status other than success, a response that cannot
 * be read, or an error of JSON-RPC.
 */
export type NodeErrorKind = "unreachable" | "timeout" | "status" | "invalid" | "rpc";

/** All kinds, as labels of metrics. */
export const NODE_ERROR_KINDS: readonly NodeErrorKind[] = [
  "unreachable",
  "timeout",
  "status",
  "invalid",
  "rpc",
];

/** One request, which may have held several calls. */
export interface NodeCall {
  /** Such as `platform.getHeight`; several are separated by commas. */
  readonly method: string;
  readonly durationMs: number;
  readonly error: NodeErrorKind | undefined;
}

/** Called when a request has ended; it must not throw. */
export type ObserveNodeCall = (call: NodeCall) => void;

/** Kinds by the name of the client's error; every other error comes from a status. */
const KINDS: { readonly [error: string]: NodeErrorKind | undefined } = {
  ConnectionError: "unreachable",
  AttemptTimeoutError: "timeout",
  DeadlineError: "timeout",
  DecodeError: "invalid",
  RedirectError: "invalid",
  ResponseTooLargeError: "invalid",
  RpcError: "rpc",
};

function kindOf({ error }: AttemptEndEvent): NodeErrorKind | undefined {
  return error === undefined ? undefined : (KINDS[error] ?? "status");
}

/** Hooks of a P-Chain client that report every request; one that this process ended itself is left out. */
export const callHooks = (observe: ObserveNodeCall): Hooks => ({
  "attempt:end": (event) => {
    if (event.error === "AbortError") return;
    observe({ method: event.operation, durationMs: event.durationMs ?? 0, error: kindOf(event) });
  },
});
