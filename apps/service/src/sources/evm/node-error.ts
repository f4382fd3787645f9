/** Thrown when the node of an EVM chain cannot be reached, or gives an invalid response. */

export class EvmNodeError extends Error {
  override readonly name = "EvmNodeError";
  /** Whether the node could not be reached, as opposed to an invalid response. */
  readonly unreachable: boolean;

  constructor(message: string, options: { readonly unreachable: boolean; readonly cause?: unknown }) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.unreachable = options.unreachable;
  }
}
