/** Transactions of the X-Chain. */

import type {
  AssetAmount,
  XChainLinearTransaction,
  XChainNonLinearTransaction,
} from "@primary-network/data/spec";
import { toCb58 } from "../../domain/id-text.ts";
import type { NetworkIdentity } from "../../domain/network.ts";
import { outputKind } from "../../domain/output-kind.ts";
import type { XTransactionRow } from "../../store/transaction.ts";
import { type HeldAsset, xAsset, xUtxoItem } from "./x-utxos.ts";

/** Amounts per asset and kind, in the order of their first output; rights to mint hold no amount. */
export function totals(network: NetworkIdentity, utxos: readonly HeldAsset[]): AssetAmount[] {
  const sums = new Map<string, AssetAmount>();
  for (const utxo of utxos) {
    if (utxo.amount === "0") continue;
    const asset = xAsset(network, utxo);
    const key = `${asset.assetId}/${asset.type}`;
    const amount = BigInt(sums.get(key)?.amount ?? 0) + BigInt(utxo.amount);
    sums.set(key, { ...asset, amount: String(amount) });
  }
  return [...sums.values()];
}

/** Derives an asset's kind, and whether more of it can be minted, from its initial outputs. */
function createdAsset({ emitted, time }: XTransactionRow) {
  const kinds = emitted.map(({ type }) => outputKind(type));
  return {
    type: kinds[0]?.assetType ?? "secp256k1",
    createdAtTimestamp: time,
    cap: kinds.some(({ utxoType }) => utxoType === "mint") ? "variable" : "fixed",
  };
}

/** Block height and hash. A transaction from before blocks existed has neither: the vertex that held it is not read. */
const positionOf = ({ height, blockId }: XTransactionRow) =>
  blockId === null
    ? { chainFormat: "non-linear" as const, vertices: [] }
    : { chainFormat: "linear" as const, blockHeight: height, blockHash: toCb58(blockId) };

/** A transaction in the interface's form. */
export function xTransactionItem(
  network: NetworkIdentity,
  row: XTransactionRow,
): XChainLinearTransaction | XChainNonLinearTransaction {
  const { created } = row;
  return {
    txHash: toCb58(row.txId),
    ...positionOf(row),
    timestamp: row.time,
    // The codec's own names are the interface's.
    txType: row.type as XChainLinearTransaction["txType"],
    memo: row.memo,
    consumedUtxos: row.consumed.map((utxo) => xUtxoItem(network, "x-chain", utxo)),
    emittedUtxos: row.emitted.map((utxo) => xUtxoItem(network, "x-chain", utxo)),
    amountUnlocked: totals(network, row.consumed),
    amountCreated: totals(network, row.emitted),
    ...(row.sourceChain !== null && { sourceChain: toCb58(row.sourceChain) }),
    ...(row.destinationChain !== null && { destinationChain: toCb58(row.destinationChain) }),
    ...(created && {
      assetCreated: {
        assetId: toCb58(created.assetId),
        name: created.name,
        symbol: created.symbol,
        denomination: created.denomination,
        ...createdAsset(row),
      },
    }),
  };
}
