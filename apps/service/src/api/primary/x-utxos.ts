/** Outputs of the X-Chain and of the C-Chain's atomic memory. */

import type { XOrCChainUtxo } from "@primary-network/data/spec";
import { toAddresses, toBytes, toCb58 } from "../../domain/id-text.ts";
import { type ChainAlias, chainIds, type NetworkIdentity } from "../../domain/network.ts";
import { outputKind } from "../../domain/output-kind.ts";
import { xUtxoHex } from "../../domain/x/outputs.ts";
import type { XUtxoRow } from "../../store/utxo.ts";
import { exactInteger } from "../request/exact-integer.ts";
import { assetAmount } from "./asset-amount.ts";

/** The columns of an output that describe its asset. */
export type HeldAsset = Pick<XUtxoRow, "assetId" | "amount" | "type" | "asset">;

/** The asset of an output, with the name that its creator gave it. */
export function xAsset(network: NetworkIdentity, { assetId, amount, type, asset }: HeldAsset) {
  return {
    ...assetAmount(network, assetId, amount),
    ...asset,
    type: outputKind(type).assetType,
  };
}

/** Base64, as the interface has signatures. */
export const toBase64 = (hex: string): string => btoa(String.fromCharCode(...toBytes(hex)));

/** An output of a chain in the interface's form. */
export function xUtxoItem(network: NetworkIdentity, chain: ChainAlias, row: XUtxoRow): XOrCChainUtxo {
  const bytes = xUtxoHex(network, row);
  const own = chainIds(network)[chain];
  return {
    utxoId: toCb58(row.utxoId),
    creationTxHash: toCb58(row.txId),
    outputIndex: String(row.outputIndex),
    addresses: toAddresses(network, row.addresses),
    threshold: row.threshold,
    locktime: exactInteger(row.locktime),
    asset: xAsset(network, row),
    utxoType: outputKind(row.type).utxoType,
    createdOnChainId: toCb58(row.createdOn ?? own),
    consumedOnChainId: toCb58(row.consumedOn ?? own),
    timestamp: row.time,
    ...(bytes !== undefined && { utxoBytes: bytes }),
    ...(row.groupId !== null && { groupId: row.groupId }),
    ...(row.payload !== null && { payload: row.payload }),
    ...(row.consumingTx !== null && { consumingTxHash: toCb58(row.consumingTx) }),
    ...(row.consumedTime !== null && { consumingTxTimestamp: row.consumedTime }),
    ...(row.signatures !== null && {
      credentials: row.signatures.map((signature) => ({ signature: toBase64(signature) })),
    }),
  };
}
