/** Writes outputs of the X-Chain and of the C-Chain's atomic memory as JSON. */

import type { AssetAmount, XOrCChainUtxo } from "@primary-network/data/spec";
import { toBytes } from "../../domain/id-text.ts";
import { type ChainAlias, chainIds } from "../../domain/network.ts";
import { outputKind } from "../../domain/output-kind.ts";
import { xUtxoHex } from "../../domain/x/outputs.ts";
import type { XUtxoRow } from "../../store/x/utxo.ts";
import {
  type Fields,
  objectWriter,
  quote,
  type Written,
  writeInteger,
  writeList,
  writeNumber,
  writeText,
} from "../json/written.ts";
import { isAvax, optional, type PageTexts, writeAddresses } from "./p-utxos.ts";

/** The columns of an output that describe its asset. */
export type HeldAsset = Pick<XUtxoRow, "assetId" | "amount" | "type" | "asset">;

const AVAX = { name: "Avalanche", symbol: "AVAX", denomination: 9 };
const UNNAMED = { name: "", symbol: "", denomination: 0 };

/** The names of an asset: what its creator gave it, if its creation is indexed. */
const namesOf = ({ asset, assetId }: HeldAsset, { network }: PageTexts) =>
  asset ?? (isAvax(network, assetId) ? AVAX : UNNAMED);

export const assetFields: Fields<AssetAmount, HeldAsset, PageTexts> = {
  assetId: ({ assetId }, { network, ids }) => ids.id(assetId ?? network.assetId),
  name: (held, page) => writeText(namesOf(held, page).name),
  symbol: (held, page) => writeText(namesOf(held, page).symbol),
  denomination: (held, page) => writeNumber(namesOf(held, page).denomination),
  type: ({ type }) => quote(outputKind(type).assetType),
  amount: ({ amount }) => quote(amount),
};

/** The asset of an output, with the name that its creator gave it. */
export const writeAsset = objectWriter<AssetAmount, HeldAsset, PageTexts>(assetFields);

const writeSignature = objectWriter<{ signature: string }, string, undefined>({
  signature: (hex) => quote(btoa(String.fromCharCode(...toBytes(hex)))),
});

/** Signatures in hex; the interface has them in base64. */
export const writeCredentials = (signatures: readonly string[]): Written<{ signature: string }[]> =>
  writeList(signatures.map((signature) => writeSignature(signature, undefined)));

const writerOf = (chain: ChainAlias) =>
  objectWriter<XOrCChainUtxo, XUtxoRow, PageTexts>({
    utxoId: ({ utxoId }, { ids }) => ids.id(utxoId),
    creationTxHash: ({ txId }, { ids }) => ids.id(txId),
    outputIndex: ({ outputIndex }) => quote(String(outputIndex)),
    addresses: ({ addresses }, page) => writeAddresses(addresses, page),
    threshold: ({ threshold }) => writeNumber(threshold),
    locktime: ({ locktime }) => writeInteger(locktime),
    asset: (row, page) => writeAsset(row, page),
    utxoType: ({ type }) => quote(outputKind(type).utxoType),
    createdOnChainId: ({ createdOn }, { network, ids }) => ids.id(createdOn ?? chainIds(network)[chain]),
    consumedOnChainId: ({ consumedOn }, { network, ids }) => ids.id(consumedOn ?? chainIds(network)[chain]),
    timestamp: ({ time }) => writeNumber(time),
    utxoBytes: (row, { network }) => optional(xUtxoHex(network, row), quote),
    groupId: ({ groupId }) => optional(groupId, writeNumber),
    payload: ({ payload }) => optional(payload, quote),
    consumingTxHash: ({ consumingTx }, { ids }) => optional(consumingTx, (id) => ids.id(id)),
    consumingTxTimestamp: ({ consumedTime }) => optional(consumedTime, writeNumber),
    credentials: ({ signatures }) => optional(signatures, writeCredentials),
  });

/** An output in the interface's form, by the alias of the listed chain. */
export const writeXUtxo = { "x-chain": writerOf("x-chain"), "c-chain": writerOf("c-chain") } as const;
