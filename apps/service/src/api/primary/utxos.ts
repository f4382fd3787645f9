/** Lists outputs of a chain. */

import type { ListUtxosParams } from "@primary-network/data/spec";
import type { Slice, Window } from "../../domain/listing.ts";
import { type ChainAlias, chainIds, type NetworkIdentity } from "../../domain/network.ts";
import type { ListedStore, UtxoFilters, UtxoRows } from "../../store/store.ts";
import type { UtxoFilter } from "../../store/utxos/request.ts";
import type { WriteItem } from "../json/item-writer.ts";
import { listBytes } from "../json/json-bytes.ts";
import type { ServedNetwork } from "../request/handler.ts";
import { readId } from "../request/identifier.ts";
import { type Listing, list } from "../request/list.ts";
import { readAddresses, requireAddresses } from "./address-list.ts";
import { seenOn } from "./heights.ts";
import { writeUtxo } from "./p-utxos.ts";
import { chainOf } from "./served-network.ts";
import { writeXUtxo } from "./x-utxos.ts";

/** A bound with a fraction of the smallest unit is rounded up. */
function wholeAmount(amount: number | bigint): string {
  return typeof amount === "bigint" ? String(amount) : String(BigInt(Math.ceil(amount)));
}

type Params = Omit<ListUtxosParams, "addresses">;

/** The filters of a listing of any chain; each chain adds its own. */
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

/** The differences between the chains. */
interface Chain<Alias extends ChainAlias, Item> {
  readonly filter: (common: UtxoFilter, network: NetworkIdentity, params: Params) => UtxoFilters[Alias];
  readonly write: WriteItem<Item, UtxoRows[Alias], NetworkIdentity>;
}

type Utxos = Listing<"listUtxos" | "queryUtxos">;

/** The outputs of one chain: the newest or the largest first, unless `sortOrder` says otherwise. */
const utxosOf =
  <Alias extends ChainAlias, Item>(alias: Alias, { filter: filterOf, write }: Chain<Alias, Item>) =>
  (params: Params, network: ServedNetwork, addresses: readonly string[] | undefined) => {
    const { identity, name } = network;
    const filter = filterOf({ ...readFilter(network, params), addresses }, identity, params);
    return {
      networkId: identity.networkId,
      see: (store: ListedStore) => seenOn(store, identity.networkId, alias),
      read: (store: ListedStore, window: Window) => store.utxos[alias].list(window, filter),
      write: ({ items }: Slice<UtxoRows[Alias]>) => ({
        utxos: listBytes(write)(items, identity),
        chainInfo: { chainName: alias, network: params.network ?? name },
      }),
    };
  };

const ofChains = {
  "p-chain": utxosOf("p-chain", { filter: (common) => common, write: writeUtxo }),
  "x-chain": utxosOf("x-chain", {
    filter: (common, network, { assetId }) => ({
      ...common,
      assetId: assetId === undefined ? undefined : readAsset(network, assetId),
    }),
    write: writeXUtxo["x-chain"],
  }),
  // The C-Chain ignores assetId, as the P-Chain does.
  "c-chain": utxosOf("c-chain", {
    filter: (common) => common,
    write: writeXUtxo["c-chain"],
  }),
};

export const listUtxos = list("listUtxos", { basis: "page", settled: true }, (params, context): Utxos => {
  const { network, alias } = chainOf(context, params.network, params.blockchainId);
  const addresses = readAddresses(network.identity, "addresses", params.addresses);
  return ofChains[alias](params, network, addresses);
});

export const queryUtxos = list("queryUtxos", {}, (params, context): Utxos => {
  const { network, alias } = chainOf(context, params.network, params.blockchainId);
  const addresses = requireAddresses(network.identity, params, { inBody: true });
  return ofChains[alias](params, network, addresses);
});
