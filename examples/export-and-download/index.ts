/** Starts an export of an address's transactions, waits for it, and stores the CSV file. */
import { writeFile } from "node:fs/promises";
import { createDataClient } from "@primary-network/data";

const baseUrl = process.env.SERVICE_URL ?? "http://127.0.0.1:8080";
const address = process.env.ADDRESS ?? "local1wp7rd7cxetcqqf9kl7w0533gpgld5klm90e2qn"; // of the local network
const file = process.env.FILE ?? "transactions.csv";
const data = createDataClient({ baseUrl, network: "fuji" });

// The days: the last 30 of the chain, whose clock may differ from this computer's.
const { items } = await data.transactions.list({ blockchainId: "p-chain", pageSize: 1 });
const [newest] = items;
if (newest === undefined || !("blockTimestamp" in newest)) throw new Error("the P-Chain has no transactions");
const dayOf = (time: number) => new Date(time * 1000).toISOString().slice(0, 10);

const { operationId } = await data.operations.exportTransactions({
  type: "TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE",
  firstDate: dayOf(newest.blockTimestamp - 29 * 86_400),
  lastDate: dayOf(newest.blockTimestamp),
  options: { addresses: [address], includeChains: ["p-chain", "x-chain", "c-chain"] },
});
const done = await data.operations.wait(operationId, {
  intervalMs: 200,
  onProgress: ({ operationStatus }) => console.error(operationStatus),
});

const url = done.metadata?.downloadUrl;
if (url === undefined) throw new Error(`the export ended as ${done.operationStatus}`);
// The link is valid for an hour and needs no key.
const text = await (await fetch(url)).text();
await writeFile(file, text);
const rows = text.trimEnd().split("\r\n");
console.log(`${done.operationStatus}: ${rows.length - 1} rows of ${rows[0]?.split(",").length} columns`);
console.log(rows[0]);
console.log(rows[1]);
