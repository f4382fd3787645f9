import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

const { operationId } = await data.operations.exportTransactions({
  type: "TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE",
  firstDate: "2026-05-25",
  lastDate: "2026-05-31",
  options: {
    addresses: ["local1wp7rd7cxetcqqf9kl7w0533gpgld5klm90e2qn"],
    includeChains: ["p-chain", "x-chain"],
  },
});

const done = await data.operations.wait(operationId, { intervalMs: 100 });
const file = await fetch(done.metadata?.downloadUrl ?? "");
for (const line of (await file.text()).split("\r\n").slice(0, 3)) console.log(line);
