/** Counts and weights of stakes at the end of each day. */

import { DAY } from "../../domain/day.ts";
import type { StakeDay } from "../../store/p/stake-day.ts";
import { seenOnPChain } from "../primary/heights.ts";
import { networkOf } from "../primary/served-network.ts";
import { exactInteger } from "../request/exact-integer.ts";
import { readId } from "../request/identifier.ts";
import { list } from "../request/list.ts";
import { startsOf } from "./series-page.ts";

const measures = {
  validatorCount: ({ validators }: StakeDay) => validators,
  validatorWeight: ({ validatorWeight }: StakeDay) => exactInteger(validatorWeight),
  delegatorCount: ({ delegators }: StakeDay) => delegators,
  delegatorWeight: ({ delegatorWeight }: StakeDay) => exactInteger(delegatorWeight),
};

/** The last change up to the end of each day, for days in descending order that begin with the first change or later. */
function* stakesAt(
  days: readonly StakeDay[],
  starts: readonly number[],
): Generator<readonly [number, StakeDay]> {
  let at = days.length - 1;
  for (const start of starts) {
    while (at > 0 && (days[at]?.day ?? 0) * DAY > start) at--;
    const stakes = days[at];
    if (stakes) yield [start, stakes];
  }
}

/** The day that has not ended is left out: later blocks change its stakes, and no others. */
export const listStakingMetricValues = list(
  "listStakingMetricValues",
  { basis: "page", settled: true },
  (params, context) => {
    const { networkId } = networkOf(context, params.network).identity;
    const { metric, subnetId } = params;
    const subnet = subnetId === undefined ? undefined : readId("subnetId", subnetId);
    return {
      networkId,
      see: (store) => seenOnPChain(store, networkId),
      async read({ stakeDays }, window) {
        const { until, days } = await stakeDays.read(networkId, window.snapshot.height, subnet);
        const [first] = days;
        if (!first) return { items: [] };
        const time = until - (until % DAY) - 1; // the last second of the last day that had ended
        const snapshot = { ...window.snapshot, time };
        const page = startsOf("day", params, first.day * DAY, { ...window, snapshot });
        return { ...page, items: [...stakesAt(days, page.items)] };
      },
      write: ({ items }) => ({
        results: items.map(([timestamp, stakes]) => ({ timestamp, value: measures[metric](stakes) })),
      }),
    };
  },
);
