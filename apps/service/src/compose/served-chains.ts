/** All chains of a service, by network and by EVM chain id: their indexers, and the sources of requests. */

import type { Context } from "../api/request/handler.ts";
import type { ChainStatus } from "../domain/chain-status.ts";
import { LogBlocks } from "../sources/evm/log-blocks.ts";
import type { EvmNode } from "../sources/evm/node.ts";
import type { Store } from "../store/store.ts";
import type { BlsEngine } from "../warp/bls-engine.ts";
import type { ChainSettings } from "./chain.ts";
import { EvmChainService } from "./evm-chain.ts";
import { ChainService } from "./network.ts";
import type { NetworkSource } from "./options.ts";
import type { Served } from "./served-networks.ts";

export interface ServedChainsOptions {
  /** Each network under the name under which it is served. */
  readonly served: readonly Served<NetworkSource>[];
  readonly settings: ChainSettings;
  /** The store that the indexers write to. */
  readonly store: Store;
  /** The store that requests read from. */
  readonly apiStore: Store;
  readonly bls: BlsEngine;
}

export class ServedChains {
  readonly networks: Context["networks"];
  readonly evmChains: Context["evmChains"];
  /** By their chain ids. */
  readonly evm: readonly EvmChainService[];
  /** The nodes of EVM chains, by chain id. */
  readonly evmNodes: ReadonlyMap<number, EvmNode>;
  /** Blocks of EVM chains with their logs, from their nodes. */
  readonly logs: LogBlocks;
  /** Ids of the networks, by name. */
  readonly networkIds: ReadonlyMap<string, number>;
  readonly #all: readonly (ChainService | EvmChainService)[];

  constructor({ served, settings, store, apiStore, bls }: ServedChainsOptions) {
    const networks = served.map(
      ({ name, source }) => new ChainService({ name, source, settings, store, apiStore, bls }),
    );
    this.evm = served
      .flatMap(({ name, source }) => (source.evmChains ?? []).map((chain) => ({ name, source: chain })))
      .sort((left, right) => left.source.evmChainId - right.source.evmChainId)
      .map(({ name, source }) => new EvmChainService({ name, source, settings, store }));
    this.networks = new Map(networks.map(({ network }) => [network.name, network]));
    this.networkIds = new Map(networks.map(({ network }) => [network.name, network.identity.networkId]));
    this.evmChains = new Map(this.evm.map(({ chain }) => [chain.source.evmChainId, chain]));
    const byChain = (node: (chain: EvmChainService) => EvmNode) =>
      new Map(this.evm.map((chain) => [chain.chain.source.evmChainId, node(chain)]));
    this.evmNodes = byChain(({ node }) => node);
    this.logs = new LogBlocks(byChain(({ logNode }) => logNode));
    this.#all = [...networks, ...this.evm];
  }

  status(): ChainStatus[] {
    return this.#all.flatMap((chain) => chain.status());
  }

  /** Reads how far the chains are indexed. */
  async load(): Promise<void> {
    await Promise.all(this.#all.map((chain) => chain.load()));
  }

  /** Runs until the signal of the settings. Never rejects. */
  async run(): Promise<void> {
    await Promise.all(this.#all.map((chain) => chain.run()));
  }

  /** Resolves when every chain has reached its node's tip once; rejects when one is found broken before. */
  async indexed(): Promise<void> {
    await Promise.all(this.#all.map((chain) => chain.indexed));
  }
}
