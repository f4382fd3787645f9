/** Advances time between blocks: terms begin, permissioned ones end, L1 validators pay. */

import { ensure } from "../rule-error.ts";
import { advanceFees } from "./fees.ts";
import { secondsCovered } from "./l1.ts";
import { params } from "./params.ts";
import { beginTerm } from "./rules/staking.ts";
import type { State } from "./state.ts";

/** Unix seconds of the next instant at which a term begins or ends or a balance is used up; it needs a block of its own. */
export function nextChangeTime(state: State): number {
  let next = Math.min(state.current[0]?.end ?? Infinity, state.pending[0]?.start ?? Infinity);
  for (const validator of state.l1Validators.values()) {
    if (validator.endAccruedFee === 0n) continue;
    next = Math.min(next, state.timestamp + secondsCovered(state.balanceOf(validator)));
  }
  return next;
}

/** Charges the active L1 validators; true when a balance was used up. */
function payL1Fees(state: State, seconds: number): boolean {
  let dry = false;
  const cost = BigInt(seconds) * params.l1ValidatorFee.minPrice;
  const before = [...state.l1Validators.values()].filter(({ endAccruedFee }) => endAccruedFee > 0n);
  const balances = before.map((validator) => state.balanceOf(validator));
  state.accruedFee += cost;
  for (const [index, validator] of before.entries()) {
    const balance = balances[index] ?? 0n;
    state.totals.l1Fees += balance < cost ? balance : cost;
    if (balance > cost) continue;
    state.setEndAccruedFee(validator, 0n);
    dry = true;
  }
  return dry;
}

/**
 * Moves the state's time to that of a new block; true when that alone changed the validators.
 *
 * @throws RuleError when time would move backwards, or past a change of the stakers
 */
export function advanceTime(state: State, time: number): boolean {
  const next = nextChangeTime(state);
  ensure(time >= state.timestamp, `time ${time} is before the last block's ${state.timestamp}`);
  ensure(time <= next, `time ${time} passes the change of stakers at ${next}`);
  advanceFees(state, time - state.timestamp);
  let changed = payL1Fees(state, time - state.timestamp);
  state.timestamp = time;
  for (
    let staker = state.pending[0];
    staker !== undefined && staker.start <= time;
    staker = state.pending[0]
  ) {
    state.pending.shift();
    beginTerm(state, staker);
    changed = true;
  }
  for (const staker of state.current.filter(({ role, end }) => role === "permissioned" && end <= time)) {
    state.removeCurrent(staker);
    changed = true;
  }
  return changed;
}
