/** Delegation fees: millionths on the chain, percent in the interface. */

/** Millionths as the interface spells a percentage: 20000 is "2.0000000000000000" (16 decimals). */
export function feePercent(shares: number): string {
  const whole = Math.floor(shares / 10_000);
  return `${whole}.${String(shares % 10_000).padStart(4, "0")}${"0".repeat(12)}`;
}

/** A percentage as millionths, not rounded, so that 2.00001 % is told from 2 %. */
export function feeShares(percent: number): number {
  return percent * 10_000;
}

/** The documented bounds, each of which holds only when the other one is asked for. */
export const FEE_BOUNDS = { min: 2, max: 100 } as const;
