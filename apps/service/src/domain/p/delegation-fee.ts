/** Delegation fees: millionths on the chain, percent in the interface. */

/** Millionths as the interface spells a percentage: 20000 is "2.0000000000000000" (16 decimals). */
export function feePercent(shares: number): string {
  const whole = Math.floor(shares / 10_000);
  return `${whole}.${String(shares % 10_000).padStart(4, "0")}${"0".repeat(12)}`;
}

/** A percentage as millionths, not rounded, so that 2.00001 % differs from 2 %. */
export function feeShares(percent: number): number {
  return percent * 10_000;
}

/** The documented defaults of the bounds, each used only when the other bound is given. */
export const FEE_BOUNDS = { min: 2, max: 100 } as const;
