/** The Helicon upgrade: which rules of staking change with it (ACP-236, ACP-267, ACP-285). */
import { params } from "./params.ts";
import type { State } from "./state.ts";

/** Returns true if the upgrade is active in the block being built, or was in the last one. */
export function isHelicon({ timestamp, heliconTime }: State): boolean {
  return timestamp >= heliconTime;
}

/** Shortest term or cycle of a validator in seconds; delegations keep theirs. */
export function minValidatorDuration(state: State): number {
  return isHelicon(state) ? params.helicon.minValidatorDuration : params.minStakeDuration;
}

/**
 * Least uptime for which a validator and its delegators are rewarded, 0 … 1.
 *
 * @param start Unix seconds at which the validator's term or cycle began
 */
export function uptimeRequirement({ heliconTime }: State, start: number): number {
  return start >= heliconTime ? params.helicon.uptimeRequirement : params.uptimeRequirement;
}

/**
 * Lowest yearly rate of a term that begins at an instant, in millionths: within 90 days after the upgrade it moves to its
 * target, a step a second, each rounded down.
 *
 * @param start Unix seconds
 */
export function minRateAt({ heliconTime }: State, start: number): bigint {
  if (start < heliconTime) return params.minConsumptionRate;
  const { minConsumptionRate, rampDuration } = params.helicon;
  const elapsed = BigInt(Math.min(start - heliconTime, rampDuration));
  const distance = params.minConsumptionRate - minConsumptionRate;
  return params.minConsumptionRate - (distance * elapsed) / BigInt(rampDuration);
}
