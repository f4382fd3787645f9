/** Writes outputs of the P-Chain as JSON, and what items of all three chains share. */

import type { AssetAmount, PChainUtxo } from "@primary-network/data/spec";
import { toCb58 } from "../../domain/id-text.ts";
import { type NetworkIdentity, PRIMARY_ID } from "../../domain/network.ts";
import { utxoBytes } from "../../domain/p/utxo.ts";
import type { UtxoRow } from "../../store/packed/plain-output.ts";
import { asciiBytes, type ByteWriter, byteWriterOf, jsonBytes, type Wrote } from "../json/byte-writer.ts";
import { IdTexts } from "../json/id-texts.ts";
import { type Written, writeList } from "../json/written.ts";

/** What the items of a page share. */
export interface PageTexts {
  readonly network: NetworkIdentity;
  readonly ids: IdTexts;
  /** How each amount of AVAX begins. */
  readonly avax: Uint8Array;
  /** What nearly all outputs have between their amount and their block's number. */
  readonly usual: Uint8Array;
}

interface NetworkParts extends Pick<PageTexts, "avax" | "usual"> {}

const knownParts = new WeakMap<NetworkIdentity, NetworkParts>();

/** What items of a network have in common: an amount of AVAX without its number, which comes last, and ids in outputs. */
function partsOf(page: PageTexts): NetworkParts {
  const known = knownParts.get(page.network);
  if (known) return known;
  const { bytes } = jsonBytes((out) => writeAnyAmount(out, { asset: null, amount: "" }, page));
  const [assetId, primary] = [page.network.assetId, PRIMARY_ID].map(toCb58);
  const usual = `,"assetId":"${assetId}","utxoType":"TRANSFER","staked":false,"createdOnChainId":"${primary}","consumedOnChainId":"${primary}","blockNumber":`;
  const parts = { avax: bytes.slice(0, -'""}'.length), usual: asciiBytes(usual) };
  knownParts.set(page.network, parts);
  return parts;
}

export function pageTexts(network: NetworkIdentity): PageTexts {
  const none = new Uint8Array();
  const page = { network, ids: new IdTexts(network.hrp), avax: none, usual: none };
  return { ...page, ...partsOf(page) };
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
  out.part(page.avax);
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

/** Any output of the P-Chain in the interface's form. */
const writeAnyUtxo = byteWriterOf<PChainUtxo, UtxoRow, PageTexts>({
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

/** Whether an output differs from others in its ids, numbers, owners and spending alone. */
const isUsual = (row: UtxoRow): boolean =>
  row.assetId === null &&
  row.kind === null &&
  row.rewardType === null &&
  row.createdOn === null &&
  row.consumedOn === null &&
  row.locktime === "0" &&
  row.stakeableLocktime === "0" &&
  row.stakeStart === null &&
  row.stakeEnd === null &&
  !row.staked;

/** The parts of such an output that are the same in all, by the field behind them. */
const PARTS = {
  utxoId: asciiBytes('{"utxoId":'),
  txHash: asciiBytes(',"txHash":'),
  outputIndex: asciiBytes(',"outputIndex":'),
  addresses: asciiBytes(',"addresses":'),
  threshold: asciiBytes(',"threshold":'),
  asset: asciiBytes(',"asset":'),
  amount: asciiBytes(',"amount":'),
  blockTimestamp: asciiBytes(',"blockTimestamp":'),
  utxoBytes: asciiBytes(',"utxoBytes":'),
  consumingTxHash: asciiBytes(',"consumingTxHash":'),
  consumingBlockNumber: asciiBytes(',"consumingBlockNumber":'),
  consumingBlockTimestamp: asciiBytes(',"consumingBlockTimestamp":'),
};

/** What `writeAnyUtxo` writes of such an output, which a test compares: a third of the time, as most of it stands ready. */
function writeUsualUtxo(out: ByteWriter, row: UtxoRow, page: PageTexts): Wrote<PChainUtxo> {
  out.part(PARTS.utxoId);
  out.newId(row.utxoId);
  out.part(PARTS.txHash);
  out.id(row.txId);
  out.part(PARTS.outputIndex);
  out.number(row.outputIndex);
  out.part(PARTS.addresses);
  putAddresses(out, row.addresses, page);
  out.part(PARTS.threshold);
  out.number(row.threshold);
  out.part(PARTS.asset);
  writeAmount(out, { asset: null, amount: row.amount }, page);
  out.part(PARTS.amount);
  out.quote(row.amount);
  out.part(page.usual);
  out.quotedNumber(row.height);
  out.part(PARTS.blockTimestamp);
  out.number(row.time);
  const bytes = utxoBytes(page.network, row);
  if (bytes) {
    out.part(PARTS.utxoBytes);
    out.hexOf(bytes);
  }
  if (row.consumingTx !== null) {
    out.part(PARTS.consumingTxHash);
    out.id(row.consumingTx);
  }
  if (row.consumedHeight !== null) {
    out.part(PARTS.consumingBlockNumber);
    out.quotedNumber(row.consumedHeight);
  }
  if (row.consumedTime !== null) {
    out.part(PARTS.consumingBlockTimestamp);
    out.number(row.consumedTime);
  }
  return out.end();
}

/** An output of the P-Chain in the interface's form. */
export const writeUtxo = (out: ByteWriter, row: UtxoRow, page: PageTexts): Wrote<PChainUtxo> =>
  isUsual(row) ? writeUsualUtxo(out, row, page) : writeAnyUtxo(out, row, page);
