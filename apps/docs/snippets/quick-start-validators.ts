import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

const page = await data.validators.list({ validationStatus: "active", pageSize: 3 });
for (const { nodeId, amountStaked } of page.items) console.log(nodeId, amountStaked);
