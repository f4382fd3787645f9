/** The port of an EVM chain's node. */

import type { EvmBlock } from "../../domain/evm/block.ts";

/** A reference to a block. */
export interface EvmHead {
  readonly number: number;
  /** Hex with 0x, in lower case. */
  readonly hash: string;
  /** Unix seconds. */
  readonly timestamp: number;
}

/** A read-only call. */
export interface EvmCall {
  /** The contract, hex with 0x. */
  readonly to: string;
  /** Hex with 0x. */
  readonly data: string;
  /** Block number of the state to read. Default: the latest. */
  readonly at?: number;
}

/** The result of a call; a contract may revert, return anything, or run for longer than anyone waits. */
export type EvmCallResult =
  | { readonly data: string }
  | {
      /** Why there is no result; says nothing about the contract, which may be read later. */
      readonly noResult: string;
    }
  | {
      readonly reverted: string;
      /** True when the result exceeded the size limit. */
      readonly tooLong?: true;
    };

/**
 * The methods of a node that the service needs. Each rejects when the node cannot be reached or gives an
 * invalid response.
 */
export interface EvmNode {
  /** The latest block. */
  head(): Promise<EvmHead>;
  /** Hash of a block of the current chain; undefined above its head. */
  blockHash(number: number): Promise<string | undefined>;
  /**
   * Consecutive blocks with receipts and traces; fewer at the head. Each block's parent is the one before.
   */
  blocks(from: number, count: number): Promise<EvmBlock[]>;
  /**
   * Calls contracts; the results are in the order of the calls. Gas, time and size are limited: a call that needs more gas
   * or has a larger result counts as a revert, one that needs more time has no result.
   */
  calls(calls: readonly EvmCall[]): Promise<EvmCallResult[]>;
}
