import { decodeHex } from "@primary-network/codec";
import { decodeMessage } from "@primary-network/codec/warp";
import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

// The logs of a chain contain the messages that its contracts sent through the Warp precompile.
const body = await fetch("http://127.0.0.1:9650/ext/bc/C/rpc", {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "eth_getLogs",
    params: [{ fromBlock: "0x0", address: "0x0200000000000000000000000000000000000005" }],
  }),
});
const { result } = (await body.json()) as { result: readonly { data: string }[] };

const { signedMessage } = await data.signatures.aggregate({ message: result[0]?.data, quorumPercentage: 67 });
const { networkId } = decodeMessage(decodeHex(signedMessage, { checksum: false }));
console.log(result.length, "messages; the first is signed, of network", networkId);
