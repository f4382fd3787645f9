/** The part of a chain that a list reads, as SQL: the blocks up to its snapshot, and the positions after the last page. */

import type { Slice, SortOrder, Window } from "../../domain/listing.ts";
import { LAST_BLOCK, LAST_TX, txPosition } from "../schema/keys.ts";
import type { Target } from "../session/connection.ts";
import type { Parameter } from "../sql/statement.ts";

/** A range of blocks. */
export interface EvmSpan {
  /** Block numbers: inclusive start and exclusive end. */
  readonly startBlock?: number | undefined;
  readonly endBlock?: number | undefined;
  /** Unix seconds: only blocks before it. Newest first only. */
  readonly before?: number | undefined;
}

/** Values that every list's statement has. */
export interface WindowValues {
  readonly chain: number;
  /** The snapshot; null for the checkpoint. */
  readonly height: number | null;
  /** The lowest and the highest block of the filter. */
  readonly from: number;
  readonly to: number;
  /** Unix seconds: the blocks are earlier. */
  readonly before: number;
  /** The position that the page follows; the block is null for the first page. */
  readonly number: number | null;
  readonly idx: number;
  readonly seq: number;
  readonly limit: number;
}

/** The order of a list, and the bounds of its blocks. */
export interface Bounds {
  readonly order: SortOrder;
  /** True when the blocks are bounded by time, too. */
  readonly timed: boolean;
}

/** Above every position in a block. */
const LAST = 2_147_483_647;

/** @param ends numbers of the position in its block, as the key's tie-break names them; the transaction's index is the first */
function positionOf(order: SortOrder, tie: string | undefined): Pick<WindowValues, "idx" | "seq"> {
  const beside = order === "desc" ? LAST : -1;
  const [idx = beside, seq = beside] = tie === undefined ? [] : tie.split(".").map(Number);
  return { idx, seq };
}

/** The values of a list's window, which has the EVM chain id in the place of the network's. */
export function windowValues(
  { networkId: chain, snapshot, order, after, limit }: Window,
  { startBlock, endBlock, before }: EvmSpan,
): WindowValues {
  return {
    chain,
    height: snapshot.height,
    from: Math.min(startBlock ?? 0, LAST_BLOCK),
    to: (endBlock ?? Number.MAX_SAFE_INTEGER) - 1,
    before: before ?? 0,
    number: after === undefined ? null : Number(after.sort),
    ...positionOf(order, after?.tie),
    limit: limit + 1, // one more shows whether more follow
  };
}

/** The values that find one item of all that is indexed now. */
export const presentValues = (chain: number, span: EvmSpan = {}): WindowValues => ({
  ...windowValues(
    { networkId: chain, snapshot: { height: 0, time: 0, poll: 0 }, order: "desc", limit: 1 },
    span,
  ),
  height: null,
});

/** The `last` block that a list reads: a table `h` of one row. Times never decrease along a chain. */
export function lastBlock({ timed }: Bounds, value: Parameter<WindowValues>, on: Target): string {
  const chain = value("chain", "bigint");
  const earlier =
    (): string => `, coalesce((select b.number from ${on.table("evm_block")} b where b.chain = ${chain} and b.time < ${value("before", "bigint")}
    order by b.time desc, b.number desc limit 1), -1)`;
  return `h as materialized (
    select least(coalesce(${value("height", "bigint")}, (select number from ${on.table("evm_checkpoint")} where chain = ${chain}), -1),
      ${value("to", "bigint")}${timed ? earlier() : ""}) as last
  )`;
}

/** Rows `t` of the list after the position that its page follows: one bound at either end, where an index walk begins and ends. */
export function within({ order }: Bounds, value: Parameter<WindowValues>): string {
  const [number, idx] = [value("number", "bigint"), value("idx", "int")];
  const from = value("from", "bigint");
  return order === "desc"
    ? `t.number >= ${from} and (t.number, t.idx) < (coalesce(${number}, (select last from h)), ${idx})`
    : `(t.number, t.idx) > (coalesce(${number}, ${from}), ${idx}) and t.number <= (select last from h)`;
}

/**
 * The same window for transactions, by the indexes of their parties. It is a set of rows, so the planner does
 * not assume that they are few.
 */
export function withinPositions({ order }: Bounds, value: Parameter<WindowValues>): string {
  const [number, idx] = [value("number", "bigint"), `least(${value("idx", "int")}, ${LAST_TX})`];
  const from = value("from", "bigint");
  const position = txPosition("t.number", "t.idx");
  return order === "desc"
    ? `${position} >= ${txPosition(from, "0")} and (${position}, 0) < (${txPosition(`coalesce(${number}, (select last from h))`, idx)}, 0)`
    : `(${position}, 0) > (${txPosition(`coalesce(${number}, ${from})`, idx)}, 0) and ${position} <= ${txPosition("(select last from h)", String(LAST_TX))}`;
}

/**
 * The page of the rows that were read.
 *
 * @param tieOf the rest of a row's position, within its block
 */
export function pageOf<Row extends { readonly number: number }>(
  found: readonly Row[],
  { limit }: Pick<Window, "limit">,
  tieOf: (last: Row) => string,
): Slice<Row> {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  if (found.length <= limit || last === undefined) return { items };
  return { items, next: { sort: String(last.number), tie: tieOf(last) } };
}
