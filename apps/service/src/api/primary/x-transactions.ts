/** Writes transactions of the X-Chain as JSON. */

import type {
  AssetAmount,
  XChainLinearTransaction,
  XChainNonLinearTransaction,
} from "@primary-network/data/spec";
import { outputKind } from "../../domain/output-kind.ts";
import type { XTransactionRow } from "../../store/x/transaction.ts";
import {
  type Fields,
  objectWriter,
  quote,
  type Written,
  writeList,
  writeNumber,
  writeText,
} from "../json/written.ts";
import { optional, type PageTexts } from "./p-utxos.ts";
import { type HeldAsset, writeAsset, writeXUtxo } from "./x-utxos.ts";

/** Amounts per asset and kind, in the order of their first output; rights to mint hold no amount. */
export function writeTotals(utxos: readonly HeldAsset[], page: PageTexts): Written<AssetAmount[]> {
  const sums = new Map<string, HeldAsset>();
  for (const utxo of utxos) {
    if (utxo.amount === "0") continue;
    const key = `${utxo.assetId ?? page.network.assetId}/${outputKind(utxo.type).assetType}`;
    const before = sums.get(key);
    sums.set(key, before ? { ...before, amount: String(BigInt(before.amount) + BigInt(utxo.amount)) } : utxo);
  }
  return writeList([...sums.values()].map((sum) => writeAsset(sum, page)));
}

type Created = NonNullable<XChainLinearTransaction["assetCreated"]>;

/** An asset's kind, and whether more of it can be minted, follow from its initial outputs. */
const kindsOf = ({ emitted }: XTransactionRow) => emitted.map(({ type }) => outputKind(type));

const writeCreated = objectWriter<
  Created,
  XTransactionRow & { created: NonNullable<XTransactionRow["created"]> },
  PageTexts
>({
  assetId: ({ created }, { ids }) => ids.id(created.assetId),
  name: ({ created }) => writeText(created.name),
  symbol: ({ created }) => writeText(created.symbol),
  denomination: ({ created }) => writeNumber(created.denomination),
  type: (row) => quote(kindsOf(row)[0]?.assetType ?? "secp256k1"),
  createdAtTimestamp: ({ time }) => writeNumber(time),
  cap: (row) => quote(kindsOf(row).some(({ utxoType }) => utxoType === "mint") ? "variable" : "fixed"),
});

type Shared = Omit<XChainLinearTransaction, "chainFormat" | "blockHeight" | "blockHash">;

const shared: Fields<Shared, XTransactionRow, PageTexts> = {
  txHash: ({ txId }, { ids }) => ids.id(txId),
  timestamp: ({ time }) => writeNumber(time),
  txType: ({ type }) => quote(type), // the codec's own names, which are the interface's
  memo: ({ memo }) => quote(memo),
  consumedUtxos: ({ consumed }, page) => writeList(consumed.map((utxo) => writeXUtxo["x-chain"](utxo, page))),
  emittedUtxos: ({ emitted }, page) => writeList(emitted.map((utxo) => writeXUtxo["x-chain"](utxo, page))),
  amountUnlocked: ({ consumed }, page) => writeTotals(consumed, page),
  amountCreated: ({ emitted }, page) => writeTotals(emitted, page),
  sourceChain: ({ sourceChain }, { ids }) => optional(sourceChain, (id) => ids.id(id)),
  destinationChain: ({ destinationChain }, { ids }) => optional(destinationChain, (id) => ids.id(id)),
  assetCreated: (row, page) => optional(row.created, (created) => writeCreated({ ...row, created }, page)),
};

const writeLinear = objectWriter<XChainLinearTransaction, XTransactionRow & { blockId: string }, PageTexts>({
  ...shared,
  chainFormat: () => quote("linear"),
  blockHeight: ({ height }) => writeNumber(height),
  blockHash: ({ blockId }, { ids }) => ids.id(blockId),
});

const writeNonLinear = objectWriter<XChainNonLinearTransaction, XTransactionRow, PageTexts>({
  ...shared,
  chainFormat: () => quote("non-linear"),
  vertices: () => writeList([]),
});

/** A transaction in the interface's form. One from before blocks existed has no block: the vertex that held it is not read. */
export function writeXTransaction(
  row: XTransactionRow,
  page: PageTexts,
): Written<XChainLinearTransaction | XChainNonLinearTransaction> {
  const { blockId } = row;
  return blockId === null ? writeNonLinear(row, page) : writeLinear({ ...row, blockId }, page);
}
