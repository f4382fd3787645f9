/**
 * The C-Chain's gas price since Helicon: it rises and falls with the gas charged (ACP-176), from a least
 * price on (ACP-283).
 */
import { GAS_RATE } from "./gas-clock.ts";

/** Gas per second at which the price stays. */
const TARGET = GAS_RATE / 2n;
/** Excess that multiplies the price by e: a minute above the target doubles it. */
const SCALE = 87n * TARGET;
/** Milliseconds between blocks, at least (ACP-226). */
const MIN_DELAY = 2_000n;
/**
 * Most gas of a block after which the excess is back by the next one: the price stays while no block exceeds
 * it.
 */
export const CALM_GAS: bigint = (MIN_DELAY * TARGET) / 1_000n;
/** Excess and price never exceed it. */
const MAX_UINT64 = 2n ** 64n - 1n;

/** A price that the market does not go below, and its excess. */
export interface LeastPrice {
  /** wei */
  readonly price: bigint;
  readonly excess: bigint;
}

/** The market after a block. */
export interface PriceState {
  /** Instant of the gas clock, in units of the gas rate since 1970. */
  readonly at: bigint;
  readonly excess: bigint;
}

/** The price of an excess, as nodes compute it in whole numbers (avalanchego `gas.CalculatePrice`). */
export function priceOfExcess(excess: bigint): bigint {
  let [sum, term] = [0n, SCALE];
  for (let index = 1n; term > 0n; index += 1n) {
    sum += term;
    if (sum >= SCALE * MAX_UINT64) return MAX_UINT64;
    term = (term * excess) / SCALE / index;
  }
  return sum / SCALE;
}

/** The least excess of a price; where none has exactly this price, the greatest one below it. */
export function excessOfPrice(price: bigint): bigint {
  if (price <= 1n) return 0n;
  let [low, high] = [1n, MAX_UINT64];
  while (low < high) {
    const middle = (low + high) / 2n;
    if (priceOfExcess(middle) >= price) high = middle;
    else low = middle + 1n;
  }
  return priceOfExcess(low) > price ? low - 1n : low;
}

/** wei per unit of gas in a state. */
export function priceIn({ excess }: PriceState, least: LeastPrice): bigint {
  const price = priceOfExcess(excess);
  // Where no excess gives the least price exactly, that of the least excess is below it.
  if (price < least.price) return least.price;
  return price;
}

/**
 * The instant that counts for the price of a block, in milliseconds: its own, but at least the minimum delay
 * after that of its parent. Blocks of this network may have one time; without the delay, a clock that stands
 * still would only let the price rise.
 */
export const feeTime = (milliseconds: bigint, parent: bigint): bigint =>
  milliseconds > parent + MIN_DELAY ? milliseconds : parent + MIN_DELAY;

/** The state at the beginning of a block: while nothing is executed, the excess falls. */
export function beforeBlock(state: PriceState, milliseconds: bigint, least: LeastPrice): PriceState {
  const at = milliseconds * (GAS_RATE / 1_000n);
  const idle = at - state.at;
  if (idle <= 0n) return state;
  const fall = (idle / GAS_RATE) * TARGET + ((idle % GAS_RATE) * TARGET) / GAS_RATE;
  const excess = state.excess > fall ? state.excess - fall : 0n;
  return { at, excess: excess > least.excess ? excess : least.excess };
}

/** The state at the end of a block that charged an amount of gas. */
export function afterBlock({ at, excess }: PriceState, gas: bigint): PriceState {
  const risen = excess + (gas * (GAS_RATE - TARGET)) / GAS_RATE;
  return { at: at + gas, excess: risen > MAX_UINT64 ? MAX_UINT64 : risen };
}
