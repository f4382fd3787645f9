/** Writes outputs of the X-Chain and of the C-Chain's atomic memory as JSON. */

import type { AssetAmount, XOrCChainUtxo } from "@primary-network/data/spec";
import { toBytes, toCb58 } from "../../domain/id-text.ts";
import { type ChainAlias, chainIds, type NetworkIdentity } from "../../domain/network.ts";
import { outputKind } from "../../domain/output-kind.ts";
import { xUtxoHex } from "../../domain/x/outputs.ts";
import type { XUtxoRow } from "../../store/x/utxo.ts";
import type { ByteWriter, Wrote } from "../json/byte-writer.ts";
import { type ByteFields, byteWriterOf, optional } from "../json/item-writer.ts";
import { isAvax, writeAddresses } from "./p-utxos.ts";

/** The columns of an output that describe its asset. */
export type HeldAsset = Pick<XUtxoRow, "assetId" | "amount" | "type" | "asset">;

const AVAX = { name: "Avalanche", symbol: "AVAX", denomination: 9 };
const UNNAMED = { name: "", symbol: "", denomination: 0 };

/** The names that an asset's creator gave it, if its creation is indexed. */
const namesOf = ({ asset, assetId }: HeldAsset, network: NetworkIdentity) =>
  asset ?? (isAvax(network, assetId) ? AVAX : UNNAMED);

export const assetFields: ByteFields<AssetAmount, HeldAsset, NetworkIdentity> = {
  assetId: (out, { assetId }, network) => out.quote(toCb58(assetId ?? network.assetId)),
  name: (out, held, network) => out.text(namesOf(held, network).name),
  symbol: (out, held, network) => out.text(namesOf(held, network).symbol),
  denomination: (out, held, network) => out.number(namesOf(held, network).denomination),
  type: (out, { type }) => out.quote(outputKind(type).assetType),
  amount: (out, { amount }) => out.quote(amount),
};

/** Writes the asset of an output, with the name that its creator gave it. */
export const writeAsset = byteWriterOf(assetFields);

const writeSignature = byteWriterOf<{ signature: string }, string, undefined>({
  signature: (out, hex) => out.quote(btoa(String.fromCharCode(...toBytes(hex)))),
});

/** Writes signatures in hex; the interface has them in base64. */
export const writeCredentials = (
  out: ByteWriter,
  signatures: readonly string[],
): Wrote<{ signature: string }[]> =>
  out.list(signatures, (signature) => writeSignature(out, signature, undefined));

const writerOf = (chain: ChainAlias) =>
  byteWriterOf<XOrCChainUtxo, XUtxoRow, NetworkIdentity>({
    utxoId: (out, { utxoId }) => out.newId(utxoId),
    creationTxHash: (out, { txId }) => out.id(txId),
    outputIndex: (out, { outputIndex }) => out.quotedNumber(outputIndex),
    addresses: (out, { addresses }, network) => writeAddresses(out, addresses, network),
    threshold: (out, { threshold }) => out.number(threshold),
    locktime: (out, { locktime }) => out.integer(locktime),
    asset: (out, row, network) => writeAsset(out, row, network),
    utxoType: (out, { type }) => out.quote(outputKind(type).utxoType),
    createdOnChainId: (out, { createdOn }, network) =>
      out.quote(toCb58(createdOn ?? chainIds(network)[chain])),
    consumedOnChainId: (out, { consumedOn }, network) =>
      out.quote(toCb58(consumedOn ?? chainIds(network)[chain])),
    timestamp: (out, { time }) => out.number(time),
    utxoBytes: (out, row, network) => optional(xUtxoHex(network, row), (hex) => out.quote(hex)),
    groupId: (out, { groupId }) => optional(groupId, (group) => out.number(group)),
    payload: (out, { payload }) => optional(payload, (hex) => out.quote(hex)),
    consumingTxHash: (out, { consumingTx }) => optional(consumingTx, (id) => out.id(id)),
    consumingTxTimestamp: (out, { consumedTime }) => optional(consumedTime, (time) => out.number(time)),
    credentials: (out, { signatures }) => optional(signatures, (all) => writeCredentials(out, all)),
  });

/** Writes an output, by the alias of the listed chain. */
export const writeXUtxo = { "x-chain": writerOf("x-chain"), "c-chain": writerOf("c-chain") } as const;
