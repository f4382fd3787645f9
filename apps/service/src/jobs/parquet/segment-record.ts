/** The record of a range of blocks in an export as Parquet. */

/** A range of blocks that is complete. */
export interface SegmentRecord {
  /** Name of the dataset that the segment belongs to. */
  readonly dataset: string;
  /**
   * Chain or network that it belongs to, as the folder names it: `chain=43114` for an EVM chain, `network=1` for the
   * Primary Network of mainnet, `network=1/chain=p` for outputs and spends of its P-Chain.
   */
  readonly partition: string;
  /** Heights, both inclusive. */
  readonly from: number;
  /** Last height, inclusive. */
  readonly to: number;
  /** Rows in the segment. */
  readonly rows: number;
}
