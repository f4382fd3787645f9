/** Ranges of blocks that EVM listings are narrowed to. */

/** A range of blocks. */
export interface EvmSpan {
  /** Block numbers: inclusive start and exclusive end. */
  readonly startBlock?: number | undefined;
  readonly endBlock?: number | undefined;
  /** Unix seconds: only blocks before it. Newest first only. */
  readonly before?: number | undefined;
}
