/** A process that is the node of a made-up EVM chain of so many blocks, all answers of which are written out before anything is measured. */
import { createServer } from "node:http";
import { answers, CHAIN } from "./evm-chain.mjs";

const blocks = Number(process.argv[2]);
const written = new Map(
  Object.entries(answers).map(([method, answer]) => [
    method,
    Array.from({ length: blocks + 1 }, (_, number) => JSON.stringify(answer(number))),
  ]),
);
/** What every token says of its name, symbol and decimals: nothing. */
const CALL = '"0x"';

function answer({ id, method, params }) {
  if (method === "eth_chainId") return `{"jsonrpc":"2.0","id":${id},"result":"0x${CHAIN.toString(16)}"}`;
  const [block] = params;
  const number = block === "latest" ? blocks : Number(block);
  const result = method === "eth_call" ? CALL : (written.get(method)?.[number] ?? "null");
  return `{"jsonrpc":"2.0","id":${id},"result":${result}}`;
}

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const asked = JSON.parse(Buffer.concat(chunks).toString());
  const text = Array.isArray(asked) ? `[${asked.map(answer).join(",")}]` : answer(asked);
  response.writeHead(200, { "content-type": "application/json" });
  response.end(text);
});
server.listen(0, "127.0.0.1", () => {
  process.send({ rpcUrl: `http://127.0.0.1:${server.address().port}`, blocks });
});
process.on("disconnect", () => process.exit(0));
