/** Reads one P-Chain block with viem's client, which gets the node's method by its own schema. */
import { createClient, http, rpcSchema } from "viem";

type NodeMethods = [
  {
    Method: "platform.getBlockByHeight";
    Parameters: { height: number; encoding: "hex" };
    ReturnType: { block: string; encoding: string };
  },
];

const client = createClient({
  transport: http("http://127.0.0.1:9650/ext/bc/P"),
  rpcSchema: rpcSchema<NodeMethods>(),
});

const { block, encoding } = await client.request({
  method: "platform.getBlockByHeight",
  params: { height: 1, encoding: "hex" },
});
console.log(block.length, encoding);
