/** Writes transactions of the X-Chain as JSON. */

import type {
  AssetAmount,
  XChainLinearTransaction,
  XChainNonLinearTransaction,
} from "@primary-network/data/spec";
import type { NetworkIdentity } from "../../domain/network.ts";
import { outputKind } from "../../domain/output-kind.ts";
import type { XTransactionRow } from "../../store/x/transaction.ts";
import type { ByteWriter, Wrote } from "../json/byte-writer.ts";
import { type ByteFields, byteWriterOf, optional, type WriteItem } from "../json/item-writer.ts";
import { type HeldAsset, writeAsset, writeXUtxo } from "./x-utxos.ts";

/** Writes amounts per asset and kind, in the order of their first output; rights to mint hold no amount. */
export function writeTotals(
  out: ByteWriter,
  utxos: readonly HeldAsset[],
  network: NetworkIdentity,
): Wrote<AssetAmount[]> {
  const sums = new Map<string, HeldAsset>();
  for (const utxo of utxos) {
    if (utxo.amount === "0") continue;
    const key = `${utxo.assetId ?? network.assetId}/${outputKind(utxo.type).assetType}`;
    const before = sums.get(key);
    sums.set(key, before ? { ...before, amount: String(BigInt(before.amount) + BigInt(utxo.amount)) } : utxo);
  }
  return out.list([...sums.values()], (sum) => writeAsset(out, sum, network));
}

const writeUtxo = writeXUtxo["x-chain"];

type Created = NonNullable<XChainLinearTransaction["assetCreated"]>;

/** An asset's kind, and whether more of it can be minted, follow from its initial outputs. */
const kindsOf = ({ emitted }: XTransactionRow) => emitted.map(({ type }) => outputKind(type));

const writeCreated = byteWriterOf<
  Created,
  XTransactionRow & { created: NonNullable<XTransactionRow["created"]> },
  undefined
>({
  assetId: (out, { created }) => out.id(created.assetId),
  name: (out, { created }) => out.text(created.name),
  symbol: (out, { created }) => out.text(created.symbol),
  denomination: (out, { created }) => out.number(created.denomination),
  type: (out, row) => out.quote(kindsOf(row)[0]?.assetType ?? "secp256k1"),
  createdAtTimestamp: (out, { time }) => out.number(time),
  cap: (out, row) =>
    out.quote(kindsOf(row).some(({ utxoType }) => utxoType === "mint") ? "variable" : "fixed"),
});

type Shared = Omit<XChainLinearTransaction, "chainFormat" | "blockHeight" | "blockHash">;

const shared: ByteFields<Shared, XTransactionRow, NetworkIdentity> = {
  txHash: (out, { txId }) => out.id(txId),
  timestamp: (out, { time }) => out.number(time),
  txType: (out, { type }) => out.quote(type), // the codec's own names, which are the interface's
  memo: (out, { memo }) => out.quote(memo),
  consumedUtxos: (out, { consumed }, network) => out.list(consumed, (utxo) => writeUtxo(out, utxo, network)),
  emittedUtxos: (out, { emitted }, network) => out.list(emitted, (utxo) => writeUtxo(out, utxo, network)),
  amountUnlocked: (out, { consumed }, network) => writeTotals(out, consumed, network),
  amountCreated: (out, { emitted }, network) => writeTotals(out, emitted, network),
  sourceChain: (out, { sourceChain }) => optional(sourceChain, (id) => out.id(id)),
  destinationChain: (out, { destinationChain }) => optional(destinationChain, (id) => out.id(id)),
  assetCreated: (out, row) =>
    optional(row.created, (created) => writeCreated(out, { ...row, created }, undefined)),
};

const writeLinear = byteWriterOf<
  XChainLinearTransaction,
  XTransactionRow & { blockId: string },
  NetworkIdentity
>({
  ...shared,
  chainFormat: (out) => out.quote("linear"),
  blockHeight: (out, { height }) => out.number(height),
  blockHash: (out, { blockId }) => out.id(blockId),
});

const writeNonLinear = byteWriterOf<XChainNonLinearTransaction, XTransactionRow, NetworkIdentity>({
  ...shared,
  chainFormat: (out) => out.quote("non-linear"),
  vertices: (out) => out.json([]),
});

/** Writes a transaction. One from before blocks existed has no block: the vertex that held it is not read. */
export const writeXTransaction: WriteItem<
  XChainLinearTransaction | XChainNonLinearTransaction,
  XTransactionRow,
  NetworkIdentity
> = (out, row, network) => {
  const { blockId } = row;
  return blockId === null
    ? writeNonLinear(out, row, network)
    : writeLinear(out, { ...row, blockId }, network);
};
