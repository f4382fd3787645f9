/** Output of `watch`: a picture on a terminal, and a line for each event in a pipe. */

import { printableLine } from "@primary-network/devnet/terminal";
import { textOf, timeText } from "../query/columns.ts";
import { statusColumns } from "../query/rows/status.ts";
import { type GridColumn, grid } from "../terminal/grid.ts";
import { paint, type Screen } from "../terminal/screen.ts";
import type { Happening, Happenings } from "./happening.ts";

const COLUMNS: readonly GridColumn[] = [
  { title: "time (UTC)" },
  { title: "chain" },
  { title: "height", align: "right" },
  { title: "what" },
  { title: "id", isId: true },
];

const textsOf = ({ timestamp, chain, height, what, id }: Happening) => [
  timeText(timestamp),
  chain,
  String(height),
  what,
  id,
];

/** A line of a pipe. */
export const lineOf = (one: Happening): string =>
  textsOf(one).toSpliced(1, 0, one.kind).map(printableLine).join("  ");

/** Lines that the frame needs beside its rows: the title, the names of tables, and the space between them. */
const AROUND = 8;

/**
 * The picture.
 *
 * @param height lines of the terminal
 * @param head first line
 */
export function frame(known: Happenings, screen: Screen, height: number, head: string): string[] {
  const chains = grid(
    statusColumns,
    known.chains.map((chain) =>
      statusColumns.map((column) => ({ text: textOf(column, chain), colour: column.colour?.(chain) })),
    ),
    screen,
  );
  const room = Math.max(2, Math.floor((height - AROUND - chains.lines.length) / 2));
  const listOf = (kind: Happening["kind"]) =>
    grid(
      COLUMNS,
      known
        .of(kind)
        .slice(0, room)
        .map((one) => textsOf(one).map((text) => ({ text }))),
      screen,
    ).lines;
  const title = (text: string) => (screen.colours ? paint(text, "green") : text);
  return [
    printableLine(head),
    "",
    ...chains.lines,
    "",
    title("Blocks"),
    ...listOf("block"),
    "",
    title("Transactions"),
    ...listOf("transaction"),
  ].slice(0, Math.max(1, height - 1));
}
