/** The port of internal calls. */

import type { Slice, Window } from "../../../domain/listing.ts";
import type { TokenMetadata } from "./token.ts";

/** Which calls are listed. */
export interface EvmInternalFilter {
  /** Sender or recipient; hex with 0x, in lower case. */
  readonly address: string;
  /** Block numbers: inclusive start and exclusive end. */
  readonly startBlock?: number | undefined;
  readonly endBlock?: number | undefined;
}

/** An internal call. Addresses are hex with 0x in lower case, amounts decimal. */
export interface EvmInternalPart {
  readonly number: number;
  readonly idx: number;
  readonly type: string;
  readonly sender: string;
  /** Null for a creation that failed. */
  readonly recipient: string | null;
  readonly value: string;
  readonly reverted: boolean;
  readonly gasLimit: string;
  readonly gasUsed: string;
}

/** An internal call with its transaction and block. */
export interface EvmInternalRow extends EvmInternalPart {
  /** Position among the calls of the transaction. */
  readonly seq: number;
  readonly txHash: string;
  readonly blockHash: string;
  /** Unix seconds. */
  readonly time: number;
  readonly timeMs: number | null;
}

export interface EvmInternalPage extends Slice<EvmInternalRow> {
  /** Those of the parties that are tokens. */
  readonly tokens: readonly TokenMetadata[];
}

export interface EvmInternalStore {
  /** The newest first, of a transaction the last one first. */
  list(window: Window, filter: EvmInternalFilter): Promise<EvmInternalPage>;
}
