/** The range of a chain that an export reads, and the pages in which it reads it. */

/** The position of a transaction in its chain. */
export interface TxPlace {
  readonly height: number;
  readonly idx: number;
}

/** The part of a chain of the Primary Network that a page is read from. */
export interface ArchivePart {
  readonly network: number;
  /** The position that the page follows: the last one of the page before. */
  readonly after: TxPlace;
  /** Height, inclusive. */
  readonly upTo: number;
  /** Transactions or blocks that the page has at most. One of them may have many rows, or none. */
  readonly limit: number;
}

/** Rows in the order of their chain. */
export interface ArchivePage<Row, Position> {
  readonly rows: Row[];
  /** Position that the next page follows; undefined for the last page. */
  readonly next: Position | undefined;
}
