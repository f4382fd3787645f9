/** Lists outputs of a chain. */

import type { ListUtxosParams } from "@primary-network/data/spec";
import { type ChainAlias, chainIds, type NetworkIdentity } from "../../domain/network.ts";
import type { UtxoFilter, UtxoFilters, UtxoRows } from "../../store/utxo.ts";
import { listBytes } from "../json/byte-writer.ts";
import { type JsonBytes, type JsonText, listText } from "../json/json-text.ts";
import type { Context, ServedNetwork, WritingHandler } from "../request/handler.ts";
import { readId } from "../request/identifier.ts";
import { readPage } from "../request/page.ts";
import { readAddresses, requireAddresses } from "./address-list.ts";
import { seenOn } from "./heights.ts";
import { type PageTexts, pageTexts, writeUtxo } from "./p-utxos.ts";
import { chainOf } from "./served-network.ts";
import { writeXUtxo } from "./x-utxos.ts";

/** A bound with a fraction of the smallest unit is rounded up. */
function wholeAmount(amount: number | bigint): string {
  return typeof amount === "bigint" ? String(amount) : String(BigInt(Math.ceil(amount)));
}

type Params = Omit<ListUtxosParams, "addresses">;

/** What a listing of every chain can be narrowed by; the chain's own filter adds to it. */
const readFilter = ({ identity }: ServedNetwork, params: Params) => ({
  minAmount: wholeAmount(params.minUtxoAmount ?? 0),
  includeSpent: params.includeSpent ?? false,
  sortBy: params.sortBy ?? "timestamp",
  chainIds: chainIds(identity),
});

/** An asset as rows have it: null for AVAX. */
function readAsset({ assetId: avax }: NetworkIdentity, text: string): string | null {
  const assetId = readId("assetId", text);
  return assetId === avax ? null : assetId;
}

/** What differs between the chains. */
interface Chain<Alias extends ChainAlias, Item> {
  readonly filter: (common: UtxoFilter, network: NetworkIdentity, params: Params) => UtxoFilters[Alias];
  readonly write: (rows: readonly UtxoRows[Alias][], page: PageTexts) => JsonText<Item[]> | JsonBytes<Item[]>;
}

/** A request for a page of outputs. */
interface Asked {
  readonly operation: "listUtxos" | "queryUtxos";
  readonly addresses: readonly string[] | undefined;
  readonly params: Params;
}

/** Lists a page of one chain's outputs. */
const pageOf =
  <Alias extends ChainAlias, Item>(alias: Alias, { filter: filterOf, write }: Chain<Alias, Item>) =>
  async (network: ServedNetwork, { operation, addresses, params }: Asked, context: Context) => {
    const { identity } = network;
    const filter = filterOf({ ...readFilter(network, params), addresses }, identity, params);
    const { rows, token } = await readPage(context, {
      settled: true,
      operation,
      network: identity,
      params,
      order: "desc", // the newest or the largest first, unless sortOrder says otherwise
      seen: () => seenOn(context.store, identity.networkId, alias),
      read: (window) => context.store.utxos[alias].list(window, filter),
    });
    return { ...token, utxos: write(rows, pageTexts(identity)) };
  };

const pages = {
  "p-chain": pageOf("p-chain", { filter: (common) => common, write: listBytes(writeUtxo) }),
  "x-chain": pageOf("x-chain", {
    filter: (common, network, { assetId }) => ({
      ...common,
      assetId: assetId === undefined ? undefined : readAsset(network, assetId),
    }),
    write: listText(writeXUtxo["x-chain"]),
  }),
  // The C-Chain ignores assetId, as the P-Chain does.
  "c-chain": pageOf("c-chain", {
    filter: (common) => common,
    write: listText(writeXUtxo["c-chain"]),
  }),
};

export const listUtxos: WritingHandler<"listUtxos"> = async (params, context) => {
  const { network, alias } = chainOf(context, params.network, params.blockchainId);
  const chainInfo = { chainName: alias, network: params.network ?? network.name };
  const addresses = readAddresses(network.identity, "addresses", params.addresses);
  const asked = { operation: "listUtxos", addresses, params } as const;
  return { ...(await pages[alias](network, asked, context)), chainInfo };
};

export const queryUtxos: WritingHandler<"queryUtxos"> = async (params, context) => {
  const { network, alias } = chainOf(context, params.network, params.blockchainId);
  const chainInfo = { chainName: alias, network: params.network ?? network.name };
  const addresses = requireAddresses(network.identity, params, { inBody: true });
  const asked = { operation: "queryUtxos", addresses, params } as const;
  return { ...(await pages[alias](network, asked, context)), chainInfo };
};
