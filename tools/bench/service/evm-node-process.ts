/** A process that is the node of a made-up EVM chain of so many blocks, all responses of which are written out before anything is measured. */
import { createServer } from "node:http";
import { listen } from "../../shared/listen.ts";
import { CHAIN, responses } from "./evm-chain.ts";
import { bodyOf } from "./node-server.ts";

const blocks = Number(process.argv[2]);
const written = new Map(
  Object.entries(responses).map(([method, respond]) => [
    method,
    Array.from({ length: blocks + 1 }, (_, number) => JSON.stringify(respond(number))),
  ]),
);
/** What every token says of its name, symbol and decimals: nothing. */
const CALL = '"0x"';

interface RpcCall {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

function respond({ id, method, params }: RpcCall): string {
  if (method === "eth_chainId") return `{"jsonrpc":"2.0","id":${id},"result":"0x${CHAIN.toString(16)}"}`;
  const [block] = params;
  const number = block === "latest" ? blocks : Number(block);
  const result = method === "eth_call" ? CALL : (written.get(method)?.[number] ?? "null");
  return `{"jsonrpc":"2.0","id":${id},"result":${result}}`;
}

const server = createServer(async (request, response) => {
  const asked: RpcCall | RpcCall[] = JSON.parse((await bodyOf(request)).toString());
  const text = Array.isArray(asked) ? `[${asked.map(respond).join(",")}]` : respond(asked);
  response.writeHead(200, { "content-type": "application/json" });
  response.end(text);
});
process.send?.({ rpcUrl: await listen(server), blocks });
process.on("disconnect", () => process.exit(0));
