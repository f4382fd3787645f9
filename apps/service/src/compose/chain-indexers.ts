/** The indexers of a network's chains, made of its configuration. */

import { beginOfXBlocks, type ChainAlias, type ServedName } from "../domain/network.ts";
import { createCIndexer } from "../indexer/c.ts";
import { createPIndexer } from "../indexer/p.ts";
import type { Indexer } from "../indexer/run.ts";
import { createXIndexer } from "../indexer/x.ts";
import { createBlockIndexNode } from "../sources/block-index-node.ts";
import { createCChainNode } from "../sources/c/node.ts";
import { readL1FeePrice } from "../sources/p/l1-fee.ts";
import { createPChainNode } from "../sources/p/node.ts";
import { readHeliconTime } from "../sources/p/upgrades.ts";
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

/** How the node of a network is reached. */
export const nodeOf = ({ nodeUrl: baseUrl, fetch }: NetworkSource) => ({ baseUrl, fetch });

/** Makes the indexer of a chain; undefined when the chain is not configured. */
type Configure = (options: ChainIndexerOptions) => (() => Indexer) | undefined;

/** EVM chain ids of the public networks' C-Chains. */
const C_CHAIN_EVM_IDS: { readonly [networkId: number]: number } = { 1: 43_114, 5: 43_113 };

export const configure: { readonly [alias in ChainAlias]: Configure } = {
  "p-chain": ({ source, store, settings: { clock, batchSize, signal } }) => {
    const { genesis, heliconTime } = source;
    return () =>
      createPIndexer({
        network: source,
        genesis,
        node: createPChainNode(nodeOf(source), signal),
        store: store.chains["p-chain"],
        stakers: store.stakers,
        l1Validations: store.l1Validations,
        uptimes: store.uptimes,
        clock,
        batchSize,
        heliconTime: async () => heliconTime ?? readHeliconTime(nodeOf(source), signal),
        l1FeePrice: () => readL1FeePrice(nodeOf(source), signal),
      });
  },
  "x-chain": ({ source, store, settings: { batchSize, signal } }) => {
    const { genesis: pGenesis, xChain, networkId } = source;
    if (!xChain) return undefined;
    const { genesis, beganWithBlocks = beginOfXBlocks(networkId) === undefined } = xChain;
    return () =>
      createXIndexer({
        network: source,
        genesis,
        pGenesis,
        node: createBlockIndexNode("X", nodeOf(source), signal),
        history: {
          node: createXHistoryNode(nodeOf(source), !beganWithBlocks, signal),
          store: store.xHistory,
        },
        store: store.chains["x-chain"],
        batchSize,
      });
  },
  "c-chain": ({ name, source, store, settings: { logger, batchSize, signal } }) => {
    const { cChain, networkId } = source;
    if (!cChain) return undefined;
    const from = cChain === true ? "auto" : cChain;
    const onFallback = (reason: string): void =>
      logger.info({ network: name, reason }, "C-Chain is read from the node's EVM interface");
    const evmChainId = C_CHAIN_EVM_IDS[networkId];
    return () =>
      createCIndexer({
        network: source,
        node: createCChainNode({ ...nodeOf(source), from, evmChainId, onFallback }, signal),
        store: store.chains["c-chain"],
        batchSize,
      });
  },
};
