/** The progress of an index snapshot that is made or restored. */

/** A part that is done. */
export interface SnapshotProgress {
  /** Name of the table, of the file of rows, or of the index. */
  readonly name: string;
  /** The number of parts that are done. */
  readonly done: number;
  /** The number of all parts. */
  readonly of: number;
}
