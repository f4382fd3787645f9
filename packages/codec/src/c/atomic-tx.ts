/**
 * Atomic transactions of the C-Chain, which move amounts between its accounts and the other chains: bytes,
 * values, ids.
 */

import { sha256 } from "../primitives.ts";
import { signBytes } from "../signature.ts";
import { type Credential, credential } from "../wire/credential.ts";
import { plainInput, type TransferableInput, type TransferInput } from "../wire/input.ts";
import { list, struct, union } from "../wire/layout.ts";
import { plainOutput, type TransferableOutput, type TransferOutput } from "../wire/output.ts";
import { fixed, id, u32, u64 } from "../wire/primitive.ts";
import { decodeVersioned, encodeVersioned } from "../wire/versioned.ts";

/** An amount that an account receives. */
export interface EvmOutput {
  /** Address of the account, 20 bytes. */
  address: Uint8Array;
  /**
   * Units of the asset as on the X- and P-Chain (uint64): nAVAX for AVAX, which the C-Chain counts in wei.
   */
  amount: bigint;
  /** 32-byte asset id. */
  assetId: Uint8Array;
}

/** An amount that an account spends. */
export interface EvmInput extends EvmOutput {
  /** The account's nonce (uint64). */
  nonce: bigint;
}

/** Fields of every atomic transaction. */
export interface AtomicTxFields {
  /** Network id: 1 mainnet, 5 fuji, 12345 local (uint32). */
  networkId: number;
  /** 32-byte id of the C-Chain. */
  blockchainId: Uint8Array;
}

/** Imports outputs that another chain exported to accounts. */
export interface ImportTx extends AtomicTxFields {
  /** Type id 0 on the wire. */
  type: "ImportTx";
  /** Id of the exporting chain, 32 bytes. All zero for the P-Chain. */
  sourceChain: Uint8Array;
  /** Exported outputs to spend, sorted. */
  importedInputs: TransferableInput<TransferInput>[];
  /** Amounts that accounts receive. The fee is the rest of the inputs. */
  outputs: EvmOutput[];
}

/** Exports amounts from accounts to another chain. The output index of each UTXO is its position. */
export interface ExportTx extends AtomicTxFields {
  /** Type id 1 on the wire. */
  type: "ExportTx";
  /** Id of the importing chain, 32 bytes. All zero for the P-Chain. */
  destinationChain: Uint8Array;
  /** Amounts that accounts spend. The fee is the part beyond the exported outputs. */
  inputs: EvmInput[];
  /** Outputs that the other chain may import, sorted. */
  exportedOutputs: TransferableOutput<TransferOutput>[];
}

/** An atomic transaction without its signatures, discriminated by `type`. */
export type UnsignedAtomicTx = ImportTx | ExportTx;

/** An atomic transaction in a C-Chain block. */
export interface SignedAtomicTx {
  /** Signed part of the transaction. */
  unsignedTx: UnsignedAtomicTx;
  /** Credentials, one per input. */
  credentials: Credential[];
}

const atomicFields = { networkId: ["networkID", u32], blockchainId: ["blockchainID", id] } as const;
const accountFields = {
  address: ["address", fixed(20)],
  amount: ["amount", u64],
  assetId: ["assetID", id],
} as const;

const unsignedAtomicTx = union<UnsignedAtomicTx>("C-Chain atomic transaction", {
  ImportTx: [
    0,
    struct<ImportTx>(
      {
        ...atomicFields,
        sourceChain: ["sourceChain", id],
        importedInputs: ["importedInputs", list(plainInput)],
        outputs: ["outputs", list(struct<EvmOutput>(accountFields))],
      },
      "ImportTx",
    ),
  ],
  ExportTx: [
    1,
    struct<ExportTx>(
      {
        ...atomicFields,
        destinationChain: ["destinationChain", id],
        inputs: ["inputs", list(struct<EvmInput>({ ...accountFields, nonce: ["nonce", u64] }))],
        exportedOutputs: ["exportedOutputs", list(plainOutput)],
      },
      "ExportTx",
    ),
  ],
});

export const signedAtomicTx = struct<SignedAtomicTx>({
  unsignedTx: ["unsignedTx", unsignedAtomicTx],
  credentials: ["credentials", list(credential)],
});

/**
 * Decodes a signed atomic transaction.
 *
 * @param bytes - Transaction with its codec version, as `avax.getAtomicTx` returns it and as blocks before
 * Apricot phase 5 hold it in their extra data.
 * @throws CodecError with the offset if the bytes are cut off, too long, or of an unknown type.
 * @example
 * const { unsignedTx } = decodeAtomicTx(decodeHex(hex));
 * if (unsignedTx.type === "ImportTx") console.log(unsignedTx.outputs);
 */
export function decodeAtomicTx(bytes: Uint8Array): SignedAtomicTx {
  return decodeVersioned(signedAtomicTx, bytes);
}

/**
 * Encodes a signed atomic transaction, byte for byte as the node does.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodeAtomicTx(decodeAtomicTx(bytes)); // equal to bytes
 */
export function encodeAtomicTx(tx: SignedAtomicTx): Uint8Array {
  return encodeVersioned(signedAtomicTx, tx);
}

/**
 * Encodes the signed part of an atomic transaction, without its credentials.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * const signer = recoverSigner(encodeUnsignedAtomicTx(tx.unsignedTx), signature);
 */
export function encodeUnsignedAtomicTx(tx: UnsignedAtomicTx): Uint8Array {
  return encodeVersioned(unsignedAtomicTx, tx);
}

/**
 * Decodes an atomic transaction without its credentials, from the bytes that are signed.
 *
 * @throws CodecError like `decodeAtomicTx`.
 * @example
 * decodeUnsignedAtomicTx(encodeUnsignedAtomicTx(tx.unsignedTx)); // equal to tx.unsignedTx
 */
export function decodeUnsignedAtomicTx(bytes: Uint8Array): UnsignedAtomicTx {
  return decodeVersioned(unsignedAtomicTx, bytes);
}

/**
 * Returns the id of an atomic transaction: SHA-256 of its signed bytes.
 *
 * @param tx - Transaction, or its bytes, which saves encoding.
 * @example
 * encodeCb58(atomicTxId(tx));
 */
export function atomicTxId(tx: SignedAtomicTx | Uint8Array): Uint8Array {
  return sha256(tx instanceof Uint8Array ? tx : encodeAtomicTx(tx));
}

/**
 * Signs an atomic transaction. The same transaction and keys give the same bytes (RFC 6979).
 *
 * @param unsignedTx - Transaction to sign.
 * @param keys - 32-byte private keys for each input, in the order of its signature indices. An account has
 * one.
 * @throws CodecError if the transaction cannot be encoded or a private key is invalid.
 * @example
 * const tx = signAtomicTx(unsignedTx, [[privateKey]]);
 */
export function signAtomicTx(
  unsignedTx: UnsignedAtomicTx,
  keys: readonly (readonly Uint8Array[])[],
): SignedAtomicTx {
  return { unsignedTx, credentials: signBytes(encodeUnsignedAtomicTx(unsignedTx), keys) };
}
