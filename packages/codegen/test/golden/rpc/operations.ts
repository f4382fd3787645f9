// Generated from rpc/openrpc.yaml; do not edit.

import type { RpcOperation } from "@primary-network/core/client";
import type { Hand, Time } from "./types.ts";

export type { Hand, Time } from "./types.ts";

/** The time. */
export const getTime: RpcOperation = {
  id: "getTime",
  rpc: "clock.getTime",
  path: "/ext/clock",
  retry: "safe",
  params: { place: { type: "string", required: true }, tick: { type: "integer", min: 0 }, hands: { type: "array" } },
};

/** Parameters of {@link getTime}. */
export interface GetTimeParams {
  /** Where. */
  place: string;
  /**
   * Which tick.
   * At least 0.
   */
  tick?: (number | bigint) | undefined;
  /** Which hands. */
  hands?: readonly Hand[] | undefined;
}

/** Response of {@link getTime}. */
export type GetTimeResult = Time;

/** Ring the bell. */
export const bellRing: RpcOperation = {
  id: "bellRing",
  rpc: "bell.ring",
  path: "/ext/bell",
  retry: "unsafe",
  params: {},
};

/** {@link bellRing} takes no parameters. */
export type BellRingParams = Record<string, never>;

/** Response of {@link bellRing}. */
export interface BellRingResult {
  /** Whether it rang. */
  rung: boolean;
}

/** Name of an operation. */
export type OperationId = keyof OperationTypes;

/** Every operation of the spec, by id. */
export const operations: { readonly [Id in keyof OperationTypes]: RpcOperation } = {
  getTime,
  bellRing,
};

/** Types of every operation, by id. */
export interface OperationTypes {
  /** The time. */
  getTime: { params: GetTimeParams; result: GetTimeResult };
  /** Ring the bell. */
  bellRing: { params: BellRingParams; result: BellRingResult };
}
