/** The configuration file of `serve` and `index`: JSON or YAML, checked by its schema. */
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { CliError, messageOf } from "@primary-network/devnet/terminal";
import { type NetworkSource, type ServiceOptions, staticPrices } from "@primary-network/service";
import * as v from "valibot";
import { check } from "./check.ts";
import { readSsl } from "./database.ts";
import { readExports } from "./exports.ts";
import { readGenesis } from "./genesis.ts";
import { postgresUrl } from "./location.ts";
import type { NetworkConfig } from "./networks.ts";
import { configSchema } from "./schema.ts";
import { ConfigSource } from "./source.ts";

/** Addresses and ports of the listeners. */
export interface ListenConfig {
  /** Listener of the data and metrics interfaces. */
  readonly host: string;
  readonly port: number;
  /** Listener of health and metrics, which reports errors without authentication. */
  readonly adminHost: string;
  readonly adminPort: number;
  /** Accepted host names besides loopback's and the bound address; `*` is any. */
  readonly allowHosts: readonly string[];
  /** Serves the explorer at `/`. */
  readonly explorer: boolean;
  /** Number of trusted proxies in front; the command uses their X-Forwarded-For. */
  readonly trustProxy: number;
}

/** Milliseconds of an orderly shutdown. */
export interface ShutdownConfig {
  /** Between the signal, from which on readiness is 503, and the end of listening. */
  readonly delayMs: number;
  /** For requests that run, and then for exports and blocks that are written. */
  readonly graceMs: number;
}

/** A validated configuration. */
export interface Config {
  readonly file: string;
  readonly service: Omit<ServiceOptions, "logger">;
  readonly listen: ListenConfig;
  readonly shutdown: ShutdownConfig;
  readonly logLevel: string;
}

/** The environment, for DATABASE_URL. */
interface Environment {
  readonly [name: string]: string | undefined;
}

const LISTEN: ListenConfig = {
  host: "127.0.0.1",
  port: 8080,
  adminHost: "127.0.0.1",
  adminPort: 8081,
  allowHosts: [],
  trustProxy: 0,
  explorer: true,
};

const SHUTDOWN: ShutdownConfig = { delayMs: 0, graceMs: 10_000 };

async function readSource(file: string): Promise<ConfigSource> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    throw new CliError(`--config ${file} cannot be read: ${messageOf(error)}`);
  }
  return new ConfigSource(file, text);
}

/** The value of an environment variable, which overrides the file: one file can serve several deployments. */
function urlOf(name: "DATABASE_URL" | "DATABASE_READ_URL", env: Environment): string | undefined {
  const url = env[name];
  if (url === undefined || url === "") return undefined;
  const { issues } = v.safeParse(postgresUrl, url, { abortPipeEarly: true });
  if (issues) throw new CliError(`${name} ${issues[0].message}.`);
  return url;
}

/** Checks the file; its database does not count when the environment names one. */
function checkFile(source: ConfigSource, databaseUrl: string | undefined) {
  const { value } = source;
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return check(
    source,
    configSchema,
    isObject && databaseUrl !== undefined ? { ...value, database: undefined } : value,
  );
}

async function readNetwork(
  name: string,
  config: NetworkConfig,
  folder: string,
  genesisError: (rule: string) => CliError,
): Promise<NetworkSource> {
  // A public network's genesis is known; the indexer refuses a node of another network.
  const { genesis = name, xChain, warpSigners, evmChains, ...rest } = config;
  const { xGenesis, ...network } = await readGenesis(genesis, folder, genesisError);
  return {
    ...network,
    ...rest,
    ...(xChain && { xChain: { genesis: xGenesis } }),
    ...(evmChains && {
      evmChains: evmChains.map((chain) => ({
        ...chain,
        blockchainId: chain.blockchainId === "c-chain" ? network.cChainId : chain.blockchainId,
      })),
    }),
    ...(warpSigners !== undefined && { warpSigners: { url: warpSigners } }),
  };
}

/** The database of a configuration. */
export type DatabaseConfig = Pick<
  ServiceOptions,
  "databaseUrl" | "databaseReadUrl" | "dataDir" | "databaseSsl"
>;

/** Reads and checks a file, without the files it refers to. */
async function readChecked(file: string, env: Environment) {
  const folder = dirname(resolve(file));
  const source = await readSource(file);
  const databaseUrl = urlOf("DATABASE_URL", env);
  const checked = checkFile(source, databaseUrl);
  if (!checked.database && databaseUrl === undefined) {
    const rule = 'is missing; for example database: {"dataDir": "data"}, or set the variable DATABASE_URL';
    throw source.error([{ path: ["database"], rule }]);
  }
  const url = databaseUrl ?? checked.database?.url;
  const readUrl = urlOf("DATABASE_READ_URL", env) ?? checked.database?.readUrl;
  const dataDir = checked.database?.dataDir;
  const ssl = checked.database?.ssl && (await readSsl(checked.database.ssl, source, folder));
  const database: DatabaseConfig =
    url !== undefined
      ? {
          databaseUrl: url,
          ...(readUrl !== undefined && { databaseReadUrl: readUrl }),
          ...(ssl && { databaseSsl: ssl }),
        }
      : { ...(dataDir !== undefined && { dataDir: resolve(folder, dataDir) }) };
  return { source, checked, database, folder };
}

/** The database of a configuration, and whether processes that open it migrate it. */
export interface DatabaseSettings {
  readonly database: DatabaseConfig;
  readonly migrates: boolean;
}

/**
 * Reads the database settings of a configuration file. The other fields are checked, too.
 *
 * @throws CliError as `readConfig`
 */
export async function readDatabase(file: string, env: Environment): Promise<DatabaseSettings> {
  const { database, checked } = await readChecked(file, env);
  return { database, migrates: checked.migrate ?? true };
}

/**
 * Reads a configuration file; paths in it are relative to its folder.
 *
 * @param env the environment, for DATABASE_URL
 * @throws CliError naming the file, line and column, the field's path, the rule and an example; ids and
 *   repeated chains are checked by the service
 */
export async function readConfig(file: string, env: Environment): Promise<Config> {
  const { source, checked, database, folder } = await readChecked(file, env);
  const {
    networks,
    $schema: _schema,
    database: _database,
    listen,
    shutdown,
    logLevel = "info",
    limits = "public",
    publicUrl,
    exportDir,
    exports,
    prices,
    ...options
  } = checked;
  const read = async ([name, network]: [string, NetworkConfig]) => {
    const genesisError = (rule: string) => source.error([{ path: ["networks", name, "genesis"], rule }]);
    return [name, await readNetwork(name, network, folder, genesisError)] as const;
  };
  const exportOptions = readExports({ publicUrl, exportDir, exports }, folder);
  return {
    file,
    service: {
      ...options,
      networks: Object.fromEntries(await Promise.all(Object.entries(networks).map(read))),
      ...database,
      ...(checked.database?.pools && { databasePools: checked.database.pools }),
      limits,
      ...(exportOptions && { exports: exportOptions }),
      ...(prices && { prices: staticPrices(prices) }),
    },
    listen: { ...LISTEN, ...listen },
    shutdown: { ...SHUTDOWN, ...shutdown },
    logLevel,
  };
}
