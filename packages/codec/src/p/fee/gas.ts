/** Gas (ACP-103): weighted complexity, the price per unit, and the recovery of a chain's capacity. */

import type { UnsignedTx } from "../tx/unsigned-tx.ts";
import { type TxComplexity, txComplexity } from "./complexity.ts";

/** Gas rules of a chain, exactly as `platform.getFeeConfig` returns them. */
export interface GasConfig {
  /** Gas for a byte, a database read, a database write and a microsecond, in this order. */
  readonly weights: readonly (number | bigint)[];
  /** Maximum gas available at once, which also limits a block. */
  readonly maxCapacity: number | bigint;
  /** Gas that becomes available each second. */
  readonly maxPerSecond: number | bigint;
  /** Gas consumption per second at which the price does not change. */
  readonly targetPerSecond: number | bigint;
  /** Minimum price in nAVAX per unit of gas. */
  readonly minPrice: number | bigint;
  /** Excess at which the price grows by the factor e. A larger constant means slower changes. */
  readonly excessConversionConstant: number | bigint;
}

/** Gas that a chain's next block can consume, and the consumption above the target. */
export interface GasState {
  /** Gas available now (uint64). */
  readonly capacity: bigint;
  /** Gas consumed beyond the target so far (uint64). */
  readonly excess: bigint;
}

const MAX_UINT64 = (1n << 64n) - 1n;

const atMost = (value: bigint, limit: bigint): bigint => (value < limit ? value : limit);

/**
 * Converts a complexity to gas.
 *
 * @param weights - Four weights, in the order of `GasConfig.weights`. A missing one counts as 0.
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
 * Returns the price of gas: `minPrice * e ** (excess / excessConversionConstant)`. It takes the integer steps
 * of EIP-4844, like every node, so that all results agree.
 *
 * @param config - `GasConfig`, or the fee configuration of L1 validators (`platform.getValidatorFeeConfig`).
 * @returns nAVAX per unit of gas, at most 2^64 - 1.
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
 * Returns the minimum fee of a transaction, which it must burn.
 *
 * @param config - Response of `platform.getFeeConfig`.
 * @param price - Price of a unit of gas in nAVAX: `price` of `platform.getFeeState`.
 * @returns nAVAX. A fee that you compute in advance is still enough if the price falls, and too little if it
 * rises.
 * @throws CodecError like `txComplexity`.
 * @example
 * txFee(tx.unsignedTx, await pchain.getFeeConfig(), (await pchain.getFeeState()).price); // 5199n
 */
export function txFee(tx: UnsignedTx, config: Pick<GasConfig, "weights">, price: number | bigint): bigint {
  return gasOf(txComplexity(tx), config.weights) * BigInt(price);
}

/**
 * Returns the state after some time without transactions. Capacity grows up to its maximum, and the excess
 * shrinks to 0.
 *
 * @param seconds - Whole seconds, not negative.
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
 * Returns the state after a block that consumes this gas.
 *
 * @throws RangeError if the capacity is not enough.
 * @example
 * consumeGas({ capacity: 1_000_000n, excess: 0n }, 5_199n); // { capacity: 994801n, excess: 5199n }
 */
export function consumeGas({ capacity, excess }: GasState, gas: bigint): GasState {
  if (gas > capacity) throw new RangeError(`insufficient capacity: capacity (${capacity}) < gas (${gas})`);
  return { capacity: capacity - gas, excess: atMost(excess + gas, MAX_UINT64) };
}
