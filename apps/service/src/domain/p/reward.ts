/** Computes staking rewards, and the validator's share of delegations, by the protocol's formula. */

/** A subnet's reward parameters; amounts in the smallest unit, rates in millionths a year. */
export interface RewardRates {
  readonly cap: bigint;
  readonly minRate: bigint;
  readonly maxRate: bigint;
}

/** The Primary Network's: 10 % to 12 % a year towards 720 million AVAX (avalanchego `genesis/params.go`). */
export const PRIMARY_RATES: RewardRates = {
  cap: 720_000_000_000_000_000n,
  minRate: 100_000n,
  maxRate: 120_000n,
};

/** Percent of uptime below which a validator from before Helicon earns nothing, nor do its delegators (avalanchego `genesis/params.go`). */
export const REQUIRED_UPTIME = 80;

const YEAR = 31_536_000n;
/** Rates and fees are counted in millionths. */
export const MILLION = 1_000_000n;

/**
 * Reward of a whole term: `(cap - supply) * stake / supply * rate * duration / year`, where the rate grows with the
 * duration. One floor at the end equals the node's floor after each division.
 *
 * @param duration seconds
 */
export function potentialReward(rates: RewardRates, supply: bigint, stake: bigint, duration: number): bigint {
  const seconds = BigInt(duration);
  const remaining = rates.cap - supply;
  if (supply === 0n || remaining <= 0n) return 0n;
  const rate = (rates.maxRate - rates.minRate) * seconds + rates.minRate * YEAR;
  const reward = (remaining * rate * stake * seconds) / (YEAR * MILLION * supply * YEAR);
  return reward > remaining ? remaining : reward;
}

/** A delegation's reward after the validator's fee, rounded in the validator's favour. */
export function netReward(gross: bigint, feeShares: number): bigint {
  return ((MILLION - BigInt(feeShares)) * gross) / MILLION;
}
