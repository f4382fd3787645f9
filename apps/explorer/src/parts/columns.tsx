/** Columns that many tables have: times, amounts, addresses, transactions. */
import { AddressLink, type ChainName, TransactionLink } from "./links.tsx";
import type { Column } from "./table.tsx";
import { Time } from "./time.tsx";

/**
 * The track of a column of amounts: room for the whole supply, in whatever font the reader has.
 *
 * @param digits decimal places that the column shows
 * @param share of the room that is left, as of other columns
 */
export const amountTrack = (digits: number, share = 1) => `minmax(${digits + 18}ch, ${share}fr)`;

/** A time in Unix seconds. */
export const timeColumn = <Row,>(name: string, atOf: (row: Row) => number): Column<Row> => ({
  name,
  width: "minmax(9rem, 0.7fr)",
  cell: (row) => <Time at={atOf(row)} />,
  text: (row) => new Date(atOf(row) * 1000).toISOString(),
});

/** An address of any chain. */
export const addressColumn = <Row,>(
  name: string,
  addressOf: (row: Row) => string,
  width = "minmax(10rem, 2.2fr)",
): Column<Row> => ({
  name,
  width,
  cell: (row) => <AddressLink address={addressOf(row)} />,
  text: addressOf,
});

/** The transaction of a row. */
export const transactionColumn = <Row extends { readonly txHash: string }>(
  chain: ChainName,
  name = "Transaction",
): Column<Row> => ({
  name,
  width: "minmax(11rem, 3.4fr)",
  cell: ({ txHash }) => <TransactionLink chain={chain} txHash={txHash} />,
  text: ({ txHash }) => txHash,
});
