/** The port of EVM blocks. */

import type { Slice, Window } from "../../../domain/listing.ts";
import type { EvmSpan } from "./listing.ts";

/** A block. Hashes are hex with 0x in lower case, amounts decimal. */
export interface EvmBlockRow {
  readonly number: number;
  readonly hash: string;
  readonly parent: string;
  /** Unix seconds. */
  readonly time: number;
  readonly timeMs: number | null;
  readonly delayExcess: string | null;
  readonly baseFee: string | null;
  readonly txCount: number;
  readonly gasLimit: string;
  readonly gasUsed: string;
  readonly gasCost: string | null;
  /** wei that its transactions paid for gas. */
  readonly fees: string;
  /** Transactions of the chain up to the block. */
  readonly txs: number;
}

export interface EvmBlockStore {
  /** The newest first. */
  list(window: Window, span: EvmSpan): Promise<Slice<EvmBlockRow>>;
  /** By its number or hash; undefined when it is not indexed. */
  find(chain: number, block: number | string): Promise<EvmBlockRow | undefined>;
}
