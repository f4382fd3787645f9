/** L1s: their validators, the fee these pay every second, and the ids that follow from a conversion. */
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes } from "@noble/hashes/utils.js";
import type { ConvertSubnetToL1Tx, L1Owner } from "@primary-network/codec";
import { uint32, uint64 } from "./byte-order.ts";
import { params } from "./params.ts";

/** One validator of an L1. */
export interface L1Validator {
  readonly validationId: Uint8Array;
  readonly subnetId: Uint8Array;
  readonly nodeId: Uint8Array;
  /** 48-byte compressed BLS key. */
  readonly publicKey: Uint8Array;
  readonly remainingBalanceOwner: L1Owner;
  readonly deactivationOwner: L1Owner;
  /** Unix seconds of the block that added it. */
  readonly start: number;
  weight: bigint;
  /** Lowest nonce that the next change of weight may carry. */
  minNonce: bigint;
  /** Total of fees accrued by the network at which the balance is used up; 0 when inactive. */
  endAccruedFee: bigint;
}

/** Seconds that a balance still pays for, rounded up. */
export function secondsCovered(balance: bigint): number {
  const price = params.l1ValidatorFeePerSecond;
  return Number((balance + price - 1n) / price);
}

/** Validation id of the validator at a position of the conversion's list. */
export function conversionValidationId(subnetId: Uint8Array, index: number): Uint8Array {
  return sha256(concatBytes(subnetId, uint32(index)));
}

const sized = (bytes: Uint8Array): Uint8Array => concatBytes(uint32(bytes.length), bytes);

/** The digest by which an L1's manager recognises the conversion that it was told of. */
export function conversionId(tx: ConvertSubnetToL1Tx): Uint8Array {
  const validators = tx.validators.map(({ nodeId, signer, weight }) =>
    concatBytes(sized(nodeId), signer.publicKey, uint64(weight)),
  );
  return sha256(
    concatBytes(
      new Uint8Array(2),
      tx.subnetId,
      tx.chainId,
      sized(tx.address),
      uint32(validators.length),
      ...validators,
    ),
  );
}
