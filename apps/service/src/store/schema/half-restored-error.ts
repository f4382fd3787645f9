/** The error of a database that is only partly restored from an index snapshot. */

/** Thrown by whatever would use a database that is only partly restored. */
export class HalfRestoredError extends Error {
  override readonly name = "HalfRestoredError";

  constructor() {
    super(
      "the database is only partly restored from an index snapshot; run `primary-network snapshot restore` again to finish it",
    );
  }
}
