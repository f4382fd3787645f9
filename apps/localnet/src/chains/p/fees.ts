/** The fee of a P-Chain transaction: gas by its complexity, at a price that follows the load (ACP-103). */
import { CodecError } from "@primary-network/codec";
import {
  advanceGas,
  consumeGas,
  type GasConfig,
  gasOf,
  gasPrice,
  type TxType,
  txComplexity,
  type UnsignedTx,
} from "@primary-network/codec/p";
import { ensure, RuleError } from "../rule-error.ts";
import type { State } from "./state.ts";

/** The rules of gas on every public network (avalanchego v1.14.2, `genesis/genesis_*.go`); the price doubles in 30 s at full use. */
export const gasConfig = {
  weights: [1, 1_000, 1_000, 4],
  maxCapacity: 1_000_000,
  maxPerSecond: 100_000,
  targetPerSecond: 50_000,
  minPrice: 1,
  excessConversionConstant: 2_164_043,
} as const satisfies GasConfig;

/** The older staking types have no complexity. Only the history issues them, without a fee, as before the upgrade that ended them. */
const FREE: ReadonlySet<TxType> = new Set(["AddValidatorTx", "AddDelegatorTx"]);

/**
 * Gas that a transaction consumes.
 *
 * @throws RuleError for a type that users cannot issue, and a Warp message that cannot be read
 */
export function gasOfTx(tx: UnsignedTx): bigint {
  if (FREE.has(tx.type)) return 0n;
  try {
    return gasOf(txComplexity(tx), gasConfig.weights);
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    const reason = "message" in tx ? error.message : "unsupported transaction type";
    throw new RuleError(`failed to calculate tx complexity: ${reason}`);
  }
}

/** Returns true for a type that only the history issues. */
export function isHistoric({ type }: UnsignedTx): boolean {
  return FREE.has(type);
}

/** Smallest amount in nAVAX that a transaction must burn in the block that is being made, or right after the last one. */
export function feeOf(state: State, tx: UnsignedTx): bigint {
  return gasOfTx(tx) * state.gasPrice;
}

/** Advances time before a block: its price follows from the remaining excess and is the same for all its transactions. */
export function advanceFees(state: State, seconds: number): void {
  state.gas = advanceGas(gasConfig, state.gas, seconds);
  state.gasPrice = gasPrice(gasConfig, state.gas.excess);
}

/** Throws RuleError unless the block that is being made has room for this much more gas. */
export function ensureGas({ gas: { capacity } }: State, gas: bigint): void {
  ensure(gas <= capacity, `insufficient capacity: capacity (${capacity}) < gas (${gas})`);
}

/** Subtracts gas from the block's remaining capacity. */
export function consume(state: State, gas: bigint): void {
  state.gas = consumeGas(state.gas, gas);
}

/**
 * The first second, from an instant on, at which no more than this has been consumed beyond the target.
 *
 * @param time Unix seconds, not before the last block's
 */
export function timeAtExcess(state: State, time: number, most: bigint): number {
  const { excess } = advanceGas(gasConfig, state.gas, time - state.timestamp);
  return excess <= most ? time : time + Math.ceil(Number(excess - most) / gasConfig.targetPerSecond);
}

/**
 * The first second, from an instant on, at which a block has room for this much gas. An amount that no block can hold is
 * not waited for.
 *
 * @param time Unix seconds, not before the last block's
 */
export function timeWithRoom(state: State, time: number, gas: bigint): number {
  const { capacity } = advanceGas(gasConfig, state.gas, time - state.timestamp);
  if (gas <= capacity || gas > gasConfig.maxCapacity) return time;
  return time + Math.ceil(Number(gas - capacity) / gasConfig.maxPerSecond);
}
