/** Blocks: a page by one statement, and single ones. */

import type { Slice, Window } from "../../domain/listing.ts";
import { hashKey } from "../schema/keys.ts";
import type { Target } from "../session/connection.ts";
import type { Db } from "../sql/database.ts";
import { unestimated } from "../sql/planner.ts";
import { columns, type RowOf } from "../sql/select-list.ts";
import { chainStatements } from "../sql/statement.ts";
import {
  type EvmSpan,
  lastBlock,
  pageOf,
  presentValues,
  type WindowValues,
  windowValues,
} from "./list-window.ts";
import { TOTAL_EVERY } from "./tx-total.ts";

interface Values extends WindowValues {
  readonly hash: string | null;
}

/** The blocks that a statement finds. */
type Shape = { readonly blocks: "latest" | "hash"; readonly timed: boolean };

/** The transactions of all blocks below the page's lowest: from the last total, and the blocks after it. */
const below = (chain: string, on: Target): string => `(
    select coalesce((select txs from ${on.table("evm_tx_total")} t where t.chain = ${chain} and t.number = lowest - lowest % ${TOTAL_EVERY}), 0)
      + coalesce((select sum(tx_count) from ${on.table("evm_block")} b
        where b.chain = ${chain} and b.number >= lowest - lowest % ${TOTAL_EVERY} and b.number < lowest), 0)
    from (select min(number) as lowest from p) l)`;

const row = columns({
  number: "p.number:bigint",
  hash: "p.hash:bytea",
  parent: "p.parent:bytea",
  /** Unix seconds. */
  time: "p.time:bigint",
  timeMs: "p.time_ms:bigint?",
  delayExcess: "p.delay_excess:numeric?",
  baseFee: "p.base_fee:numeric?",
  txCount: "p.tx_count:int",
  gasLimit: "p.gas_limit:numeric",
  gasUsed: "p.gas_used:numeric",
  gasCost: "p.gas_cost:numeric?",
  /** wei that its transactions paid for gas. */
  fees: "p.fees:numeric",
  /** Transactions of the chain up to the block. */
  txs: ":bigint",
});

/** A block. Hashes are hex with 0x in lower case, amounts decimal. */
export type EvmBlockRow = RowOf<typeof row>;

const page = chainStatements<Shape, Values, EvmBlockRow>(
  "evm-blocks",
  row,
  ({ blocks, timed }, value, on) => {
    const chain = value("chain", "bigint");
    // A page follows a block, which has no position within it.
    const latest = (): string =>
      `b.number >= ${value("from", "bigint")} and b.number < coalesce(${value("number", "bigint")}, (select last from h) + 1)
    order by b.number desc limit ${value("limit", "int")}`;
    // Otherwise all numbers up to the last are read.
    const one = (): string =>
      `${hashKey("b.hash")} = ${hashKey(value("hash", "bytea"))} and b.hash = ${value("hash", "bytea")} and ${unestimated("b.number <= (select last from h)")}`;
    return `with ${lastBlock({ order: "desc", timed }, value, on)}, p as materialized (
    select * from ${on.table("evm_block")} b where b.chain = ${chain} and ${blocks === "latest" ? latest() : one()}
  )
  select ${row.text({ txs: `(${below(chain, on)} + sum(p.tx_count) over (order by p.number))::bigint` })}
  from p order by p.number desc`;
  },
);

export const evmBlocksOn = (db: Db) => ({
  /** The newest first. */
  async list(window: Window, span: EvmSpan): Promise<Slice<EvmBlockRow>> {
    const shape = { blocks: "latest", timed: span.before !== undefined } as const;
    const rows = await page(shape).rows(db, { ...windowValues(window, span), hash: null });
    return pageOf(rows, window, () => "");
  },
  /** By its number or hash; undefined when it is not indexed. */
  async find(chain: number, block: number | string): Promise<EvmBlockRow | undefined> {
    const [span, hash, blocks] =
      typeof block === "number"
        ? ([{ startBlock: block, endBlock: block + 1 }, null, "latest"] as const)
        : ([{}, block, "hash"] as const);
    const [row] = await page({ blocks, timed: false }).rows(db, { ...presentValues(chain, span), hash });
    return row;
  },
});
