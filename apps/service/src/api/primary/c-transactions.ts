/** Atomic transactions of the C-Chain. */

import type { CChainExportTransaction, CChainImportTransaction } from "@primary-network/data/spec";
import { checksummed } from "../../domain/evm/address.ts";
import { toCb58 } from "../../domain/id-text.ts";
import type { NetworkIdentity } from "../../domain/network.ts";
import type { CTransactionRow } from "../../store/transaction.ts";
import type { XUtxoRow } from "../../store/utxo.ts";
import { totals } from "./x-transactions.ts";
import { toBase64, xAsset, xUtxoItem } from "./x-utxos.ts";

type Asset = XUtxoRow["asset"];

/** Accounts hold assets of the X-Chain, whose names come from the transaction's outputs. */
function namesOf({ consumed, emitted }: CTransactionRow): (assetId: string) => Asset {
  const names = new Map([...consumed, ...emitted].map(({ assetId, asset }) => [assetId, asset]));
  return (assetId) => names.get(assetId) ?? null;
}

/** A transaction in the interface's form. */
export function cTransactionItem(
  network: NetworkIdentity,
  row: CTransactionRow,
): CChainImportTransaction | CChainExportTransaction {
  const nameOf = namesOf(row);
  const held = row.accounts.map((account) => ({
    ...account,
    assetId: account.asset,
    type: "TransferOutput",
    asset: nameOf(account.asset),
  }));
  const imports = row.type === "ImportTx";
  const [unlocked, created] = imports ? [row.consumed, held] : [held, row.emitted];
  const item = {
    txHash: toCb58(row.txId),
    blockHeight: row.height,
    blockHash: row.blockId,
    timestamp: row.time,
    memo: row.memo,
    amountUnlocked: totals(network, unlocked),
    amountCreated: totals(network, created),
    sourceChain: toCb58(row.sourceChain ?? network.cChainId),
    destinationChain: toCb58(row.destinationChain ?? network.cChainId),
  };
  const paid = held.map((account) => ({
    address: checksummed(account.address),
    asset: xAsset(network, account),
    credentials: account.signatures.map((signature) => ({ signature: toBase64(signature) })),
  }));
  if (imports) {
    return {
      ...item,
      txType: "ImportTx",
      evmOutputs: paid.map(({ address, asset }) => ({ toAddress: address, asset })),
      consumedUtxos: row.consumed.map((utxo) => xUtxoItem(network, "c-chain", utxo)),
    };
  }
  return {
    ...item,
    txType: "ExportTx",
    evmInputs: paid.map(({ address, ...input }) => ({ fromAddress: address, ...input })),
    emittedUtxos: row.emitted.map((utxo) => xUtxoItem(network, "c-chain", utxo)),
  };
}
