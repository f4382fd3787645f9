/** The C-Chain's clock since Helicon: it counts gas, so that all nodes agree when a block's execution ended (ACP-194). */

/** An instant of the clock. */
export interface GasTime {
  /** Unix seconds. */
  readonly unix: bigint;
  /** Fraction of the second, in units of `GAS_RATE`. */
  readonly numerator: bigint;
}

/** Gas per second at most: twice the lowest target of ACP-176. */
export const GAS_RATE = 2_000_000n;

/** Most gas of a block: ten seconds of it. */
export const HELICON_GAS_LIMIT: bigint = 10n * GAS_RATE;

/** Seconds between the end of a block's execution and the first block that settles it. */
const SETTLING = 5;

/** Gas that a transaction pays for: never less than half of its limit (ACP-194). */
export function chargedGas(used: bigint, limit: bigint): bigint {
  const least = (limit + 1n) / 2n;
  return used > least ? used : least;
}

/** The clock at a time. A millisecond is a whole number of its units. */
export const gasTimeOf = (milliseconds: bigint): GasTime => ({
  unix: milliseconds / 1_000n,
  numerator: (milliseconds % 1_000n) * (GAS_RATE / 1_000n),
});

/** The end of a block's execution: it begins when the block exists and the block before it has been executed. */
export function executionEnd(before: GasTime, milliseconds: bigint, gas: bigint): GasTime {
  const begin = gasTimeOf(milliseconds);
  const { unix, numerator } = isLater(begin, before) ? begin : before;
  const sum = numerator + gas;
  return { unix: unix + sum / GAS_RATE, numerator: sum % GAS_RATE };
}

function isLater(left: GasTime, right: GasTime): boolean {
  return left.unix > right.unix || (left.unix === right.unix && left.numerator > right.numerator);
}

/** Returns true if a block of an instant settles an execution that ended then. */
export function isSettledAt(ended: GasTime, milliseconds: bigint): boolean {
  return !isLater(ended, gasTimeOf(milliseconds - BigInt(SETTLING) * 1_000n));
}
