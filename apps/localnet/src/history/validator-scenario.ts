/** Validators of the Primary Network: some end with a reward, some without, some continue, some have not started. */

import { AVAX, DAY } from "../chains/p/params.ts";
import { deriveNodeId, deriveNodeKey } from "../keys/keys.ts";
import type { Random } from "../keys/random.ts";
import type { ScenarioContext, ScheduledBlock } from "./scenario.ts";
import { addLegacyDelegator, addLegacyValidator, addValidator, type Stake } from "./transactions.ts";
import { OFFLINE_EVERY, offlineName } from "./uptime.ts";
import { ownedBy } from "./wallet.ts";

/** nAVAX that the validator with the longest term stakes at least. */
const LONG_STAKE = 100_000n * AVAX;

const FEES = [20_000, 20_000, 25_000, 50_000, 100_000, 200_000];

/** Whole AVAX up to 100,000, small amounts more often than large ones. */
const stakeOf = (random: Random): bigint =>
  BigInt(random.pick([2_000, 2_000, 5_000, 25_000, 100_000]) + random.int(0, 999)) * AVAX;

/** The second node is offline too much, so that even a small history has one, and so are some later ones. */
const isOffline = (index: number): boolean => index % OFFLINE_EVERY === 1;

function terms({ start, end, validators }: ScenarioContext, random: Random): { at: number; end: number }[] {
  const span = end - start;
  return Array.from({ length: validators }, (_, index) => {
    // The first two end early, the next two continue beyond the end, all others are random.
    if (index < 2) return { at: start + (index + 2) * 3_600, end: start + 3 * DAY + index * 3_600 };
    const at = start + random.int(6 * 3_600, Math.floor(span * 0.8));
    if (index < 4) return { at, end: end + random.int(7, 90) * DAY };
    return { at, end: at + random.int(2 * DAY, Math.floor(span * 0.9)) };
  });
}

function permissionless(context: ScenarioContext): ScheduledBlock[] {
  const { seed, wallet, accounts, end: historyEnd } = context;
  const random = context.random.fork("validators");
  return terms(context, random).map(({ at, end }, index) => {
    const offline = isOffline(index);
    const name = offline ? offlineName((index - 1) / OFFLINE_EVERY) : `validator-${index}`;
    const node = deriveNodeKey(seed, name);
    const owner = offline ? accounts.frank : random.pick([accounts.bob, accounts.grace]);
    const rewards = ownedBy([random.chance(0.3) ? accounts.ivan : owner]);
    const stake: Stake = { amount: stakeOf(random), end, rewards };
    const fee = random.pick(FEES);
    // Once for a long term: Carol, whose locked funds are staked first.
    const isLong = index === 3;
    const staker = isLong ? accounts.carol : owner;
    const amount = isLong && stake.amount < LONG_STAKE ? stake.amount + LONG_STAKE : stake.amount;
    const until = isLong ? historyEnd + 60 * DAY : end;
    return {
      at,
      fill: (issue) => issue(addValidator(wallet, [staker], node, { ...stake, amount, end: until }, fee)),
    };
  });
}

/** Validators by the older type: three begin a while after they are announced, three have not begun at the end. */
function announced({ seed, wallet, accounts, random, start, end }: ScenarioContext): ScheduledBlock[] {
  const stream = random.fork("announced");
  const rewards = ownedBy([accounts.bob]);
  const node = (index: number) => deriveNodeId(seed, `announced-${index}`);
  const begun = [0, 1, 2].map((index): ScheduledBlock => {
    const at = start + (index + 1) * DAY;
    const stake = {
      amount: stakeOf(stream),
      rewards,
      start: at + 2 * DAY,
      end: index === 2 ? end + 30 * DAY : at + 9 * DAY,
    };
    return {
      at,
      fill: (issue) =>
        issue(addLegacyValidator(wallet, [accounts.bob], node(index), stake, stream.pick(FEES))),
    };
  });
  const waiting = [3, 4, 5].map((index): ScheduledBlock => {
    const stake = {
      amount: stakeOf(stream),
      rewards,
      start: end + index * DAY,
      end: end + (30 + index) * DAY,
    };
    const delegation = {
      amount: 50n * AVAX,
      rewards: ownedBy([accounts.grace]),
      start: end + (index + 1) * DAY,
      end: end + 20 * DAY,
    };
    return {
      at: end - DAY + index * 3_600,
      fill(issue) {
        issue(addLegacyValidator(wallet, [accounts.bob], node(index), stake, stream.pick(FEES)));
        issue(addLegacyDelegator(wallet, [accounts.grace], node(index), delegation));
      },
    };
  });
  return [...begun, ...waiting];
}

/** Schedules all blocks of this kind. */
export function validatorScenario(context: ScenarioContext): ScheduledBlock[] {
  return [...permissionless(context), ...announced(context)];
}
