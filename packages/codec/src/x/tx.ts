/** An X-Chain transaction with its signatures: bytes, values and ids. */

import { encodeCb58 } from "@primary-network/core/ids";
import { sha256 } from "../primitives.ts";
import { signBytes } from "../signature.ts";
import { list, type ObjectLayout, signed, struct } from "../wire/layout.ts";
import { decodeVersioned, encodeVersioned } from "../wire/versioned.ts";
import { type Credential, credential } from "./credential.ts";
import type { Operation } from "./operation.ts";
import { type UnsignedTx, unsignedTx } from "./unsigned-tx.ts";

/** An X-Chain transaction in a block. */
export interface SignedTx {
  /** Signed part of the transaction. */
  unsignedTx: UnsignedTx;
  /** Credentials, one per input, then one per operation or imported input. */
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
 * Decodes a signed X-Chain transaction.
 *
 * @param bytes - Transaction with its codec version, as `avm.getTx` returns it.
 * @throws CodecError with the offset if the bytes are cut off, too long, or of an unknown type.
 * @example
 * const { unsignedTx } = decodeTx(decodeHex(hex));
 * if (unsignedTx.type === "CreateAssetTx") console.log(unsignedTx.symbol);
 */
export function decodeTx(bytes: Uint8Array): SignedTx {
  return decodeVersioned(signedTx, bytes);
}

/**
 * Encodes a signed X-Chain transaction, byte for byte as the node does.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodeTx(decodeTx(bytes)); // equal to bytes
 */
export function encodeTx(tx: SignedTx): Uint8Array {
  return encodeVersioned(signedTx, tx);
}

/**
 * Decodes an X-Chain transaction without its credentials, from the bytes that are signed.
 *
 * @throws CodecError like `decodeTx`.
 * @example
 * decodeUnsignedTx(encodeUnsignedTx(tx.unsignedTx)); // equal to tx.unsignedTx
 */
export function decodeUnsignedTx(bytes: Uint8Array): UnsignedTx {
  return decodeVersioned(unsignedTx, bytes);
}

/**
 * Encodes the signed part of an X-Chain transaction, without its credentials.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * const signer = addressOfPublicKey(recoverSigner(encodeUnsignedTx(tx.unsignedTx), signature));
 */
export function encodeUnsignedTx(tx: UnsignedTx): Uint8Array {
  return encodeVersioned(unsignedTx, tx);
}

/**
 * Returns the id of an X-Chain transaction, which is also the asset id of a CreateAssetTx: SHA-256 of the
 * signed bytes.
 *
 * @param tx - Transaction, or its bytes, which saves encoding.
 * @example
 * encodeCb58(txId(createAsset)); // on mainnet AVAX is "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z"
 */
export function txId(tx: SignedTx | Uint8Array): Uint8Array {
  return sha256(tx instanceof Uint8Array ? tx : encodeTx(tx));
}

/** Credential for each operation, by its feature extension. */
const credentialOf: { readonly [K in Operation["type"]]: Credential["type"] } = {
  MintOperation: "Credential",
  NftMintOperation: "NftCredential",
  NftTransferOperation: "NftCredential",
  PropertyMintOperation: "PropertyCredential",
  PropertyBurnOperation: "PropertyCredential",
};

/**
 * Signs an X-Chain transaction. The same transaction and keys give the same bytes (RFC 6979).
 *
 * @param unsignedTx - Transaction to sign.
 * @param keys - 32-byte private keys for each input, then for each operation or imported input, in the order
 * of its signature indices.
 * @throws CodecError if the transaction cannot be encoded or a private key is invalid.
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
