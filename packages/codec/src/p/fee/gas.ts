/** Gas (ACP-103): what complexity weighs, what a unit of it costs now, and how a chain regains capacity. */

import type { UnsignedTx } from "../tx/unsigned-tx.ts";
import { type TxComplexity, txComplexity } from "./complexity.ts";

/** The rules of a chain's gas, exactly as `platform.getFeeConfig` returns them. */
export interface GasConfig {
  /** Gas for a byte, a database read, a database write and a microsecond, in this order. */
  readonly weights: readonly (number | bigint)[];
  /** Most gas that is ever available at once; also the most that one block can hold. */
  readonly maxCapacity: number | bigint;
  /** Gas that becomes available each second. */
  readonly maxPerSecond: number | bigint;
  /** Gas consumed each second at which the price stands still. */
  readonly targetPerSecond: number | bigint;
  /** Lowest price, in nAVAX for each unit of gas. */
  readonly minPrice: number | bigint;
  /** How slowly the price follows the excess: it grows by the factor e for each this much. */
  readonly excessConversionConstant: number | bigint;
}

/** What a chain's next block can consume, and how far consumption is above its target. */
export interface GasState {
  /** Gas available now (uint64). */
  readonly capacity: bigint;
  /** Gas consumed beyond the target so far (uint64). */
  readonly excess: bigint;
}

const MAX_UINT64 = (1n << 64n) - 1n;

const atMost = (value: bigint, limit: bigint): bigint => (value < limit ? value : limit);

/**
 * Weighs a complexity.
 *
 * @param weights - Four of them, in the order of `GasConfig.weights`; a missing one counts as 0.
 * @example
 * gasOf(txComplexity(tx), [1, 1_000, 1_000, 4]); // 5199n
 */
export function gasOf(complexity: TxComplexity, weights: GasConfig["weights"]): bigint {
  const { bandwidth, dbRead, dbWrite, compute } = complexity;
  return [bandwidth, dbRead, dbWrite, compute].reduce(
    (sum, amount, dimension) => sum + BigInt(amount) * BigInt(weights[dimension] ?? 0),
    0n,
  );
}

/**
 * The price of gas: `minPrice * e ** (excess / excessConversionConstant)`, by the integer steps of EIP-4844 that every
 * node takes, so that all of them agree.
 *
 * @param config - `GasConfig`, or the configuration of L1 validators' fee (`platform.getValidatorFeeConfig`).
 * @returns nAVAX for each unit of gas, at most 2^64 - 1.
 * @example
 * gasPrice({ minPrice: 1, excessConversionConstant: 2_164_043 }, 1_500_000); // 1n
 * gasPrice({ minPrice: 10, excessConversionConstant: 1_000_000 }, 10_000_000); // 220264n
 */
export function gasPrice(
  config: Pick<GasConfig, "minPrice" | "excessConversionConstant">,
  excess: number | bigint,
): bigint {
  const numerator = BigInt(excess);
  const denominator = BigInt(config.excessConversionConstant);
  let sum = 0n;
  let term = BigInt(config.minPrice) * denominator;
  for (let step = 1n; term > 0n; step += 1n) {
    sum += term;
    if (sum >= MAX_UINT64 * denominator) return MAX_UINT64;
    term = (term * numerator) / denominator / step;
  }
  return sum / denominator;
}

/**
 * The least a transaction must burn.
 *
 * @param config - What `platform.getFeeConfig` returns.
 * @param price - Of a unit of gas, in nAVAX: `price` of `platform.getFeeState`.
 * @returns nAVAX. A fee computed beforehand is still enough after the price has fallen, and too little after it rose.
 * @throws CodecError as `txComplexity` does.
 * @example
 * txFee(tx.unsignedTx, await pchain.getFeeConfig(), (await pchain.getFeeState()).price); // 5199n
 */
export function txFee(tx: UnsignedTx, config: Pick<GasConfig, "weights">, price: number | bigint): bigint {
  return gasOf(txComplexity(tx), config.weights) * BigInt(price);
}

/**
 * The state after some time without transactions: capacity grows up to its maximum, the excess shrinks down to nothing.
 *
 * @param seconds - Whole ones, not negative.
 * @example
 * advanceGas(config, { capacity: 0n, excess: 60_000n }, 1); // { capacity: 100000n, excess: 10000n }
 */
export function advanceGas(
  { maxCapacity, maxPerSecond, targetPerSecond }: GasConfig,
  { capacity, excess }: GasState,
  seconds: number | bigint,
): GasState {
  const gained = capacity + BigInt(maxPerSecond) * BigInt(seconds);
  const released = BigInt(targetPerSecond) * BigInt(seconds);
  return {
    capacity: atMost(gained, BigInt(maxCapacity)),
    excess: excess > released ? excess - released : 0n,
  };
}

/**
 * The state after a block whose transactions weigh so much gas.
 *
 * @throws RangeError when the capacity does not suffice.
 * @example
 * consumeGas({ capacity: 1_000_000n, excess: 0n }, 5_199n); // { capacity: 994801n, excess: 5199n }
 */
export function consumeGas({ capacity, excess }: GasState, gas: bigint): GasState {
  if (gas > capacity) throw new RangeError(`insufficient capacity: capacity (${capacity}) < gas (${gas})`);
  return { capacity: capacity - gas, excess: atMost(excess + gas, MAX_UINT64) };
}
