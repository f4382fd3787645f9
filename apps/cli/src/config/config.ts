/** The configuration file of `serve` and `index`: JSON or YAML, checked field by field. */
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { type NetworkSource, privileges, type ServiceOptions, staticPrices } from "@primary-network/service";
import { parse } from "yaml";
import { CliError } from "../cli-error.ts";
import { LEVELS } from "../log.ts";
import { readEvmChains } from "./evm-chains.ts";
import { readExports } from "./exports.ts";
import { Field } from "./field.ts";
import { readGenesis } from "./genesis.ts";
import { readPrices } from "./prices.ts";

/** Where to listen. */
export interface ListenConfig {
  /** Listener of the data and metrics interfaces; health and metrics are always on loopback. */
  readonly host: string;
  readonly port: number;
  readonly adminPort: number;
  /** Accepted host names besides loopback's and the bound address; `*` is any. */
  readonly allowHosts: readonly string[];
  /** Number of trusted proxies in front, whose X-Forwarded-For is used. */
  readonly trustProxy: number;
}

/** A validated configuration. */
export interface Config {
  readonly file: string;
  readonly service: Omit<ServiceOptions, "logger">;
  readonly listen: ListenConfig;
  readonly logLevel: string;
}

const NETWORKS = ["mainnet", "fuji"] as const;
const LIMITS = ["public", "off"] as const;
const MAX_PORT = 65_535;
/** Unix seconds of avalanchego's date for upgrades without one: 9999-12-01. */
const MAX_TIME = Date.UTC(9999, 11, 1) / 1000;
const LISTEN: ListenConfig = {
  host: "127.0.0.1",
  port: 8080,
  adminPort: 8081,
  allowHosts: [],
  trustProxy: 0,
};

const isHttp = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const isPostgres = (text: string): boolean => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text);

