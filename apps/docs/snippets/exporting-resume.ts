import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });
const addresses = ["0x6de03f503F4E1cC3E7f7b080F643419D66b50357"];
const options = { addresses, includeChains: ["43112", "77100"] };

// A large file is cut at the end of a day. The response names the day to continue with.
let firstDate: string | undefined = "2026-05-18";
while (firstDate !== undefined) {
  const job = await data.operations.exportTransactions({
    type: "TRANSACTION_EXPORT_EVM",
    firstDate,
    lastDate: "2026-05-31",
    options,
  });
  const { operationStatus, metadata } = await data.operations.wait(job.operationId, { intervalMs: 100 });
  if (operationStatus === "FAILED") throw new Error(`the export failed: ${metadata?.code}`);
  const file = await (await fetch(metadata?.downloadUrl ?? "")).text();
  console.log(operationStatus, file.trim().split("\r\n").length - 1, "rows");
  firstDate = metadata?.nextDate;
}
