import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

// Active delegated stake at the end of each day, in AVAX.
const DAY = 86_400;
const last = 1_780_272_000; // 2026-06-01
const days = Array.from({ length: 45 }, (_, index) => ({ end: last - (44 - index) * DAY, stake: 0n }));
for (const delegationStatus of ["active", "completed"] as const) {
  for await (const delegation of data.delegators.list({ delegationStatus, pageSize: 100 })) {
    const { startTimestamp, endTimestamp, amountDelegated } = delegation;
    for (const day of days)
      if (startTimestamp < day.end && day.end <= endTimestamp) day.stake += BigInt(amountDelegated);
  }
}
for (const { end, stake } of days)
  console.log(new Date(end * 1000).toISOString().slice(0, 10), Number(stake / 1_000_000_000n));
