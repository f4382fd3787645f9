/** The range of a chain that an export reads, and the pages in which it reads it. */

/** The position of a transaction in its chain. */
export interface TxPlace {
  readonly height: number;
  readonly idx: number;
}

/**
 * The number of transactions or blocks that a page has at most. Statements have the number in their text: a planner that knows how
 * few rows a page begins with follows indexes from each of them, and reads no table whole.
 */
export const MAX_PAGE = 1_000;

/** The part of a chain of the Primary Network that a page is read from. */
export interface ArchivePart {
  readonly network: number;
  /** The position that the page follows: the last one of the page before. */
  readonly after: TxPlace;
  /** Height, inclusive. */
  readonly upTo: number;
  /** Transactions or blocks that the page has, 1 … MAX_PAGE. One of them may have many rows, or none. */
  readonly limit: number;
}

/** Rows in the order of their chain. */
export interface ArchivePage<Row, Position> {
  readonly rows: Row[];
  /** Position that the next page follows; undefined for the last page. */
  readonly next: Position | undefined;
}

/** Makes a page of rows that a statement limits. A page with fewer rows than the limit is the last one. */
export function limitedPage<Row, Position>(
  rows: Row[],
  limit: number,
  position: (row: Row) => Position,
): ArchivePage<Row, Position> {
  const last = rows.length < limit ? undefined : rows.at(-1);
  return { rows, next: last && position(last) };
}
