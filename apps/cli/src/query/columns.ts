/** Kinds of columns, such as ids, amounts and times. */
import { formatUnits } from "@primary-network/data";
import type { Column, Exact } from "./query.ts";

/** Text for people in place of a missing value. */
const NONE = "–";

type More<Row> = Partial<Omit<Column<Row>, "name" | "title" | "value">>;

/** A column of any text or number. */
export const plain = <Row>(
  name: string,
  title: string,
  value: (row: Row) => Exact,
  more: More<Row> = {},
): Column<Row> => ({ name, title, value, ...more });

/** A column of numbers. */
export const count = <Row>(
  name: string,
  title: string,
  value: (row: Row) => Exact,
  more: More<Row> = {},
): Column<Row> => plain(name, title, value, { align: "right", ...more });

/** A column of ids, hashes or addresses. */
export const id = <Row>(
  name: string,
  title: string,
  value: (row: Row) => Exact,
  more: More<Row> = {},
): Column<Row> => plain(name, title, value, { isId: true, ...more });

/** A decimal text with its whole part grouped: `1,234.5`. */
export function grouped(decimal: string): string {
  const [whole = "", fraction] = decimal.split(".");
  const parts = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? parts : `${parts}.${fraction}`;
}

/** An amount of smallest units in whole ones, for people. */
const amountText = (units: string | undefined, decimals: number): string =>
  units === undefined ? NONE : grouped(formatUnits(units, decimals));

/** A column of amounts: exact in smallest units, in whole units for people. */
export const amount = <Row>(
  name: string,
  title: string,
  value: (row: Row) => string | undefined,
  decimals: (row: Row) => number,
  more: More<Row> = {},
): Column<Row> =>
  plain(name, title, value, {
    align: "right",
    text: (row) => amountText(value(row), decimals(row)),
    ...more,
  });

/** A column of nAVAX. */
export const nAvax = <Row>(
  name: string,
  title: string,
  value: (row: Row) => string | undefined,
  more: More<Row> = {},
): Column<Row> => amount(name, title, value, () => 9, more);

/** Unix seconds for people, in UTC: `2026-06-01 12:00:05`. */
export const timeText = (seconds: number): string =>
  new Date(seconds * 1_000).toISOString().slice(0, 19).replace("T", " ");

/** A column of times: exact in Unix seconds. */
export const time = <Row>(
  name: string,
  title: string,
  value: (row: Row) => number | undefined,
  more: More<Row> = {},
): Column<Row> =>
  plain(name, title, value, {
    text: (row) => {
      const seconds = value(row);
      return seconds === undefined ? NONE : timeText(seconds);
    },
    ...more,
  });

/** A value for people. */
export function textOf<Row>(column: Column<Row>, row: Row): string {
  const value = column.value(row);
  if (value === undefined) return NONE;
  if (column.text) return column.text(row);
  if (column.texts) return column.texts(row).join(", ");
  return typeof value === "object" ? value.join(" ") : String(value);
}
