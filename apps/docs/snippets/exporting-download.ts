import { createDataClient, downloadExport } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

const { operationId } = await data.operations.exportTransactions({
  type: "TRANSACTION_EXPORT_EVM",
  firstDate: "2026-05-25",
  lastDate: "2026-05-31",
  options: { addresses: ["0x6de03f503F4E1cC3E7f7b080F643419D66b50357"], includeChains: ["43112"] },
});

// To write a file: await pipeline(csv, createWriteStream("transactions.csv")), from node:stream/promises and
// node:fs.
const csv = await downloadExport(data, operationId, { intervalMs: 100 });
let lines = 0;
for await (const bytes of csv) lines += bytes.filter((byte) => byte === 10).length;
console.log(lines - 1, "rows");
