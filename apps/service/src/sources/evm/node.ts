/** An EVM chain as its node's JSON-RPC shows it. */

import type { EvmBlock } from "../../domain/evm/block.ts";

/** A block as it is pointed at. */
export interface EvmHead {
  readonly number: number;
  /** Hex with 0x, in lower case. */
  readonly hash: string;
  /** Unix seconds. */
  readonly timestamp: number;
}

/** A call that changes nothing. */
export interface EvmCall {
  /** The contract, hex with 0x. */
  readonly to: string;
  /** Hex with 0x. */
  readonly data: string;
  /** Block number as of which; the latest when left out. */
  readonly at?: number;
}

/** What came of a call; a contract may refuse, or answer anything. */
export type EvmCallResult =
  | { readonly data: string }
  | {
      readonly reverted: string;
      /** Whether it answered, but more than is taken. */
      readonly tooLong?: true;
    };

/** What the service needs of a node. Every method rejects when the node cannot be reached or answers badly. */
export interface EvmNode {
  /** The latest block. */
  head(): Promise<EvmHead>;
  /** Hash of a block of the chain as it is now; undefined above its head. */
  blockHash(number: number): Promise<string | undefined>;
  /**
   * Consecutive blocks with all that came of their transactions; fewer at the head. All are of one chain: each one's
   * parent is the one before.
   */
  blocks(from: number, count: number): Promise<EvmBlock[]>;
  /** Asks contracts; the results are in the order of the calls. Gas, time and size are bounded: what goes beyond is a refusal. */
  calls(calls: readonly EvmCall[]): Promise<EvmCallResult[]>;
}
