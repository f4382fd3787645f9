/**
 * A table of any length: only the rows in sight are in the page, and the next page is loaded before its end
 * is.
 */
import { type ReactNode, useCallback, useRef } from "react";
import { countText } from "../format/count.ts";
import { csvOf } from "../format/csv.ts";
import { Icon } from "./icon.tsx";
import { Rows } from "./rows.tsx";
import { SaveText } from "./save-text.tsx";
import { useTopOf } from "./top-of.ts";

/** A column. */
export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** The exact value, for CSV. */
  readonly text: (row: Row) => string;
  /** Width as a track of CSS grid. @default `minmax(6rem, 1fr)` */
  readonly width?: string;
  /** Numbers stand at the right. */
  readonly isNumber?: boolean;
  /** Makes the heading a link that sorts; undefined for a column by which the service does not sort. */
  readonly sort?: Sort | undefined;
}

/** The order by a column. */
export interface Sort {
  /** The order that the table has now, if it is by this column. */
  readonly order?: "ascending" | "descending" | undefined;
  /** The heading as a link to the other order. */
  readonly link: (name: ReactNode) => ReactNode;
}

/** A further page. */
export interface More {
  readonly has: boolean;
  readonly isLoading: boolean;
  readonly load: () => void;
}

/** The content of a table. */
export interface TableProps<Row> {
  /** The noun of the rows, and the name of the CSV file. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly more?: More;
  /** Text in place of rows. @default `No <name> yet.` */
  readonly empty?: string;
}

/** The name of a column that sorts, with the direction. */
function Heading<Row>({ name, sort }: Column<Row>) {
  return (
    <>
      {name}
      {sort?.order && <Icon name={sort.order === "ascending" ? "up" : "down"} />}
    </>
  );
}

/** Rows to make room for before the first page is there. */
const EXPECTED = 12;

export function Table<Row>({ name, columns, rows, keyOf, more, empty = `No ${name} yet.` }: TableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const top = useTopOf(body);
  // Rows are asked for by indexes below their number only.
  const keyAt = useCallback((index: number) => keyOf(rows[index] as Row), [keyOf, rows]);
  const tracks = columns.map(({ width = "minmax(6rem, 1fr)" }) => width).join(" ");
  return (
    <div className="table-with-tools">
      <table
        aria-label={name}
        aria-rowcount={more?.has ? -1 : rows.length + 1}
        className="table"
        style={{ "--tracks": tracks } as Record<string, string>}
      >
        <thead className="table-head">
          <tr aria-rowindex={1} className="table-row">
            {columns.map((column) => (
              <th scope="col" key={column.name} data-number={column.isNumber} aria-sort={column.sort?.order}>
                {column.sort ? column.sort.link(<Heading {...column} />) : column.name}
              </th>
            ))}
          </tr>
        </thead>
        <Rows
          ref={body}
          top={top}
          count={rows.length}
          columns={columns.length}
          keyAt={keyAt}
          // A new function at each rendering of the table, so that the rows are rendered too: their ages, for
          // example, are then current.
          cellsAt={(index) =>
            columns.map((column) => (
              <td key={column.name} data-name={column.name} data-number={column.isNumber}>
                {column.cell(rows[index] as Row)}
              </td>
            ))
          }
          load={more?.has && !more.isLoading ? more.load : undefined}
        />
      </table>
      {rows.length === 0 && more?.isLoading && (
        <div className="skeleton rows" aria-hidden="true">
          {Array.from({ length: EXPECTED }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows to come are all alike
            <span key={index} />
          ))}
        </div>
      )}
      <p className="table-foot">
        <span aria-live="polite">
          {rows.length === 0 && !more?.isLoading
            ? empty
            : countText(rows.length, "row") + (more?.has ? " so far" : "")}
          {more?.isLoading && " · loading…"}
        </span>
        {rows.length > 0 && (
          <SaveText
            name={`${name.replaceAll(" ", "-")}.csv`}
            type="text/csv"
            text={() => csvOf(columns, rows)}
            label="CSV"
          />
        )}
      </p>
    </div>
  );
}
