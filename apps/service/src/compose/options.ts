/** The options of a service, validated and with defaults. */

import type { PChainClientOptions } from "@primary-network/pchain-rpc";
import {
  defaultPrivileges,
  type Privilege,
  privileges,
  publicRates,
  type RateTable,
} from "../domain/access.ts";
import { type FreshnessBound, type FreshnessBounds, MAX_SECONDS_BEHIND } from "../domain/chain-status.ts";
import type { PriceSource } from "../domain/evm/price.ts";
import type { Logger } from "../domain/logger.ts";
import type { NetworkIdentity, ServedName } from "../domain/network.ts";
import { integer, OptionError } from "../domain/option.ts";
import { KEY_HEADER } from "../http/auth.ts";
import { readUsageOptions, type UsageOptions } from "../http/usage-options.ts";
import { type ExportOptions, readExportOptions } from "../jobs/export-options.ts";
import { type NftOptions, readNftOptions } from "../nft/nft-options.ts";
import { readWebhookOptions, type WebhookOptions } from "../push/webhook-options.ts";
import { checkEvmChains, type EvmChainSource } from "../sources/evm/chain-source.ts";
import type { WarpSignersOptions } from "../sources/warp/signers.ts";
import type { OnMigration } from "../store/schema/migration-plan.ts";
import { checkPools, type DatabaseSsl, type PoolsOptions } from "../store/session/pool-options.ts";
import { servedNetworks, withHexIds } from "./served-networks.ts";

/** A network to index: its node and its identity, whose ids are cb58 here. */
export interface NetworkSource extends NetworkIdentity {
  /** Base URL of the node, without `/ext/bc/P`; its block index must be enabled. */
  readonly nodeUrl: string;
  /** The P-Chain's genesis state, byte for byte as the node has it. */
  readonly genesis: Uint8Array;
  /**
   * Unix seconds of the Helicon upgrade. From then on rewards follow ACP-285. Default: the time in the node's
   * `info.upgrades`; without it, the known date of the public networks, and never on other networks.
   */
  readonly heliconTime?: number;
  /**
   * The X-Chain's genesis state, byte for byte. Without it the X-Chain is not indexed and its operations respond with 501.
   * The history of the public networks' X-Chains from before blocks is read from the node's index of transactions.
   */
  readonly xChain?: {
    readonly genesis: Uint8Array;
    /**
     * True if the X-Chain had blocks from its first transaction on. Default: true, except for mainnet and fuji,
     * which accepted transactions without blocks before Cortina.
     */
    readonly beganWithBlocks?: boolean;
  };
  /**
   * Source of the C-Chain's atomic transactions: `index` for the node's index of its blocks, `rpc` for its EVM
   * interface at `/ext/bc/C/rpc`, `true` for the index if the node has a complete one, else the EVM interface.
   * Both give the same data. Without a source the chain's operations respond with 501. The service reads every
   * block from the first on, and does not store blocks without such transactions.
   */
  readonly cChain?: boolean | "index" | "rpc";
  /** The EVM chains that are indexed. Without any, operations on EVM data respond with 404 for every chain. */
  readonly evmChains?: readonly EvmChainSource[];
  /** Replaces the global fetch towards the node. */
  readonly fetch?: PChainClientOptions["fetch"];
  /** Where signatures of Warp messages are requested from validators. Without it the signature operations respond with 501. */
  readonly warpSigners?: WarpSignersOptions;
}

