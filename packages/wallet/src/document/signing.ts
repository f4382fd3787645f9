/** Signs documents, merges the signatures of several signers, and makes the signed transaction. */

import { sha256 } from "@noble/hashes/sha2.js";
import { decodeHex, encodeCb58, encodeHex } from "@primary-network/codec";
import { DocumentError } from "../errors.ts";
import type { DocumentSignature, SigningDocument } from "./document.ts";
import { openDocument } from "./open.ts";
import { verifySignature } from "./signature.ts";
import { encodeSigned } from "./transaction.ts";

/** Question to a signer. */
export interface SignRequest {
  /** Document without the signatures that are asked for. */
  readonly document: SigningDocument;
  /** Unsigned bytes. */
  readonly bytes: Uint8Array;
  /** SHA-256 of the bytes, which is signed. */
  readonly digest: Uint8Array;
  /** Addresses whose signatures are missing: `P-avax1…`, or `0x…` for accounts of the C-Chain. */
  readonly missing: readonly string[];
}

/** Anything that can sign: a key in memory, a device, a browser's wallet, or somebody who is asked. */
export interface Signer {
  /**
   * Returns signatures of 65 bytes (r, s, recovery id) for the missing addresses that it has keys for. It
   * returns none if it has no such key.
   */
  sign(request: SignRequest): Promise<readonly Uint8Array[]>;
}

/**
 * Returns the addresses that still have to sign, sorted.
 *
 * @throws DocumentError if the document is invalid.
 * @example
 * missingSignatures(document); // ["P-fuji1…"]
 */
export function missingSignatures(document: SigningDocument): string[] {
  const { slots } = openDocument(document);
  return missingOf(slots, document);
}

function missingOf(
  slots: readonly { readonly addresses: readonly string[] }[],
  { signatures }: SigningDocument,
) {
  const given = new Set(signatures.map(({ address }) => address));
  return [...new Set(slots.flatMap(({ addresses }) => addresses))].filter((one) => !given.has(one)).sort();
}

/**
 * Adds the signatures of a signer. Call `check` or `explain` first: this function asks nobody.
 *
 * @returns A new document. It is equal to the given one if the signer has no missing key.
 * @throws DocumentError if the document is invalid, or the signer returns a signature of another key.
 * @example
 * const signed = await sign(document, privateKeySigner(key));
 */
export async function sign(
  document: SigningDocument,
  ...signers: readonly Signer[]
): Promise<SigningDocument> {
  let signed = document;
  for (const signer of signers) {
    const { bytes, slots } = openDocument(signed);
    const missing = missingOf(slots, signed);
    if (missing.length === 0) return signed;
    const made = await signer.sign({ document: signed, bytes, digest: sha256(bytes), missing });
    const signatures = made.map((signature): DocumentSignature => {
      const text = encodeHex(signature, { checksum: false });
      const address = verifySignature(bytes, text, signed).find((one) => missing.includes(one));
      if (address === undefined)
        throw new DocumentError("signatures", "must be of an address that has to sign");
      return { address, signature: text };
    });
    signed = withSignatures(signed, signatures);
  }
  return signed;
}

function withSignatures(document: SigningDocument, added: readonly DocumentSignature[]): SigningDocument {
  const byAddress = new Map(document.signatures.map((one) => [one.address, one]));
  for (const one of added) if (!byAddress.has(one.address)) byAddress.set(one.address, one);
  const signatures = [...byAddress.values()].sort((left, right) => (left.address < right.address ? -1 : 1));
  return { ...document, signatures };
}

/**
 * Merges the signatures of several copies of a document, in any order.
 *
 * @throws DocumentError if a copy is invalid, or is about another transaction.
 * @example
 * const complete = mergeDocuments(fromAlice, fromBob);
 */
export function mergeDocuments(
  first: SigningDocument,
  ...others: readonly SigningDocument[]
): SigningDocument {
  openDocument(first);
  return others.reduce((merged, other) => {
    openDocument(other);
    const isSame = other.tx === merged.tx && other.chain === merged.chain;
    if (!isSame) throw new DocumentError("tx", "must be the same in all copies");
    return withSignatures(merged, other.signatures);
  }, first);
}

/** A transaction that can be issued. */
export interface SignedTransaction {
  /** Id in cb58. */
  readonly id: string;
  /** Signed bytes as the node's hex, with checksum. */
  readonly tx: string;
}

/**
 * Makes the signed transaction of a document.
 *
 * @throws DocumentError naming the addresses that have not signed.
 * @example
 * const { id, tx } = signedTransaction(document);
 */
export function signedTransaction(document: SigningDocument): SignedTransaction {
  const { transaction, slots } = openDocument(document);
  const missing = missingOf(slots, document);
  if (missing.length > 0) throw new DocumentError("signatures", `must have those of ${missing.join(", ")}`);
  const byAddress = new Map(document.signatures.map(({ address, signature }) => [address, signature]));
  const credentials = slots.map(({ addresses }) => ({
    signatures: addresses.map((address) => decodeHex(byAddress.get(address) ?? "", { checksum: false })),
  }));
  const { bytes, id } = encodeSigned(transaction, credentials);
  return { id: encodeCb58(id), tx: encodeHex(bytes) };
}
