/** A transaction with its signatures: bytes, values and ids. */

import { encodeCb58, hrpOf } from "@primary-network/core/ids";
import { sha256 } from "../../primitives.ts";
import { signBytes } from "../../signature.ts";
import { type Credential, credential } from "../../wire/credential.ts";
import type { JsonObject } from "../../wire/json-value.ts";
import { list, type ObjectLayout, signed, struct } from "../../wire/layout.ts";
import { decodeVersioned, encodeVersioned } from "../../wire/versioned.ts";
import { baseTxFields } from "./base-tx.ts";
import { type UnsignedTx, unsignedTx } from "./unsigned-tx.ts";

/** A transaction in a block. */
export interface SignedTx {
  /** Signed part of the transaction. */
  unsignedTx: UnsignedTx;
  /** Credentials, one per input, then one per authorization. Empty for transactions of validators. */
  credentials: Credential[];
}

const plainTx = signed(
  struct<SignedTx>({
    unsignedTx: ["unsignedTx", unsignedTx],
    credentials: ["credentials", list(credential)],
  }),
);

/** Moves the base fields under `inputs`, as nodes before the Banff upgrade print them. */
function nestBase(tx: JsonObject): JsonObject {
  const nested: JsonObject = {};
  const rest = { ...tx };
  for (const [name] of Object.values(baseTxFields)) {
    if (tx[name] === undefined) return tx; // proposals have no base
    nested[name] = tx[name];
    delete rest[name];
  }
  return { ...rest, inputs: nested };
}

export const signedTx: ObjectLayout<SignedTx> = {
  ...plainTx,
  json(tx, style) {
    const unsigned = tx.unsignedTx;
    const hrp = style.hrp === "" && "networkId" in unsigned ? hrpOf(unsigned.networkId) : style.hrp;
    const json = plainTx.json(tx, { ...style, hrp });
    if (style.form === "current") return { ...json, id: encodeCb58(txId(tx)) };
    return { ...json, unsignedTx: nestBase(unsignedTx.json(unsigned, { ...style, hrp })) };
  },
};

/**
 * Decodes a signed transaction.
 *
 * @param bytes - Transaction with its codec version, as `platform.getTx` returns it.
 * @throws CodecError with the offset if the bytes are cut off, too long, or of an unknown type.
 * @example
 * const { unsignedTx } = decodeTx(decodeHex(hex));
 * if (unsignedTx.type === "AddPermissionlessValidatorTx") console.log(unsignedTx.validator.weight);
 */
export function decodeTx(bytes: Uint8Array): SignedTx {
  return decodeVersioned(signedTx, bytes);
}

/**
 * Encodes a signed transaction, byte for byte as the node does.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodeTx(decodeTx(bytes)); // equal to bytes
 */
export function encodeTx(tx: SignedTx): Uint8Array {
  return encodeVersioned(signedTx, tx);
}

/**
 * Decodes a transaction without its credentials, from the bytes that are signed.
 *
 * @throws CodecError like `decodeTx`.
 * @example
 * decodeUnsignedTx(encodeUnsignedTx(tx.unsignedTx)); // equal to tx.unsignedTx
 */
export function decodeUnsignedTx(bytes: Uint8Array): UnsignedTx {
  return decodeVersioned(unsignedTx, bytes);
}

/**
 * Encodes the signed part of a transaction, without its credentials.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * const digest = sha256(encodeUnsignedTx(tx.unsignedTx));
 */
export function encodeUnsignedTx(tx: UnsignedTx): Uint8Array {
  return encodeVersioned(unsignedTx, tx);
}

/**
 * Returns the id of a transaction: SHA-256 of its signed bytes.
 *
 * @param tx - Transaction, or its bytes, which saves encoding.
 * @example
 * encodeCb58(txId(tx)); // "2hA9aXicDruHYwEBR28p3XuDBbyhwNSKUprXow74cdPJuY2HGp"
 */
export function txId(tx: SignedTx | Uint8Array): Uint8Array {
  return sha256(tx instanceof Uint8Array ? tx : encodeTx(tx));
}

/**
 * Signs a transaction. The same transaction and keys give the same bytes (RFC 6979).
 *
 * @param unsignedTx - Transaction to sign.
 * @param keys - 32-byte private keys for each input, then for each authorization, in the order of its
 * signature indices. An empty list leaves the transaction without credentials, like the transactions of
 * validators.
 * @throws CodecError if the transaction cannot be encoded or a private key is invalid.
 * @example
 * const tx = signTx(unsignedTx, [[privateKey]]);
 * const id = formatId(txId(tx));
 */
export function signTx(unsignedTx: UnsignedTx, keys: readonly (readonly Uint8Array[])[]): SignedTx {
  return { unsignedTx, credentials: signBytes(encodeUnsignedTx(unsignedTx), keys) };
}
