/** Signs a Warp message for validators whose keys are at hand. */
import {
  aggregateBls,
  encodeL1Message,
  encodeMessage,
  encodePayload,
  encodeSigners,
  encodeUnsignedMessage,
  type L1Message,
  readBlsKey,
  signBls,
} from "@primary-network/codec/warp";
import type { NodeIdentity } from "@primary-network/devnet/avalanchego";

/** The contract that speaks, and whose validators sign for it. */
export interface Manager {
  readonly networkId: number;
  readonly chainId: Uint8Array;
  readonly address: Uint8Array;
}

/**
 * A message of an L1's manager to the P-Chain.
 *
 * @param validators every validator with a BLS key that counts at the height at which the message is checked
 * @param signing the validators that sign; by default all
 */
export function signManagerMessage(
  { networkId, chainId: sourceChainId, address: sourceAddress }: Manager,
  message: L1Message,
  validators: readonly NodeIdentity[],
  signing: readonly NodeIdentity[] = validators,
): Uint8Array {
  const payload = encodePayload({
    type: "AddressedCall",
    sourceAddress,
    payload: encodeL1Message(message),
  });
  const unsigned = { networkId, sourceChainId, payload };
  const bytes = encodeUnsignedMessage(unsigned);
  const keys = validators
    .map((validator) => ({ validator, key: readBlsKey(validator.signer.publicKey) }))
    .sort((left, right) => Buffer.compare(left.key.uncompressed, right.key.uncompressed));
  const signed = keys.flatMap(({ validator, key }, position) =>
    signing.includes(validator) ? [{ position, key, signature: signBls(bytes, validator.blsSecret) }] : [],
  );
  return encodeMessage({
    ...unsigned,
    signature: {
      type: "BitSetSignature",
      signers: encodeSigners(signed.map(({ position }) => position)),
      signature: aggregateBls(signed),
    },
  });
}