async function readText(file: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    throw new CliError(`--config ${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  try {
    return parse(text); // JSON is YAML
  } catch (error) {
    throw new CliError(
      `${file}: is neither JSON nor YAML: ${error instanceof Error ? error.message : error}`,
    );
  }
}

async function readNetwork(field: Field, folder: string): Promise<NetworkSource> {
  const { nodeUrl, genesis, heliconTime, xChain, cChain, evmChains, warpSigners } = field.object([
    "nodeUrl",
    "genesis",
    "heliconTime",
    "xChain",
    "cChain",
    "evmChains",
    "warpSigners",
  ]);
  const { xGenesis, ...network } = await readGenesis(genesis, resolve(folder, genesis.text()));
  return {
    nodeUrl: nodeUrl.matching("an http or https URL", isHttp),
    ...network,
    ...(heliconTime.given && { heliconTime: heliconTime.integer(0, MAX_TIME) }),
    ...(xChain.given && xChain.boolean() && { xChain: { genesis: xGenesis } }),
    ...(cChain.given && { cChain: cChain.oneOf([true, false, "index", "rpc"]) }),
    ...(evmChains.given && { evmChains: readEvmChains(evmChains, network.cChainId) }),
    ...(warpSigners.given && { warpSigners: { url: warpSigners.matching("an http or https URL", isHttp) } }),
  };
}

/** DATABASE_URL in the environment overrides the file, so that one file serves several deployments. */
function readDatabase(field: Field, folder: string, databaseUrl: string | undefined) {
  if (databaseUrl !== undefined && databaseUrl !== "") {
    if (!isPostgres(databaseUrl)) throw new CliError("DATABASE_URL must be a postgresql:// URL.");
    return { databaseUrl };
  }
  if (!field.given) return field.fail("is missing; or set DATABASE_URL");
  const { url, dataDir } = field.object(["url", "dataDir"]);
  if (url.given === dataDir.given) return field.fail("must hold either url or dataDir");
  return url.given
    ? { databaseUrl: url.matching("a postgresql:// URL", isPostgres) }
    : { dataDir: resolve(folder, dataDir.text()) };
}

function readNfts(field: Field): NonNullable<ServiceOptions["nfts"]> {
  const { fetch, ipfsGateway } = field.object(["fetch", "ipfsGateway"]);
  return {
    ...(fetch.given && { fetch: fetch.boolean() }),
    ...(ipfsGateway.given && { ipfsGateway: ipfsGateway.matching("an http or https URL", isHttp) }),
  };
}

function readListen(field: Field): ListenConfig {
  if (!field.given) return LISTEN;
  const fields = field.object(["host", "port", "adminPort", "allowHosts", "trustProxy"]);
  const { host, port, adminPort, allowHosts, trustProxy } = fields;
  return {
    ...LISTEN,
    ...(host.given && { host: host.text() }),
    ...(port.given && { port: port.integer(0, MAX_PORT) }),
    ...(adminPort.given && { adminPort: adminPort.integer(0, MAX_PORT) }),
    ...(allowHosts.given && { allowHosts: allowHosts.texts() }),
    ...(trustProxy.given && { trustProxy: trustProxy.integer(0, 99) }),
  };
}

/**
 * Reads a configuration file; paths in it are relative to its folder.
 *
 * @param env the environment, for DATABASE_URL
 * @throws CliError naming the file, the field's path and the rule
 */
export async function readConfig(
  file: string,
  env: { readonly [name: string]: string | undefined },
): Promise<Config> {
  const folder = dirname(resolve(file));
  const root = new Field(file, await readText(file)).object([
    "networks",
    "database",
    "listen",
    "logLevel",
    "pollMs",
    "batchSize",
    "maxSecondsBehind",
    "limits",
    "apiKeyHeader",
    "anonymous",
    "publicUrl",
    "requestTimeoutMs",
    "compat",
    "statementTimeoutMs",
    "exportDir",
    "exports",
    "nfts",
    "prices",
  ]);
  const named = root.networks.object(NETWORKS);
  const given = NETWORKS.filter((name) => named[name].given);
  if (given.length === 0) return root.networks.fail(`must name at least one of ${NETWORKS.join(", ")}`);
  const networks = Object.fromEntries(
    await Promise.all(given.map(async (name) => [name, await readNetwork(named[name], folder)] as const)),
  );
  const {
    pollMs,
    batchSize,
    maxSecondsBehind,
    limits,
    apiKeyHeader,
    anonymous,
    requestTimeoutMs,
    compat,
    statementTimeoutMs,
    nfts,
    prices,
  } = root;
  const exports = readExports(root, folder);
  return {
    file,
    service: {
      networks,
      ...readDatabase(root.database, folder, env.DATABASE_URL),
      ...(pollMs.given && { pollMs: pollMs.integer(10, 60_000) }),
      ...(batchSize.given && { batchSize: batchSize.integer(1, 1_024) }),
      ...(maxSecondsBehind.given && { maxSecondsBehind: maxSecondsBehind.integer(1, 86_400) }),
      limits: limits.given ? limits.oneOf(LIMITS) : "public",
      ...(apiKeyHeader.given && { apiKeyHeader: apiKeyHeader.text() }),
      // An empty value would allow everything to everyone.
      ...(anonymous.named && { anonymous: anonymous.items().map((item) => item.oneOf(privileges)) }),
      ...(compat.given && { compat: compat.boolean() }),
      ...(requestTimeoutMs.given && { requestTimeoutMs: requestTimeoutMs.integer(1, 600_000) }),
      ...(statementTimeoutMs.given && { statementTimeoutMs: statementTimeoutMs.integer(100, 600_000) }),
      ...(exports && { exports }),
      ...(nfts.given && { nfts: readNfts(nfts) }),
      ...(prices.given && { prices: staticPrices(readPrices(prices)) }),
    },
    listen: readListen(root.listen),
    logLevel: root.logLevel.given ? root.logLevel.oneOf(LEVELS) : "info",
  };
}