/** Options of `createService`. */
export interface ServiceOptions {
  /** By the name under which each is served; `testnet` is fuji's other name. */
  readonly networks: { readonly [name in ServedName]?: NetworkSource };
  /** PostgreSQL connection string. Without it the embedded database is used. */
  readonly databaseUrl?: string;
  /**
   * Connection string of a replica of `databaseUrl` (streaming replication), from which listings are read.
   * First pages are as of the heights that the replica has reached. Later pages come from it once it has
   * reached the heights of the first page. Default: none.
   */
  readonly databaseReadUrl?: string;
  /** Directory of the embedded database, for one process at a time; in memory without it. */
  readonly dataDir?: string;
  /**
   * Initial content of a new embedded database: the result of `packData()` of a service with the same networks
   * and version. A database that exists in `dataDir` is used as it is.
   */
  readonly initialData?: Uint8Array<ArrayBuffer>;
  /**
   * Migrates a database with an older layout when the service opens it. If false, the service refuses such a
   * database, and `openMigrations` migrates it. Default true.
   */
  readonly migrate?: boolean;
  /** Milliseconds since 1970. Default: the machine's clock. */
  readonly clock?: () => number;
  /** Default: no logging. */
  readonly logger?: Logger;
  /** Milliseconds between looks for new blocks, 10 … 60000. Default 1000. */
  readonly pollMs?: number;
  /** Blocks per transaction, 1 … 1024. Default 256. */
  readonly batchSize?: number;
  /**
   * Worker threads that read blocks of the P-, X- and C-Chain from their nodes and decode the nodes' hex, 0 … 16; with 0 the thread
   * that indexes does. They are worth it where processors are idle while a chain is far behind. Default 0.
   */
  readonly indexWorkers?: number;
  /**
   * Ranges of blocks of an EVM chain that are read and written at once while the chain is far behind its node, 1 … 16; with 1 it is
   * indexed block after block. Default 4.
   */
  readonly evmRanges?: number;
  /**
   * Seconds since a chain's index was last at its node's tip, up to which the chain counts as ready, 1 … 86400, or `off`: one bound for
   * all chains, or a table by chain (`p-chain`, `evm-43114`, `fuji/p-chain`) with `default` for the others. Default 60.
   */
  readonly maxSecondsBehind?: FreshnessBounds;
  /**
   * True to index in this process, false to serve an index that another process writes to the same
   * PostgreSQL. Default true.
   */
  readonly indexing?: boolean;
  /**
   * Milliseconds without a sign of life after which another process takes over the chains of the one that indexes them, 1000 … 60000.
   * A process that closes hands them over at once. The embedded database has one process. Default 5000.
   */
  readonly leaseMs?: number;
  /** Header that carries the API key. Default `x-service-api-key`. */
  readonly apiKeyHeader?: string;
  /** Privileges of callers without a key. Default: all but `usage`. */
  readonly anonymous?: readonly Privilege[];
  /**
   * Compute units that callers may spend: the limits of the public deployment, no limits (`off`, the
   * default), or a custom table, each number 200 … 1000000000. On PostgreSQL all processes of one database
   * share the count.
   */
  readonly limits?: "public" | "off" | RateTable;
  /**
   * Adapt responses to the hosted service's official clients where those differ from the interface: 201 for POSTs and
   * `aggregateSignaturesForTransaction`, prices as numbers, in `listChainIds` the ids of the public network's chains, and `UNKNOWN`
   * for types of transactions that these clients lack. The header `x-glacier-api-key` may hold the API key, too. Each request may
   * choose by the header `x-service-compat: true` or `false`. Default false.
   */
  readonly compat?: boolean;
  /** Names and addresses, without ports and IPv6 in brackets, under which the service accepts requests. Default: any. */
  readonly hosts?: readonly string[];
  /**
   * Bytes of compressed responses that this process keeps, 0 … 2^36; 0 keeps none. Kept are later pages of the Primary Network's listings,
   * which nothing can change any more. Default 64 MiB.
   */
  readonly responseCacheBytes?: number;
  /** Milliseconds that a request may take, 1 … 600000; then the response is 503. Default 30000. */
  readonly requestTimeoutMs?: number;
  /**
   * Milliseconds that PostgreSQL may take for one statement of a request, 100 … 600000; then the response is 503. Not
   * supported by the embedded database. Default 10000.
   */
  readonly statementTimeoutMs?: number;
  /** Connections to PostgreSQL, by kind of work. */
  readonly databasePools?: PoolsOptions;
  /** Encryption of connections to PostgreSQL. Default: as the URL says. */
  readonly databaseSsl?: DatabaseSsl;
  /** Where exported files are kept, and how many exports run at a time. */
  readonly exports?: ExportOptions;
  /** Sources of NFT metadata, or off. */
  readonly nfts?: NftOptions;
  /** Who may have webhooks, and to which hosts their messages are posted. Default `public`. */
  readonly webhooks?: WebhookOptions;
  /** Streams that this process serves at a time. */
  readonly streams?: StreamOptions;
  /** The requests to record, and the time to keep them. */
  readonly usage?: UsageOptions;
  /** Source of token prices. Default: none, and responses contain no prices. */
  readonly prices?: PriceSource;
  /** Called before each migration of the database. */
  readonly onMigration?: OnMigration;
}

