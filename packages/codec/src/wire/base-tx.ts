/** Fields of every user transaction on the P- and X-Chain. */

import { bytes, id, u32 } from "./primitive.ts";

/** The network and the chain of a transaction, and its memo. */
export interface TxFields {
  /** Network id: 1 mainnet, 5 fuji, 12345 local (uint32). */
  networkId: number;
  /** Id of the chain, 32 bytes. All zero for the P-Chain. */
  blockchainId: Uint8Array;
  /** Memo. The network allows at most 256 bytes, and none since the Durango upgrade. */
  memo: Uint8Array;
}

/** Fields before the outputs and inputs. */
export const txFields = { networkId: ["networkID", u32], blockchainId: ["blockchainID", id] } as const;

/** Field after the outputs and inputs. */
export const memoField = { memo: ["memo", bytes()] } as const;
