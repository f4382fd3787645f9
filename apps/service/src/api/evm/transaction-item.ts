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
import type { EvmTransferPart, EvmTransferRow } from "../../store/evm/shown-transfers.ts";
import type { EvmTransactionPage, EvmTransactionRow } from "../../store/evm/transaction-page.ts";
import type { EvmInternalPart } from "../../store/evm/transaction-parts.ts";
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
const NOBODY = `0x${"0".repeat(40)}`;

/** A field that chains without it leave out. */
const optional = <T, R>(value: T | null, write: (value: T) => R): R | undefined =>
  value === null ? undefined : write(value);

const nativeFields: Fields<NativeTransactionListItem, EvmTransactionRow, TransactionTexts> = {
  blockNumber: (row) => quote(String(row.number)),
  blockTimestamp: (row) => writeNumber(row.time),
  blockTimestampMilliseconds: (row) => optional(row.timeMs, writeNumber),
  blockMinDelayExcess: (row) => optional(row.delayExcess, writeInteger),
  blockHash: (row) => quote(row.blockHash),
  chainId: (_row, texts) => texts.chainId,
  blockIndex: (row) => writeNumber(row.idx),
  txHash: (row) => quote(row.hash),
  txStatus: (row) => quote(row.succeeded ? "1" : "0"),
  txType: (row) => writeNumber(row.type),
  gasLimit: (row) => quote(row.gasLimit),
  gasUsed: (row) => quote(row.gasUsed),
  gasPrice: (row) => quote(row.gasPrice),
  nonce: (row) => quote(row.nonce),
  from: (row, texts) => texts.party(row.sender),
  to: (row, texts) => texts.party(row.target),
  method: (row) => writeJson<EvmMethod>(methodOf(row.creates ? null : row.target, row.input)),
  value: (row) => quote(row.value),
};

/** A transaction in a list. */
export const writeNative = objectWriter<NativeTransactionListItem, EvmTransactionRow, TransactionTexts>(
  nativeFields,
);

/** A transaction on its own. */
export const writeWholeNative = objectWriter<NativeTransaction, EvmTransactionRow, TransactionTexts>({
  ...nativeFields,
  input: (row) => quote(row.input),
  baseFeePerGas: (row) => quote(row.baseFee ?? "0"),
  maxFeePerGas: (row) => optional(row.maxFee, quote<string>),
  maxPriorityFeePerGas: (row) => optional(row.maxTip, quote<string>),
});

/** Fields of an internal transaction, on its own and in its transaction. */
export const internalFields: Fields<InternalTransaction, EvmInternalPart, TransactionTexts> = {
  from: (row, texts) => texts.party(row.sender),
  to: (row, texts) => texts.party(row.recipient ?? NOBODY),
  internalTxType: (row) => quote(row.type),
  value: (row) => quote(row.value),
  isReverted: (row) => writeBoolean(row.reverted),
  gasUsed: (row) => quote(row.gasUsed),
  gasLimit: (row) => quote(row.gasLimit),
};

const writeInternal = objectWriter<InternalTransaction, EvmInternalPart, TransactionTexts>(internalFields);

/** The parts of one transaction. */
export interface TransactionParts {
  readonly internals: readonly EvmInternalPart[];
  readonly transfers: readonly EvmTransferPart[];
}

/** A transaction, by its block and its index there. */
interface Position {
  readonly number: number;
  readonly idx: number;
}

const positionOf = ({ number, idx }: Position): string => `${number}/${idx}`;

function byPosition<Part extends Position>(parts: readonly Part[]): ReadonlyMap<string, Part[]> {
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
  const internals = byPosition(page.internals);
  const transfers = byPosition(page.transfers);
  return (row) => {
    const position = positionOf(row);
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
  transfers.filter(({ kind }) => kind === wanted);

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
