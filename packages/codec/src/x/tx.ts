/** An X-Chain transaction with its signatures: bytes, values and ids. */

import { encodeCb58 } from "@primary-network/core/ids";
import { sha256 } from "../primitives.ts";
import { signBytes } from "../signature.ts";
import { list, type ObjectLayout, signed, struct } from "../wire/layout.ts";
import { decodeVersioned, encodeVersioned } from "../wire/versioned.ts";
import { type Credential, credential } from "./credential.ts";
import type { Operation } from "./operation.ts";
import { type UnsignedTx, unsignedTx } from "./unsigned-tx.ts";

/** An X-Chain transaction as it stands in a block. */
export interface SignedTx {
  /** What is signed. */
  unsignedTx: UnsignedTx;
  /** One per input, then one per operation or imported input. */
  credentials: Credential[];
}

const plainTx = signed(
  struct<SignedTx>({
    unsignedTx: ["unsignedTx", unsignedTx],
    credentials: ["credentials", list(credential)],
  }),
);

export const signedTx: ObjectLayout<SignedTx> = {
  ...plainTx,
  json: (tx, style) => ({ ...plainTx.json(tx, style), id: encodeCb58(txId(tx)) }),
};

/**
 * Reads a signed X-Chain transaction.
 *
 * @param bytes - The bytes of one transaction, with the codec version in front, as `avm.getTx` returns them.
 * @throws CodecError with the offset when they are cut, too long, or of an unknown type.
 * @example
 * const { unsignedTx } = decodeTx(decodeHex(hex));
 * if (unsignedTx.type === "CreateAssetTx") console.log(unsignedTx.symbol);
 */
export function decodeTx(bytes: Uint8Array): SignedTx {
  return decodeVersioned(signedTx, bytes);
}

/**
 * Writes a signed X-Chain transaction, byte for byte as the node does.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodeTx(decodeTx(bytes)); // equal to bytes
 */
export function encodeTx(tx: SignedTx): Uint8Array {
  return encodeVersioned(signedTx, tx);
}

/**
 * Reads an X-Chain transaction without its credentials: the bytes that are signed.
 *
 * @throws CodecError as `decodeTx`.
 * @example
 * decodeUnsignedTx(encodeUnsignedTx(tx.unsignedTx)); // equal to tx.unsignedTx
 */
export function decodeUnsignedTx(bytes: Uint8Array): UnsignedTx {
  return decodeVersioned(unsignedTx, bytes);
}

/**
 * Writes the bytes that are signed: the X-Chain transaction without its credentials.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * const signer = addressOfPublicKey(recoverSigner(encodeUnsignedTx(tx.unsignedTx), signature));
 */
export function encodeUnsignedTx(tx: UnsignedTx): Uint8Array {
  return encodeVersioned(unsignedTx, tx);
}

/**
 * The id of an X-Chain transaction, and of the asset that a CreateAssetTx makes: SHA-256 of the signed bytes.
 *
 * @param tx - The transaction, or its bytes when they are at hand, which saves encoding.
 * @example
 * encodeCb58(txId(createAsset)); // on mainnet AVAX is "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z"
 */
export function txId(tx: SignedTx | Uint8Array): Uint8Array {
  return sha256(tx instanceof Uint8Array ? tx : encodeTx(tx));
}

/** The credential that the feature extension of an operation asks for. */
const credentialOf: { readonly [K in Operation["type"]]: Credential["type"] } = {
  MintOperation: "Credential",
  NftMintOperation: "NftCredential",
  NftTransferOperation: "NftCredential",
  PropertyMintOperation: "PropertyCredential",
  PropertyBurnOperation: "PropertyCredential",
};

/**
 * Signs an X-Chain transaction; the same transaction and keys give the same bytes (RFC 6979).
 *
 * @param unsignedTx - What to sign.
 * @param keys - For each input, then each operation or imported input, the 32-byte private keys in the order of its
 *   signature indices.
 * @throws CodecError when the transaction cannot be encoded or a key is not one.
 * @example
 * const tx = signTx(unsignedTx, [[privateKey]]);
 * const id = encodeCb58(txId(tx));
 */
export function signTx(unsignedTx: UnsignedTx, keys: readonly (readonly Uint8Array[])[]): SignedTx {
  const operations = unsignedTx.type === "OperationTx" ? unsignedTx.operations : [];
  const credentials = signBytes(encodeUnsignedTx(unsignedTx), keys).map((credential, index) => {
    const operation = operations[index - unsignedTx.inputs.length]?.operation;
    return { type: operation ? credentialOf[operation.type] : ("Credential" as const), ...credential };
  });
  return { unsignedTx, credentials };
}
