/** The rows of a table that are in sight, and a few beyond: scrolling makes those that come into sight, and leaves the others as they are. */
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { memo, type ReactNode, type Ref, useEffect } from "react";
import { useRowHeight } from "./row-height.ts";

/** Rows beyond those in sight that are made. */
const AHEAD = 8;

interface Props {
  readonly ref: Ref<HTMLTableSectionElement>;
  /** Pixels of the page above the first row. */
  readonly top: number;
  readonly count: number;
  /** Columns, which on a narrow screen say how high a row is. */
  readonly columns: number;
  /** Names a row. Has to stay the same function while the rows stay: with another one, every row has its place computed again. */
  readonly keyAt: (index: number) => string;
  /** The cells of a row. With another function every row in sight is made again. */
  readonly cellsAt: (index: number) => ReactNode;
  /** Loads what follows the last row; undefined while nothing can be loaded. */
  readonly load: (() => void) | undefined;
}

export function Rows({ ref, top, count, columns, keyAt, cellsAt, load }: Props) {
  const height = useRowHeight(columns);
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: AHEAD,
    scrollMargin: top,
    getItemKey: keyAt,
  });
  const shown = virtual.getVirtualItems();
  const isAtEnd = (shown.at(-1)?.index ?? -1) >= count - AHEAD;
  useEffect(() => {
    if (isAtEnd) load?.();
  }, [load, isAtEnd]);
  return (
    <tbody ref={ref} className="table-body" style={{ height: virtual.getTotalSize() }}>
      {shown.map(({ index, key, start }) => (
        <Row key={key} index={index} at={start - top} cellsAt={cellsAt} measure={virtual.measureElement} />
      ))}
    </tbody>
  );
}

interface RowProps {
  readonly index: number;
  /** Pixels below the first row. */
  readonly at: number;
  readonly cellsAt: (index: number) => ReactNode;
  readonly measure: (row: HTMLTableRowElement | null) => void;
}

/** Made again only when it moves among the rows, or when the table is: not because the page is scrolled. */
const Row = memo(({ index, at, cellsAt, measure }: RowProps) => (
  <tr
    data-index={index}
    aria-rowindex={index + 2}
    ref={measure}
    className="table-row"
    style={{ transform: `translateY(${at}px)` }}
  >
    {cellsAt(index)}
  </tr>
));
