/** A table of any length: only the rows in sight are in the page, and the next page is loaded before its end is. */
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { csvOf } from "../format/csv.ts";
import { SaveText } from "./save-text.tsx";

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
}

/** A further page. */
export interface More {
  readonly has: boolean;
  readonly isLoading: boolean;
  load(): void;
}

/** What a table shows. */
export interface TableProps<Row> {
  /** What the rows are; also the name of the file of its CSV. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly more?: More;
  /** Said in place of rows when there is none. */
  readonly empty?: string;
}

/** Pixels of a row before it is measured. */
const ROW = 41;
/** The same of a line of a row on a narrow screen, where the columns after the first stand in lines. */
const NARROW_LINE = 27;
const NARROW = "(max-width: 58rem)";
/** Pixels of a column there. */
const NARROW_COLUMN = 160;
/** Rows that have a place before the first page has come. */
const EXPECTED = 12;

/** Pixels of a row on a narrow screen before it is measured. */
const narrowHeight = (columns: number) =>
  NARROW_LINE * (1 + Math.ceil((columns - 1) / Math.max(2, Math.floor(innerWidth / NARROW_COLUMN)))) + 17;

/** Rows beyond those in sight that are made. */
const AHEAD = 8;

export function Table<Row>({ name, columns, rows, keyOf, more, empty = "There is none." }: TableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  // After every change, as what stands above may have changed its height.
  useLayoutEffect(() => {
    const at = Math.round((body.current?.getBoundingClientRect().top ?? 0) + scrollY);
    if (at !== top) setTop(at);
  });
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (matchMedia(NARROW).matches ? narrowHeight(columns.length) : ROW),
    overscan: AHEAD,
    scrollMargin: top,
    getItemKey: (index) => keyOf(rows[index] as Row), // the virtualiser asks for indexes below `count` only
  });
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? -1;
  const isAtEnd = last >= rows.length - AHEAD;
  useEffect(() => {
    if (more?.has && !more.isLoading && isAtEnd) more.load();
  }, [more, isAtEnd]);
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
              <th scope="col" key={column.name} data-number={column.isNumber}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} className="table-body" style={{ height: virtual.getTotalSize() }}>
          {shown.map(({ index, key, start }) => {
            const row = rows[index] as Row; // as above
            return (
              <tr
                key={key}
                data-index={index}
                aria-rowindex={index + 2}
                ref={virtual.measureElement}
                className="table-row"
                style={{ transform: `translateY(${start - top}px)` }}
              >
                {columns.map((column) => (
                  <td key={column.name} data-name={column.name} data-number={column.isNumber}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
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
          {rows.length === 0 && !more?.isLoading ? empty : `${rows.length}${more?.has ? " of more" : ""}`}
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
