/** The scripted HTTP server that all subjects talk to: run as a child process, so that its CPU time is not theirs. */
import { createServer, type ServerResponse } from "node:http";
import { listen } from "../shared/listen.ts";
import { nodeResults } from "./node-results.ts";
import type { Script } from "./processes.ts";
import { PAGE_PATH, PAGE_SIZE, RPC_PATH, SMALL_PATH } from "./requests.ts";
import { smallResponse, validator } from "./responses.ts";

/** How it responds to the next requests; the parent replaces it by a message. */
let script: Script = { pages: 2000, latencyMs: 0 };

const smallBody = Buffer.from(JSON.stringify(smallResponse));
const pageItems = Buffer.from(
  `"validators":${JSON.stringify(Array.from({ length: PAGE_SIZE }, (_, index) => validator(index)))}}`,
);
/** As texts, so that a page is written once. */
const results = Object.fromEntries(
  Object.entries(nodeResults).map(([method, result]) => [method, JSON.stringify(result)]),
);

/** Page tokens look like the real service's: UUIDs. The page number is in the last group. */
const tokenOf = (page: number) => `5b1f0f5e-2f1c-4a55-9d8e-${page.toString(16).padStart(12, "0")}`;
const pageOf = (token: string | null) => (token === null ? 0 : Number.parseInt(token.slice(24), 16));

function pageBody(token: string | null): Buffer {
  const next = pageOf(token) + 1;
  const head = next < script.pages ? `{"nextPageToken":"${tokenOf(next)}",` : "{";
  return Buffer.concat([Buffer.from(head), pageItems]);
}

const oneBody = Buffer.from(JSON.stringify({ validators: [validator(0)] }));

function respond(response: ServerResponse, status: number, body: Buffer): void {
  const send = () => {
    response.writeHead(status, { "content-type": "application/json", "content-length": body.length });
    response.end(body);
  };
  if (script.latencyMs > 0) setTimeout(send, script.latencyMs);
  else send();
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    if (url.pathname === SMALL_PATH) respond(response, 200, smallBody);
    else if (url.pathname === PAGE_PATH) {
      const { pageSize, pageToken = null } = Object.fromEntries(url.searchParams);
      respond(response, 200, pageSize === "1" ? oneBody : pageBody(pageToken));
    } else if (url.pathname === RPC_PATH) {
      const { id, method } = JSON.parse(Buffer.concat(chunks).toString());
      respond(response, 200, Buffer.from(`{"jsonrpc":"2.0","result":${results[method]},"id":${id}}`));
    } else {
      const body = { message: `no such path: ${url.pathname}`, statusCode: 404, error: "Not Found" };
      respond(response, 404, Buffer.from(JSON.stringify(body)));
    }
  });
});
// Longer than any pause between two rounds, so that no subject ever pays for a new connection.
server.keepAliveTimeout = 600_000;
process.send?.({ baseUrl: await listen(server) });

process.on("message", (next: Script) => {
  script = { ...script, ...next };
  process.send?.({ script });
});
process.on("disconnect", () => process.exit(0));
