import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

const ten = await data.delegators.list({ delegationStatus: "active" }).toArray({ limit: 10 });
console.log(
  ten.length,
  ten.reduce((sum, { amountDelegated }) => sum + BigInt(amountDelegated), 0n),
);
