import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

// Calls use the client's network unless they name another one.
const { items } = await data.subnets.list({ pageSize: 1 });
const { items: same } = await data.subnets.list({ network: "testnet", pageSize: 1 });
console.log(items[0]?.subnetId === same[0]?.subnetId);
