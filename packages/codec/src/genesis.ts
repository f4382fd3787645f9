/** The state that the P-Chain begins with. */

import type { SignedTx } from "./tx/signed-tx.ts";
import type { Utxo } from "./utxo.ts";

/** A UTXO of the genesis, with a free message. */
export interface GenesisUtxo extends Utxo {
  message: Uint8Array;
}

/** The genesis state of the P-Chain. */
export interface Genesis {
  utxos: GenesisUtxo[];
  /** AddValidatorTx or AddPermissionlessValidatorTx of the first validators. */
  validators: SignedTx[];
  /** CreateChainTx of the first chains. */
  chains: SignedTx[];
  /** Unix seconds (uint64). */
  timestamp: bigint;
  /** nAVAX (uint64). */
  initialSupply: bigint;
  message: string;
}
