/** What a service is made from. */

import type { PChainClientOptions } from "@primary-network/pchain-rpc";
import { type Privilege, privileges, publicRates, type RateTable } from "../domain/access.ts";
import { type PriceSource, staticPrices } from "../domain/evm/price.ts";
import type { Logger } from "../domain/logger.ts";
import type { NetworkIdentity, ServedName } from "../domain/network.ts";
import { integer, OptionError } from "../domain/option.ts";
import type { ExportOptions } from "../jobs/export-options.ts";
import { type NftOptions, readNftOptions } from "../nft/nft-options.ts";
import { checkEvmChains, type EvmChainSource } from "../sources/evm/chain-source.ts";
import type { WarpSignersOptions } from "../sources/warp/signers.ts";

/** A network to index: its node, and what tells it from others. */
export interface NetworkSource extends NetworkIdentity {
  /** Base URL of the node, without `/ext/bc/P`; its block index must be enabled. */
  readonly nodeUrl: string;
  /** The P-Chain's genesis state, byte for byte as the node has it. */
  readonly genesis: Uint8Array;
  /**
   * Unix seconds of the Helicon upgrade, from which on rewards follow ACP-285. Default: what the node's `info.upgrades` says; when
   * it says nothing, the date that is known of the public networks, and never on others.
   */
  readonly heliconTime?: number;
  /**
   * The X-Chain's genesis state, byte for byte. Without it that chain is not indexed and its operations answer 501. What the
   * public networks' X-Chains did before they had blocks is read from the node's index of their transactions.
   */
  readonly xChain?: {
    readonly genesis: Uint8Array;
    /**
     * Whether the chain had blocks from its first transaction on. Default: true but for mainnet and fuji, which accepted
     * transactions without blocks before Cortina.
     */
    readonly beganWithBlocks?: boolean;
  };
  /**
   * Whether the C-Chain's atomic transactions are indexed, and from where: `index` reads the node's index of its blocks, `rpc`
   * its EVM interface at `/ext/bc/C/rpc`, `true` the index where the node has a whole one and the EVM interface where it has
   * not. Both tell the same. Without it the chain's operations answer 501. Every block is read from the first on, and those
   * without such transactions are not kept.
   */
  readonly cChain?: boolean | "index" | "rpc";
  /** The EVM chains that are indexed. Without any, operations on EVM data answer 404 for every chain. */
  readonly evmChains?: readonly EvmChainSource[];
  /** Replaces the global fetch towards the node. */
  readonly fetch?: PChainClientOptions["fetch"];
  /** Where validators are asked for signatures of Warp messages. Without it the signature operations answer 501. */
  readonly warpSigners?: WarpSignersOptions;
}

/** Options of `createService`. */
export interface ServiceOptions {
  /** By the name under which each is served; `testnet` is fuji's other name. */
  readonly networks: { readonly [name in ServedName]?: NetworkSource };
  /** PostgreSQL connection string. Without it the embedded database is used. */
  readonly databaseUrl?: string;
  /** Directory of the embedded database, for one process at a time; in memory without it. */
  readonly dataDir?: string;
  /** Milliseconds since 1970. Default: the machine's clock. */
  readonly clock?: () => number;
  /** Default: nothing is told. */
  readonly logger?: Logger;
  /** Milliseconds between looks for new blocks, 10 … 60000. Default 1000. */
  readonly pollMs?: number;
  /** Blocks per transaction, 1 … 1024. Default 256. */
  readonly batchSize?: number;
  /**
   * Seconds since a chain's index was last at its node's tip, up to which the chain counts as ready, 1 … 86400. Default 60.
   */
  readonly maxSecondsBehind?: number;
  /** Whether this process indexes; without it, it answers from what another one indexes on the same PostgreSQL. Default true. */
  readonly indexing?: boolean;
  /** Header that carries the API key. Default `x-service-api-key`. */
  readonly apiKeyHeader?: string;
  /** What is allowed without a key. Default: everything. */
  readonly anonymous?: readonly Privilege[];
  /**
   * Compute units that callers may spend: those of the public deployment, none at all (`off`, the default), or a table of
   * one's own, each number 200 … 1000000000. On PostgreSQL all processes of one database share the count.
   */
  readonly limits?: "public" | "off" | RateTable;
  /**
   * Change what the hosted service's official clients read otherwise than the interface says: POSTs answer 201, prices are
   * numbers. Each request may choose by the header `x-service-compat: true` or `false`. Default false.
   */
  readonly compat?: boolean;
  /** Names and addresses, without ports and IPv6 in brackets, under which the service may be asked. Default: any. */
  readonly hosts?: readonly string[];
  /** Milliseconds that a request may take, 1 … 600000; then it is answered 503. Default 30000. */
  readonly requestTimeoutMs?: number;
  /**
   * Milliseconds that PostgreSQL may take for one statement of a request, 100 … 600000; then the request is answered 503. The
   * embedded database cannot keep to it. Default 10000.
   */
  readonly statementTimeoutMs?: number;
  readonly exports?: ExportOptions;
  readonly nfts?: NftOptions;
  /** Where prices of tokens come from. Default: nowhere, and answers have none. */
  readonly prices?: PriceSource;
}

