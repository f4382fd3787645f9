/** Rows as JSON, JSON Lines, CSV, tables and cards. */
import { printJson } from "@primary-network/data";
import { printable, printableLine } from "@primary-network/devnet/terminal";
import { bar } from "../terminal/charts.ts";
import { type Cell, type GridColumn, grid } from "../terminal/grid.ts";
import { paint, type Screen } from "../terminal/screen.ts";
import { textOf } from "./columns.ts";
import type { Column, Exact, Query } from "./query.ts";

/** Takes rows, and prints them at once or at the end. */
export interface Form<Row> {
  row(row: Row): void;
  end(): void;
}

type Print = (text: string) => void;
type Columns<Row> = readonly Column<Row>[];

const BAR_WIDTH = 10;

const objectOf = <Row>(columns: Columns<Row>, row: Row) =>
  Object.fromEntries(columns.map((column) => [column.name, column.value(row) ?? null]));

/** One document: a list, or of a query of one thing its object. */
export function jsonForm<Row>({ columns, shape }: Query<Row>, print: Print): Form<Row> {
  const objects: object[] = [];
  return {
    row: (row) => void objects.push(objectOf(columns, row)),
    end: () => print(printJson(shape === "one" ? objects[0] : objects)),
  };
}

/** An object on each line. */
export const jsonLinesForm = <Row>({ columns }: Query<Row>, print: Print): Form<Row> => ({
  row: (row) => print(printJson(objectOf(columns, row))),
  end: () => {},
});

/** Returns true if a value is a list of things that have names and values. */
const isOfObjects = (value: Exact): value is readonly object[] =>
  typeof value === "object" && typeof value[0] === "object";

/**
 * A field as RFC 4180 has it, without control characters other than line feeds and tabs; a list of texts has
 * spaces between them, one of objects is JSON.
 */
export function csvField(value: Exact): string {
  const text = isOfObjects(value)
    ? printJson(value)
    : typeof value === "object"
      ? value.join(" ")
      : String(value ?? "");
  const shown = printable(text);
  return /[",\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}

/** A header, and a record for each row. `write` is given whole records with their CRLF. */
export function csvForm<Row>({ columns }: Query<Row>, write: Print): Form<Row> {
  const record = (fields: readonly Exact[]) => write(`${fields.map(csvField).join(",")}\r\n`);
  record(columns.map(({ name }) => name));
  return { row: (row) => record(columns.map((column) => column.value(row))), end: () => {} };
}

/** A column, and behind it the bar that it may have. */
function withBar<Row>(column: Column<Row>, rows: readonly Row[], draws: boolean) {
  const cells = rows.map(
    (row): Cell => ({
      text: textOf(column, row),
      colour: column.colour?.(row),
    }),
  );
  const own: [GridColumn, Cell[]] = [column, cells];
  if (!draws || !column.bar) return [own];
  const values = rows.map((row) => column.bar?.(row) ?? 0);
  const most = Math.max(...values);
  const bars = values.map(
    (value): Cell => ({
      text: most > 0 ? bar(value / most, BAR_WIDTH) : "",
      colour: "green",
    }),
  );
  const drawing: GridColumn = { title: "", isDrawing: true };
  return [own, [drawing, bars] as [GridColumn, Cell[]]];
}

/**
 * A table; on a terminal it fits the width, with drawings and colours, or is printed as cards where it
 * cannot.
 */
export function tableForm<Row>(query: Query<Row>, screen: Screen): Form<Row> {
  const { columns, summary } = query;
  const rows: Row[] = [];
  return {
    row: (row) => void rows.push(row),
    end() {
      if (rows.length === 0) return screen.tell("No results.");
      const isTerminal = screen.width !== undefined;
      const parts = columns
        .filter(({ isDetail }) => !isDetail)
        .flatMap((column) => withBar(column, rows, isTerminal));
      const cells = rows.map((_, index) => parts.map(([, texts]) => texts[index] ?? { text: "" }));
      const { lines, leftOut, fits } = grid(
        parts.map(([column]) => column),
        cells,
        screen,
      );
      if (isTerminal && summary) screen.print(summary(rows, screen));
      if (!fits) {
        const shown = columns.filter(({ isDetail }) => !isDetail);
        const cards = cardsForm({ ...query, columns: shown }, screen);
        for (const row of rows) cards.row(row);
        return;
      }
      screen.draw(lines.join("\n"));
      if (leftOut.length > 0)
        screen.tell(`Not shown: ${leftOut.join(", ")}. Use a wider terminal, --json or --csv.`);
    },
  };
}

/** Each row as lines of a name and a value; a list has a line for each of its texts. */
export function cardsForm<Row>({ columns }: Query<Row>, screen: Screen): Form<Row> {
  const room = Math.max(...columns.map(({ title }) => title.length));
  let isFirst = true;
  return {
    row(row) {
      if (!isFirst) screen.print("");
      isFirst = false;
      for (const column of columns) {
        const value = column.value(row);
        if (value === undefined) continue;
        const texts =
          column.texts?.(row) ?? (typeof value === "object" ? value.map(String) : [textOf(column, row)]);
        for (const [index, text] of texts.entries()) {
          const title = (index === 0 ? column.title : "").padEnd(room);
          const colour = column.colour?.(row);
          const shown = printableLine(text);
          screen.draw(
            screen.colours
              ? `${paint(title, "bold")}  ${colour ? paint(shown, colour) : shown}`
              : `${title}  ${shown}`,
          );
        }
      }
    },
    end: () => {},
  };
}
