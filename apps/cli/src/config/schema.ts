/** The schema of the configuration file of `serve` and `index`. */
import { privileges } from "@primary-network/service";
import * as v from "valibot";
import { LEVELS } from "../log.ts";
import { exportFields } from "./exports.ts";
import {
  boolean,
  booleanOr,
  fields,
  httpUrl,
  integer,
  list,
  matching,
  oneOf,
  table,
  text,
  url,
} from "./rules.ts";

const NETWORKS = ["mainnet", "fuji"] as const;
const MAX_PORT = 65_535;
/** Unix seconds of avalanchego's date for upgrades without one: 9999-12-01. */
const MAX_TIME = Date.UTC(9999, 11, 1) / 1000;

const token = fields({
  name: text,
  symbol: text,
  decimals: v.nullish(integer(0, 255), 18),
  logoUri: v.nullish(text),
  description: v.nullish(text),
});

const evmChain = fields({
  evmChainId: integer(1, Number.MAX_SAFE_INTEGER),
  /** `c-chain` is the network's C-Chain. */
  blockchainId: text,
  name: text,
  description: v.nullish(text),
  rpcUrl: httpUrl,
  publicRpcUrl: v.nullish(httpUrl),
  subnetId: v.nullish(text),
  vmId: v.nullish(text),
  explorerUrl: v.nullish(httpUrl),
  logoUri: v.nullish(text),
  token,
  traces: v.nullish(oneOf(["auto", "off"])),
  messengers: v.nullish(list(text)),
});

const network = fields({
  nodeUrl: httpUrl,
  /** `mainnet`, `fuji`, or the path of a file; by default the network of the same name. */
  genesis: v.nullish(text),
  heliconTime: v.nullish(integer(0, MAX_TIME)),
  xChain: v.nullish(boolean),
  cChain: v.nullish(booleanOr(["index", "rpc"])),
  evmChains: v.nullish(list(evmChain)),
  warpSigners: v.nullish(httpUrl),
});

const networks = v.pipe(
  fields({ mainnet: v.nullish(network), fuji: v.nullish(network) }),
  v.check(
    (given) => NETWORKS.some((name) => given[name] !== undefined),
    `must name at least one of ${NETWORKS.join(", ")}`,
  ),
);

export const postgresUrl = url("a postgresql:// URL", /^postgres(ql)?:\/\//);

const database = v.pipe(
  fields({ url: v.nullish(postgresUrl), dataDir: v.nullish(text) }),
  v.check(
    (given) => (given.url === undefined) !== (given.dataDir === undefined),
    "must hold either url or dataDir",
  ),
);

const listen = fields({
  host: v.nullish(text),
  port: v.nullish(integer(0, MAX_PORT)),
  adminPort: v.nullish(integer(0, MAX_PORT)),
  allowHosts: v.nullish(list(text)),
  trustProxy: v.nullish(integer(0, 99)),
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
      matching("a decimal number in quotes", /^\d{1,40}(\.\d{1,40})?$/),
    ),
  ),
);

/** What the file may hold; ranges of the service's options are those of its own checks. */
export const configSchema = fields({
  networks,
  database: v.nullish(database),
  migrate: v.nullish(boolean),
  listen: v.nullish(listen),
  logLevel: v.nullish(oneOf(LEVELS)),
  pollMs: v.nullish(integer(10, 60_000)),
  batchSize: v.nullish(integer(1, 1_024)),
  maxSecondsBehind: v.nullish(integer(1, 86_400)),
  limits: v.nullish(oneOf(["public", "off"])),
  apiKeyHeader: v.nullish(text),
  // Not nullish: an empty value would allow everything to everyone.
  anonymous: v.optional(list(oneOf(privileges))),
  publicUrl: exportFields.publicUrl,
  requestTimeoutMs: v.nullish(integer(1, 600_000)),
  compat: v.nullish(boolean),
  statementTimeoutMs: v.nullish(integer(100, 600_000)),
  exportDir: exportFields.exportDir,
  exports: exportFields.exports,
  nfts: v.nullish(fields({ fetch: v.nullish(boolean), ipfsGateway: v.nullish(httpUrl) })),
  prices: v.nullish(prices),
});

export type NetworkConfig = v.InferOutput<typeof network>;
