/** L1s: their validators, the fee that these pay every second, and the id of a conversion. */
import type { L1Owner } from "@primary-network/codec";
import type { ConvertSubnetToL1Tx } from "@primary-network/codec/p";
import { l1ConversionId } from "@primary-network/codec/warp";
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

/** Seconds that a balance can still pay, rounded up. */
export function secondsCovered(balance: bigint): number {
  const price = params.l1ValidatorFee.minPrice;
  return Number((balance + price - 1n) / price);
}

/** The digest by which an L1's manager recognises its conversion. */
export function conversionId({ subnetId, chainId, address, validators }: ConvertSubnetToL1Tx): Uint8Array {
  return l1ConversionId({
    subnetId,
    managerChainId: chainId,
    managerAddress: address,
    validators: validators.map(({ nodeId, signer, weight }) => ({
      nodeId,
      blsPublicKey: signer.publicKey,
      weight,
    })),
  });
}
