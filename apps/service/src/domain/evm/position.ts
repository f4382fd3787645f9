/** The position of a transaction in an EVM chain. */

/** Block number, and index of the transaction in the block. */
export interface EvmTxPosition {
  number: number;
  idx: number;
}
