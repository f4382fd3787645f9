import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });
const nodeId = "NodeID-vt2k6mUsvHtLfgnJ235p9kEEWoAZa33h";

for await (const { txHash, validationStatus } of data.validators.listByNode({ nodeId })) {
  console.log(txHash, validationStatus);
}
const delegators = await data.delegators.list({ nodeIds: [nodeId] }).toArray({ limit: 100 });
console.log(delegators.length, "delegations");
