/** Where a transaction stands in its chain. */

/** Where in a chain: block number, and position of the transaction in the block. */
export interface EvmTxPosition {
  number: number;
  idx: number;
}
