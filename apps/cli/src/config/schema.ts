/**
 * The schema of the configuration file of `serve` and `index`; its JSON schema, for editors, is generated
 * from it.
 */

import { LEVELS } from "@primary-network/devnet/parts";
import * as v from "valibot";
import { defaultPrivileges, privileges } from "./access.ts";
import { databaseFields } from "./database.ts";
import { exportFields } from "./exports.ts";
import { described, jsonOf, withJson } from "./json-schema.ts";
import {
  boolean,
  booleanOr,
  fields,
  httpUrl,
  integer,
  list,
  matching,
  oneOf,
  secretText,
  secretUrl,
  table,
  text,
} from "./rules.ts";

const NETWORKS = ["mainnet", "fuji"] as const;
const MAX_PORT = 65_535;
/** Unix seconds of avalanchego's date for upgrades without one: 9999-12-01. */
const MAX_TIME = Date.UTC(9999, 11, 1) / 1000;

const token = fields({
  name: described(text, "Name of the chain's own token.", { example: "Avalanche" }),
  symbol: described(text, "Symbol of the token.", { example: "AVAX" }),
  decimals: v.nullish(
    described(integer(0, 255), "Decimal places of the token's smallest unit.", { default: 18 }),
    18,
  ),
  logoUri: v.nullish(described(text, "URI of the token's picture, returned unchanged.")),
  description: v.nullish(described(text, "Description of the token, returned unchanged.")),
});

