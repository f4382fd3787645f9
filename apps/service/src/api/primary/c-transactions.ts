/** Writes atomic transactions of the C-Chain as JSON. */

import type { CChainExportTransaction, CChainImportTransaction } from "@primary-network/data/spec";
import { checksummed } from "../../domain/evm/address.ts";
import type { CTransactionRow } from "../../store/c/transaction.ts";
import { type Fields, objectWriter, quote, type Written, writeList, writeNumber } from "../json/written.ts";
import type { PageTexts } from "./p-utxos.ts";
import { writeTotals } from "./x-transactions.ts";
import { type HeldAsset, writeAsset, writeCredentials, writeXUtxo } from "./x-utxos.ts";

type Account = CTransactionRow["accounts"][number];

/** An account and what it holds: the names of assets come from the transaction's outputs. */
interface Held extends HeldAsset, Pick<Account, "address" | "signatures"> {}

function heldBy({ accounts, consumed, emitted }: CTransactionRow): Held[] {
  const names = new Map([...consumed, ...emitted].map(({ assetId, asset }) => [assetId, asset]));
  return accounts.map(({ address, signatures, asset: assetId, amount }) => ({
    address,
    signatures,
    assetId,
    amount,
    type: "TransferOutput",
    asset: names.get(assetId) ?? null,
  }));
}

type Shared = Omit<
  CChainImportTransaction,
  "txType" | "amountUnlocked" | "amountCreated" | "evmOutputs" | "consumedUtxos"
>;

const shared: Fields<Shared, CTransactionRow, PageTexts> = {
  txHash: ({ txId }, { ids }) => ids.id(txId),
  blockHeight: ({ height }) => writeNumber(height),
  blockHash: ({ blockId }) => quote(blockId),
  timestamp: ({ time }) => writeNumber(time),
  memo: ({ memo }) => quote(memo),
  sourceChain: ({ sourceChain }, { network, ids }) => ids.id(sourceChain ?? network.cChainId),
  destinationChain: ({ destinationChain }, { network, ids }) => ids.id(destinationChain ?? network.cChainId),
};

const writeOutput = objectWriter<CChainImportTransaction["evmOutputs"][number], Held, PageTexts>({
  toAddress: ({ address }) => quote(checksummed(address)),
  asset: (held, page) => writeAsset(held, page),
});

const writeInput = objectWriter<CChainExportTransaction["evmInputs"][number], Held, PageTexts>({
  fromAddress: ({ address }) => quote(checksummed(address)),
  asset: (held, page) => writeAsset(held, page),
  credentials: ({ signatures }) => writeCredentials(signatures),
});

const writeImport = objectWriter<CChainImportTransaction, CTransactionRow, PageTexts>({
  ...shared,
  txType: () => quote("ImportTx"),
  amountUnlocked: ({ consumed }, page) => writeTotals(consumed, page),
  amountCreated: (row, page) => writeTotals(heldBy(row), page),
  evmOutputs: (row, page) => writeList(heldBy(row).map((held) => writeOutput(held, page))),
  consumedUtxos: ({ consumed }, page) => writeList(consumed.map((utxo) => writeXUtxo["c-chain"](utxo, page))),
});

const writeExport = objectWriter<CChainExportTransaction, CTransactionRow, PageTexts>({
  ...shared,
  txType: () => quote("ExportTx"),
  amountUnlocked: (row, page) => writeTotals(heldBy(row), page),
  amountCreated: ({ emitted }, page) => writeTotals(emitted, page),
  evmInputs: (row, page) => writeList(heldBy(row).map((held) => writeInput(held, page))),
  emittedUtxos: ({ emitted }, page) => writeList(emitted.map((utxo) => writeXUtxo["c-chain"](utxo, page))),
});

/** A transaction in the interface's form. */
export const writeCTransaction = (
  row: CTransactionRow,
  page: PageTexts,
): Written<CChainImportTransaction | CChainExportTransaction> =>
  row.type === "ImportTx" ? writeImport(row, page) : writeExport(row, page);
