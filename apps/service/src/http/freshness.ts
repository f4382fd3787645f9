/** The headers that say how far the chains of a response are indexed. */

import type {
  Context,
  IndexedTo,
  ServedChainState,
  ServedEvmChain,
  ServedNetwork,
} from "../api/request/handler.ts";
import type { Snapshot } from "../domain/listing.ts";
import { CHAIN_ALIASES, chainAlias } from "../domain/network.ts";
import type { Match } from "./router.ts";

/** Both are dictionaries of RFC 8941 by chain: `p-chain=1200, evm-43114=52000000`. */
export const [HEIGHT_HEADER, TIME_HEADER] = ["x-indexed-height", "x-indexed-time"];

/** Paths that concern every EVM chain: none is named in them. */
const ALL_EVM_CHAINS = /^\/v1\/(icm|teleporter|blocks|transactions|address|chains)(\/|$)/;

type Chain = readonly [name: string, state: ServedChainState];

type Served = Pick<Context, "networks" | "evmChains">;

const evmName = (id: number): string => `evm-${id}`;

/** The network that a path names; undefined when it is not served. */
export const servedNetwork = (
  { networks }: Pick<Served, "networks">,
  name: string,
): ServedNetwork | undefined =>
  name === "testnet" ? networks.get("fuji") : [...networks.values()].find((one) => one.name === name);

function primaryChains(served: Served, name: string, blockchainId: string | undefined): Chain[] {
  const network = servedNetwork(served, name);
  if (!network) return [];
  const only = blockchainId === undefined ? undefined : chainAlias(network.identity, blockchainId);
  if (blockchainId !== undefined && only === undefined) return [];
  return CHAIN_ALIASES.flatMap((alias): Chain[] => {
    const state = only === undefined || only === alias ? network.chains[alias] : undefined;
    return state ? [[alias, state]] : [];
  });
}

/** The EVM chains that a request names or, where it names none, all that its operation reads. */
export function concernedEvmChains(
  { operation, path }: Match,
  query: URLSearchParams,
  { evmChains }: Pick<Served, "evmChains">,
): (readonly [id: number, chain: ServedEvmChain])[] {
  const { chainId } = path;
  if (chainId !== undefined)
    return [...evmChains].filter(
      ([id, { source }]) => String(id) === chainId || source.blockchainId === chainId,
    );
  if (!ALL_EVM_CHAINS.test(operation.path)) return [];
  const requested = query.get("network");
  return [...evmChains].filter(
    ([, { network }]) => requested === null || network === (requested === "testnet" ? "fuji" : requested),
  );
}

/**
 * The chains that a request names or, where it names none, all that its operation reads. None when it reads
 * no chain.
 */
export function concernedChains(match: Match, query: URLSearchParams, served: Served): Chain[] {
  const { chainId, network, blockchainId } = match.path;
  if (chainId === undefined && network !== undefined) return primaryChains(served, network, blockchainId);
  return concernedEvmChains(match, query, served).map(([id, chain]): Chain => [evmName(id), chain]);
}

/** The chain that a path names: EVM chain id or alias. Empty where it names none, or one that is not served. */
export function namedChain({ path }: Match, served: Served): string {
  const { chainId, network, blockchainId } = path;
  if (chainId !== undefined) {
    const known = [...served.evmChains].find(
      ([id, { source }]) => String(id) === chainId || source.blockchainId === chainId,
    );
    return known ? String(known[0]) : "";
  }
  if (network === undefined || blockchainId === undefined) return "";
  return primaryChains(served, network, blockchainId)[0]?.[0] ?? "";
}

export type Positions = ReadonlyMap<string, IndexedTo>;

/** The current progress of these chains. A later read sees at least this much. */
export function positionsOf(chains: readonly Chain[]): Positions {
  return new Map(
    chains.flatMap(([name, state]) => {
      const to = state.indexedTo?.();
      return to ? [[name, to] as const] : [];
    }),
  );
}

/** The positions of a snapshot, which may be older: the one of a later page is that of the first. */
export function positionsAt(now: Positions, { height, heights, time }: Snapshot): Positions {
  const [only = "p-chain"] = now.size === 1 ? now.keys() : [];
  const shown = Object.entries(heights ?? { [only]: height });
  return new Map(
    shown.flatMap(([name, at]) => {
      if (at === undefined || now.size === 0) return [];
      const completeAt = now.get(name)?.completeAt;
      return [
        [name, { height: at, completeAt: completeAt === undefined ? undefined : Math.min(completeAt, time) }],
      ];
    }),
  );
}

/** None where no chain is concerned; no time of a chain whose index never had every block of its node. */
export function freshnessHeaders(positions: Positions): { [name: string]: string } {
  const dictionary = (value: (to: IndexedTo) => number | undefined): string =>
    [...positions]
      .flatMap(([name, to]) => (value(to) === undefined ? [] : [`${name}=${value(to)}`]))
      .join(", ");
  const headers = {
    [HEIGHT_HEADER]: dictionary(({ height }) => height),
    [TIME_HEADER]: dictionary(({ completeAt }) => completeAt),
  };
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ""));
}
