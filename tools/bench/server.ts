/** The scripted HTTP server that all subjects talk to: run as a child process, so that its CPU time is not theirs. */
import { createHash } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import { listen } from "../shared/listen.ts";
import type { Script } from "./processes.ts";
import { ADDRESS, PAGE_PATH, PAGE_SIZE, RPC_PATH, SMALL_PATH } from "./requests.ts";

/** How it responds to the next requests; the parent replaces it by a message. */
let script: Script = { pages: 2000, latencyMs: 0 };

const digest = (text: string, bytes: number) =>
  createHash("sha512")
    .update(text)
    .digest("hex")
    .slice(0, bytes * 2);
const repeatable = (text: string, bytes: number) =>
  `0x${digest(text, 48)
    .repeat(2)
    .slice(0, bytes * 2)}`;

/** A validator that has ended, with fields as long as the real ones. */
function validator(index: number) {
  return {
    txHash: `2${digest(`tx${index}`, 25)}`.slice(0, 50),
    nodeId: `NodeID-${digest(`node${index}`, 20).slice(0, 33)}`,
    subnetId: "11111111111111111111111111111111LpoYY",
    amountStaked: String(2_000_000_000_000 + index * 1_000_003),
    delegationFee: "2.0000",
    startTimestamp: 1_700_000_000 + index,
    endTimestamp: 1_710_000_000 + index,
    blsCredentials: {
      publicKey: repeatable(`key${index}`, 48),
      proofOfPossession: repeatable(`proof${index}`, 96),
    },
    delegatorCount: index % 17,
    amountDelegated: String(25_000_000_000 * (index % 17)),
    rewards: {
      validationRewardAmount: String(31_000_000_000 + index),
      delegationRewardAmount: String(1_000_000_000 + index),
      rewardAddresses: [`P-fuji1${digest(`owner${index}`, 19)}`],
      rewardTxHash: `2${digest(`reward${index}`, 25)}`.slice(0, 50),
    },
    validationStatus: "completed",
  };
}

const smallBody = Buffer.from(
  JSON.stringify({
    addresses: [
      {
        address: ADDRESS,
        blockchainIds: [
          "11111111111111111111111111111111LpoYY",
          "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm",
          "yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp",
        ],
      },
    ],
  }),
);
const pageItems = Buffer.from(
  `"validators":${JSON.stringify(Array.from({ length: PAGE_SIZE }, (_, index) => validator(index)))}}`,
);
const block = repeatable("block", 96) + digest("rest of the block", 64).repeat(2);

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
      const { id } = JSON.parse(Buffer.concat(chunks).toString());
      const body = { jsonrpc: "2.0", result: { block, encoding: "hex" }, id };
      respond(response, 200, Buffer.from(JSON.stringify(body)));
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
