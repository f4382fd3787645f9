/** The one error this package throws for bytes, text or values that do not follow the format. */

/**
 * Thrown when bytes or text cannot be decoded, or a value cannot be encoded.
 *
 * @example
 * try {
 *   decodeTx(bytes);
 * } catch (error) {
 *   if (error instanceof CodecError) console.error(error.path, error.offset, error.reason);
 * }
 */
export class CodecError extends Error {
  /** Tells the class apart where `instanceof` cannot, as between two copies of the package. */
  override readonly name = "CodecError";
  /** The rule that broke, without path and offset. */
  readonly reason: string;
  /** Zero-based position of the byte (or character, for text) where the rule broke; undefined when there is none. */
  readonly offset: number | undefined;
  /** The field, such as `unsignedTx.outputs[1].output.amount`; empty when the whole value is meant. */
  readonly path: string;

  constructor(reason: string, offset?: number, path = "") {
    super(
      `${path === "" ? "" : `${path}: `}${reason}${offset === undefined ? "" : ` (at offset ${offset})`}`,
    );
    this.reason = reason;
    this.offset = offset;
    this.path = path;
  }

  /** The same failure seen from one level further out: `step` is a field name or `[index]`. */
  within(step: string): CodecError {
    const join = this.path === "" || this.path.startsWith("[") ? "" : ".";
    return new CodecError(this.reason, this.offset, `${step}${join}${this.path}`);
  }
}
