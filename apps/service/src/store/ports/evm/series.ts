/** The port of an EVM chain's time series. */

import type { EvmSums } from "../../../domain/evm/hour.ts";
import type { Interval } from "../../../domain/evm/interval.ts";
import type { EvmParticipants, EvmPeriod } from "../../../domain/evm/period.ts";

/** What a chain did from the begin of an hour up to now. */
export type EvmWindowSums = EvmSums & EvmParticipants;

export interface EvmSeriesStore {
  /** Unix seconds of the first hour with a block; undefined without one. */
  firstHour(chain: number): Promise<number | undefined>;
  /**
   * Periods of one kind that begin in a span (Unix seconds, both inclusive), and the last one before it; oldest first. Those
   * without blocks are missing.
   */
  list(chain: number, interval: Interval, from: number, to: number): Promise<EvmPeriod[]>;
  /**
   * Sums over the hours up to now.
   *
   * @param starts Unix seconds of the first hour of each window
   */
  windows(chain: number, starts: readonly number[]): Promise<EvmWindowSums[]>;
}
