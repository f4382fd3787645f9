/** Internal calls, by sender or recipient: a page by one statement. */

import {
  EVM_INTERNAL as AT,
  type EvmInternalFilter,
  type EvmInternalPage,
  type EvmInternalRow,
  type EvmInternalStore,
} from "../../evm/internal.ts";
import type { EvmWindow } from "../../evm/listing.ts";
import { ofOneWorker } from "../sql/cluster-text.ts";
import type { Db } from "../sql/database.ts";
import { asLists } from "../sql/select-list.ts";
import { type Parameter, Statement } from "../sql/statement.ts";
import { heights, pageOf, type WindowValues, windowValues } from "./list-window.ts";
import { NAMES, namesOf, type TokenName, tokenNames } from "./names.ts";
import { partyKey } from "./party-key.ts";

interface Values extends WindowValues {
  readonly address: string;
}

const ORDER = "order by number desc, idx desc";

/**
 * The first calls with the address on one side, and the rest of the last transaction's: in the order of the index, so that nothing is
 * sorted. Calls that were reverted have indexes of their own.
 */
function sideOf(party: "sender" | "recipient", reverted: boolean, value: Parameter<Values>): string {
  const [chain, address] = [value("chain", "bigint"), value("address", "bytea")];
  const [number, idx] = [value("number", "bigint"), value("idx", "int")];
  const last = `coalesce(${number}, (select last from h))`;
  // The address itself is compared too, as others may have its key; in a form that the planner takes for true of every other
  // row. A call to oneself counts once.
  const own = `t.${party} = ${address} and t.chain = ${chain}${party === "sender" ? "" : ` and t.sender <> ${address}`}`;
  return `(select t.* from evm_internal t
    where ${partyKey({ address: `t.${party}`, chain: "t.chain" })} = ${partyKey({ address, chain })}
      and ${reverted ? "t.reverted" : "not t.reverted"}
      and t.number >= ${value("from", "bigint")} and (t.number, t.idx) <= (${last}, ${idx})
      and case when ${own} then (t.number, t.idx, t.seq) < (${last}, ${idx}, ${value("seq", "int")}) end ${ofOneWorker(chain)}
    ${ORDER} fetch first (${value("limit", "int")}) rows with ties)`;
}

const page = new Statement<Values, readonly [...EvmInternalRow, tokens: string | null]>(
  "evm-internals",
  asLists(),
  (value) => {
    const chain = value("chain", "bigint");
    const sides = (["sender", "recipient"] as const).flatMap((party) => [
      sideOf(party, false, value),
      sideOf(party, true, value),
    ]);
    return `with ${heights({ order: "desc", timed: false }, value)}, p as materialized (
    select * from (${sides.join(" union all ")}) s ${ORDER}, seq desc limit ${value("limit", "int")}
  ), ${tokenNames(
    chain,
    ["sender", "recipient"].map((column) => ({ from: "p", column })),
  )}
  select p.number, p.idx, p.seq, p.type, p.sender, p.recipient, p.value, p.reverted, p.gas_limit, p.gas_used, x.hash, b.hash, b.time, b.time_ms,
    (select height from h),
    case when row_number() over (order by p.number desc, p.idx desc, p.seq desc) = 1 then ${NAMES} end
  from p
  cross join lateral (select hash from evm_tx x where x.chain = ${chain} and x.number = p.number and x.idx = p.idx offset 0) x
  cross join lateral (select hash, time, time_ms from evm_block b where b.chain = ${chain} and b.number = p.number offset 0) b
  order by p.number desc, p.idx desc, p.seq desc`;
  },
);

async function list(
  db: Db,
  window: EvmWindow,
  { address, ...span }: EvmInternalFilter,
): Promise<EvmInternalPage> {
  const found = await page.rows(db, { ...windowValues(window, span), address });
  const tokens: readonly TokenName[] = JSON.parse(found[0]?.[AT.height + 1]?.toString() ?? "[]");
  const { rows, ...more } = pageOf(found, window, (last) => ({
    height: last[AT.height],
    after: { sort: String(last[AT.number]), tie: `${last[AT.idx]}.${last[AT.seq]}` },
  }));
  return {
    rows: rows as readonly (readonly unknown[])[] as readonly EvmInternalRow[],
    ...more,
    tokens: namesOf(tokens),
  };
}

export const createEvmInternalStore = (db: Db): EvmInternalStore => ({
  list: (window, filter) => list(db, window, filter),
});
