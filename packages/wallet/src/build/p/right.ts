/** Rights of owners that a P-Chain transaction uses: a subnet's, or a validator's. */
import type { SignatureIndices } from "@primary-network/codec";
import { signingIndices } from "../../coin.ts";
import type { Authorization } from "../../document/document.ts";
import { type OwnerLike, ownersOf, ownerText, type Where } from "../../owner.ts";

/** A right in the form of transactions, and in the form of documents. */
export interface UsedRight {
  readonly auth: SignatureIndices;
  readonly authorizations: readonly [Authorization];
}

/**
 * Reads the owner of a right, and finds the signers among its addresses.
 *
 * @throws ValidationError if the signers are too few.
 */
export function useRight(
  where: Where,
  { right, id, owner }: Pick<Authorization, "right" | "id"> & { readonly owner: OwnerLike },
  by: readonly Uint8Array[],
): UsedRight {
  const owners = ownersOf(where, owner);
  const signatureIndices = signingIndices(owners, by);
  if (signatureIndices === undefined) {
    throw where.refuse(`needs ${owners.threshold} of its addresses among the signers of "from"`);
  }
  const text = ownerText({ addresses: owners.addresses, threshold: owners.threshold }, "P", where.networkId);
  return { auth: { signatureIndices }, authorizations: [{ right, id, owner: text }] };
}
