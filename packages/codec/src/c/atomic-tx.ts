/** Atomic transactions of the C-Chain, which move amounts between its accounts and the other chains: bytes, values, ids. */

import { sha256 } from "../primitives.ts";
import { signBytes } from "../signature.ts";
import { type Credential, credential } from "../wire/credential.ts";
import { plainInput, type TransferableInput, type TransferInput } from "../wire/input.ts";
import { list, struct, union } from "../wire/layout.ts";
import { plainOutput, type TransferableOutput, type TransferOutput } from "../wire/output.ts";
import { fixed, id, u32, u64 } from "../wire/primitive.ts";
import { decodeVersioned, encodeVersioned } from "../wire/versioned.ts";

/** An amount that an account gets. */
export interface EvmOutput {
  /** 20-byte account. */
  address: Uint8Array;
  /** Units of the asset as on the X- and P-Chain (uint64): nAVAX for AVAX, which the C-Chain counts in wei. */
  amount: bigint;
  /** 32-byte asset id. */
  assetId: Uint8Array;
}

/** An amount that an account gives. */
export interface EvmInput extends EvmOutput {
  /** The account's nonce (uint64). */
  nonce: bigint;
}

/** What every atomic transaction has. */
export interface AtomicTxFields {
  /** 1 mainnet, 5 fuji, 12345 local (uint32). */
  networkId: number;
  /** 32-byte id of the C-Chain. */
  blockchainId: Uint8Array;
}

/** Takes outputs that another chain exported to accounts. */
export interface ImportTx extends AtomicTxFields {
  /** Type id 0 on the wire. */
  type: "ImportTx";
  /** 32-byte id of the chain that exported; all zero for the P-Chain. */
  sourceChain: Uint8Array;
  /** The exported outputs that are spent, sorted. */
  importedInputs: TransferableInput<TransferInput>[];
  /** What each account gets; what the inputs hold beyond that is the fee. */
  outputs: EvmOutput[];
}

/** Sends amounts from accounts to another chain; the UTXO of each has its position as output index. */
export interface ExportTx extends AtomicTxFields {
  /** Type id 1 on the wire. */
  type: "ExportTx";
  /** 32-byte id of the chain that may import; all zero for the P-Chain. */
  destinationChain: Uint8Array;
  /** What each account gives; what they give beyond the exported outputs is the fee. */
  inputs: EvmInput[];
  /** What the other chain may import, sorted. */
  exportedOutputs: TransferableOutput<TransferOutput>[];
}

/** An atomic transaction without its signatures, discriminated by `type`. */
export type UnsignedAtomicTx = ImportTx | ExportTx;

/** An atomic transaction as it stands in a C-Chain block. */
export interface SignedAtomicTx {
  /** What is signed. */
  unsignedTx: UnsignedAtomicTx;
  /** One per input. */
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
 * Reads one signed atomic transaction.
 *
 * @param bytes - With the codec version in front, as `avax.getAtomicTx` returns them, and as blocks before Apricot
 *   phase 5 hold them in their extra data.
 * @throws CodecError with the offset when they are cut, too long, or of an unknown type.
 * @example
 * const { unsignedTx } = decodeAtomicTx(decodeHex(hex));
 * if (unsignedTx.type === "ImportTx") console.log(unsignedTx.outputs);
 */
export function decodeAtomicTx(bytes: Uint8Array): SignedAtomicTx {
  return decodeVersioned(signedAtomicTx, bytes);
}

/**
 * Writes one signed atomic transaction, byte for byte as the node does.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodeAtomicTx(decodeAtomicTx(bytes)); // equal to bytes
 */
export function encodeAtomicTx(tx: SignedAtomicTx): Uint8Array {
  return encodeVersioned(signedAtomicTx, tx);
}

/**
 * Writes the bytes that are signed: the atomic transaction without its credentials.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * const signer = recoverSigner(encodeUnsignedAtomicTx(tx.unsignedTx), signature);
 */
export function encodeUnsignedAtomicTx(tx: UnsignedAtomicTx): Uint8Array {
  return encodeVersioned(unsignedAtomicTx, tx);
}

/**
 * The id of an atomic transaction: SHA-256 of its signed bytes.
 *
 * @param tx - The transaction, or its bytes when they are at hand, which saves encoding.
 * @example
 * encodeCb58(atomicTxId(tx));
 */
export function atomicTxId(tx: SignedAtomicTx | Uint8Array): Uint8Array {
  return sha256(tx instanceof Uint8Array ? tx : encodeAtomicTx(tx));
}

/**
 * Signs an atomic transaction; the same transaction and keys give the same bytes (RFC 6979).
 *
 * @param unsignedTx - What to sign.
 * @param keys - For each input the 32-byte private keys in the order of its signature indices; an account has one.
 * @throws CodecError when the transaction cannot be encoded or a key is not one.
 * @example
 * const tx = signAtomicTx(unsignedTx, [[privateKey]]);
 */
export function signAtomicTx(
  unsignedTx: UnsignedAtomicTx,
  keys: readonly (readonly Uint8Array[])[],
): SignedAtomicTx {
  return { unsignedTx, credentials: signBytes(encodeUnsignedAtomicTx(unsignedTx), keys) };
}
