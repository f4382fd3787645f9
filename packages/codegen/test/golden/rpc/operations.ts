// Generated from rpc/openrpc.yaml; do not edit.

import type { Hand, Time } from "./types.ts";

export type { Hand, Time } from "./types.ts";

/**
 * The time.
 *
 * Returns the time of a place.
 *
 * `clock.getTime` at `/ext/clock`
 *
 * Fails with:
 * - -32000 `no such place`
 */
export const getTime = {
  id: "getTime",
  rpc: "clock.getTime",
  path: "/ext/clock",
  retry: "safe",
  params: { place: { type: "string", required: true }, tick: { type: "integer", min: 0 }, hands: { type: "array" } },
} as const;

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

/**
 * Ring the bell.
 *
 * `bell.ring` at `/ext/bell`
 *
 * Sent again only when it surely was not processed.
 */
export const bellRing = {
  id: "bellRing",
  rpc: "bell.ring",
  path: "/ext/bell",
  retry: "unsafe",
  params: {},
} as const;

/** {@link bellRing} takes no parameters. */
export type BellRingParams = Record<string, never>;

/** Response of {@link bellRing}. */
export interface BellRingResult {
  /** Whether it rang. */
  rung: boolean;
}

/** The entries of {@link operations}. */
export type Operations = {
  /** The time. */
  readonly getTime: typeof getTime;
  /** Ring the bell. */
  readonly bellRing: typeof bellRing;
};

/** Every operation of the spec, by id. */
export const operations: Operations = {
  getTime,
  bellRing,
};

/** Name of an operation. */
export type OperationId = keyof Operations;

/** Types of every operation, by id. */
export interface OperationTypes {
  /** The time. */
  getTime: { params: GetTimeParams; result: GetTimeResult };
  /** Ring the bell. */
  bellRing: { params: BellRingParams; result: BellRingResult };
}
