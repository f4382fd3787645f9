/** Thrown when an export cannot be begun yet, though nothing is wrong with it. */

export class ExportLaterError extends Error {
  override readonly name = "ExportLaterError";
}
