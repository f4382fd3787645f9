/** Atomic transactions of the C-Chain, which move amounts between its accounts and the other chains: bytes, values, ids. */

import { type Credential, credential } from "../credential.ts";
import { plainInput, type TransferableInput, type TransferInput } from "../input.ts";
import { plainOutput, type TransferableOutput, type TransferOutput } from "../output.ts";
import { sha256 } from "../primitives.ts";
import { signBytes } from "../signature.ts";
import { list, struct, union } from "../wire/layout.ts";
import { decodeMessage, encodeMessage } from "../wire/message.ts";
import { fixed, id, u32, u64 } from "../wire/primitive.ts";

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
export interface CAtomicTxFields {
  /** 1 mainnet, 5 fuji, 12345 local (uint32). */
  networkId: number;
  /** 32-byte id of the C-Chain. */
  blockchainId: Uint8Array;
}

/** Takes outputs that another chain exported to accounts. */
export interface CImportTx extends CAtomicTxFields {
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
export interface CExportTx extends CAtomicTxFields {
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
export type UnsignedCAtomicTx = CImportTx | CExportTx;

/** An atomic transaction as it stands in a C-Chain block. */
export interface SignedCAtomicTx {
  /** What is signed. */
  unsignedTx: UnsignedCAtomicTx;
  /** One per input. */
  credentials: Credential[];
}

const atomicFields = { networkId: ["networkID", u32], blockchainId: ["blockchainID", id] } as const;
const accountFields = {
  address: ["address", fixed(20)],
  amount: ["amount", u64],
  assetId: ["assetID", id],
} as const;

const unsignedCAtomicTx = union<UnsignedCAtomicTx>("C-Chain atomic transaction", {
  ImportTx: [
    0,
    struct<CImportTx>(
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
    struct<CExportTx>(
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

export const signedCAtomicTx = struct<SignedCAtomicTx>({
  unsignedTx: ["unsignedTx", unsignedCAtomicTx],
  credentials: ["credentials", list(credential)],
});

/**
 * Reads one signed atomic transaction.
 *
 * @param bytes - With the codec version in front, as `avax.getAtomicTx` returns them, and as blocks before Apricot
 *   phase 5 hold them in their extra data.
 * @throws CodecError with the offset when they are cut, too long, or of an unknown type.
 * @example
 * const { unsignedTx } = decodeCAtomicTx(decodeHex(hex));
 * if (unsignedTx.type === "ImportTx") console.log(unsignedTx.outputs);
 */
export function decodeCAtomicTx(bytes: Uint8Array): SignedCAtomicTx {
  return decodeMessage(signedCAtomicTx, bytes);
}

/**
 * Writes one signed atomic transaction, byte for byte as the node does.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodeCAtomicTx(decodeCAtomicTx(bytes)); // equal to bytes
 */
export function encodeCAtomicTx(tx: SignedCAtomicTx): Uint8Array {
  return encodeMessage(signedCAtomicTx, tx);
}

/**
 * Writes the bytes that are signed: the atomic transaction without its credentials.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * const signer = recoverSigner(encodeUnsignedCAtomicTx(tx.unsignedTx), signature);
 */
export function encodeUnsignedCAtomicTx(tx: UnsignedCAtomicTx): Uint8Array {
  return encodeMessage(unsignedCAtomicTx, tx);
}

/**
 * The id of an atomic transaction: SHA-256 of its signed bytes.
 *
 * @param tx - The transaction, or its bytes when they are at hand, which saves encoding.
 * @example
 * encodeCb58(cAtomicTxId(tx));
 */
export function cAtomicTxId(tx: SignedCAtomicTx | Uint8Array): Uint8Array {
  return sha256(tx instanceof Uint8Array ? tx : encodeCAtomicTx(tx));
}

/**
 * Signs an atomic transaction; the same transaction and keys give the same bytes (RFC 6979).
 *
 * @param unsignedTx - What to sign.
 * @param keys - For each input the 32-byte private keys in the order of its signature indices; an account has one.
 * @throws CodecError when the transaction cannot be encoded or a key is not one.
 * @example
 * const tx = signCAtomicTx(unsignedTx, [[privateKey]]);
 */
export function signCAtomicTx(
  unsignedTx: UnsignedCAtomicTx,
  keys: readonly (readonly Uint8Array[])[],
): SignedCAtomicTx {
  return { unsignedTx, credentials: signBytes(encodeUnsignedCAtomicTx(unsignedTx), keys) };
}
