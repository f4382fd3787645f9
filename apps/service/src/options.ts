/** What a service is made from. */

import type { PChainClientOptions } from "@primary-network/pchain-rpc";
import type { NetworkIdentity, ServedName } from "./domain/network.ts";

/** A network to index: its node, and what tells it from others. */
export interface NetworkSource extends NetworkIdentity {
  /** Base URL of the node, without `/ext/bc/P`; its block index must be enabled. */
  readonly nodeUrl: string;
  /** The P-Chain's genesis state, byte for byte as the node has it. */
  readonly genesis: Uint8Array;
  /** Replaces the global fetch towards the node. */
  readonly fetch?: PChainClientOptions["fetch"];
}

/** Where the service tells what happens; a pino logger fits. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
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
}

/** Thrown for an option that cannot work. */
export class OptionError extends Error {
  override readonly name = "OptionError";
}

function integer(name: string, value: number, min: number, max: number): number {
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new OptionError(`service: ${name} must be an integer from ${min} to ${max}, not ${value}`);
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
  if (databaseUrl !== undefined && dataDir !== undefined) {
    throw new OptionError("service: databaseUrl and dataDir exclude each other");
  }
  const pollMs = integer("pollMs", options.pollMs ?? 1_000, 10, 60_000);
  const batchSize = integer("batchSize", options.batchSize ?? 256, 1, 1_024);
  return { served, databaseUrl, dataDir, clock, logger, pollMs, batchSize };
}
