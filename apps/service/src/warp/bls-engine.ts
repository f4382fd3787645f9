/** The port of BLS signatures, so that a native library can replace the JavaScript one. */

import { aggregateBls, type BlsSigned, verifyBls } from "@primary-network/codec/warp";

export interface BlsEngine {
  /** True for each signature of the message that is valid; false also for malformed bytes. */
  verify(message: Uint8Array, signed: readonly BlsSigned[]): boolean[];
  /**
   * Aggregates verified signatures into one of 96 bytes.
   *
   * @throws when the list is empty
   */
  aggregate(signed: readonly BlsSigned[]): Uint8Array;
}

/** The JavaScript implementation, for any runtime. */
export const portableBls: BlsEngine = { verify: verifyBls, aggregate: aggregateBls };
