import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });
const address = "0x6de03f503F4E1cC3E7f7b080F643419D66b50357";

for await (const message of data.icm.listByAddress({ address })) {
  if (message.status !== "delivered") continue; // from here on it has both transactions
  const { sourceTransaction, destinationTransaction } = message;
  console.log(destinationTransaction.timestamp - sourceTransaction.timestamp, "seconds on the way");
  console.log("receipt came back:", message.receiptDelivered);
  break;
}