/** A dearer request than the dearest kind, 200 units, could never be granted; more than 10^9 would not fit a counter. */
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

function hostNames(hosts: readonly string[] | undefined): readonly string[] | undefined {
  for (const host of hosts ?? []) {
    if (!/^([\w.-]+|\[[0-9a-f:.]+\])$/i.test(host) || !URL.canParse(`http://${host}`)) {
      throw new OptionError(`service: hosts must hold names without ports, IPv6 in brackets, not "${host}"`);
    }
  }
  return hosts;
}

function anonymousPrivileges(anonymous: readonly Privilege[] = privileges): readonly Privilege[] {
  for (const privilege of anonymous) {
    if (!privileges.includes(privilege)) {
      throw new OptionError(`service: anonymous must hold only ${privileges.join(", ")}, not "${privilege}"`);
    }
  }
  return anonymous;
}

function headerName(name = "x-service-api-key"): string {
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
  const names: readonly ServedName[] = ["mainnet", "fuji"];
  const served = names.flatMap((name) => {
    const source = networks[name];
    return source ? [{ name, source }] : [];
  });
  if (served.length === 0) throw new OptionError("service: networks must name at least one of mainnet, fuji");
  if (new Set(served.map(({ source }) => source.networkId)).size < served.length) {
    throw new OptionError("service: networks must have different networkIds");
  }
  checkEvmChains(served.flatMap(({ source }) => source.evmChains ?? []));
  if (databaseUrl !== undefined && dataDir !== undefined) {
    throw new OptionError("service: databaseUrl and dataDir exclude each other");
  }
  const indexing = options.indexing ?? true;
  if (!indexing && databaseUrl === undefined) {
    throw new OptionError(
      "service: indexing can be false only with databaseUrl, where another process indexes",
    );
  }
  const pollMs = integer("pollMs", options.pollMs ?? 1_000, 10, 60_000);
  const batchSize = integer("batchSize", options.batchSize ?? 256, 1, 1_024);
  const maxSecondsBehind = integer("maxSecondsBehind", options.maxSecondsBehind ?? 60, 1, 86_400);
  const access = {
    apiKeyHeader: headerName(options.apiKeyHeader),
    anonymous: anonymousPrivileges(options.anonymous),
  };
  const rates = rateTable(options.limits);
  const hosts = hostNames(options.hosts);
  const requestTimeoutMs = integer("requestTimeoutMs", options.requestTimeoutMs ?? 30_000, 1, 600_000);
  return {
    served,
    databaseUrl,
    dataDir,
    logger,
    pollMs,
    indexing,
    chainOptions: { batchSize, maxSecondsBehind },
    // Whole milliseconds, as the database keeps them; a virtual clock may have fractions.
    clock: () => Math.floor(clock()),
    access,
    rates,
    hosts,
    requestTimeoutMs,
    compat: options.compat ?? false,
    statementTimeoutMs: integer("statementTimeoutMs", options.statementTimeoutMs ?? 10_000, 100, 600_000),
    nfts: readNftOptions(options.nfts),
    prices: options.prices ?? staticPrices({}),
  };
}
