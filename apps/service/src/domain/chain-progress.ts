/** The progress of one chain's indexing: its phase, its rate, and the time that is left. */

import { Rate, shownRate } from "./rate.ts";

/**
 * The phase of the indexing of a chain:
 *
 * - `connecting`: the node has not responded yet
 * - `catching-up`: blocks below the node's last one are indexed
 * - `following`: the index was at the node's last block, and new blocks are indexed as they come
 * - `waiting`: the last attempt failed, and another one follows
 * - `stopped`: the chain contradicts its own rules or the index, and indexing has stopped
 */
export type ChainPhase = "connecting" | "catching-up" | "following" | "waiting" | "stopped";

/** Blocks by which an index that was at the tip may fall behind and still counts as following it. */
const FOLLOWING = 64;

/** The state that the phase depends on. */
export interface ChainState {
  readonly height: number;
  readonly tipHeight: number | undefined;
  readonly failed: boolean;
  readonly broken: boolean;
  /** True when everything up to the tip was indexed once. */
  readonly wasAtTip: boolean;
}

/** @returns the phase of a chain in this state */
export function phaseOf({ height, tipHeight, failed, broken, wasAtTip }: ChainState): ChainPhase {
  if (broken) return "stopped";
  if (tipHeight === undefined) return "connecting";
  if (failed) return "waiting";
  return wasAtTip && tipHeight - height <= FOLLOWING ? "following" : "catching-up";
}

/** The part of a chain's status that changes while it is indexed. */
export interface ChainProgress {
  readonly phase: ChainPhase;
  /** Blocks indexed per second within the last half minute; undefined until two steps are done. */
  readonly blocksPerSecond: number | undefined;
  /** Whole seconds until the tip is reached at this rate: 0 at the tip, undefined while that is unknown. */
  readonly secondsLeft: number | undefined;
}

/** Transactions that the X-Chain accepted before it had blocks, which are indexed first. */
export interface EarlierTxs {
  readonly indexed: number;
  /** Undefined until the node has said how many there are. */
  readonly of: number | undefined;
}

/** Follows one chain. Times are milliseconds of a clock that never goes back. */
export class ProgressOfChain {
  readonly #rate = new Rate();
  #wasAtTip = false;

  /** A step has ended. */
  stepped(time: number, height: number, atTip: boolean): void {
    this.#rate.sample(time, height);
    if (atTip) this.#wasAtTip = true;
  }

  at(now: number, state: Omit<ChainState, "wasAtTip">): ChainProgress {
    const phase = phaseOf({ ...state, wasAtTip: this.#wasAtTip });
    const rate = this.#rate.perSecond(now);
    return { phase, blocksPerSecond: shownRate(rate), secondsLeft: secondsLeft(phase, state, rate) };
  }
}

function secondsLeft(
  phase: ChainPhase,
  { height, tipHeight }: Pick<ChainState, "height" | "tipHeight">,
  rate: number | undefined,
): number | undefined {
  if (tipHeight === undefined || phase === "stopped") return undefined;
  const missing = tipHeight - height;
  if (missing <= 0) return phase === "following" ? 0 : undefined;
  return rate === undefined || rate === 0 ? undefined : Math.ceil(missing / rate);
}
