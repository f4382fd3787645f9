/** What delegations that have ended earned, as an annual rate, by the month in which they ended. */
import { createDataClient } from "@primary-network/data";

const baseUrl = process.env.SERVICE_URL ?? "http://127.0.0.1:8080";
const data = createDataClient({ baseUrl, network: "fuji" });

const YEAR = 365 * 24 * 3600; // seconds

interface Month {
  delegations: number;
  /** Staked amount times time, in nAVAX years, and what was earned with it, in nAVAX. */
  stakeYears: number;
  earned: number;
}

const months = new Map<string, Month>();
for await (const delegator of data.delegators.list({ delegationStatus: "completed", pageSize: 100 })) {
  if (delegator.delegationStatus !== "completed") continue; // tells TypeScript the fields
  const month = new Date(delegator.endTimestamp * 1000).toISOString().slice(0, 7);
  const sum = months.get(month) ?? { delegations: 0, stakeYears: 0, earned: 0 };
  const years = (delegator.endTimestamp - delegator.startTimestamp) / YEAR;
  // A rate needs no exact integers: 15 digits are plenty.
  months.set(month, {
    delegations: sum.delegations + 1,
    stakeYears: sum.stakeYears + Number(delegator.amountDelegated) * years,
    earned: sum.earned + Number(delegator.netReward),
  });
}

console.log("month    delegations  APR %, fees paid");
for (const [month, { delegations, stakeYears, earned }] of [...months].sort())
  console.log(month, String(delegations).padStart(12), ((100 * earned) / stakeYears).toFixed(2).padStart(17));
