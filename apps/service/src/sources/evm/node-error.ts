/** Thrown when the node of an EVM chain cannot be asked, or answers badly. */

export class EvmNodeError extends Error {
  override readonly name = "EvmNodeError";
  /** Whether the node did not answer at all, as against badly. */
  readonly unreachable: boolean;

  constructor(message: string, options: { readonly unreachable: boolean; readonly cause?: unknown }) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.unreachable = options.unreachable;
  }
}