/** Limits on the streams that a process serves at a time. */
export interface StreamOptions {
  /** Limit for one caller: an API key, or an address without one; 1 … 100000. Default 10. */
  readonly perCaller?: number;
  /** In all, 1 … 100000. Default 1000. */
  readonly all?: number;
}

const readStreamOptions = ({ perCaller = 10, all = 1_000 }: StreamOptions = {}) => ({
  perCaller: integer("streams.perCaller", perCaller, 1, 100_000),
  all: integer("streams.all", all, 1, 100_000),
});

/** Below 200 units, the cost of the most expensive operation, that operation could never succeed; more than 10^9 would not fit a counter. */
function rateTable(limits: ServiceOptions["limits"]): RateTable | undefined {
  if (limits === undefined || limits === "off") return undefined;
  if (limits === "public") return publicRates;
  if (typeof limits !== "object") {
    throw new OptionError(
      `service: limits must be "public", "off" or a table, not ${JSON.stringify(limits)}`,
    );
  }
  for (const of of Object.keys(publicRates) as (keyof RateTable)[]) {
    integer(`limits.${of}.perMinute`, limits[of]?.perMinute, 200, 1_000_000_000);
    integer(`limits.${of}.perDay`, limits[of]?.perDay, 200, 1_000_000_000);
  }
  return limits;
}

const CHAIN_NAME = /^((mainnet|fuji)\/)?([pxc]-chain|evm-[1-9]\d{0,15})$/;

function freshnessBounds(bounds: FreshnessBounds = MAX_SECONDS_BEHIND): FreshnessBounds {
  const check = (name: string, bound: FreshnessBound | undefined) =>
    bound === "off" ? bound : integer(name, bound, 1, 86_400);
  if (typeof bounds !== "object") return check("maxSecondsBehind", bounds);
  for (const [name, bound] of Object.entries(bounds)) {
    if (name !== "default" && !CHAIN_NAME.test(name))
      throw new OptionError(`service: maxSecondsBehind must name chains such as fuji/p-chain, not "${name}"`);
    check(`maxSecondsBehind.${name}`, bound);
  }
  return bounds;
}

function hostNames(hosts: readonly string[] | undefined): readonly string[] | undefined {
  for (const host of hosts ?? []) {
    if (!/^([\w.-]+|\[[0-9a-f:.]+\])$/i.test(host) || !URL.canParse(`http://${host}`)) {
      throw new OptionError(`service: hosts must hold names without ports, IPv6 in brackets, not "${host}"`);
    }
  }
  return hosts;
}

function anonymousPrivileges(anonymous: readonly Privilege[] = defaultPrivileges): readonly Privilege[] {
  for (const privilege of anonymous) {
    if (!privileges.includes(privilege)) {
      throw new OptionError(`service: anonymous must hold only ${privileges.join(", ")}, not "${privilege}"`);
    }
  }
  return anonymous;
}

