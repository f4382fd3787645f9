// Generated from rpc/openrpc.yaml; do not edit.

/** A hand of the clock. */
export type Hand = "hour" | "minute" | (string & {});

/** A time. */
export interface Time {
  /**
   * Seconds since the start.
   * Unit: seconds.
   */
  seconds: string;
}
