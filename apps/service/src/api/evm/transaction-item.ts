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
import type { ByteWriter, Wrote } from "../json/byte-writer.ts";
import { type ByteFields, byteWriterOf, optional, type WriteItem } from "../json/item-writer.ts";
import { type EvmShared, writeParty } from "./parties-and-tokens.ts";
import {
  writeErc20Transfer,
  writeErc20TransferV2,
  writeErc721Transfer,
  writeErc1155Transfer,
} from "./transfers.ts";

/** The zero address, shown for a failed contract creation. */
const NOBODY = `0x${"0".repeat(40)}`;

const nativeFields: ByteFields<NativeTransactionListItem, EvmTransactionRow, EvmShared> = {
  blockNumber: (out, row) => out.quotedNumber(row.number),
  blockTimestamp: (out, row) => out.number(row.time),
  blockTimestampMilliseconds: (out, row) => optional(row.timeMs, (time) => out.number(time)),
  blockMinDelayExcess: (out, row) => optional(row.delayExcess, (excess) => out.integer(excess)),
  blockHash: (out, row) => out.quote(row.blockHash),
  chainId: (out, _row, { chain }) => out.quotedNumber(chain),
  blockIndex: (out, row) => out.number(row.idx),
  txHash: (out, row) => out.quote(row.hash),
  txStatus: (out, row) => out.quote(row.succeeded ? "1" : "0"),
  txType: (out, row) => out.number(row.type),
  gasLimit: (out, row) => out.quote(row.gasLimit),
  gasUsed: (out, row) => out.quote(row.gasUsed),
  gasPrice: (out, row) => out.quote(row.gasPrice),
  nonce: (out, row) => out.quote(row.nonce),
  from: (out, row, shared) => writeParty(out, row.sender, shared),
  to: (out, row, shared) => writeParty(out, row.target, shared),
  method: (out, row) => out.json<EvmMethod>(methodOf(row.creates ? null : row.target, row.input)),
  value: (out, row) => out.quote(row.value),
};

/** Writes a transaction in a list. */
export const writeNative = byteWriterOf(nativeFields);

/** Writes a transaction on its own. */
export const writeWholeNative = byteWriterOf<NativeTransaction, EvmTransactionRow, EvmShared>({
  ...nativeFields,
  input: (out, row) => out.quote(row.input),
  baseFeePerGas: (out, row) => out.quote(row.baseFee ?? "0"),
  maxFeePerGas: (out, row) => optional(row.maxFee, (fee) => out.quote(fee)),
  maxPriorityFeePerGas: (out, row) => optional(row.maxTip, (tip) => out.quote(tip)),
});

/** Fields of an internal transaction, on its own and in its transaction. */
export const internalFields: ByteFields<InternalTransaction, EvmInternalPart, EvmShared> = {
  from: (out, row, shared) => writeParty(out, row.sender, shared),
  to: (out, row, shared) => writeParty(out, row.recipient ?? NOBODY, shared),
  internalTxType: (out, row) => out.quote(row.type),
  value: (out, row) => out.quote(row.value),
  isReverted: (out, row) => out.boolean(row.reverted),
  gasUsed: (out, row) => out.quote(row.gasUsed),
  gasLimit: (out, row) => out.quote(row.gasLimit),
};

const writeInternal = byteWriterOf(internalFields);

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

/** Writes the list, unless it is empty. */
const some = <Row, Item>(
  out: ByteWriter,
  rows: readonly Row[],
  write: WriteItem<Item, Row, EvmShared>,
  shared: EvmShared,
): Wrote<Item[]> | undefined =>
  rows.length === 0 ? undefined : out.list(rows, (row) => write(out, row, shared));

const ofKind = ({ transfers }: TransactionParts, wanted: ErcKind): EvmTransferRow[] =>
  transfers.filter(({ kind }) => kind === wanted);

/** The fields that lists of a transaction's parts have. */
export const partFields: ByteFields<
  Pick<
    EvmTransactionListItem,
    "erc20Transfers" | "erc721Transfers" | "erc1155Transfers" | "internalTransactions"
  >,
  TransactionParts,
  EvmShared
> = {
  erc20Transfers: (out, parts, shared) => some(out, ofKind(parts, 20), writeErc20Transfer, shared),
  erc721Transfers: (out, parts, shared) => some(out, ofKind(parts, 721), writeErc721Transfer, shared),
  erc1155Transfers: (out, parts, shared) => some(out, ofKind(parts, 1155), writeErc1155Transfer, shared),
  internalTransactions: (out, parts, shared) => some(out, parts.internals, writeInternal, shared),
};

/** Writes ERC-20 transfers in the form that says whether a token is malicious. */
export const unratedTransfers = (
  out: ByteWriter,
  parts: TransactionParts,
  shared: EvmShared,
): Wrote<Erc20TransferV2[]> | undefined => some(out, ofKind(parts, 20), writeErc20TransferV2, shared);
