import { createDataClient, waitForMessage } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

// You find the id in the log of the sending transaction. This example takes a message from the list.
const latest = await data.icm.list({ sourceBlockchainId: 43112, pageSize: 100 });
const sent = latest.items.find(({ status }) => status !== "pending");
const message = await waitForMessage(data, sent?.messageId ?? "", { withinMs: 60_000 });
console.log(message.status, message.messageExecuted ? "and executed" : "but not executed");
