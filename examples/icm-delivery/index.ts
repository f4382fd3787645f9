/** How long interchain messages of an address took, and which are still on their way. */
import { createDataClient } from "@primary-network/data";

const baseUrl = process.env.SERVICE_URL ?? "http://127.0.0.1:8080";
const address = process.env.ADDRESS ?? "0x6de03f503F4E1cC3E7f7b080F643419D66b50357"; // of the local network
const data = createDataClient({ baseUrl, network: "fuji" });

const seconds: number[] = [];
let pending = 0;
for (const message of await data.icm.listByAddress({ address }).toArray({ limit: 500 })) {
  const { sourceEvmChainId, destinationEvmChainId, messageNonce } = message;
  const route = `${sourceEvmChainId} -> ${destinationEvmChainId} #${messageNonce}`;
  // The status decides which fields a message has.
  if (message.status === "pending") {
    pending++;
    console.log(route, "is on its way");
  } else if (message.status === "delivered") {
    const took = message.destinationTransaction.timestamp - message.sourceTransaction.timestamp;
    seconds.push(took);
    const receipt = message.receiptDelivered ? "receipt returned" : "receipt outstanding";
    console.log(route, `took ${took} s,`, message.messageExecuted ? "executed," : "not executed,", receipt);
  }
}
seconds.sort((one, other) => one - other);
console.log(`${seconds.length} delivered, ${pending} pending`);
console.log(`median ${seconds[Math.floor(seconds.length / 2)]} s, slowest ${seconds.at(-1)} s`);
