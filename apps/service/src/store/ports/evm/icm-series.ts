/** The port of how many interchain messages EVM chains have sent, over time. */

import type { Interval } from "../../../domain/evm/interval.ts";
import type { Heights } from "../../../domain/listing.ts";

/** Which messages are counted: those that visible chains have sent, to one blockchain or to any. */
export interface IcmSent {
  /** The chains that sent them, and the blocks up to which they did. */
  readonly heights: Heights;
  /** Blockchain id, hex with 0x. */
  readonly destination?: string | undefined;
}

/** By what messages are counted, beside the time. */
export interface IcmGrouping {
  readonly source: boolean;
  readonly destination: boolean;
}

/** A group of messages: the chain that sent them, and where to; null of what they are not grouped by. */
export interface IcmGroup {
  /** EVM chain id. */
  readonly chain: number | null;
  /** Blockchain id, hex with 0x. */
  readonly destination: string | null;
}

/** The messages of a group in one interval; at least one. */
export interface IcmPeriod extends IcmGroup {
  /** Unix seconds. */
  readonly start: number;
  readonly messages: number;
}

export interface IcmSeriesStore {
  /** The groups that have messages, by chain and then by destination. */
  groups(sent: IcmSent, by: IcmGrouping): Promise<IcmGroup[]>;
  /** What was sent in the intervals that begin in a span (Unix seconds, both inclusive), in no order. */
  list(sent: IcmSent, by: IcmGrouping, interval: Interval, from: number, to: number): Promise<IcmPeriod[]>;
  /**
   * How many were sent from some hours on up to now.
   *
   * @param starts Unix seconds of the hours
   */
  windows(
    chains: readonly number[],
    destination: string | undefined,
    starts: readonly number[],
  ): Promise<number[]>;
}
