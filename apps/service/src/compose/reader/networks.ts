/** The networks of a reader, with the sources of its handlers. */

import type { ServedEvmChain, ServedNetwork } from "../../api/request/handler.ts";
import type { ChainStatus } from "../../domain/chain-status.ts";
import { CHAIN_ALIASES, type NetworkIdentity, type ServedName } from "../../domain/network.ts";
import type { EvmChainSource } from "../../sources/evm/chain-source.ts";
import type { Store } from "../../store/store.ts";
import { servedNetworks, withHexIds } from "../served-networks.ts";
import type { ReaderNode } from "./aggregator-of.ts";
import { loadedAggregator } from "./loaded-aggregator.ts";
import { createRecordedState, type RecordedAccounts } from "./recorded-accounts.ts";

/** An EVM chain whose index is read. */
export interface ReaderEvmChain
  extends Pick<
    EvmChainSource,
    | "evmChainId"
    | "blockchainId"
    | "name"
    | "description"
    | "publicRpcUrl"
    | "subnetId"
    | "vmId"
    | "explorerUrl"
    | "logoUri"
    | "token"
  > {
  /** The state of accounts: native balances are not indexed. */
  readonly state: RecordedAccounts;
}

/** A network whose index is read; its ids are cb58. */
export interface ReaderNetwork extends NetworkIdentity {
  readonly evmChains: readonly ReaderEvmChain[];
}

/** The chains that a reader reads. */
interface ReaderSources {
  readonly networks: ReaderNetworks;
  readonly store: Store;
  readonly nodes: { readonly [name in ServedName]?: ReaderNode };
}

/** By the name under which each is served; `testnet` is fuji's other name. */
export type ReaderNetworks = { readonly [name in ServedName]?: ReaderNetwork };

/** The chains that a reader serves. */
export interface ReaderChains {
  readonly networks: ReadonlyMap<ServedName, ServedNetwork>;
  readonly evmChains: ReadonlyMap<number, ServedEvmChain>;
  /** Options for all chains. */
  readonly status: readonly ChainStatus[];
}

/** The state of an index that has every block of its node. */
const complete = (
  network: string,
  chain: ChainStatus["chain"],
  height: number,
  now: number,
): ChainStatus => ({
  network,
  chain,
  role: "reader",
  height,
  tipHeight: height,
  blocksBehind: 0,
  phase: "following",
  blocksPerSecond: 0,
  secondsLeft: 0,
  ready: true,
  polledAt: Math.floor(now / 1000),
  secondsBehind: 0,
  broken: false,
  fault: undefined,
});

/**
 * Reads how far the chains are indexed: all that the index has, which is all there is.
 *
 * @param now milliseconds since 1970
 * @throws OptionError naming an id that is no cb58
 */
export async function readChains(
  { networks: given, store, nodes }: ReaderSources,
  now: number,
): Promise<ReaderChains> {
  const networks = new Map<ServedName, ServedNetwork>();
  const evmChains = new Map<number, ServedEvmChain>();
  const status: ChainStatus[] = [];
  const stateOf = (network: ServedName, chain: ChainStatus["chain"], height: number) => {
    status.push(complete(network, chain, height, now));
    const to = { height, completeAt: Math.floor(now / 1000) };
    return { indexedTo: () => to, unavailable: () => undefined };
  };
  const served = servedNetworks(given).map(withHexIds);
  for (const { name, source: network } of served) {
    const { networkId, hrp, assetId, xChainId, cChainId } = network;
    const identity = { networkId, hrp, assetId, xChainId, cChainId };
    const node = nodes[name];
    const { heights } = await store.seen.read(networkId);
    const chains = CHAIN_ALIASES.flatMap((alias) => {
      const height = heights[alias];
      return height === undefined ? [] : [[alias, stateOf(name, alias, height)] as const];
    });
    networks.set(name, {
      name,
      identity,
      aggregator: node && loadedAggregator({ identity, store, node }),
      chains: Object.fromEntries(chains),
    });
  }
  const all = served.flatMap(({ name, source }) => source.evmChains.map((chain) => ({ name, chain })));
  const heights = await store.evm.chains.heights(all.map(({ chain }) => chain.evmChainId));
  for (const { name, chain } of all.sort((one, other) => one.chain.evmChainId - other.chain.evmChainId)) {
    const { state, ...source } = chain;
    const height = heights.get(source.evmChainId);
    if (height === undefined) continue;
    evmChains.set(source.evmChainId, {
      network: name,
      source,
      state: createRecordedState(state),
      ...stateOf(name, `evm-${source.evmChainId}`, height),
    });
  }
  return { networks, evmChains, status };
}
