/** Initial state of the P-Chain. */

import { list, struct } from "../wire/layout.ts";
import { bytes, string, u64 } from "../wire/primitive.ts";
import { decodeVersioned, encodeVersioned } from "../wire/versioned.ts";
import { type SignedTx, signedTx } from "./tx/signed-tx.ts";
import { pUtxoFields, type Utxo } from "./utxo.ts";

/** A UTXO of the genesis, with a free message. */
export interface GenesisUtxo extends Utxo {
  /** Free bytes, which the network does not interpret. */
  message: Uint8Array;
}

/** The genesis state of the P-Chain. */
export interface Genesis {
  /** Initial outputs. */
  utxos: GenesisUtxo[];
  /** AddValidatorTx or AddPermissionlessValidatorTx of the first validators. */
  validators: SignedTx[];
  /** CreateChainTx of the first chains. */
  chains: SignedTx[];
  /** Unix seconds (uint64). */
  timestamp: bigint;
  /** nAVAX (uint64). */
  initialSupply: bigint;
  /** Free text, which the network does not interpret. */
  message: string;
}

const genesis = struct<Genesis>({
  utxos: ["utxos", list(struct<GenesisUtxo>({ ...pUtxoFields, message: ["message", bytes()] }))],
  validators: ["validators", list(signedTx)],
  chains: ["chains", list(signedTx)],
  timestamp: ["timestamp", u64],
  initialSupply: ["initialSupply", u64],
  message: ["message", string],
});

/**
 * Decodes the genesis state. Its SHA-256 is the id of the genesis, which is the parent of block 0.
 *
 * @throws CodecError with the offset if the bytes are cut off, too long, or contain an unknown type.
 * @example
 * decodeGenesis(bytes).validators.length;
 */
export function decodeGenesis(value: Uint8Array): Genesis {
  return decodeVersioned(genesis, value);
}

/**
 * Encodes the genesis state, byte for byte as the node does.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * const genesisId = sha256(encodeGenesis(genesis));
 */
export function encodeGenesis(value: Genesis): Uint8Array {
  return encodeVersioned(genesis, value);
}
