/**
 * Tries the hosted service's official clients on the local network and its service, unchanged: every operation that they share
 * with us, and every page of it. Usage: `pnpm compat [--client <name>]… [--strict]`; needs the build. `--strict` leaves out
 * `--compat`, to see what the clients refuse of responses as the interface says them.
 */
import { spawn } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { serviceExamples } from "../apps/docs/generate/service-examples.mjs";
import { createDataClient } from "../packages/data/dist/index.js";
import { installClients } from "./folder.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
/** Milliseconds until the service must be ready. */
const START_PATIENCE = 180_000;

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Runs `dev` until `use` is done. */
async function withNetwork(flags, use) {
  const [nodePort, port, adminPort] = [await freePort(), await freePort(), await freePort()];
  const folder = await mkdtemp(join(tmpdir(), "compat-"));
  const args = ["dev", "--node-port", nodePort, "--port", port, "--admin-port", adminPort];
  const dev = spawn(
    process.execPath,
    [
      here("../apps/cli/dist/main.js"),
      ...args.map(String),
      "--data-dir",
      folder,
      "--prices",
      "--block-interval",
      "0",
      ...flags,
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const ended = new Promise((resolve) => dev.once("exit", resolve));
  try {
    const until = Date.now() + START_PATIENCE;
    const ready = () =>
      fetch(`http://127.0.0.1:${adminPort}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await ready())) {
      if (dev.exitCode !== null) throw new Error(`dev ended with code ${dev.exitCode}`);
      if (Date.now() > until) throw new Error("dev was not ready in time");
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await use({ serviceUrl: `http://127.0.0.1:${port}`, nodeUrl: `http://127.0.0.1:${nodePort}` });
  } finally {
    dev.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs one client's process; resolves with its lines. */
async function tryClient(name, work) {
  const child = spawn(
    process.execPath,
    ["--import", here("../bench/loopback.mjs"), here("client.mjs"), name],
    {
      stdio: ["pipe", "pipe", "inherit"],
    },
  );
  child.stdin.end(JSON.stringify(work));
  let output = "";
  for await (const chunk of child.stdout) output += chunk;
  return output
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/**
 * What a client cannot read although the response is right, with the reason; anything else fails the suite. Each is a part of
 * its message.
 */
const KNOWN = {
  avacloud: {
    listSubnets: [
      "genesisData",
      "its schema knows no chain but EVM ones; the hosted service lists others too",
    ],
    listTransactions: [
      "genesisData",
      "its schema knows no chain but EVM ones; the hosted service lists others too",
    ],
  },
};

/** Each operation with the parameters of its example, and the listings of every kind with all their items. */
async function callsOf(serviceUrl) {
  const data = createDataClient({ baseUrl: serviceUrl, network: "fuji", deadlineMs: 120_000 });
  const { listAverageTps: _, ...examples } = await serviceExamples({ data });
  // avacloud wants a message beside the justification: the unsigned part of one that was aggregated before.
  const { signedMessage } = await data.signatures.forTransaction(examples.aggregateSignaturesForTransaction);
  const payloadBytes = Number.parseInt(signedMessage.slice(2 * 38, 2 * 42), 16);
  examples.aggregateSignatures.message = signedMessage.slice(0, 2 * (42 + payloadBytes));
  const wide = { pageSize: 25 };
  return [
    ...Object.entries(examples),
    ...["p-chain", "x-chain", "c-chain"].flatMap((blockchainId) => [
      ["listTransactions", { blockchainId, ...wide }],
      ["listUtxos", { blockchainId, includeSpent: true, pageSize: 100 }],
    ]),
    ["listStakingTransactions", { blockchainId: "p-chain", ...wide }],
    ...["active", "pending", "completed", "removed"].map((validationStatus) => [
      "listValidators",
      { validationStatus, ...wide },
    ]),
    ...["active", "pending", "completed"].map((delegationStatus) => [
      "listDelegators",
      { delegationStatus, ...wide },
    ]),
    ["listSubnets", { pageSize: 3 }],
  ];
}

const { values } = parseArgs({
  options: { client: { type: "string", multiple: true }, strict: { type: "boolean" } },
});
installClients();
const files = (await readdir(here("clients"))).map((file) => file.replace(/\.mjs$/, ""));
const clients = files.filter(
  (name) => !["speakeasy", "ours"].includes(name) && (values.client ?? files).includes(name),
);
/** Ids of further tokens of the same collection: each can be read again only once an hour. */
async function otherTokens(serviceUrl, { address, tokenId }, { chainId, address: owner }) {
  const data = createDataClient({ baseUrl: serviceUrl });
  const transfers = await data.evm.listErc721Transfers({ chainId, address: owner }).toArray({ limit: 1_000 });
  const { from } = transfers.at(-1); // who minted, or gave, the first one
  const others = await data.evm
    .listErc721Transfers({ chainId, address: from.address })
    .toArray({ limit: 1_000 });
  const ids = [...transfers, ...others]
    .filter(({ erc721Token }) => erc721Token.address === address)
    .map(({ erc721Token }) => erc721Token.tokenId);
  return [...new Set(ids)].filter((id) => id !== tokenId);
}

let failures = 0;
const count = ({ pages, items }) => `${items} items, ${pages} pages`;

/** Says in one line what became of a call; counts it as a failure unless it is known. */
function judge(name, { operation, pages, items, error }, ours) {
  const [part, reason] = KNOWN[name]?.[operation] ?? [];
  if (error) {
    if (part && error.includes(part)) return `known: ${reason}`;
    failures++;
    return `REFUSED: ${error}`;
  }
  if (pages === undefined) return "no such method";
  if (items === ours.items && pages === ours.pages) return count({ pages, items });
  failures++;
  return `DIFFERS: ${count({ pages, items })}, ours ${count(ours)}`;
}

await withNetwork(values.strict ? [] : ["--compat"], async ({ serviceUrl }) => {
  const calls = await callsOf(serviceUrl);
  const ours = await tryClient("ours", { serviceUrl, calls });
  const { reindexNft, listErc721Transfers } = Object.fromEntries(calls);
  const tokens = await otherTokens(serviceUrl, reindexNft, listErc721Transfers);
  for (const name of clients) {
    const its = calls.map(([operation, params]) => [
      operation,
      operation === "reindexNft" ? { ...params, tokenId: tokens.pop() } : params,
    ]);
    const lines = await tryClient(name, { serviceUrl, calls: its });
    console.log(`\n${name}`);
    its.forEach(([operation, params], index) => {
      const { pageSize: _, ...shown } = params;
      const line = lines[index] ?? { operation, error: "the client's process ended" };
      const what = judge(name, line, ours[index]);
      console.log(`  ${operation.padEnd(34)} ${what.padEnd(24)} ${JSON.stringify(shown).slice(0, 120)}`);
    });
  }
});
console.log(`\n${failures} failed`);
process.exitCode = failures > 0 ? 1 : 0;
