/** The Helicon upgrade: its time, and its changes to rewards (ACP-267, ACP-285). */

import type { RewardRates } from "./reward.ts";

/** Unix seconds of an upgrade that has no date: avalanchego writes 9999-12-01 (`upgrade/upgrade.go`). */
export const UNSCHEDULED: number = Date.UTC(9999, 11, 1) / 1000;

/** Times of the public networks, known without a node (avalanchego v1.15.0 `upgrade/upgrade.go`). */
const KNOWN: { readonly [networkId: number]: number } = {
  1: Date.UTC(2026, 8, 22, 15) / 1000,
  5: Date.UTC(2026, 6, 28, 15) / 1000,
};

/** Unix seconds of Helicon when neither the configuration nor the node gives it. */
export const knownHeliconTime = (networkId: number): number => KNOWN[networkId] ?? UNSCHEDULED;

/**
 * Percent of uptime that earns rewards, for validators (and their delegators) whose term or cycle begins at Helicon or later
 * (ACP-267; avalanchego v1.15 `block/executor/options.go`).
 */
export const HELICON_UPTIME = 90;

/** The final lowest rate, in millionths a year (ACP-285; avalanchego `reward/calculator.go`). */
const TARGET_RATE = 75_000n;
/** Seconds over which the lowest rate changes to it: 90 days (ibid.). */
const RAMP = 7_776_000n;

/**
 * The Primary Network's rates for a term that begins at `start`: from Helicon on the lowest rate changes linearly to 7.5 %, one
 * step per second, each rounded down. A network whose highest rate is below that keeps its own.
 *
 * @param start Unix seconds at which the term or cycle begins
 * @param heliconTime Unix seconds
 */
export function ratesAt(rates: RewardRates, start: number, heliconTime: number): RewardRates {
  if (start < heliconTime || rates.maxRate < TARGET_RATE) return rates;
  const elapsed = BigInt(start - heliconTime);
  const share = elapsed < RAMP ? elapsed : RAMP;
  const distance = rates.minRate - TARGET_RATE;
  const moved = ((distance < 0n ? -distance : distance) * share) / RAMP;
  return { ...rates, minRate: distance < 0n ? rates.minRate + moved : rates.minRate - moved };
}
