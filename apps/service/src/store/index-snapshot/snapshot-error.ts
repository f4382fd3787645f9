/** The error of an index snapshot that cannot be made, read or restored. */

/** Thrown with a sentence without a full stop that says what is wrong. */
export class IndexSnapshotError extends Error {
  override readonly name = "IndexSnapshotError";
}
