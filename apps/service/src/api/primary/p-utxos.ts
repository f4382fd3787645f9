/** Writes outputs of the P-Chain as JSON, and what items of all three chains share. */

import type { AssetAmount, PChainUtxo } from "@primary-network/data/spec";
import { type NetworkIdentity, PRIMARY_ID } from "../../domain/network.ts";
import { utxoHex } from "../../domain/p/utxo.ts";
import type { UtxoRow } from "../../store/utxo.ts";
import { IdTexts } from "../json/id-texts.ts";
import {
  objectWriter,
  quote,
  type Written,
  writeBoolean,
  writeInteger,
  writeList,
  writeNumber,
} from "../json/written.ts";

/** What the items of a page share. */
export interface PageTexts {
  readonly network: NetworkIdentity;
  readonly ids: IdTexts;
}

export const pageTexts = (network: NetworkIdentity): PageTexts => ({
  network,
  ids: new IdTexts(network.hrp),
});

export const writeAddresses = (addresses: readonly string[], { ids }: PageTexts): Written<string[]> =>
  writeList(addresses.map((address) => ids.address(address)));

/** Writes what a row has; a field without a value is left out. */
export const optional = <T, Item>(
  value: T | null | undefined,
  write: (value: T) => Written<Item>,
): Written<Item> | undefined => (value === null || value === undefined ? undefined : write(value));

export const isAvax = ({ assetId }: NetworkIdentity, asset: string | null): boolean =>
  asset === null || asset === assetId;

/** An amount of an asset, null for AVAX. Other assets are named where their creation is indexed: on the X-Chain. */
export const writeAmount = objectWriter<AssetAmount, { asset: string | null; amount: string }, PageTexts>({
  assetId: ({ asset }, { network, ids }) => ids.id(asset ?? network.assetId),
  name: ({ asset }, { network }) => quote(isAvax(network, asset) ? "Avalanche" : ""),
  symbol: ({ asset }, { network }) => quote(isAvax(network, asset) ? "AVAX" : ""),
  denomination: ({ asset }, { network }) => writeNumber(isAvax(network, asset) ? 9 : 0),
  type: () => quote("secp256k1"),
  amount: ({ amount }) => quote(amount),
});

/** Whether a decimal differs from zero; the interface leaves lock times out that are. */
const unlessZero = (decimal: string): Written<number | bigint> | undefined =>
  decimal === "0" ? undefined : writeInteger(decimal);

/** An output of the P-Chain in the interface's form. */
export const writeUtxo = objectWriter<PChainUtxo, UtxoRow, PageTexts>({
  utxoId: ({ utxoId }, { ids }) => ids.id(utxoId),
  txHash: ({ txId }, { ids }) => ids.id(txId),
  outputIndex: ({ outputIndex }) => writeNumber(outputIndex),
  addresses: ({ addresses }, page) => writeAddresses(addresses, page),
  threshold: ({ threshold }) => writeNumber(threshold),
  asset: ({ assetId, amount }, page) => writeAmount({ asset: assetId, amount }, page),
  amount: ({ amount }) => quote(amount),
  assetId: ({ assetId }, { network, ids }) => ids.id(assetId ?? network.assetId),
  utxoType: ({ kind }) => quote(kind ?? "TRANSFER"),
  staked: ({ staked }) => writeBoolean(staked),
  createdOnChainId: ({ createdOn }, { ids }) => ids.id(createdOn ?? PRIMARY_ID),
  consumedOnChainId: ({ consumedOn }, { ids }) => ids.id(consumedOn ?? PRIMARY_ID),
  blockNumber: ({ height }) => quote(String(height)),
  blockTimestamp: ({ time }) => writeNumber(time),
  utxoBytes: (row, { network }) => {
    const bytes = utxoHex(network, row);
    return bytes === undefined ? undefined : quote(bytes);
  },
  platformLocktime: ({ locktime }) => unlessZero(locktime),
  stakeableLocktime: ({ stakeableLocktime }) => unlessZero(stakeableLocktime),
  rewardType: ({ rewardType }) => optional(rewardType, quote),
  utxoStartTimestamp: ({ stakeStart }) => optional(stakeStart, writeNumber),
  utxoEndTimestamp: ({ stakeEnd }) => optional(stakeEnd, writeNumber),
  consumingTxHash: ({ consumingTx }, { ids }) => optional(consumingTx, (id) => ids.id(id)),
  consumingBlockNumber: ({ consumedHeight }) => optional(consumedHeight, (height) => quote(String(height))),
  consumingBlockTimestamp: ({ consumedTime }) => optional(consumedTime, writeNumber),
});
