/** One network in the service: the indexers of its chains, and what its handlers read from. */

import type { ServedNetwork } from "../api/request/handler.ts";
import type { ChainStatus } from "../domain/chain-status.ts";
import type { Logger } from "../domain/logger.ts";
import { beginOfXBlocks, type ServedName } from "../domain/network.ts";
import { createCIndexer } from "../indexer/c.ts";
import { ChainFollower } from "../indexer/follower.ts";
import { createPIndexer } from "../indexer/p.ts";
import { createXIndexer } from "../indexer/x.ts";
import { createBlockIndexNode } from "../sources/block-index-node.ts";
import { createCChainNode } from "../sources/c/node.ts";
import { readL1FeePrice } from "../sources/p/l1-fee.ts";
import { createPChainNode } from "../sources/p/node.ts";
import { readHeliconTime } from "../sources/p/upgrades.ts";
import { createWarpNode } from "../sources/warp/node.ts";
import { createWarpSigners } from "../sources/warp/signers.ts";
import { createXHistoryNode } from "../sources/x/history-node.ts";
import type { Store } from "../store/store.ts";
import { Aggregator } from "../warp/aggregator.ts";
import type { BlsEngine } from "../warp/bls-engine.ts";
import { ChainRun } from "./chain.ts";
import type { NetworkSource } from "./options.ts";

export interface ChainServiceOptions {
  readonly name: ServedName;
  readonly source: NetworkSource;
  /** The store that indexers write to. */
  readonly store: Store;
  /** The store that requests read from. */
  readonly apiStore: Store;
  readonly bls: BlsEngine;
  readonly clock: () => number;
  readonly logger: Logger;
  readonly pollMs: number;
  readonly batchSize: number;
  /** Seconds since the index was at the node's tip, up to which a chain counts as ready. */
  readonly maxSecondsBehind: number;
  /** Whether this process indexes, or follows what another process indexes. */
  readonly indexing: boolean;
  /** Stops everything, including calls to the node. */
  readonly signal: AbortSignal;
}

/** Undefined when no signers are configured. */
function aggregatorOf({ source, apiStore: store, bls, signal }: ChainServiceOptions): Aggregator | undefined {
  const { nodeUrl: baseUrl, fetch, warpSigners } = source;
  if (!warpSigners) return undefined;
  return new Aggregator({
    bls,
    identity: source,
    store,
    node: createWarpNode({ baseUrl, fetch }, signal),
    signers: createWarpSigners(warpSigners, signal),
  });
}

/** Undefined when the X-Chain's genesis is not configured. */
function xChainOf(options: ChainServiceOptions): ChainRun | undefined {
  const { source, store, batchSize, signal } = options;
  const { nodeUrl: baseUrl, fetch, genesis: pGenesis, xChain, networkId } = source;
  if (!xChain) return undefined;
  const { genesis, beganWithBlocks = beginOfXBlocks(networkId) === undefined } = xChain;
  const node = createBlockIndexNode("X", { baseUrl, fetch }, signal);
  const history = {
    node: createXHistoryNode({ baseUrl, fetch }, !beganWithBlocks, signal),
    store: store.xHistory,
  };
  const chain = store.chains["x-chain"];
  const checkpoint = () => chain.checkpoint(networkId);
  const indexer = options.indexing
    ? createXIndexer({ network: source, genesis, pGenesis, node, history, store: chain, batchSize })
    : new ChainFollower(checkpoint);
  return new ChainRun({ ...options, chain: "x-chain", title: "X-Chain", indexer, checkpoint });
}

/** EVM chain ids of the public networks' C-Chains. */
const C_CHAIN_EVM_IDS: { readonly [networkId: number]: number } = { 1: 43_114, 5: 43_113 };

/** Undefined unless the C-Chain is configured. */
function cChainOf(options: ChainServiceOptions): ChainRun | undefined {
  const { source, store, batchSize, signal } = options;
  const { nodeUrl: baseUrl, fetch, cChain, networkId } = source;
  if (!cChain) return undefined;
  const from = cChain === true ? "auto" : cChain;
  const onFallback = (reason: string): void =>
    options.logger.info({ network: options.name, reason }, "C-Chain is read from the node's EVM interface");
  const evmChainId = C_CHAIN_EVM_IDS[networkId];
  const node = createCChainNode({ baseUrl, fetch, from, evmChainId, onFallback }, signal);
  const chain = store.chains["c-chain"];
  const checkpoint = () => chain.checkpoint(networkId);
  const indexer = options.indexing
    ? createCIndexer({ network: source, node, store: chain, batchSize })
    : new ChainFollower(checkpoint);
  return new ChainRun({ ...options, chain: "c-chain", title: "C-Chain", indexer, checkpoint });
}

/** The chains of a network. Each is indexed independently: a broken one does not stop the others. */
export class ChainService {
  readonly network: ServedNetwork;
  readonly #chains: readonly ChainRun[];

  constructor(options: ChainServiceOptions) {
    const { name, source, store, clock, batchSize, signal } = options;
    const node = createPChainNode({ baseUrl: source.nodeUrl, fetch: source.fetch }, signal);
    const { genesis, heliconTime } = source;
    const address = { baseUrl: source.nodeUrl, fetch: source.fetch };
    const checkpoint = () => store.chains["p-chain"].checkpoint(source.networkId);
    const indexer = options.indexing
      ? createPIndexer({
          network: source,
          genesis,
          node,
          store: store.chains["p-chain"],
          stakers: store.stakers,
          l1Validations: store.l1Validations,
          uptimes: store.uptimes,
          clock,
          batchSize,
          heliconTime: async () => heliconTime ?? readHeliconTime(address, signal),
          l1FeePrice: () => readL1FeePrice(address, signal),
        })
      : new ChainFollower(checkpoint);
    const pChain = new ChainRun({ ...options, chain: "p-chain", title: "P-Chain", indexer, checkpoint });
    const xChain = xChainOf(options);
    const cChain = cChainOf(options);
    this.#chains = [pChain, xChain, cChain].filter((chain) => chain !== undefined);
    this.network = {
      name,
      identity: source,
      aggregator: aggregatorOf(options),
      unavailable: () => pChain.unavailable(),
      xChain: xChain && { unavailable: () => xChain.unavailable() },
      cChain: cChain && { unavailable: () => cChain.unavailable() },
    };
  }

  /** Resolves when every chain's tip is reached for the first time; rejects when one is found broken before. */
  get indexed(): Promise<unknown> {
    return Promise.all(this.#chains.map(({ indexed }) => indexed));
  }

  /** Reads how far the chains are indexed. */
  async open(): Promise<void> {
    await Promise.all(this.#chains.map((chain) => chain.open()));
  }

  /** Runs until the signal. */
  async run(): Promise<void> {
    await Promise.all(this.#chains.map((chain) => chain.run()));
  }

  status(): ChainStatus[] {
    return this.#chains.map((chain) => chain.status());
  }
}
