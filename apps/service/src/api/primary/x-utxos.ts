/** Outputs of the X-Chain and of the C-Chain's atomic memory. */

import type { XOrCChainUtxo } from "@primary-network/data/spec";
import type { NetworkIdentity } from "../../domain/network.ts";
import { outputKind } from "../../domain/output-kind.ts";
import { utxoHex } from "../../domain/p/utxo.ts";
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

/** The node's hex; undefined when the owners are not known. */
function bytesOf(row: XUtxoRow): string | undefined {
  return row.bytes ?? (row.addresses.length > 0 ? utxoHex({ ...row, stakeableLocktime: "0" }) : undefined);
}

/** An output in the interface's form. */
export function xUtxoItem(network: NetworkIdentity, row: XUtxoRow): XOrCChainUtxo {
  const bytes = bytesOf(row);
  return {
    utxoId: row.utxoId,
    creationTxHash: row.txId,
    outputIndex: String(row.outputIndex),
    addresses: row.addresses,
    threshold: row.threshold,
    locktime: exactInteger(row.locktime),
    asset: xAsset(network, row),
    utxoType: outputKind(row.type).utxoType,
    createdOnChainId: row.createdOn,
    consumedOnChainId: row.consumedOn,
    timestamp: row.time,
    ...(bytes !== undefined && { utxoBytes: bytes }),
    ...(row.groupId !== null && { groupId: row.groupId }),
    ...(row.payload !== null && { payload: row.payload }),
    ...(row.consumingTx !== null && { consumingTxHash: row.consumingTx }),
    ...(row.consumedTime !== null && { consumingTxTimestamp: row.consumedTime }),
    ...(row.signatures !== null && {
      credentials: row.signatures.map((signature) => ({ signature })),
    }),
  };
}
