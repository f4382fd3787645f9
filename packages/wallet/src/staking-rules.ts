/** Rules of staking on the Primary Network: what a stake must keep, and what it earns. */

/** Rules and state of staking that a node knows. `readStakingRules` asks it for them. It is JSON. */
export interface StakingRules {
  /** AVAX in existence, in nAVAX as a decimal string. */
  readonly supply: string;
  /** Least stake of a validator, in nAVAX as a decimal string. */
  readonly minValidatorStake: string;
  /** Least stake of a delegator, in nAVAX as a decimal string. */
  readonly minDelegatorStake: string;
  /** Yearly rate of a term that ends at once, in millionths: 100,000, and 75,000 from 90 days after Helicon. */
  readonly minRate: number;
  /** Least seconds of a validator's term. Undefined for networks besides mainnet and fuji. */
  readonly minValidatorTerm?: number | undefined;
  /** Least seconds of a delegator's term. Undefined for networks besides mainnet and fuji. */
  readonly minDelegatorTerm?: number | undefined;
}

/** Seconds of a day. */
export const DAY = 86_400;

/** Most seconds of a term. */
export const MAX_TERM = 365 * DAY;

/** Least part of the delegators' rewards that a validator keeps, in millionths. */
export const MIN_DELEGATION_FEE = 20_000;

const YEAR = BigInt(MAX_TERM);
/** Yearly rate of a term of a year, in millionths. */
const MAX_RATE = 120_000n;
const MILLION = 1_000_000n;
/** nAVAX that can ever exist. */
const SUPPLY_CAP = 720_000_000_000_000_000n;

/** Yearly rates of a term that ends at once, in millionths: before Helicon, and at last (ACP-285). */
const FIRST_RATE = 100_000n;
const LAST_RATE = 75_000n;
/** Seconds in which the rate falls. */
const FALL = BigInt(90 * DAY);

/**
 * Returns the yearly rate of a term that ends at once, in millionths.
 *
 * @param time - Unix seconds at which the term begins.
 * @param heliconTime - Unix seconds. Undefined where Helicon is not scheduled.
 */
export function minRateAt(time: number, heliconTime: number | undefined): number {
  if (heliconTime === undefined || time < heliconTime) return Number(FIRST_RATE);
  const elapsed = BigInt(time - heliconTime);
  if (elapsed >= FALL) return Number(LAST_RATE);
  return Number(FIRST_RATE - ((FIRST_RATE - LAST_RATE) * elapsed) / FALL);
}

/**
 * Estimates the reward of a stake as avalanchego computes it (`vms/platformvm/reward`). It is paid if the validator is
 * online for enough of the term, and a delegator pays the validator's fee from it. The supply grows until the term
 * begins, so the reward can be a little lower.
 *
 * @param stake - nAVAX.
 * @param seconds - Length of the term.
 * @returns nAVAX.
 * @example
 * const reward = estimateReward(2_000n * 10n ** 9n, 14 * 86_400, await readStakingRules(node));
 */
export function estimateReward(
  stake: bigint,
  seconds: number,
  rules: Pick<StakingRules, "supply" | "minRate">,
): bigint {
  const [supply, duration, minRate] = [BigInt(rules.supply), BigInt(seconds), BigInt(rules.minRate)];
  const remaining = SUPPLY_CAP - supply;
  const rate = (MAX_RATE - minRate) * duration + minRate * YEAR;
  const reward = (remaining * rate * stake * duration) / (YEAR * MILLION * supply * YEAR);
  return reward > remaining ? remaining : reward;
}
