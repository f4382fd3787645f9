/** The only error class of this package, for bytes, text or values that break the format. */

/**
 * Bytes or text cannot be decoded, or a value cannot be encoded.
 *
 * @example
 * try {
 *   decodeTx(bytes);
 * } catch (error) {
 *   if (error instanceof CodecError) console.error(error.path, error.offset, error.reason);
 * }
 */
export class CodecError extends Error {
  /** Name of the class. Use it if `instanceof` cannot work, such as between two copies of the package. */
  override readonly name = "CodecError";
  /** Broken rule, without path and offset. */
  readonly reason: string;
  /**
   * Zero-based position of the byte (or character, for text) that broke the rule. Undefined if there is none.
   */
  readonly offset: number | undefined;
  /** Path of the field, such as `unsignedTx.outputs[1].output.amount`. Empty for the whole value. */
  readonly path: string;

  constructor(reason: string, offset?: number, path = "") {
    super(
      `${path === "" ? "" : `${path}: `}${reason}${offset === undefined ? "" : ` (at offset ${offset})`}`,
    );
    this.reason = reason;
    this.offset = offset;
    this.path = path;
  }

  /** Returns the same failure one level further out. `step` is a field name or `[index]`. */
  within(step: string): CodecError {
    const join = this.path === "" || this.path.startsWith("[") ? "" : ".";
    return new CodecError(this.reason, this.offset, `${step}${join}${this.path}`);
  }
}
