/** One network's P-Chain in the service: its indexer, what is told of it, and when it can be asked. */

import { isConnectionError, isDeadlineError } from "@primary-network/pchain-rpc";
import type { ServedNetwork } from "./api/handler.ts";
import type { ServedName } from "./domain/network.ts";
import type { ChainFigures } from "./http/admin.ts";
import { PChainFollower } from "./indexer/p-chain-follower.ts";
import { PChainIndexer } from "./indexer/p-chain-indexer.ts";
import { type Indexer, run } from "./indexer/run.ts";
import type { Logger, NetworkSource } from "./options.ts";
import { createPChainNode } from "./sources/p-chain-node.ts";
import { createWarpNode } from "./sources/warp-node.ts";
import { createWarpSigners } from "./sources/warp-signers.ts";
import type { Store } from "./store/store.ts";
import { Aggregator } from "./warp/aggregator.ts";

export interface ChainServiceOptions {
  readonly name: ServedName;
  readonly source: NetworkSource;
  readonly store: Store;
  readonly clock: () => number;
  readonly logger: Logger;
  readonly pollMs: number;
  readonly batchSize: number;
  /** Whether this process indexes, or watches another one do it. */
  readonly indexing: boolean;
  /** Ends everything, calls to the node included. */
  readonly signal: AbortSignal;
}

/** None without signers. */
function aggregatorOf({ source, store, signal }: ChainServiceOptions): Aggregator | undefined {
  const { nodeUrl: baseUrl, fetch, warpSigners } = source;
  if (!warpSigners) return undefined;
  return new Aggregator({
    identity: source,
    store,
    node: createWarpNode({ baseUrl, fetch }, signal),
    signers: createWarpSigners(warpSigners, signal),
  });
}

const text = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether the node did not answer at all, as against badly. */
const unreachable = (error: unknown): boolean => isConnectionError(error) || isDeadlineError(error);

export class ChainService {
  readonly network: ServedNetwork;
  /** Resolves when the tip is reached for the first time; rejects when the chain is found broken before. */
  readonly indexed: Promise<void>;
  readonly #options: ChainServiceOptions;
  readonly #indexer: Indexer;
  #ready = false;
  #caughtUp: () => void = () => {};
  #failed: (error: unknown) => void = () => {};

  constructor(options: ChainServiceOptions) {
    const { name, source, store, clock, batchSize, signal } = options;
    this.#options = options;
    const node = createPChainNode({ baseUrl: source.nodeUrl, fetch: source.fetch }, signal);
    this.#indexer = options.indexing
      ? new PChainIndexer({ network: source, genesis: source.genesis, node, store, clock, batchSize })
      : new PChainFollower(store, source.networkId);
    this.network = {
      name,
      identity: source,
      aggregator: aggregatorOf(options),
      unavailable: () => this.#unavailable(),
    };
    this.indexed = new Promise((resolve, reject) => {
      this.#caughtUp = resolve;
      this.#failed = reject;
    });
    this.indexed.catch(() => {}); // told by the log and the health page too
  }

  /** Runs until the signal. */
  async run(): Promise<void> {
    const { name, logger, pollMs, signal } = this.#options;
    await run(this.#indexer, {
      signal,
      pollMs,
      caughtUp: () => {
        if (this.#indexer.status.height < 0) return; // a follower with nothing to follow yet
        if (!this.#ready)
          logger.info({ network: name, height: this.#indexer.status.height }, "P-Chain indexed");
        this.#ready = true;
        this.#caughtUp();
      },
      failed: (error) => {
        const fields = { network: name, error: text(error), height: this.#indexer.status.height };
        if (!this.#indexer.status.broken) return logger.warn(fields, "P-Chain indexing failed; trying again");
        logger.error(fields, "P-Chain does not continue what is indexed; indexing has stopped");
        this.#failed(error);
      },
    });
  }

  figures(): ChainFigures {
    const { height, tip, fault, broken } = this.#indexer.status;
    const told = fault === undefined ? undefined : text(fault);
    return {
      network: this.#options.name,
      chain: "p-chain",
      height,
      tip,
      ready: this.#ready,
      broken,
      fault: told,
    };
  }

  /** Without a single block from the node there is nothing to answer with but the genesis, which would mislead. */
  #unavailable(): ReturnType<ServedNetwork["unavailable"]> {
    const { height, tip, fault } = this.#indexer.status;
    if (height > 0 || (tip !== undefined && fault === undefined)) return undefined;
    const name = this.#options.name;
    if (fault === undefined) return { status: 503, reason: `the P-Chain of ${name} is not indexed yet` };
    if (unreachable(fault)) return { status: 503, reason: `the node of ${name} cannot be reached` };
    return { status: 502, reason: `the node of ${name} gave an invalid answer` };
  }
}
