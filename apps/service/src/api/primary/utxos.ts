/** Outputs of a chain; the form is the P-Chain's. */

import type { ListUtxosParams, PChainUtxo } from "@primary-network/data/spec";
import { toAddresses, toCb58 } from "../../domain/id-text.ts";
import { type ChainAlias, chainIds, type NetworkIdentity, PRIMARY_ID } from "../../domain/network.ts";
import { utxoHex } from "../../domain/p/utxo.ts";
import type { UtxoFilter, UtxoFilters, UtxoRow, UtxoRows } from "../../store/utxo.ts";
import { exactInteger } from "../request/exact-integer.ts";
import type { Context, Handler, ServedNetwork } from "../request/handler.ts";
import { readId } from "../request/identifier.ts";
import { readPage } from "../request/page.ts";
import { readAddresses } from "./address-list.ts";
import { assetAmount } from "./asset-amount.ts";
import { seenOn } from "./heights.ts";
import { chainOf } from "./served-network.ts";
import { xUtxoItem } from "./x-utxos.ts";

/** An output in the interface's form. */
export function utxoItem(network: NetworkIdentity, row: UtxoRow): PChainUtxo {
  const bytes = utxoHex(network, row);
  const asset = assetAmount(network, row.assetId, row.amount);
  return {
    utxoId: toCb58(row.utxoId),
    txHash: toCb58(row.txId),
    outputIndex: row.outputIndex,
    addresses: toAddresses(network, row.addresses),
    threshold: row.threshold,
    asset,
    amount: row.amount,
    assetId: asset.assetId,
    utxoType: row.kind ?? "TRANSFER",
    staked: row.staked,
    createdOnChainId: toCb58(row.createdOn ?? PRIMARY_ID),
    consumedOnChainId: toCb58(row.consumedOn ?? PRIMARY_ID),
    blockNumber: String(row.height),
    blockTimestamp: row.time,
    ...(bytes !== undefined && { utxoBytes: bytes }),
    ...(row.locktime !== "0" && { platformLocktime: exactInteger(row.locktime) }),
    ...(row.stakeableLocktime !== "0" && { stakeableLocktime: exactInteger(row.stakeableLocktime) }),
    ...(row.rewardType !== null && { rewardType: row.rewardType }),
    ...(row.stakeStart !== null && { utxoStartTimestamp: row.stakeStart }),
    ...(row.stakeEnd !== null && { utxoEndTimestamp: row.stakeEnd }),
    ...(row.consumingTx !== null && { consumingTxHash: toCb58(row.consumingTx) }),
    ...(row.consumedHeight !== null && { consumingBlockNumber: String(row.consumedHeight) }),
    ...(row.consumedTime !== null && { consumingBlockTimestamp: row.consumedTime }),
  };
}

/** A bound with a fraction of the smallest unit is rounded up. */
function wholeAmount(amount: number | bigint): string {
  return typeof amount === "bigint" ? String(amount) : String(BigInt(Math.ceil(amount)));
}

/** What a listing of every chain can be narrowed by; the chain's own filter adds to it. */
const readFilter = ({ identity }: ServedNetwork, params: ListUtxosParams): UtxoFilter => ({
  addresses: readAddresses(identity, "addresses", params.addresses),
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
  readonly filter: (
    common: UtxoFilter,
    network: NetworkIdentity,
    params: ListUtxosParams,
  ) => UtxoFilters[Alias];
  readonly item: (network: NetworkIdentity, row: UtxoRows[Alias]) => Item;
}

/** Lists a page of one chain's outputs. */
const pageOf =
  <Alias extends ChainAlias, Item>(alias: Alias, { filter: filterOf, item }: Chain<Alias, Item>) =>
  async (network: ServedNetwork, params: ListUtxosParams, context: Context) => {
    const { identity } = network;
    const filter = filterOf(readFilter(network, params), identity, params);
    const { rows, token } = await readPage(context, {
      settled: true,
      operation: "listUtxos",
      network: identity,
      params,
      order: "desc", // the newest or the largest first, unless sortOrder says otherwise
      seen: () => seenOn(context.store, identity.networkId, alias),
      read: (window) => context.store.utxos[alias].list(window, filter),
    });
    return { ...token, utxos: rows.map((row) => item(identity, row)) };
  };

const pages = {
  "p-chain": pageOf("p-chain", { filter: (common) => common, item: utxoItem }),
  "x-chain": pageOf("x-chain", {
    filter: (common, network, { assetId }) => ({
      ...common,
      assetId: assetId === undefined ? undefined : readAsset(network, assetId),
    }),
    item: (network, row) => xUtxoItem(network, "x-chain", row),
  }),
  // The C-Chain ignores assetId, as the P-Chain does.
  "c-chain": pageOf("c-chain", {
    filter: (common) => common,
    item: (network, row) => xUtxoItem(network, "c-chain", row),
  }),
};

export const listUtxos: Handler<"listUtxos"> = async (params, context) => {
  const { network, alias } = chainOf(context, params.network, params.blockchainId);
  const chainInfo = { chainName: alias, network: params.network ?? network.name };
  return { ...(await pages[alias](network, params, context)), chainInfo };
};
