/** Recovers who signed a transaction's inputs, which name no owners themselves. */

import { addressOfPublicKey, recoverSigner } from "@primary-network/codec";
import { toHex } from "./id-text.ts";

/**
 * Makes a function that recovers the addresses behind an input's signatures, in their order. A signature that stands with several inputs
 * is recovered once: that takes about a millisecond.
 *
 * @param unsignedTx bytes of the transaction without credentials
 * @throws CodecError when no key can have made a signature
 */
export function signersBy(
  unsignedTx: () => Uint8Array,
): (signatures: readonly Uint8Array[] | undefined) => string[] {
  const known = new Map<string, string>();
  let bytes: Uint8Array | undefined;
  const signer = (signature: Uint8Array): string => {
    const key = toHex(signature);
    const address = known.get(key);
    if (address !== undefined) return address;
    bytes ??= unsignedTx();
    const recovered = toHex(addressOfPublicKey(recoverSigner(bytes, signature)));
    known.set(key, recovered);
    return recovered;
  };
  return (signatures = []) => signatures.map(signer);
}
