/** The indexers of a network's chains, made of its configuration. */

import { beginOfXBlocks, type ChainAlias, type ServedName } from "../domain/network.ts";
import { createCIndexer } from "../indexer/c.ts";
import { createPIndexer } from "../indexer/p.ts";
import type { Indexer } from "../indexer/run.ts";
import { createXIndexer } from "../indexer/x.ts";
import { createBlockIndexNode } from "../sources/block-index-node.ts";
import { createCChainNode } from "../sources/c/node.ts";
import { callHooks } from "../sources/node-call.ts";
import { readL1FeePrice } from "../sources/p/l1-fee.ts";
import { createPChainNode } from "../sources/p/node.ts";
import { readHeliconTime } from "../sources/p/upgrades.ts";
import type { RangeRead, ReadElsewhere } from "../sources/range-read.ts";
import { createXHistoryNode } from "../sources/x/history-node.ts";
import type { Store } from "../store/store.ts";
import type { ChainSettings } from "./chain.ts";
import type { NetworkSource } from "./options.ts";

export interface ChainIndexerOptions {
  readonly name: ServedName;
  readonly source: NetworkSource;
  readonly settings: ChainSettings;
  /** The store that indexers write to. */
  readonly store: Store;
}

/** The connection to a network's node, and the observer of its requests for a chain. */
export const nodeOf = (
  {
    name,
    source: { nodeUrl: baseUrl, fetch },
    settings,
  }: Pick<ChainIndexerOptions, "name" | "source" | "settings">,
  chain: ChainAlias,
) => ({ baseUrl, fetch, hooks: callHooks(settings.observer.node({ network: name, chain })) });

/**
 * Worker threads that read a chain's blocks; undefined without them, and where the program's own `fetch`
 * reaches the node.
 */
function elsewhereOf(
  { name, source, settings }: Omit<ChainIndexerOptions, "store">,
  chain: RangeRead["chain"],
  alias: ChainAlias,
): ReadElsewhere | undefined {
  const { nodeUrl: baseUrl, fetch } = source;
  const { threads, observer } = settings;
  if (!threads || fetch) return undefined;
  const observe = observer.node({ network: name, chain: alias });
  return (start, count) => threads.read({ chain, baseUrl, start, count }, observe);
}

/** Makes the indexer of a chain on a store; undefined when the chain is not configured. */
type Configure = (options: Omit<ChainIndexerOptions, "store">) => ((store: Store) => Indexer) | undefined;

/** EVM chain ids of the public networks' C-Chains. */
const C_CHAIN_EVM_IDS: { readonly [networkId: number]: number } = { 1: 43_114, 5: 43_113 };

export const configure: { readonly [alias in ChainAlias]: Configure } = {
  "p-chain": (options) => {
    const { source, settings } = options;
    const { runtime, batchSize } = settings;
    const { clock, signal } = runtime;
    const { genesis, heliconTime } = source;
    const address = nodeOf(options, "p-chain");
    return (store) =>
      createPIndexer({
        network: source,
        genesis,
        node: createPChainNode(address, signal, elsewhereOf(options, "P", "p-chain")),
        store: store.chains["p-chain"],
        stakers: store.stakers,
        l1Validations: store.l1Validations,
        uptimes: store.uptimes,
        clock,
        batchSize,
        heliconTime: async () => heliconTime ?? readHeliconTime(address, signal),
        l1FeePrice: () => readL1FeePrice(address, signal),
      });
  },
  "x-chain": (options) => {
    const { source, settings } = options;
    const { runtime, batchSize } = settings;
    const { signal } = runtime;
    const { genesis: pGenesis, xChain, networkId } = source;
    if (!xChain) return undefined;
    const address = nodeOf(options, "x-chain");
    const { genesis, beganWithBlocks = beginOfXBlocks(networkId) === undefined } = xChain;
    return (store) =>
      createXIndexer({
        network: source,
        genesis,
        pGenesis,
        node: createBlockIndexNode("X", address, signal, elsewhereOf(options, "X", "x-chain")),
        history: {
          node: createXHistoryNode(address, !beganWithBlocks, signal),
          store: store.xHistory,
        },
        store: store.chains["x-chain"],
        batchSize,
      });
  },
  "c-chain": (options) => {
    const { name, source, settings } = options;
    const { runtime, observer, batchSize } = settings;
    const { logger, signal } = runtime;
    const { cChain, networkId } = source;
    if (!cChain) return undefined;
    const from = cChain === true ? "auto" : cChain;
    const onFallback = (reason: string): void =>
      logger.info({ network: name, reason }, "C-Chain is read from the node's EVM interface");
    const evmChainId = C_CHAIN_EVM_IDS[networkId];
    const address = nodeOf(options, "c-chain");
    const observe = observer.node({ network: name, chain: "c-chain" });
    const elsewhere = elsewhereOf(options, "C", "c-chain");
    return (store) =>
      createCIndexer({
        network: source,
        node: createCChainNode({ ...address, from, evmChainId, onFallback, observe, elsewhere }, signal),
        store: store.chains["c-chain"],
        batchSize,
      });
  },
};
