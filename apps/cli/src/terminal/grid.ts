/** Rows as aligned columns that fit a width. */
import { printableLine } from "@primary-network/devnet/terminal";
import { type Colour, paint } from "./screen.ts";
import { shorten, widthOf } from "./table.ts";

/** A column. */
export interface GridColumn {
  readonly title: string;
  /** @default left */
  readonly align?: "right" | undefined;
  /** An id that may lose its middle. */
  readonly isId?: boolean | undefined;
  /** An id that stays whole: other columns make room for it first. */
  readonly isWhole?: boolean | undefined;
  /** Stays as long as the first column does. */
  readonly isMain?: boolean | undefined;
  /** A drawing, the first to go where there is no room. */
  readonly isDrawing?: boolean | undefined;
}

/** A text, and the colour it has where there are any. */
export interface Cell {
  readonly text: string;
  readonly colour?: Colour | undefined;
}

/** Layout options. */
interface GridOptions {
  /** Characters of a line; undefined for any. */
  readonly width: number | undefined;
  readonly colours: boolean;
}

/** Lines, and the titles of columns that did not fit. */
interface Grid {
  readonly lines: readonly string[];
  readonly leftOut: readonly string[];
  /** True when every main column is there and no line is too wide. */
  readonly fits: boolean;
}

const GAP = "  ";
/** Fewest characters that a shortened id keeps. */
const SHORTEST_ID = 11;

const total = (widths: readonly number[]) =>
  widths.reduce((sum, width) => sum + width, 0) + GAP.length * Math.max(0, widths.length - 1);

/**
 * Lays rows out. A table that is too wide loses its drawings, then the middles of ids, longest first, then
 * columns from the right, main ones last. The first column always stays.
 */
export function grid(
  columns: readonly GridColumn[],
  given: readonly (readonly Cell[])[],
  { width = Number.POSITIVE_INFINITY, colours }: GridOptions,
): Grid {
  const rows = given.map((row) => row.map((cell) => ({ ...cell, text: printableLine(cell.text) })));
  let kept = columns.map((column, index) => {
    const width = rows.reduce(
      (most, row) => Math.max(most, widthOf(row[index]?.text ?? "")),
      column.title.length,
    );
    return { column, index, width };
  });
  const tooWide = () => total(kept.map((one) => one.width)) - width;
  if (tooWide() > 0) kept = kept.filter(({ column }) => !column.isDrawing);
  const least = ({ column }: { readonly column: GridColumn }) => Math.max(SHORTEST_ID, column.title.length);
  const shortenIds = (isWhole: boolean) => {
    while (tooWide() > 0) {
      const ids = kept.filter(
        ({ column, width }) =>
          column.isId && (column.isWhole ?? false) === isWhole && width > least({ column }),
      );
      const [longest] = ids.sort((one, other) => other.width - one.width);
      if (!longest) break;
      longest.width -= 1;
    }
  };
  shortenIds(false);
  const leftOut: typeof kept = [];
  let fits = true;
  // An id that stays whole beside one column is worth more than a short one beside many.
  const isCrowded = () => kept.length > (kept.some(({ column }) => column.isWhole) ? 2 : 1);
  const dropOne = () => {
    const side = kept.findLastIndex(({ column }, place) => place > 0 && !column.isMain);
    const [gone] = kept.splice(side === -1 ? kept.length - 1 : side, 1);
    if (gone) leftOut.push(gone);
    fits &&= side !== -1;
  };
  while (tooWide() > 0 && isCrowded()) dropOne();
  shortenIds(true);
  while (tooWide() > 0 && kept.length > 1) dropOne();
  leftOut.sort((one, other) => one.index - other.index);
  const lineOf = (cells: readonly (Cell | undefined)[]) =>
    kept
      .map(({ column, width: room, index }, place) => {
        const { text, colour } = cells[index] ?? { text: "" };
        const short = shorten(text, room);
        const isLast = place === kept.length - 1;
        const space = " ".repeat(Math.max(0, room - widthOf(short)));
        const padded = column.align === "right" ? space + short : isLast ? short : short + space;
        return colours && colour && text !== "" ? paint(padded, colour) : padded;
      })
      .join(GAP)
      .trimEnd();
  const head = lineOf(columns.map(({ title }) => ({ text: title, colour: "bold" })));
  return {
    lines: [head, ...rows.map(lineOf)],
    leftOut: leftOut.map(({ column }) => column.title).filter((title) => title !== ""),
    fits: fits && tooWide() <= 0,
  };
}
