/** Outputs of a chain; the form is the P-Chain's. */

import type { PChainUtxo } from "@primary-network/data/spec";
import type { NetworkIdentity } from "../../domain/network.ts";
import { utxoHex } from "../../domain/p/utxo.ts";
import type { UtxoRow } from "../../store/rows.ts";
import { exactInteger } from "../request/exact-integer.ts";
import type { Handler } from "../request/handler.ts";
import { readId } from "../request/identifier.ts";
import { readPage } from "../request/page.ts";
import { readAddresses } from "./address-list.ts";
import { assetAmount } from "./asset-amount.ts";
import { seenOn } from "./heights.ts";
import { chainOf } from "./served-network.ts";
import { xUtxoPage } from "./x-utxos.ts";

/** An output in the interface's form. */
export function utxoItem(network: NetworkIdentity, row: UtxoRow): PChainUtxo {
  const bytes = utxoHex(row);
  return {
    utxoId: row.utxo_id,
    txHash: row.tx_id,
    outputIndex: row.output_index,
    addresses: row.addresses,
    threshold: row.threshold,
    asset: assetAmount(network, row.asset_id, row.amount),
    amount: row.amount,
    assetId: row.asset_id,
    utxoType: row.kind,
    staked: row.staked,
    createdOnChainId: row.created_on,
    consumedOnChainId: row.consumed_on,
    blockNumber: String(row.height),
    blockTimestamp: row.time,
    ...(bytes !== undefined && { utxoBytes: bytes }),
    ...(row.locktime !== "0" && { platformLocktime: exactInteger(row.locktime) }),
    ...(row.stakeable_locktime !== "0" && { stakeableLocktime: exactInteger(row.stakeable_locktime) }),
    ...(row.reward_type !== null && { rewardType: row.reward_type }),
    ...(row.stake_start !== null && { utxoStartTimestamp: row.stake_start }),
    ...(row.stake_end !== null && { utxoEndTimestamp: row.stake_end }),
    ...(row.consuming_tx !== null && { consumingTxHash: row.consuming_tx }),
    ...(row.consumed_height !== null && { consumingBlockNumber: String(row.consumed_height) }),
    ...(row.consumed_time !== null && { consumingBlockTimestamp: row.consumed_time }),
  };
}

/** A bound with a fraction of the smallest unit is rounded up. */
function wholeAmount(amount: number | bigint): string {
  return typeof amount === "bigint" ? String(amount) : String(BigInt(Math.ceil(amount)));
}

export const listUtxos: Handler<"listUtxos"> = async (params, context) => {
  const { network, alias } = chainOf(context, params.network, params.blockchainId);
  const { identity, name } = network;
  const sortBy = params.sortBy ?? "timestamp";
  const filter = {
    addresses: readAddresses(identity, "addresses", params.addresses),
    minAmount: wholeAmount(params.minUtxoAmount ?? 0),
    includeSpent: params.includeSpent ?? false,
    sortBy,
  };
  const order = "desc" as const; // the newest or the largest first, unless sortOrder says otherwise
  const chainInfo = { chainName: alias, network: params.network ?? name };
  if (alias !== "p-chain") {
    // Other chains ignore it.
    const assetId =
      alias === "c-chain" || params.assetId === undefined ? undefined : readId("assetId", params.assetId);
    const request = { params, order, filter: { ...filter, assetId } };
    return { ...(await xUtxoPage(context, identity, alias, request)), chainInfo };
  }
  const { rows, token } = await readPage(context, {
    operation: "listUtxos",
    network: identity,
    params,
    order,
    seen: () => seenOn(context.store, identity.networkId, "p-chain"),
    read: (window) => context.store.listUtxos(window, filter),
  });
  return {
    ...token,
    utxos: rows.map((row) => utxoItem(identity, row)),
    chainInfo,
  };
};
