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
    utxoId: row.utxoId,
    txHash: row.txId,
    outputIndex: row.outputIndex,
    addresses: row.addresses,
    threshold: row.threshold,
    asset: assetAmount(network, row.assetId, row.amount),
    amount: row.amount,
    assetId: row.assetId,
    utxoType: row.kind,
    staked: row.staked,
    createdOnChainId: row.createdOn,
    consumedOnChainId: row.consumedOn,
    blockNumber: String(row.height),
    blockTimestamp: row.time,
    ...(bytes !== undefined && { utxoBytes: bytes }),
    ...(row.locktime !== "0" && { platformLocktime: exactInteger(row.locktime) }),
    ...(row.stakeableLocktime !== "0" && { stakeableLocktime: exactInteger(row.stakeableLocktime) }),
    ...(row.rewardType !== null && { rewardType: row.rewardType }),
    ...(row.stakeStart !== null && { utxoStartTimestamp: row.stakeStart }),
    ...(row.stakeEnd !== null && { utxoEndTimestamp: row.stakeEnd }),
    ...(row.consumingTx !== null && { consumingTxHash: row.consumingTx }),
    ...(row.consumedHeight !== null && { consumingBlockNumber: String(row.consumedHeight) }),
    ...(row.consumedTime !== null && { consumingBlockTimestamp: row.consumedTime }),
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
