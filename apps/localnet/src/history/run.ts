/**
 * Produces the scheduled blocks in order of time, and between them the blocks that the passing of time
 * requires.
 */
import type { Chain } from "../chains/p/chain.ts";
import { nextChangeTime } from "../chains/p/time.ts";
import { autoRenewedScenario } from "./auto-renewed-scenario.ts";
import { cScenario } from "./c-scenario.ts";
import { delegatorScenario } from "./delegator-scenario.ts";
import { l1Scenario } from "./l1-scenario.ts";
import type { AnyScheduledBlock, ScenarioContext } from "./scenario.ts";
import { subnetScenario } from "./subnet-scenario.ts";
import { transferScenario } from "./transfer-scenario.ts";
import { validatorScenario } from "./validator-scenario.ts";
import { xScenario } from "./x-scenario.ts";

/**
 * Produces every block that is due up to an instant: terms that end are settled, others begin.
 *
 * @param time Unix seconds
 */
export function passTime(chain: Chain, time: number): void {
  const { state } = chain;
  for (let next = nextChangeTime(state); next <= time; next = nextChangeTime(state)) {
    // Each round removes a staker or balance from the list, or moves the end of a cycle by hours at least, so this ends.
    if (state.current.some(({ role, end }) => role !== "permissioned" && end <= next)) chain.settle(next);
    else chain.standard(next);
  }
}

/** Produces the whole history, from the genesis to the end in the context. */
export function runHistory(context: ScenarioContext): void {
  const { chain, xChain, cChain, start, end } = context;
  const schedule: AnyScheduledBlock[] = [
    ...subnetScenario(context),
    ...l1Scenario(context),
    ...validatorScenario(context),
    ...autoRenewedScenario(context),
    ...delegatorScenario(context),
    ...transferScenario(context),
    ...xScenario(context),
    ...cScenario(context),
  ];
  // Sorting is stable: blocks of the same instant keep the order above.
  for (const scheduled of schedule.sort((left, right) => left.at - right.at)) {
    const { at } = scheduled;
    if (at <= start || at >= end) continue;
    if ("fillX" in scheduled) {
      xChain.standard(at, scheduled.fillX);
    } else if ("fillC" in scheduled) {
      cChain.standard(at, scheduled.fillC);
    } else {
      passTime(chain, at);
      chain.standard(at, scheduled.fill);
    }
  }
  passTime(chain, end);
}
