import { createDataClient, waitForMessage } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

// The id is in the log of the sending transaction. Here it is that of a message that a relayer takes along.
const latest = await data.icm.list({ sourceBlockchainId: 43112, pageSize: 100 });
const sent = latest.items.find(({ status }) => status !== "pending");
const message = await waitForMessage(data, sent?.messageId ?? "", { withinMs: 60_000 });
console.log(message.status, message.messageExecuted ? "and executed" : "but not executed");
