/** Transactions, their internal calls and their blocks' fields in the interface's form. */

import type {
  Erc20TransferV2,
  EvmMethod,
  EvmTransactionListItem,
  InternalTransaction,
  NativeTransaction,
  NativeTransactionListItem,
} from "@primary-network/data/spec";
import type { ErcKind } from "../../domain/evm/facts.ts";
import { methodOf } from "../../domain/evm/method.ts";
import {
  EVM_TRANSACTION as AT,
  type EvmInternalPart,
  type EvmTransactionPage,
  type EvmTransactionRow,
  type EvmTransferPart,
  EVM_INTERNAL_PART as PART,
} from "../../store/evm/transaction-row.ts";
import { EVM_TRANSFER, type EvmTransferRow } from "../../store/evm/transfer.ts";
import {
  type Fields,
  objectWriter,
  quote,
  type Written,
  writeBoolean,
  writeInteger,
  writeJson,
  writeList,
  writeNumber,
} from "../json/written.ts";
import type { TransactionTexts } from "./transaction-texts.ts";
import {
  writeErc20Transfer,
  writeErc20TransferV2,
  writeErc721Transfer,
  writeErc1155Transfer,
} from "./transfers.ts";

/** The zero address, shown for a failed contract creation. */
export const NOBODY = `0x${"0".repeat(40)}`;

/** A field that chains without it leave out. */
const optional = <T, R>(value: T | null, write: (value: T) => R): R | undefined =>
  value === null ? undefined : write(value);

const nativeFields: Fields<NativeTransactionListItem, EvmTransactionRow, TransactionTexts> = {
  blockNumber: (row) => quote(String(row[AT.number])),
  blockTimestamp: (row) => writeNumber(row[AT.time]),
  blockTimestampMilliseconds: (row) => optional(row[AT.timeMs], writeNumber),
  blockMinDelayExcess: (row) => optional(row[AT.delayExcess], writeInteger),
  blockHash: (row) => quote(row[AT.blockHash]),
  chainId: (_row, texts) => texts.chainId,
  blockIndex: (row) => writeNumber(row[AT.idx]),
  txHash: (row) => quote(row[AT.hash]),
  txStatus: (row) => quote(row[AT.succeeded] ? "1" : "0"),
  txType: (row) => writeNumber(row[AT.type]),
  gasLimit: (row) => quote(row[AT.gasLimit]),
  gasUsed: (row) => quote(row[AT.gasUsed]),
  gasPrice: (row) => quote(row[AT.gasPrice]),
  nonce: (row) => quote(row[AT.nonce]),
  from: (row, texts) => texts.party(row[AT.sender]),
  to: (row, texts) => texts.party(row[AT.target]),
  method: (row) => writeJson<EvmMethod>(methodOf(row[AT.creates] ? null : row[AT.target], row[AT.input])),
  value: (row) => quote(row[AT.value]),
};

/** A transaction in a list. */
export const writeNative = objectWriter<NativeTransactionListItem, EvmTransactionRow, TransactionTexts>(
  nativeFields,
);

/** A transaction on its own. */
export const writeWholeNative = objectWriter<NativeTransaction, EvmTransactionRow, TransactionTexts>({
  ...nativeFields,
  input: (row) => quote(row[AT.input]),
  baseFeePerGas: (row) => quote(row[AT.baseFee] ?? "0"),
  maxFeePerGas: (row) => optional(row[AT.maxFee], quote<string>),
  maxPriorityFeePerGas: (row) => optional(row[AT.maxTip], quote<string>),
});

const writeInternal = objectWriter<InternalTransaction, EvmInternalPart, TransactionTexts>({
  from: (row, texts) => texts.party(row[PART.sender]),
  to: (row, texts) => texts.party(row[PART.recipient] ?? NOBODY),
  internalTxType: (row) => quote(row[PART.type]),
  value: (row) => quote(row[PART.value]),
  isReverted: (row) => writeBoolean(row[PART.reverted]),
  gasUsed: (row) => quote(row[PART.gasUsed]),
  gasLimit: (row) => quote(row[PART.gasLimit]),
});

/** The parts of one transaction. */
export interface TransactionParts {
  readonly internals: readonly EvmInternalPart[];
  readonly transfers: readonly EvmTransferPart[];
}

function byPosition<Part extends readonly unknown[]>(
  parts: readonly Part[],
  positionOf: (part: Part) => string,
): ReadonlyMap<string, Part[]> {
  const grouped = new Map<string, Part[]>();
  for (const part of parts) {
    const list = grouped.get(positionOf(part));
    if (list) list.push(part);
    else grouped.set(positionOf(part), [part]);
  }
  return grouped;
}

/** Finds the parts of each of a page's transactions. */
export function partsIn(page: EvmTransactionPage): (row: EvmTransactionRow) => TransactionParts {
  const internals = byPosition(page.internals, (part) => `${part[PART.number]}/${part[PART.idx]}`);
  const transfers = byPosition(
    page.transfers,
    ([, transfer]) => `${transfer[EVM_TRANSFER.number]}/${transfer[EVM_TRANSFER.idx]}`,
  );
  return (row) => {
    const position = `${row[AT.number]}/${row[AT.idx]}`;
    return { internals: internals.get(position) ?? [], transfers: transfers.get(position) ?? [] };
  };
}

/** The list, or undefined when it is empty. */
const some = <Row, Item>(
  rows: readonly Row[],
  write: (row: Row, texts: TransactionTexts) => Written<Item>,
  texts: TransactionTexts,
): Written<Item[]> | undefined =>
  rows.length === 0 ? undefined : writeList(rows.map((row) => write(row, texts)));

const ofKind = ({ transfers }: TransactionParts, wanted: ErcKind): EvmTransferRow[] =>
  transfers.flatMap(([kind, transfer]) => (kind === wanted ? [transfer] : []));

/** The fields that lists of a transaction's parts have. */
export const partFields: Fields<
  Pick<
    EvmTransactionListItem,
    "erc20Transfers" | "erc721Transfers" | "erc1155Transfers" | "internalTransactions"
  >,
  TransactionParts,
  TransactionTexts
> = {
  erc20Transfers: (parts, texts) => some(ofKind(parts, 20), writeErc20Transfer, texts),
  erc721Transfers: (parts, texts) => some(ofKind(parts, 721), writeErc721Transfer, texts),
  erc1155Transfers: (parts, texts) => some(ofKind(parts, 1155), writeErc1155Transfer, texts),
  internalTransactions: (parts, texts) => some(parts.internals, writeInternal, texts),
};

/** ERC-20 transfers in the form that says whether a token is malicious. */
export const unratedTransfers = (
  parts: TransactionParts,
  texts: TransactionTexts,
): Written<Erc20TransferV2[]> | undefined => some(ofKind(parts, 20), writeErc20TransferV2, texts);
