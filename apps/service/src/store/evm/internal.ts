/** The port of internal calls. */

import type { EvmPage, EvmWindow } from "./listing.ts";
import type { TokenMetadata } from "./token.ts";

/** Which calls are listed. */
export interface EvmInternalFilter {
  /** Sender or recipient; hex with 0x, in lower case. */
  readonly address: string;
  /** Block numbers: inclusive start and exclusive end. */
  readonly startBlock?: number | undefined;
  readonly endBlock?: number | undefined;
}

/** An internal call with its transaction and block. Hashes and addresses are hex with 0x in lower case, amounts decimal. */
export type EvmInternalRow = readonly [
  number: number,
  idx: number,
  seq: number,
  type: string,
  sender: string,
  /** Null for a creation that failed. */
  recipient: string | null,
  value: string,
  reverted: boolean,
  gasLimit: string,
  gasUsed: string,
  txHash: string,
  blockHash: string,
  /** Unix seconds. */
  time: number,
  timeMs: number | null,
  /** Block up to which the listing goes. */
  height: number,
];

/** Where the values of a row are. */
export const EVM_INTERNAL = {
  number: 0,
  idx: 1,
  seq: 2,
  type: 3,
  sender: 4,
  recipient: 5,
  value: 6,
  reverted: 7,
  gasLimit: 8,
  gasUsed: 9,
  txHash: 10,
  blockHash: 11,
  time: 12,
  timeMs: 13,
  height: 14,
} as const;

export interface EvmInternalPage extends EvmPage<EvmInternalRow> {
  /** Those of the parties that are tokens. */
  readonly tokens: readonly TokenMetadata[];
}

export interface EvmInternalStore {
  /** The newest first, of a transaction the last one first. */
  list(window: EvmWindow, filter: EvmInternalFilter): Promise<EvmInternalPage>;
}
