/** Options of `verify`, and the checks of what they say. */
import type { DataClientOptions } from "@primary-network/data";
import type { NodeOptions } from "./node-calls.ts";
import type { Progress, VerifyState } from "./report.ts";

/** Options of {@link verify}. */
export interface VerifyOptions {
  /** The node. Its index API and its tracer are used if they are on. */
  readonly node: NodeOptions;
  /** The service's data API. `network` is required. */
  readonly service: DataClientOptions;
  /**
   * Number of blocks of each chain that are compared, from all its sections, and how many addresses, token holders
   * and nodes of what they show.
   * @default everything
   */
  readonly sample?: number;
  /**
   * Chooses the sample: the same seed at the same position chooses the same blocks. From 0 to 2^32 - 1.
   * @default that of the state to resume, else 1
   */
  readonly seed?: number;
  /**
   * Chains as the service's status names them, such as `p-chain` and `evm-43114`.
   * @default all that the service indexes
   */
  readonly chains?: readonly string[];
  /**
   * URLs of the JSON-RPC of EVM chains by their names, such as `evm-43113`.
   * @default the node's, at `/ext/bc/<blockchain id>/rpc`
   */
  readonly evmRpcUrls?: { readonly [chain: string]: string };
  /**
   * Addresses in bech32 whose outputs and balances are compared.
   * @default the addresses that the compared blocks show, at most 10,000
   */
  readonly addresses?: readonly string[];
  /**
   * Leaves out what is of the last block: balances, validators, subnets, supply. An index that stands still behind
   * its node has other ones.
   * @default false
   */
  readonly blocksOnly?: boolean;
  /**
   * Number of requests that are under way at once to each side. From 1 to 64.
   * @default 4
   */
  readonly concurrency?: number;
  /** A state that `onStep` was given: the run goes on behind it. */
  readonly resume?: VerifyState;
  /** Called after each step, with a state that a later run can resume. */
  readonly onStep?: (progress: Progress) => void | Promise<void>;
  /** Ends the run before the next step. */
  readonly signal?: AbortSignal;
  /** Milliseconds since 1970. @default Date.now */
  readonly clock?: () => number;
}

/** Thrown when an option is invalid, or when node and service do not fit together. */
export class VerifyError extends Error {
  /** Name of the class. */
  override readonly name = "VerifyError";
}

function checkInteger(name: string, value: number | undefined, least: number, most: number): void {
  if (value === undefined || (Number.isInteger(value) && value >= least && value <= most)) return;
  throw new VerifyError(`${name} must be an integer from ${least} to ${most}, not ${value}`);
}

/** @throws VerifyError naming the field and its rule */
export function checkOptions({
  node,
  service,
  sample,
  seed,
  chains,
  concurrency,
  evmRpcUrls,
}: VerifyOptions): void {
  if (!/^https?:\/\//.test(node.baseUrl))
    throw new VerifyError(`node.baseUrl must begin with http:// or https://, not "${node.baseUrl}"`);
  if (service.network === undefined)
    throw new VerifyError("service.network must name the network in the service's paths, such as mainnet");
  checkInteger("sample", sample, 1, 10_000_000);
  checkInteger("seed", seed, 0, 2 ** 32 - 1);
  checkInteger("concurrency", concurrency, 1, 64);
  for (const [chain, url] of Object.entries(evmRpcUrls ?? {}))
    if (!/^https?:\/\//.test(url))
      throw new VerifyError(`evmRpcUrls.${chain} must begin with http:// or https://, not "${url}"`);
  if (chains?.length === 0) throw new VerifyError("chains must name at least one chain");
}
