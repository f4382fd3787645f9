/** Runs the node of a made-up EVM chain with a given number of blocks. Prepares all responses before the measurement. */
import { createServer } from "node:http";
import { listen } from "../../shared/listen.ts";
import { CHAIN, logsOf, numberOf, responses, timeOf } from "./evm-chain.ts";
import type { ServedEvmChain } from "./messages.ts";
import { bodyOf } from "./node-server.ts";

const blocks = Number(process.argv[2]);
const written = new Map(
  Object.entries(responses).map(([method, respond]) => [
    method,
    Array.from({ length: blocks + 1 }, (_, number) => JSON.stringify(respond(number))),
  ]),
);
/** What peers that index events alone ask for: the logs of a block, or of a range with one of some topics first. */
interface LogFilter {
  readonly blockHash?: string;
  readonly fromBlock?: string;
  readonly toBlock?: string;
  readonly topics?: readonly (string | readonly string[] | null)[];
}

function logsIn({ blockHash, fromBlock, toBlock, topics = [] }: LogFilter): string {
  const only = blockHash === undefined ? undefined : numberOf(blockHash);
  const first = only ?? Number(fromBlock ?? 0);
  const last = Math.min(blocks, only ?? Number(toBlock ?? blocks));
  const wanted = topics[0] ? [topics[0]].flat() : undefined;
  const found: string[] = [];
  for (let number = first; number <= last; number++) {
    for (const log of logsOf(number))
      if (!wanted || wanted.includes(log.topics[0] ?? "")) found.push(JSON.stringify(log));
  }
  return `[${found.join(",")}]`;
}

/** What every token says of its name, symbol and decimals: nothing. */
const CALL = '"0x"';

interface RpcCall {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** The number that a call's first parameter names; any tag is the head, as nothing is ever taken back. */
function blockOf(given: unknown): number {
  if (typeof given !== "string" || !given.startsWith("0x")) return blocks;
  return given.length === HASH_LENGTH ? numberOf(given) : Number(given);
}

const HASH_LENGTH = 66;
const HEAD = `"0x${blocks.toString(16)}"`;

/** Methods that ask for what another gives, by another key. */
const SAME: Readonly<Record<string, string>> = { eth_getBlockByHash: "eth_getBlockByNumber" };

function resultOf(method: string, [given]: readonly unknown[]): string | undefined {
  if (method === "eth_chainId") return `"0x${CHAIN.toString(16)}"`;
  if (method === "eth_call") return CALL;
  if (method === "eth_blockNumber") return HEAD;
  if (method === "eth_getLogs") return logsIn(given as LogFilter); // of a peer that follows the interface
  return written.get(SAME[method] ?? method)?.[blockOf(given)];
}

const respond = ({ id, method, params }: RpcCall): string =>
  `{"jsonrpc":"2.0","id":${id},"result":${resultOf(method, params ?? []) ?? "null"}}`;

const server = createServer(async (request, response) => {
  // It announces no blocks: there is no WebSocket.
  if (request.method !== "POST") {
    response.writeHead(405).end();
    return;
  }
  const asked: RpcCall | RpcCall[] = JSON.parse((await bodyOf(request)).toString());
  const text = Array.isArray(asked) ? `[${asked.map(respond).join(",")}]` : respond(asked);
  response.writeHead(200, { "content-type": "application/json" });
  response.end(text);
});
const served: ServedEvmChain = { rpcUrl: await listen(server), blocks, halfTime: timeOf(blocks >> 1) };
process.send?.(served);
process.on("disconnect", () => process.exit(0));
