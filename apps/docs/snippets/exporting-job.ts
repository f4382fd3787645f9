import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

const job = await data.operations.exportTransactions({
  type: "TRANSACTION_EXPORT_EVM",
  firstDate: "2026-05-25",
  lastDate: "2026-05-31",
  options: { addresses: ["0x6de03f503F4E1cC3E7f7b080F643419D66b50357"], includeChains: ["43112"] },
});

// Keep job.operationId: another process can follow the job too.
const done = await data.operations.wait(job.operationId, { intervalMs: 100, withinMs: 600_000 });
console.log(done.operationStatus);

const file = await fetch(done.metadata?.downloadUrl ?? "");
const [header, ...rows] = (await file.text()).trim().split("\r\n");
console.log(header);
console.log(rows.length, "rows");
