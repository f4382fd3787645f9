/** Token transfers in the interface's form. */

import type { Erc20Transfer, Erc721Transfer, Erc1155Transfer } from "@primary-network/data/spec";
import { checksummed } from "../../domain/evm/address.ts";
import type { EvmTransferFact } from "../../domain/evm/facts.ts";
import type { NftRow, NftStore } from "../../store/evm/nft.ts";
import { type EvmNames, party } from "./party.ts";

/** Data about the NFTs in a response. */
export interface EvmAssets extends EvmNames {
  /** By `contract/id`, the contract in lower case. */
  readonly nfts: ReadonlyMap<string, NftRow>;
  /** Owners of ERC-721 tokens by `contract/id`; the zero address when burned. */
  readonly owners: ReadonlyMap<string, string>;
}

const nftName = ({ token, tokenId }: EvmTransferFact): string => `${token}/${tokenId}`;

/** Reads the metadata and owners of the transferred NFTs. */
export async function nftsOf(
  store: NftStore,
  chain: number,
  transfers: readonly EvmTransferFact[],
): Promise<Pick<EvmAssets, "nfts" | "owners">> {
  const moved = transfers.filter(({ kind }) => kind !== 20);
  const unique = [...new Map(moved.map((fact) => [nftName(fact), fact])).values()];
  const ids = (facts: readonly EvmTransferFact[]) =>
    facts.map(({ token, tokenId }) => ({ address: token, tokenId: tokenId ?? "0" }));
  const [nfts, owners] = await Promise.all([
    store.find(chain, ids(unique)),
    store.findOwners(chain, ids(unique.filter(({ kind }) => kind === 721))),
  ]);
  return { nfts, owners };
}

/** The fields that all standards share. The items of a batch share the position of its log. */
const between = ({ sender, recipient, logIndex }: EvmTransferFact, names: EvmNames) => ({
  from: party(sender, names),
  to: party(recipient, names),
  logIndex: logIndex,
});

/** The metadata URI and the metadata read from it. */
function readings(row: NftRow | undefined) {
  const { uri = null, status = "UNINDEXED" as const, updatedAt = null, metadata = {} } = row ?? {};
  const { attributes, properties, decimals, ...shared } = metadata;
  const common = {
    indexStatus: status,
    ...(updatedAt !== null && { metadataLastUpdatedTimestamp: updatedAt }),
    ...shared,
  };
  return { tokenUri: uri ?? "", common, attributes, properties, decimals };
}

export function erc20Transfer(fact: EvmTransferFact, names: EvmNames): Erc20Transfer {
  const { name, symbol, decimals } = names.tokens.get(fact.token) ?? {};
  const price = names.prices.get(fact.token);
  return {
    ...between(fact, names),
    value: fact.value ?? "0",
    erc20Token: {
      address: checksummed(fact.token),
      name: name ?? "",
      symbol: symbol ?? "",
      ercType: "ERC-20",
      decimals: decimals ?? 0,
      ...(price && { price }),
    },
  };
}

export function erc721Transfer(fact: EvmTransferFact, assets: EvmAssets): Erc721Transfer {
  const { name, symbol } = assets.tokens.get(fact.token) ?? {};
  const { tokenUri, common, attributes } = readings(assets.nfts.get(nftName(fact)));
  const owner = assets.owners.get(nftName(fact));
  return {
    ...between(fact, assets),
    erc721Token: {
      address: checksummed(fact.token),
      name: name ?? "",
      symbol: symbol ?? "",
      ercType: "ERC-721",
      tokenId: fact.tokenId ?? "0",
      tokenUri,
      metadata: { ...common, ...(attributes !== undefined && { attributes }) },
      ...(owner !== undefined && { ownerAddress: checksummed(owner) }),
    },
  };
}

export function erc1155Transfer(fact: EvmTransferFact, assets: EvmAssets): Erc1155Transfer {
  const { tokenUri, common, properties, decimals } = readings(assets.nfts.get(nftName(fact)));
  return {
    ...between(fact, assets),
    value: fact.value ?? "0",
    erc1155Token: {
      address: checksummed(fact.token),
      ercType: "ERC-1155",
      tokenId: fact.tokenId ?? "0",
      tokenUri,
      metadata: {
        ...common,
        ...(decimals !== undefined && { decimals }),
        ...(properties !== undefined && { properties }),
      },
    },
  };
}
