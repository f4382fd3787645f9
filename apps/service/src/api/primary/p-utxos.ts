/** Writes outputs of the P-Chain as JSON, and what items of all three chains share. */

import type { AssetAmount, PChainUtxo } from "@primary-network/data/spec";
import { type NetworkIdentity, PRIMARY_ID } from "../../domain/network.ts";
import { utxoBytes } from "../../domain/p/utxo.ts";
import type { UtxoRow } from "../../store/utxo.ts";
import { type ByteWriter, byteWriterOf, jsonBytes, type Wrote } from "../json/byte-writer.ts";
import { IdTexts } from "../json/id-texts.ts";
import { type Written, writeList } from "../json/written.ts";

/** What the items of a page share. */
export interface PageTexts {
  readonly network: NetworkIdentity;
  readonly ids: IdTexts;
  /** How each amount of AVAX begins. */
  readonly avax: Uint8Array;
}

const beginnings = new WeakMap<NetworkIdentity, Uint8Array>();

/** How an amount of AVAX begins: all but the number, which comes last. */
function avaxOf(page: PageTexts): Uint8Array {
  const known = beginnings.get(page.network);
  if (known) return known;
  const { bytes } = jsonBytes((out) => writeAnyAmount(out, { asset: null, amount: "" }, page));
  const beginning = bytes.slice(0, -'""}'.length);
  beginnings.set(page.network, beginning);
  return beginning;
}

export function pageTexts(network: NetworkIdentity): PageTexts {
  const page = { network, ids: new IdTexts(network.hrp), avax: new Uint8Array() };
  return { ...page, avax: avaxOf(page) };
}

export const writeAddresses = (addresses: readonly string[], { ids }: PageTexts): Written<string[]> =>
  writeList(addresses.map((address) => ids.address(address)));

/** Writes what a row has; a field without a value is left out. */
export const optional = <T, Field>(
  value: T | null | undefined,
  write: (value: T) => Field,
): Field | undefined => (value === null || value === undefined ? undefined : write(value));

export const isAvax = ({ assetId }: NetworkIdentity, asset: string | null): boolean =>
  asset === null || asset === assetId;

/** An amount of an asset, null for AVAX. Other assets are named where their creation is indexed: on the X-Chain. */
const writeAnyAmount = byteWriterOf<AssetAmount, { asset: string | null; amount: string }, PageTexts>({
  assetId: (out, { asset }, { network }) => out.id(asset ?? network.assetId),
  name: (out, { asset }, { network }) => out.quote(isAvax(network, asset) ? "Avalanche" : ""),
  symbol: (out, { asset }, { network }) => out.quote(isAvax(network, asset) ? "AVAX" : ""),
  denomination: (out, { asset }, { network }) => out.number(isAvax(network, asset) ? 9 : 0),
  type: (out) => out.quote("secp256k1"),
  amount: (out, { amount }) => out.quote(amount),
});

/** Nearly all amounts are of AVAX, and alike but for the number. */
export function writeAmount(
  out: ByteWriter,
  { asset, amount }: { readonly asset: string | null; readonly amount: string },
  page: PageTexts,
): Wrote<AssetAmount> {
  if (asset !== null) return writeAnyAmount(out, { asset, amount }, page);
  out.begin(page.avax);
  out.quote(amount);
  return out.end();
}

/** Owners are encoded once for a page. */
export const putAddresses = (
  out: ByteWriter,
  addresses: readonly string[],
  { ids }: PageTexts,
): Wrote<string[]> => out.list(addresses, (address) => out.text(address, ids.address));

/** Whether a decimal differs from zero; the interface leaves lock times out that are. */
const unlessZero = (out: ByteWriter, decimal: string): Wrote<number | bigint> | undefined =>
  decimal === "0" ? undefined : out.integer(decimal);

/** An output of the P-Chain in the interface's form. */
export const writeUtxo = byteWriterOf<PChainUtxo, UtxoRow, PageTexts>({
  utxoId: (out, { utxoId }) => out.newId(utxoId),
  txHash: (out, { txId }) => out.id(txId),
  outputIndex: (out, { outputIndex }) => out.number(outputIndex),
  addresses: (out, { addresses }, page) => putAddresses(out, addresses, page),
  threshold: (out, { threshold }) => out.number(threshold),
  asset: (out, { assetId, amount }, page) => writeAmount(out, { asset: assetId, amount }, page),
  amount: (out, { amount }) => out.quote(amount),
  assetId: (out, { assetId }, { network }) => out.id(assetId ?? network.assetId),
  utxoType: (out, { kind }) => out.quote(kind ?? "TRANSFER"),
  staked: (out, { staked }) => out.boolean(staked),
  createdOnChainId: (out, { createdOn }) => out.id(createdOn ?? PRIMARY_ID),
  consumedOnChainId: (out, { consumedOn }) => out.id(consumedOn ?? PRIMARY_ID),
  blockNumber: (out, { height }) => out.quotedNumber(height),
  blockTimestamp: (out, { time }) => out.number(time),
  utxoBytes: (out, row, { network }) => optional(utxoBytes(network, row), (bytes) => out.hexOf(bytes)),
  platformLocktime: (out, { locktime }) => unlessZero(out, locktime),
  stakeableLocktime: (out, { stakeableLocktime }) => unlessZero(out, stakeableLocktime),
  rewardType: (out, { rewardType }) => optional(rewardType, (type) => out.quote(type)),
  utxoStartTimestamp: (out, { stakeStart }) => optional(stakeStart, (time) => out.number(time)),
  utxoEndTimestamp: (out, { stakeEnd }) => optional(stakeEnd, (time) => out.number(time)),
  consumingTxHash: (out, { consumingTx }) => optional(consumingTx, (id) => out.id(id)),
  consumingBlockNumber: (out, { consumedHeight }) =>
    optional(consumedHeight, (height) => out.quotedNumber(height)),
  consumingBlockTimestamp: (out, { consumedTime }) => optional(consumedTime, (time) => out.number(time)),
});
