/** Every P-Chain transaction of an address as CSV on the standard output: `npm start --silent > history.csv`. */
import { createDataClient } from "@primary-network/data";

const baseUrl = process.env.SERVICE_URL ?? "http://127.0.0.1:8080";
const address = process.env.ADDRESS ?? "local1wp7rd7cxetcqqf9kl7w0533gpgld5klm90e2qn"; // of the local network
const data = createDataClient({ baseUrl, network: "fuji" });

const cell = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
const line = (cells: readonly string[]) => console.log(cells.map(cell).join(","));

line(["time", "block", "type", "transaction", "value in nAVAX", "fee in nAVAX"]);
const history = data.transactions.list({
  blockchainId: "p-chain",
  addresses: [address],
  sortOrder: "asc",
  pageSize: 100,
});
// The next page is fetched while these lines are written, and an interrupted run could resume from `history.checkpoint()`.
for await (const transaction of history) {
  const total = (amounts: readonly { amount: string }[]) =>
    amounts.reduce((sum, { amount }) => sum + BigInt(amount), 0n).toString();
  line([
    new Date(transaction.blockTimestamp * 1000).toISOString(),
    transaction.blockNumber,
    transaction.txType,
    transaction.txHash,
    total(transaction.value),
    total(transaction.amountBurned),
  ]);
}
