/** The rule on the length of a staking period. */
import { ensure } from "../../rule-error.ts";
import { params } from "../params.ts";

/** Throws unless a staking period of this number of seconds is allowed. */
export function ensurePeriod(seconds: number | bigint, shortest: number): void {
  ensure(seconds >= shortest, "staking period is too short");
  ensure(seconds <= params.maxStakeDuration, "staking period is too long");
}
