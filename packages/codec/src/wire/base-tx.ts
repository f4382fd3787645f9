/** The fields of every transaction that users make on the P- and the X-Chain, whatever it spends. */

import { bytes, id, u32 } from "./primitive.ts";

/** The network and the chain of a transaction, and its memo. */
export interface TxFields {
  /** 1 mainnet, 5 fuji, 12345 local (uint32). */
  networkId: number;
  /** 32-byte id of the chain; all zero for the P-Chain. */
  blockchainId: Uint8Array;
  /** At most 256 bytes by the network's rules; empty since the Durango upgrade. */
  memo: Uint8Array;
}

/** Stand before the outputs and inputs. */
export const txFields = { networkId: ["networkID", u32], blockchainId: ["blockchainID", id] } as const;

/** Stands behind them. */
export const memoField = { memo: ["memo", bytes()] } as const;