function headerName(name = KEY_HEADER): string {
  if (/^[\w-]+$/.test(name)) return name.toLowerCase();
  throw new OptionError(`service: apiKeyHeader must be a header's name, not "${name}"`);
}

const silent: Logger = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Fills in defaults.
 *
 * @throws OptionError naming the option and the rule
 */
export function readOptions(options: ServiceOptions) {
  const { networks, databaseUrl, dataDir, clock = Date.now, logger = silent } = options;
  const served = servedNetworks(networks);
  if (served.length === 0) throw new OptionError("service: networks must name at least one of mainnet, fuji");
  if (new Set(served.map(({ source }) => source.networkId)).size < served.length) {
    throw new OptionError("service: networks must have different networkIds");
  }
  checkEvmChains(served.flatMap(({ source }) => source.evmChains ?? []));
  if (databaseUrl !== undefined && dataDir !== undefined) {
    throw new OptionError("service: databaseUrl and dataDir exclude each other");
  }
  if (databaseUrl === undefined && options.databaseReadUrl !== undefined) {
    throw new OptionError("service: databaseReadUrl, a replica, can be set only with databaseUrl");
  }
  if (databaseUrl !== undefined && options.initialData !== undefined) {
    throw new OptionError("service: databaseUrl and initialData exclude each other");
  }
  const indexing = options.indexing ?? true;
  if (!indexing && databaseUrl === undefined) {
    throw new OptionError(
      "service: indexing can be false only with databaseUrl, so another process can index",
    );
  }
  const pollMs = integer("pollMs", options.pollMs ?? 1_000, 10, 60_000);
  const batchSize = integer("batchSize", options.batchSize ?? 256, 1, 1_024);
  const indexWorkers = integer("indexWorkers", options.indexWorkers ?? 0, 0, 16);
  const evmRanges = integer("evmRanges", options.evmRanges ?? 4, 1, 16);
  const maxSecondsBehind = freshnessBounds(options.maxSecondsBehind);
  const access = {
    apiKeyHeader: headerName(options.apiKeyHeader),
    anonymous: anonymousPrivileges(options.anonymous),
  };
  const rates = rateTable(options.limits);
  const hosts = hostNames(options.hosts);
  const requestTimeoutMs = integer("requestTimeoutMs", options.requestTimeoutMs ?? 30_000, 1, 600_000);
  // Whole milliseconds, as the database stores them; a virtual clock may have fractions.
  const wholeClock = () => Math.floor(clock());
  return {
    served: served.map(withHexIds),
    clock: wholeClock,
    sharedTime: options.clock === undefined ? () => undefined : wholeClock,
    logger,
    pollMs,
    indexing,
    indexWorkers,
    chainOptions: { batchSize, evmRanges, maxSecondsBehind },
    access,
    rates,
    hosts,
    requestTimeoutMs,
    compat: options.compat ?? false,
    responseCacheBytes: integer("responseCacheBytes", options.responseCacheBytes ?? 64 << 20, 0, 2 ** 36),
    database: {
      location: {
        databaseUrl,
        databaseReadUrl: options.databaseReadUrl,
        dataDir,
        databaseSsl: options.databaseSsl,
        initialData: options.initialData,
      },
      pools: {
        ...checkPools(options.databasePools),
        statementMs: integer("statementTimeoutMs", options.statementTimeoutMs ?? 10_000, 100, 600_000),
      },
      /** False refuses a database that is behind. */
      onMigration: (options.migrate ?? true) && options.onMigration,
    },
    leaseMs: integer("leaseMs", options.leaseMs ?? 5_000, 1_000, 60_000),
    nfts: readNftOptions(options.nfts),
    webhooks: readWebhookOptions(options.webhooks),
    streams: readStreamOptions(options.streams),
    usage: readUsageOptions(options.usage),
    exports: readExportOptions(options.exports),
    prices: options.prices,
  };
}
