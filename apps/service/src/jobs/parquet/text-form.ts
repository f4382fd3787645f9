/** Ids, addresses and amounts of the Primary Network in the form that its data sets have. */

import { toAddresses, toCb58 } from "../../domain/id-text.ts";
import { type ChainAlias, chainIds, type NetworkIdentity } from "../../domain/network.ts";
import type { TxAmounts } from "../../domain/p/tx-fact.ts";
import type { ArchivedChain } from "../../store/archive/archive.ts";

const ALIASES: { readonly [chain in ArchivedChain]: ChainAlias } = {
  p: "p-chain",
  x: "x-chain",
  c: "c-chain",
};

/** cb58 of an id, null without one. */
export const idText = (id: string | null): string | null => (id === null ? null : toCb58(id));

/** Milliseconds of Unix seconds, null without them. */
export const timeOf = (seconds: number | null): number | null => (seconds === null ? null : seconds * 1_000);

/** cb58 of a chain's id. */
export const chainText = (network: NetworkIdentity, chain: ArchivedChain): string =>
  toCb58(chainIds(network)[ALIASES[chain]]);

/** cb58 of an asset's id, which is null for AVAX. */
export const assetText = ({ assetId }: NetworkIdentity, asset: string | null): string =>
  toCb58(asset ?? assetId);

/** Several addresses, with commas between them. */
export const ownersText = (network: NetworkIdentity, owners: readonly string[]): string =>
  toAddresses(network, owners).join(",");

/** The AVAX among a transaction's amounts, in nAVAX. */
export const avaxOf = (amounts: TxAmounts[keyof TxAmounts]): string =>
  amounts.find(({ asset }) => asset === null)?.amount ?? "0";
