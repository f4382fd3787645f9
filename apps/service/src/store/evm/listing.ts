/** Windows and pages of EVM listings. */

import type { Key, SortOrder } from "../../domain/listing.ts";

/** Which part of a listing is read. */
export interface EvmWindow {
  /** EVM chain id. */
  readonly chain: number;
  /** Block up to which the listing goes; undefined for all that is indexed, which the page then says. */
  readonly height: number | undefined;
  /** Only items after this one. */
  readonly after?: Key | undefined;
  readonly limit: number;
}

/** A range of blocks, and the order of the items in it. */
export interface EvmSpan {
  /** Default: newest first. */
  readonly order?: SortOrder | undefined;
  /** Block numbers: inclusive start and exclusive end. */
  readonly startBlock?: number | undefined;
  readonly endBlock?: number | undefined;
  /** Unix seconds: only blocks before it. Newest first only. */
  readonly before?: number | undefined;
}

export interface EvmPage<Row> {
  readonly rows: readonly Row[];
  /** Present exactly when more follows. */
  readonly next?: EvmNext;
}

/** Where a listing goes on. */
export interface EvmNext {
  /** Block up to which the listing goes. */
  readonly height: number;
  readonly after: Key;
}
