/** An X-Chain transaction with its signatures: bytes, values and ids. */

import { encodeCb58 } from "../cb58.ts";
import { sha256 } from "../primitives.ts";
import { signBytes } from "../signature.ts";
import { list, type ObjectLayout, signed, struct } from "../wire/layout.ts";
import { decodeMessage, encodeMessage } from "../wire/message.ts";
import { type XCredential, xCredential } from "./x-credential.ts";
import type { XOperation } from "./x-operation.ts";
import { type UnsignedXTx, unsignedXTx } from "./x-unsigned-tx.ts";

/** An X-Chain transaction as it stands in a block. */
export interface SignedXTx {
  /** What is signed. */
  unsignedTx: UnsignedXTx;
  /** One per input, then one per operation or imported input. */
  credentials: XCredential[];
}

const plainXTx = signed(
  struct<SignedXTx>({
    unsignedTx: ["unsignedTx", unsignedXTx],
    credentials: ["credentials", list(xCredential)],
  }),
);

export const signedXTx: ObjectLayout<SignedXTx> = {
  ...plainXTx,
  json: (tx, style) => ({ ...plainXTx.json(tx, style), id: encodeCb58(xTxId(tx)) }),
};

/**
 * Reads a signed X-Chain transaction.
 *
 * @param bytes - The bytes of one transaction, with the codec version in front, as `avm.getTx` returns them.
 * @throws CodecError with the offset when they are cut, too long, or of an unknown type.
 * @example
 * const { unsignedTx } = decodeXTx(decodeHex(hex));
 * if (unsignedTx.type === "CreateAssetTx") console.log(unsignedTx.symbol);
 */
export function decodeXTx(bytes: Uint8Array): SignedXTx {
  return decodeMessage(signedXTx, bytes);
}

/**
 * Writes a signed X-Chain transaction, byte for byte as the node does.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodeXTx(decodeXTx(bytes)); // equal to bytes
 */
export function encodeXTx(tx: SignedXTx): Uint8Array {
  return encodeMessage(signedXTx, tx);
}

/**
 * Reads an X-Chain transaction without its credentials: the bytes that are signed.
 *
 * @throws CodecError as `decodeXTx`.
 * @example
 * decodeUnsignedXTx(encodeUnsignedXTx(tx.unsignedTx)); // equal to tx.unsignedTx
 */
export function decodeUnsignedXTx(bytes: Uint8Array): UnsignedXTx {
  return decodeMessage(unsignedXTx, bytes);
}

/**
 * Writes the bytes that are signed: the X-Chain transaction without its credentials.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * const signer = addressOfPublicKey(recoverSigner(encodeUnsignedXTx(tx.unsignedTx), signature));
 */
export function encodeUnsignedXTx(tx: UnsignedXTx): Uint8Array {
  return encodeMessage(unsignedXTx, tx);
}

/**
 * The id of an X-Chain transaction, and of the asset that a CreateAssetTx makes: SHA-256 of the signed bytes.
 *
 * @param tx - The transaction, or its bytes when they are at hand, which saves encoding.
 * @example
 * encodeCb58(xTxId(createAsset)); // on mainnet AVAX is "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z"
 */
export function xTxId(tx: SignedXTx | Uint8Array): Uint8Array {
  return sha256(tx instanceof Uint8Array ? tx : encodeXTx(tx));
}

/** The credential that the feature extension of an operation asks for. */
const credentialOf: { readonly [K in XOperation["type"]]: XCredential["type"] } = {
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
 * const tx = signXTx(unsignedTx, [[privateKey]]);
 * const id = encodeCb58(xTxId(tx));
 */
export function signXTx(unsignedTx: UnsignedXTx, keys: readonly (readonly Uint8Array[])[]): SignedXTx {
  const operations = unsignedTx.type === "OperationTx" ? unsignedTx.operations : [];
  const credentials = signBytes(encodeUnsignedXTx(unsignedTx), keys).map((credential, index) => {
    const operation = operations[index - unsignedTx.inputs.length]?.operation;
    return { type: operation ? credentialOf[operation.type] : ("Credential" as const), ...credential };
  });
  return { unsignedTx, credentials };
}
