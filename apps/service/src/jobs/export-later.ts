/** Thrown when a valid export cannot start yet. */

export class ExportLaterError extends Error {
  override readonly name = "ExportLaterError";
}
