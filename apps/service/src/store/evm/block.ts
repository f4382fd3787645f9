/** The port of EVM blocks. */

import type { EvmPage, EvmSpan, EvmWindow } from "./listing.ts";

/** A block. Hashes are hex with 0x in lower case, amounts decimal. */
export type EvmBlockRow = readonly [
  number: number,
  hash: string,
  parent: string,
  /** Unix seconds. */
  time: number,
  timeMs: number | null,
  delayExcess: string | null,
  baseFee: string | null,
  txCount: number,
  gasLimit: string,
  gasUsed: string,
  gasCost: string | null,
  /** wei that its transactions paid for gas. */
  fees: string,
  /** Transactions of the chain up to the block. */
  txs: number,
  /** Block up to which the listing goes. */
  height: number,
];

/** Where the values of a row are. */
export const EVM_BLOCK = {
  number: 0,
  hash: 1,
  parent: 2,
  time: 3,
  timeMs: 4,
  delayExcess: 5,
  baseFee: 6,
  txCount: 7,
  gasLimit: 8,
  gasUsed: 9,
  gasCost: 10,
  fees: 11,
  txs: 12,
  height: 13,
} as const;

export interface EvmBlockStore {
  /** The newest first. */
  list(window: EvmWindow, span: EvmSpan): Promise<EvmPage<EvmBlockRow>>;
  /** By its number or hash; undefined when it is not indexed. */
  find(chain: number, block: number | string): Promise<EvmBlockRow | undefined>;
}
