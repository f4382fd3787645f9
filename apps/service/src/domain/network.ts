/** The ids of a Primary Network, and the names under which it is served. */

import { toCb58, toHex } from "./id-text.ts";

/** 32 zero bytes: the id of the P-Chain and of the Primary Network as a subnet. */
export const PRIMARY_ID: string = `0x${"00".repeat(32)}`;

/** The identity of a network; its ids are hex with 0x. */
export interface NetworkIdentity {
  /** 1 mainnet, 5 fuji, 12345 local. */
  readonly networkId: number;
  /** Human-readable part of addresses: `avax`, `fuji`, `local`. */
  readonly hrp: string;
  /** Id of AVAX on this network. */
  readonly assetId: string;
  /** Id of the X-Chain. */
  readonly xChainId: string;
  /** Id of the C-Chain. */
  readonly cChainId: string;
}

/** An output's asset as facts have it: null for AVAX, which nearly all have. */
export function assetOf(network: Pick<NetworkIdentity, "assetId">, assetId: Uint8Array): string | null {
  const hex = toHex(assetId);
  return hex === network.assetId ? null : hex;
}

/** Names that stand for one network in paths. */
export type NetworkName = "mainnet" | "fuji" | "testnet";

/** The two networks that the paths can name; `testnet` is another name of fuji. */
export type ServedName = "mainnet" | "fuji";

/** The network that a name in a path means. */
export function servedName(name: NetworkName): ServedName {
  return name === "testnet" ? "fuji" : name;
}

/** Aliases of the three chains. */
export type ChainAlias = "p-chain" | "x-chain" | "c-chain";

/** The three chains, in the order of listings. */
export const CHAIN_ALIASES: readonly ChainAlias[] = ["p-chain", "x-chain", "c-chain"];

/** True when a name is that of a chain of the Primary Network; names of EVM chains are not. */
export const isChainAlias = (name: string): name is ChainAlias =>
  CHAIN_ALIASES.some((alias) => alias === name);

export const CHAIN_TITLES: { readonly [alias in ChainAlias]: string } = {
  "p-chain": "P-Chain",
  "x-chain": "X-Chain",
  "c-chain": "C-Chain",
};

/** Ids of the three chains. */
export function chainIds({ xChainId, cChainId }: NetworkIdentity): {
  readonly [alias in ChainAlias]: string;
} {
  return { "p-chain": PRIMARY_ID, "x-chain": xChainId, "c-chain": cChainId };
}

/** The chain of the network that an alias or cb58 id names; undefined for any other. */
export function chainAlias(network: NetworkIdentity, blockchainId: string): ChainAlias | undefined {
  const ids = chainIds(network);
  return CHAIN_ALIASES.find((alias) => blockchainId === alias || blockchainId === toCb58(ids[alias]));
}

/**
 * Unix seconds of the Durango upgrade, since which stakers begin with the block that accepts them and the start
 * that their transaction names is ignored (avalanchego `upgrade/upgrade.go`); other networks begin with it.
 */
const DURANGO: { readonly [networkId: number]: number } = {
  1: Date.UTC(2024, 2, 6, 16) / 1000,
  5: Date.UTC(2024, 1, 13, 16) / 1000,
};

/**
 * Unix seconds of the Cortina upgrade, since which the X-Chain has blocks (avalanchego `upgrade/upgrade.go`); other networks
 * begin with them.
 */
const CORTINA: { readonly [networkId: number]: number } = {
  1: Date.UTC(2023, 3, 25, 15) / 1000,
  5: Date.UTC(2023, 3, 6, 15) / 1000,
};

/** Unix seconds up to which the X-Chain had no blocks; undefined for a network that began with them. */
export const beginOfXBlocks = (networkId: number): number | undefined => CORTINA[networkId];

/** True when the Durango rules hold in a block of this time (Unix seconds). */
export function isDurango(networkId: number, time: number): boolean {
  return time >= (DURANGO[networkId] ?? 0);
}
