/** Thrown when the node of an EVM chain cannot be reached, or gives an invalid response. */

import type { NodeErrorKind } from "../node-call.ts";

export class EvmNodeError extends Error {
  override readonly name = "EvmNodeError";
  /** True when the node could not be reached, false when it gave an invalid response. */
  readonly unreachable: boolean;
  /** As a label of metrics. */
  readonly kind: NodeErrorKind;

  constructor(
    message: string,
    options: { readonly unreachable: boolean; readonly cause?: unknown; readonly kind?: NodeErrorKind },
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.unreachable = options.unreachable;
    this.kind = options.kind ?? (options.unreachable ? "unreachable" : "invalid");
  }
}
