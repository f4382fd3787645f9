/** The record of a range of blocks in an export as Parquet. */

/** A range of blocks that is complete. */
export interface SegmentRecord {
  /** Name of the dataset that the segment belongs to. */
  readonly dataset: string;
  /** EVM chain id. */
  readonly chain: number;
  /** Heights, both inclusive. */
  readonly from: number;
  /** Last height, inclusive. */
  readonly to: number;
  /** Rows in the segment. */
  readonly rows: number;
}