const evmChain = fields({
  evmChainId: described(integer(1, Number.MAX_SAFE_INTEGER), "The chain's EVM chain id (EIP-155).", {
    example: 43_114,
  }),
  blockchainId: described(text, 'Blockchain id of the chain, or "c-chain" for the C-Chain of the network.', {
    example: "c-chain",
  }),
  name: described(text, "Name of the chain, as responses give it.", { example: "C-Chain" }),
  description: v.nullish(described(text, "Description of the chain, returned unchanged.")),
  rpcUrl: described(
    httpUrl,
    "URL of the chain's JSON-RPC, which the service calls. It may contain a key: it is in no response, log or error.",
    { example: "http://127.0.0.1:9650/ext/bc/C/rpc" },
  ),
  wsUrl: v.nullish(
    described(
      secretText("a ws or wss URL, or off", /^(off|wss?:\/\/[^\s/?#]\S*)$/),
      "URL of the node's WebSocket, which announces new blocks, or off. Without it: that of rpcUrl, with /ws for /rpc. A node without one is polled.",
      { example: "ws://127.0.0.1:9650/ext/bc/C/ws" },
    ),
  ),
  publicRpcUrl: v.nullish(
    described(httpUrl, "URL of the chain's JSON-RPC that responses give.", {
      example: "https://api.avax.network/ext/bc/C/rpc",
    }),
  ),
  subnetId: v.nullish(described(text, "Id of the chain's subnet, returned unchanged.")),
  vmId: v.nullish(described(text, "Id of the chain's virtual machine, returned unchanged.")),
  explorerUrl: v.nullish(
    described(httpUrl, "URL of an explorer of the chain, returned unchanged.", {
      example: "https://explorer.example.org",
    }),
  ),
  logoUri: v.nullish(described(text, "URI of the chain's picture, returned unchanged.")),
  token: described(token, "The chain's own token.", { example: { name: "Avalanche", symbol: "AVAX" } }),
  traces: v.nullish(
    described(
      oneOf(["auto", "off"]),
      "Whether internal transactions are read with debug_traceBlockByNumber, where the node supports it.",
      { default: "auto" },
    ),
  ),
  messengers: v.nullish(
    described(
      list(text),
      "Addresses of the contracts whose interchain messages are indexed, in place of Teleporter's.",
      { example: ["0x253b2784c75e510dD0fF1da844684a1aC0aa5fcf"] },
    ),
  ),
});

const network = fields({
  nodeUrl: described(
    httpUrl,
    "Base URL of the node, without /ext; its block index must be enabled (index-enabled).",
    { example: "http://127.0.0.1:9650" },
  ),
  genesis: v.nullish(
    described(
      text,
      "The network's genesis: mainnet, fuji, or the path (relative to this file) of a node's JSON file, also in gzip, or of the P-Chain's genesis bytes, raw or in hex. Without it: that of the public network of the same name.",
      { example: "genesis.json" },
    ),
  ),
  heliconTime: v.nullish(
    described(
      integer(0, MAX_TIME),
      "Time of the Helicon upgrade in Unix seconds. Without it: what the node's info.upgrades says, or else the known date of the public network.",
      { example: 1_785_196_800 },
    ),
  ),
  xChain: v.nullish(
    described(boolean, "Whether the X-Chain is indexed; if not, its operations respond with 501.", {
      default: false,
    }),
  ),
  cChain: v.nullish(
    described(
      booleanOr(["index", "rpc"]),
      "Whether the C-Chain's atomic transactions are indexed, and from where: the node's index, its EVM interface (rpc), or the index where it is complete (true).",
      { default: false },
    ),
  ),
  evmChains: v.nullish(
    described(list(evmChain), "EVM chains to index; without any, EVM operations respond with 404."),
  ),
  warpSigners: v.nullish(
    described(
      httpUrl,
      "URL of the program that requests signatures of Warp messages from validators; without it, signature operations respond with 501.",
      { example: "http://127.0.0.1:9650/ext/warp" },
    ),
  ),
});

const networkFields = fields({
  mainnet: v.nullish(described(network, "The network that is served as mainnet.")),
  fuji: v.nullish(described(network, "The network that is served as fuji, and as testnet.")),
});

/** JSON schema of "one of these has a value". */
const oneGiven = (names: readonly string[], type: string) =>
  names.map((name) => ({ properties: { [name]: { type } }, required: [name] }));

const networks = withJson(
  v.pipe(
    networkFields,
    v.check(
      (given) => NETWORKS.some((name) => given[name] !== undefined),
      `must name at least one of ${NETWORKS.join(", ")}`,
    ),
  ),
  { ...jsonOf(networkFields), anyOf: oneGiven(NETWORKS, "object") },
);

export const postgresUrl = secretUrl("a postgresql:// URL", /^postgres(ql)?:\/\//);

const locationFields = fields({
  url: v.nullish(
    described(postgresUrl, "PostgreSQL 15 to 18; several processes may share the database.", {
      example: "postgresql://service@127.0.0.1/service",
    }),
  ),
  readUrl: v.nullish(
    described(
      postgresUrl,
      "A replica of url by streaming replication, from which listings are read. The environment variable DATABASE_READ_URL overrides it.",
      { example: "postgresql://service@replica/service" },
    ),
  ),
  dataDir: v.nullish(
    described(text, "Folder of the embedded database, for one process at a time. Relative to this file.", {
      example: "data",
    }),
  ),
  ssl: databaseFields.ssl,
  pools: databaseFields.pools,
});

const database = withJson(
  v.pipe(
    locationFields,
    v.check(
      (given) => (given.url === undefined) !== (given.dataDir === undefined),
      "must hold either url or dataDir",
    ),
    v.check(
      (given) => given.readUrl === undefined || given.url !== undefined,
      "must hold url where it holds readUrl",
    ),
  ),
  { ...jsonOf(locationFields), oneOf: oneGiven(["url", "dataDir"], "string") },
);

const listen = fields({
  host: v.nullish(described(text, "Address of the data and metrics interfaces.", { default: "127.0.0.1" })),
  port: v.nullish(
    described(integer(0, MAX_PORT), "Port of the data and metrics interfaces; 0 lets the system choose.", {
      default: 8_080,
    }),
  ),
  adminHost: v.nullish(
    described(
      text,
      "Address of health and metrics, which report errors without authentication: loopback or a private network.",
      { default: "127.0.0.1" },
    ),
  ),
  adminPort: v.nullish(
    described(integer(0, MAX_PORT), "Port of health and metrics; 0 lets the system choose.", {
      default: 8_081,
    }),
  ),
  allowHosts: v.nullish(
    described(
      list(
        described(text, "A host name without a port, an IPv6 address in brackets, or *.", {
          example: "api.example.org",
        }),
      ),
      "Host names that are accepted in requests besides loopback's and the bound address; * is any.",
      { default: [] },
    ),
  ),
  explorer: v.nullish(
    described(boolean, "Whether the service's port also serves the explorer, at /.", { default: true }),
  ),
  trustProxy: v.nullish(
    described(
      integer(0, 99),
      "Number of your own proxies in front of the service, whose X-Forwarded-For is used.",
      { default: 0 },
    ),
  ),
});

const usage = fields({
  requests: v.nullish(
    described(
      oneOf(["keys", "local", "off"]),
      "Which requests are recorded: those with an API key, which each key reads; all, which any caller reads; or none.",
      { default: "keys" },
    ),
  ),
  logDays: v.nullish(
    described(integer(1, 90), "Number of days for which each request is kept.", { default: 7 }),
  ),
  countDays: v.nullish(
    described(integer(1, 3_650), "Number of days for which the counts of each hour are kept.", {
      default: 90,
    }),
  ),
  senders: v.nullish(
    described(boolean, "Whether the IP address, host name and user agent of each request are kept.", {
      default: false,
    }),
  ),
});

/** By EVM chain id, token and currency. */
const prices = table(
  "an EVM chain id",
  /^[1-9]\d{0,15}$/,
  table(
    "the address of a token, or native",
    /^(native|0x[0-9a-fA-F]{40})$/,
    table(
      "a currency in lower case, such as usd",
      /^[a-z]{3}$/,
      described(
        matching("a decimal number in quotes", /^\d{1,40}(\.\d{1,40})?$/),
        "Price of one token in the currency, as a decimal number in quotes.",
        { example: "25.5" },
      ),
    ),
  ),
);

const nfts = fields({
  fetch: v.nullish(described(boolean, "Whether metadata of NFTs is read from the web.", { default: false })),
  ipfsGateway: v.nullish(
    described(httpUrl, "Gateway through which ipfs:// URIs are read.", { example: "https://ipfs.io/ipfs/" }),
  ),
});

const streams = fields({
  perCaller: v.nullish(
    described(
      integer(1, 100_000),
      "Number of streams of one caller: an API key, or an address without one.",
      { default: 10 },
    ),
  ),
  all: v.nullish(described(integer(1, 100_000), "Number of streams of all callers.", { default: 1_000 })),
});

const shutdown = fields({
  delayMs: v.nullish(
    described(
      integer(0, 120_000),
      "Milliseconds between the signal, from which on /readyz is 503, and the end of listening.",
      { default: 0 },
    ),
  ),
  graceMs: v.nullish(
    described(
      integer(0, 600_000),
      "Milliseconds for requests that run, and as many for exports and blocks that are written.",
      { default: 10_000 },
    ),
  ),
});

const secondsBehind = withJson(
  v.union(
    [integer(1, 86_400), v.literal("off")],
    ({ input }) => `must be a whole number from 1 to 86400, or off, not ${JSON.stringify(input)}`,
  ),
  { anyOf: [jsonOf(integer(1, 86_400)), { enum: ["off"] }] },
);

const secondsBehindByChain = table(
  "a chain such as p-chain, evm-43114 or fuji/p-chain, or default",
  /^(default|((mainnet|fuji)\/)?([pxc]-chain|evm-[1-9]\d{0,15}))$/,
  secondsBehind,
);

const maxSecondsBehind = withJson(
  v.union(
    [secondsBehind, secondsBehindByChain],
    "must be a whole number from 1 to 86400, off, or a table of these by chain and default",
  ),
  { anyOf: [jsonOf(integer(1, 86_400)), { enum: ["off"] }, jsonOf(secondsBehindByChain)] },
);

/** Schema of the file. Ranges of the service's options repeat the service's own checks. */
export const configSchema = fields({
  $schema: v.nullish(described(text, "The JSON schema of this file, for editors.")),
  networks: described(
    networks,
    "The networks to index and to serve, by the name under which each is served.",
    {
      example: { fuji: { nodeUrl: "http://127.0.0.1:9650" } },
    },
  ),
  database: v.nullish(
    described(
      database,
      "Where the index is kept: either url or dataDir. The environment variable DATABASE_URL overrides it.",
      { example: { dataDir: "data" } },
    ),
  ),
  migrate: v.nullish(
    described(
      boolean,
      'Whether a database whose layout is behind is migrated when it is opened; if false, it is refused, and "primary-network migrate" migrates it.',
      { default: true },
    ),
  ),
  listen: v.nullish(described(listen, "Addresses and ports.")),
  logLevel: v.nullish(
    described(oneOf(LEVELS), "Least severe messages that are logged.", { default: "info" }),
  ),
  pollMs: v.nullish(
    described(integer(10, 60_000), "Milliseconds between looks for new blocks.", { default: 1_000 }),
  ),
  batchSize: v.nullish(
    described(integer(1, 1_024), "Blocks per transaction of the database.", { default: 256 }),
  ),
  indexWorkers: v.nullish(
    described(
      integer(0, 16),
      "Number of worker threads that read blocks of the P-, X- and C-Chain from their nodes and decode the nodes' hex; with 0 the thread that indexes does.",
      { default: 0 },
    ),
  ),
  evmRanges: v.nullish(
    described(
      integer(1, 16),
      "Number of ranges of blocks of an EVM chain that are read and written at once while the chain is far behind its node; 1 indexes it block after block.",
      { default: 4 },
    ),
  ),
  maxSecondsBehind: v.nullish(
    described(
      maxSecondsBehind,
      "Seconds since a chain's index was last at its node's tip, up to which /readyz counts the chain as fresh, or off: one bound for all chains, or a table by chain (p-chain, evm-43114, fuji/p-chain) with default for the others.",
      { default: 60 },
    ),
  ),
  leaseMs: v.nullish(
    described(
      integer(1_000, 60_000),
      "Milliseconds without a sign of life after which another process takes over the chains of the one that indexes them.",
      { default: 5_000 },
    ),
  ),
  shutdown: v.nullish(described(shutdown, "How serve and index end after SIGTERM or SIGINT.")),
  limits: v.nullish(
    described(oneOf(["public", "off"]), "Rate limits: the compute units of the public deployment, or none.", {
      default: "public",
    }),
  ),
  apiKeyHeader: v.nullish(
    described(text, "Name of the header that carries the API key.", { default: "x-service-api-key" }),
  ),
  // Not nullish: an empty value would allow everything to everyone.
  anonymous: v.optional(
    described(list(oneOf(privileges)), "Privileges of callers without an API key; [] for none.", {
      default: defaultPrivileges,
    }),
  ),
  publicUrl: exportFields.publicUrl,
  requestTimeoutMs: v.nullish(
    described(integer(1, 600_000), "Milliseconds that a request may take; then the response is 503.", {
      default: 30_000,
    }),
  ),
  compat: v.nullish(
    described(
      boolean,
      "Whether responses have the form that the hosted service's official clients read; a request may choose by the header x-service-compat.",
      { default: false },
    ),
  ),
  responseCacheBytes: v.nullish(
    described(
      integer(0, 2 ** 36),
      "Bytes of compressed responses that a process keeps of later pages, which nothing can change any more; 0 keeps none.",
      { default: 64 << 20 },
    ),
  ),
  statementTimeoutMs: v.nullish(
    described(
      integer(100, 600_000),
      "Milliseconds that PostgreSQL may take for one statement of a request; then the response is 503.",
      { default: 10_000 },
    ),
  ),
  exportDir: exportFields.exportDir,
  exports: exportFields.exports,
  nfts: v.nullish(described(nfts, "Metadata of NFTs.")),
  webhooks: v.nullish(
    described(
      oneOf(["public", "local", "off"]),
      "Who may have webhooks: API keys, for hosts on the public internet; any caller, for any host; or nobody.",
      { default: "public" },
    ),
  ),
  streams: v.nullish(described(streams, "Most streams that a process serves at a time.")),
  usage: v.nullish(described(usage, "Which requests are recorded, and for how long.")),
  prices: v.nullish(
    described(prices, "Prices by EVM chain id, token (or native) and currency.", {
      example: { "43114": { native: { usd: "25.5" } } },
    }),
  ),
});

export type NetworkConfig = v.InferOutput<typeof network>;
