/** What the aggregator needs of BLS signatures, so that a native library can take the place of our own. */

import { aggregateBls, type BlsSigned, verifyBls } from "@primary-network/codec";

export interface BlsEngine {
  /** For each signature of the message whether it is right; false also for bytes that are no signature at all. */
  verify(message: Uint8Array, signed: readonly BlsSigned[]): boolean[];
  /**
   * The joint signature of signatures that were checked, 96 bytes.
   *
   * @throws when there is none
   */
  aggregate(signed: readonly BlsSigned[]): Uint8Array;
}

/** In JavaScript, for any runtime. */
export const portableBls: BlsEngine = { verify: verifyBls, aggregate: aggregateBls };
