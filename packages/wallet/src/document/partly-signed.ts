/** Signed bytes in which signatures may be missing, as other wallets pass them on. */
import { CodecError, decodeHex, encodeHex } from "@primary-network/codec";
import { DocumentError } from "../errors.ts";
import { hexBytes } from "../hex.ts";
import { equalBytes } from "../order.ts";
import type { DocumentSignature } from "./document.ts";
import type { OpenDocument, Slot } from "./open.ts";
import { decodeSigned, encodeSigned, type SignedParts, type Transaction } from "./transaction.ts";

/** Stands where a signature is missing. No signature is zero. */
const EMPTY = new Uint8Array(65);

/** Returns the bytes of a document's transaction with the signatures so far. */
export function partlySigned({ document, transaction, slots }: OpenDocument): Uint8Array {
  const given = new Map(document.signatures.map(({ address, signature }) => [address, signature]));
  const credentials = slots.map(({ addresses }) => ({
    signatures: addresses.map((address) => {
      const signature = given.get(address);
      return signature === undefined ? EMPTY : decodeHex(signature, { checksum: false });
    }),
  }));
  return encodeSigned(transaction, credentials).bytes;
}

/**
 * Decodes a transaction whose signatures may be missing.
 *
 * @throws DocumentError if it is none of the chain.
 */
export function readPartlySigned(chain: Transaction["chain"], hex: string): SignedParts {
  try {
    return decodeSigned(chain, hexBytes(hex));
  } catch (error) {
    if (error instanceof CodecError) throw new DocumentError("tx", `cannot be decoded: ${error.message}`);
    throw error;
  }
}

/** Returns the signatures that are there, sorted by address. Nobody has checked them. */
export function signaturesIn(
  { credentials }: Pick<SignedParts, "credentials">,
  slots: readonly Pick<Slot, "addresses">[],
): DocumentSignature[] {
  const found = new Map<string, string>();
  for (const [at, { addresses }] of slots.entries()) {
    for (const [index, address] of addresses.entries()) {
      const signature = credentials[at]?.signatures[index];
      if (signature === undefined || equalBytes(signature, EMPTY) || found.has(address)) continue;
      found.set(address, encodeHex(signature, { checksum: false }));
    }
  }
  return [...found]
    .map(([address, signature]) => ({ address, signature }))
    .sort((left, right) => (left.address < right.address ? -1 : 1));
}
