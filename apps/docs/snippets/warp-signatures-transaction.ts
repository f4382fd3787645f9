import { decodeHex } from "@primary-network/codec";
import { decodeL1Message, decodeMessage, decodePayload } from "@primary-network/codec/warp";
import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

// P-Chain transaction that converted a subnet to an L1.
let txHash: string | undefined;
for await (const tx of data.transactions.list({ blockchainId: "p-chain", pageSize: 100 })) {
  if (tx.txType === "ConvertSubnetToL1Tx") txHash = tx.txHash;
}
if (txHash === undefined) throw new Error("no L1");

const { signedMessage } = await data.signatures.aggregateForTransaction({ txHash });
const { payload, signature } = decodeMessage(decodeHex(signedMessage, { checksum: false }));
const call = decodePayload(payload);
if (call.type === "AddressedCall") console.log(decodeL1Message(call.payload).type);
console.log(signature.signature.length, "bytes of signature");
