/** Columns that many tables have: times, addresses, transactions. */
import { AddressLink, type ChainName, TransactionLink } from "./links.tsx";
import type { Column } from "./table.tsx";
import { Time } from "./time.tsx";

/** Characters of an address, of which tables often have several in a row. */
const KEEP = 15;

/** A time in Unix seconds. */
export const timeColumn = <Row,>(name: string, atOf: (row: Row) => number): Column<Row> => ({
  name,
  width: "minmax(7.5rem, 1fr)",
  cell: (row) => <Time at={atOf(row)} />,
  text: (row) => new Date(atOf(row) * 1000).toISOString(),
});

/** An address of any chain. */
export const addressColumn = <Row,>(
  name: string,
  addressOf: (row: Row) => string,
  width = "minmax(10rem, 1fr)",
): Column<Row> => ({
  name,
  width,
  cell: (row) => <AddressLink address={addressOf(row)} keep={KEEP} />,
  text: addressOf,
});

/** The transaction of a row. */
export const transactionColumn = <Row extends { readonly txHash: string }>(
  chain: ChainName,
  name = "Transaction",
): Column<Row> => ({
  name,
  width: "minmax(11rem, 1.5fr)",
  cell: ({ txHash }) => <TransactionLink chain={chain} txHash={txHash} />,
  text: ({ txHash }) => txHash,
});
