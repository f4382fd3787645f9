/** The height of a table row before it is measured. */
import { useMemo, useSyncExternalStore } from "react";

// Pixels as styles/parts.css has them. A row that differs is measured in the page, and then what follows it is placed again.
/** A row with an id. */
const ROW = 40;
/** A further line of a row on a narrow screen, where the columns after the first stand in lines. */
const NARROW_LINE = 42;
/** A column there, and what is between two. */
const [NARROW_COLUMN, GAP] = [142.5, 15];
/** Share of the page's width that a table has there. */
const SHARE = 0.94;

// One for all rows: making a query costs more than making a row does.
const narrow = matchMedia("(max-width: 70rem)");

const subscribe = (changed: () => void): (() => void) => {
  narrow.addEventListener("change", changed);
  return () => narrow.removeEventListener("change", changed);
};

function narrowHeight(columns: number): number {
  const width = document.documentElement.clientWidth * SHARE;
  const inLine = Math.max(1, Math.floor((width + GAP) / (NARROW_COLUMN + GAP)));
  return Math.round(ROW + NARROW_LINE * Math.ceil((columns - 1) / inLine));
}

/** Returns the height in pixels of a row with this number of columns. */
export function useRowHeight(columns: number): number {
  const isNarrow = useSyncExternalStore(subscribe, () => narrow.matches);
  return useMemo(() => (isNarrow ? narrowHeight(columns) : ROW), [isNarrow, columns]);
}
