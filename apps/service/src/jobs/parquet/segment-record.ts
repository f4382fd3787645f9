/** The record of a range of blocks in an export as Parquet. */

/** A range of blocks that is complete. */
export interface SegmentRecord {
  readonly dataset: string;
  readonly chain: number;
  /** Heights, both inclusive. */
  readonly from: number;
  readonly to: number;
  readonly rows: number;
}
