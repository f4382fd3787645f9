/** Writes atomic transactions of the C-Chain as JSON. */

import type { CChainExportTransaction, CChainImportTransaction } from "@primary-network/data/spec";
import { checksummed } from "../../domain/evm/address.ts";
import { toCb58 } from "../../domain/id-text.ts";
import type { NetworkIdentity } from "../../domain/network.ts";
import type { CTransactionRow } from "../../store/c/transaction.ts";
import { type ByteFields, byteWriterOf, type WriteItem } from "../json/item-writer.ts";
import { writeTotals } from "./x-transactions.ts";
import { type HeldAsset, writeAsset, writeCredentials, writeXUtxo } from "./x-utxos.ts";

type Account = CTransactionRow["accounts"][number];

/** An account and its amounts. The names of assets come from the transaction's outputs. */
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

const shared: ByteFields<Shared, CTransactionRow, NetworkIdentity> = {
  txHash: (out, { txId }) => out.id(txId),
  blockHeight: (out, { height }) => out.number(height),
  blockHash: (out, { blockId }) => out.quote(blockId),
  timestamp: (out, { time }) => out.number(time),
  memo: (out, { memo }) => out.quote(memo),
  sourceChain: (out, { sourceChain }, { cChainId }) => out.quote(toCb58(sourceChain ?? cChainId)),
  destinationChain: (out, { destinationChain }, { cChainId }) =>
    out.quote(toCb58(destinationChain ?? cChainId)),
};

const writeUtxo = writeXUtxo["c-chain"];

const writeOutput = byteWriterOf<CChainImportTransaction["evmOutputs"][number], Held, NetworkIdentity>({
  toAddress: (out, { address }) => out.quote(checksummed(address)),
  asset: (out, held, network) => writeAsset(out, held, network),
});

const writeInput = byteWriterOf<CChainExportTransaction["evmInputs"][number], Held, NetworkIdentity>({
  fromAddress: (out, { address }) => out.quote(checksummed(address)),
  asset: (out, held, network) => writeAsset(out, held, network),
  credentials: (out, { signatures }) => writeCredentials(out, signatures),
});

const writeImport = byteWriterOf<CChainImportTransaction, CTransactionRow, NetworkIdentity>({
  ...shared,
  txType: (out) => out.quote("ImportTx"),
  amountUnlocked: (out, { consumed }, network) => writeTotals(out, consumed, network),
  amountCreated: (out, row, network) => writeTotals(out, heldBy(row), network),
  evmOutputs: (out, row, network) => out.list(heldBy(row), (held) => writeOutput(out, held, network)),
  consumedUtxos: (out, { consumed }, network) => out.list(consumed, (utxo) => writeUtxo(out, utxo, network)),
});

const writeExport = byteWriterOf<CChainExportTransaction, CTransactionRow, NetworkIdentity>({
  ...shared,
  txType: (out) => out.quote("ExportTx"),
  amountUnlocked: (out, row, network) => writeTotals(out, heldBy(row), network),
  amountCreated: (out, { emitted }, network) => writeTotals(out, emitted, network),
  evmInputs: (out, row, network) => out.list(heldBy(row), (held) => writeInput(out, held, network)),
  emittedUtxos: (out, { emitted }, network) => out.list(emitted, (utxo) => writeUtxo(out, utxo, network)),
});

/** Writes a transaction. */
export const writeCTransaction: WriteItem<
  CChainImportTransaction | CChainExportTransaction,
  CTransactionRow,
  NetworkIdentity
> = (out, row, network) =>
  row.type === "ImportTx" ? writeImport(out, row, network) : writeExport(out, row, network);
