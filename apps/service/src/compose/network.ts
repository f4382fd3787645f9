/** One network in the service: the indexers of its chains, and the sources of its handlers. */

import type { ServedNetwork } from "../api/request/handler.ts";
import type { ChainStatus } from "../domain/chain-status.ts";
import { CHAIN_ALIASES, CHAIN_TITLES, type ChainAlias } from "../domain/network.ts";
import { createWarpNode } from "../sources/warp/node.ts";
import { createWarpSigners } from "../sources/warp/signers.ts";
import type { Store } from "../store/store.ts";
import { Aggregator } from "../warp/aggregator.ts";
import type { BlsEngine } from "../warp/bls-engine.ts";
import { ChainRun } from "./chain.ts";
import { type ChainIndexerOptions, configure, nodeOf } from "./chain-indexers.ts";
import { chainLead, leaseName } from "./chain-lead.ts";

export interface NetworkOptions extends ChainIndexerOptions {
  /** The store that requests read from. */
  readonly apiStore: Pick<Store, "subnets" | "l1Validations">;
  readonly bls: BlsEngine;
}

/** Undefined when no signers are configured. */
function aggregatorOf(options: NetworkOptions): Aggregator | undefined {
  const { source, apiStore: store, bls, settings } = options;
  const { runtime, observer } = settings;
  const { signal } = runtime;
  if (!source.warpSigners) return undefined;
  return new Aggregator({
    bls,
    identity: source,
    store,
    node: createWarpNode(nodeOf(options, "p-chain"), signal),
    signers: observer.signers(createWarpSigners(source.warpSigners, signal)),
  });
}

/** Undefined when the chain is not configured. */
function chainOf(chain: ChainAlias, options: NetworkOptions): ChainRun | undefined {
  const create = configure[chain](options);
  if (!create) return undefined;
  const { name, source, store, settings } = options;
  const { networkId } = source;
  const { sharing, indexing } = settings;
  const lead = chainLead({
    sharing,
    indexing,
    leaseName: leaseName(networkId, chain),
    store,
    create,
    checkpoint: () => store.chains[chain].checkpoint(networkId),
  });
  return new ChainRun({ settings, name, chain, title: CHAIN_TITLES[chain], lead });
}

/** The chains of a network. Each is indexed independently: a broken one does not stop the others. */
export class ChainService {
  readonly network: ServedNetwork;
  readonly #chains: readonly ChainRun[];

  constructor(options: NetworkOptions) {
    const { name, source } = options;
    const chains = CHAIN_ALIASES.flatMap((alias) => {
      const run = chainOf(alias, options);
      return run ? [[alias, run] as const] : [];
    });
    this.#chains = chains.map(([, run]) => run);
    this.network = {
      name,
      identity: source,
      aggregator: aggregatorOf(options),
      chains: Object.fromEntries(
        chains.map(([alias, run]) => [
          alias,
          { unavailable: () => run.unavailable(), indexedTo: () => run.indexedTo() },
        ]),
      ),
    };
  }

  /** Resolves when every chain's tip is reached for the first time; rejects when one is found broken before. */
  get indexed(): Promise<unknown> {
    return Promise.all(this.#chains.map(({ indexed }) => indexed));
  }

  /** Reads how far the chains are indexed. */
  async load(): Promise<void> {
    await Promise.all(this.#chains.map((chain) => chain.load()));
  }

  /** Runs until the signal. */
  async run(): Promise<void> {
    await Promise.all(this.#chains.map((chain) => chain.run()));
  }

  status(): ChainStatus[] {
    return this.#chains.map((chain) => chain.status());
  }
}
