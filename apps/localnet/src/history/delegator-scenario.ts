/** Delegations: to validators with room at that moment, within the validator's term. */
import { AVAX, DAY, params } from "../chains/p/params.ts";
import { delegationCapacity } from "../chains/p/rules/staking.ts";
import type { ValidatorStaker } from "../chains/p/staker.ts";
import type { State } from "../chains/p/state.ts";
import type { ScenarioContext, ScheduledBlock } from "./scenario.ts";
import { addDelegator, addLegacyDelegator, transfer } from "./transactions.ts";
import { ownedBy } from "./wallet.ts";

/** Validators with room for a delegation of at least a day. */
export function openValidators(state: State): ValidatorStaker[] {
  const soon = state.timestamp + params.minStakeDuration + 3_600;
  return state.current.filter(
    (staker): staker is ValidatorStaker => staker.role === "validator" && staker.end >= soon,
  );
}

/** The longest term of most delegations. */
const USUAL_DURATION = 21 * DAY;

/** Schedules all blocks of this kind. */
export function delegatorScenario({
  wallet,
  state,
  accounts,
  random,
  start,
  end,
  delegators,
}: ScenarioContext): ScheduledBlock[] {
  const stream = random.fork("delegators");
  const { grace, dave, alice, ivan } = accounts;
  return Array.from({ length: delegators }, (_, index): ScheduledBlock => {
    const at = start + stream.int(5 * 3_600, end - start - 3_600);
    return {
      at,
      fill(issue) {
        const open = openValidators(state);
        // Every third delegation goes to a small validator, so that some reach their capacity.
        const small = open.filter(({ weight }) => weight < 200_000n * AVAX);
        const { nodeId, end: until } = stream.pick(index % 3 === 0 && small.length > 0 ? small : open);
        const longest = Math.min(until - state.timestamp, stream.chance(0.8) ? USUAL_DURATION : Infinity);
        const term = {
          start: state.timestamp,
          end: state.timestamp + stream.int(params.minStakeDuration, longest),
        };
        const capacity = delegationCapacity(state, nodeId, term);
        const target = BigInt(stream.pick([25, 40, 100, 500, 2_000, 10_000]) + stream.int(0, 24)) * AVAX;
        const amount = target < capacity ? target : capacity;
        if (amount < params.minDelegatorStake) {
          // If that validator is full, the delegation goes to another one.
          issue(transfer(wallet, [grace], [{ to: ownedBy([ivan]), amount: target }]));
          return;
        }
        const owner = stream.pick([grace, grace, alice, dave]);
        const rewards = ownedBy([stream.chance(0.2) ? ivan : owner]);
        const legacy = { amount, rewards, start: state.timestamp + 3_600, end: term.end + 3_600 };
        if (index % 20 === 7 && delegationCapacity(state, nodeId, legacy) >= amount) {
          issue(addLegacyDelegator(wallet, [grace], nodeId, legacy));
          return;
        }
        issue(addDelegator(wallet, [owner], nodeId, { amount, end: term.end, rewards }));
      },
    };
  });
}
