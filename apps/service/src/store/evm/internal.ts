/** Internal calls, by sender or recipient: a page by one statement. */

import type { Slice, Window } from "../../domain/listing.ts";
import { partyKey } from "../schema/keys.ts";
import type { Target } from "../session/connection.ts";
import type { Db } from "../sql/database.ts";
import { AS_WRITTEN, firstTied, ofOneWorker } from "../sql/planner.ts";
import { columns, type RowOf, rowsIn } from "../sql/select-list.ts";
import { ChainStatement, type Parameter } from "../sql/statement.ts";
import { lastBlock, pageOf, type WindowValues, windowValues } from "./list-window.ts";
import { NAMES, type TokenMetadata, tokenName, tokenNames } from "./names.ts";

/** A filter of internal calls. */
export interface EvmInternalFilter {
  /** Sender or recipient; hex with 0x, in lower case. */
  readonly address: string;
  /** Block numbers: inclusive start and exclusive end. */
  readonly startBlock?: number | undefined;
  readonly endBlock?: number | undefined;
}

export interface EvmInternalPage extends Slice<EvmInternalRow> {
  /** The parties that are tokens. */
  readonly tokens: readonly TokenMetadata[];
}

interface Values extends WindowValues {
  readonly address: string;
}

const ORDER = "order by number desc, idx desc";

/**
 * The first calls with the address on one side, and the rest of the last transaction's: in the order of the index, so that nothing is
 * sorted. Calls that were reverted have indexes of their own.
 */
function sideOf(
  party: "sender" | "recipient",
  reverted: boolean,
  value: Parameter<Values>,
  on: Target,
): string {
  const [chain, address] = [value("chain", "bigint"), value("address", "bytea")];
  const [number, idx] = [value("number", "bigint"), value("idx", "int")];
  const last = `coalesce(${number}, (select last from h))`;
  // The address itself is compared too, as others may have its key; not as a plain condition, from which the
  // planner concludes too much (`unestimated`). A call to oneself counts once.
  const own = `t.${party} = ${address} and t.chain = ${chain}${party === "sender" ? "" : ` and t.sender <> ${address}`}`;
  return `(select t.* from ${on.table("evm_internal")} t
    where ${partyKey({ address: `t.${party}`, chain: "t.chain" })} = ${partyKey({ address, chain })}
      and ${reverted ? "t.reverted" : "not t.reverted"}
      and t.number >= ${value("from", "bigint")} and (t.number, t.idx) <= (${last}, ${idx})
      and case when ${own} then (t.number, t.idx, t.seq) < (${last}, ${idx}, ${value("seq", "int")}) end ${ofOneWorker(chain, on.dialect)}
    ${ORDER} ${firstTied(value("limit", "int"))})`;
}

/** A call, and in a page's first row the tokens among the parties of all of them. */
const row = columns({
  number: "p.number:bigint",
  idx: "p.idx:int",
  /** Position among the calls of the transaction. */
  seq: "p.seq:int",
  type: "p.type:text",
  sender: "p.sender:bytea",
  /** Null for a creation that failed. */
  recipient: "p.recipient:bytea?",
  value: "p.value:numeric",
  reverted: "p.reverted:boolean",
  gasLimit: "p.gas_limit:numeric",
  gasUsed: "p.gas_used:numeric",
  txHash: "x.hash:bytea",
  blockHash: "b.hash:bytea",
  /** Unix seconds. */
  time: "b.time:bigint",
  timeMs: "b.time_ms:bigint?",
  tokens: ":json?",
});

/**
 * An internal call with its transaction and block. Addresses are hex with 0x in lower case, amounts decimal.
 */
export type EvmInternalRow = Omit<RowOf<typeof row>, "tokens">;

const page = new ChainStatement("evm-internals", row, (value: Parameter<Values>, on) => {
  const chain = value("chain", "bigint");
  const sides = (["sender", "recipient"] as const).flatMap((party) => [
    sideOf(party, false, value, on),
    sideOf(party, true, value, on),
  ]);
  return `with ${lastBlock({ order: "desc", timed: false }, value, on)}, p as materialized (
    select * from (${sides.join(" union all ")}) s ${ORDER}, seq desc limit ${value("limit", "int")}
  ), ${tokenNames(
    chain,
    ["sender", "recipient"].map((column) => ({ from: "p", column })),
    on,
  )}
  select ${row.text({
    tokens: `case when row_number() over (order by p.number desc, p.idx desc, p.seq desc) = 1 then ${NAMES} end`,
  })}
  from p
  cross join lateral (select hash from ${on.table("evm_tx")} x where x.chain = ${chain} and x.number = p.number and x.idx = p.idx ${AS_WRITTEN}) x
  cross join lateral (select hash, time, time_ms from ${on.table("evm_block")} b where b.chain = ${chain} and b.number = p.number ${AS_WRITTEN}) b
  order by p.number desc, p.idx desc, p.seq desc`;
});

export const evmInternalsOn = (db: Db) => ({
  /** The newest first, of a transaction the last one first. */
  async list(window: Window, { address, ...span }: EvmInternalFilter): Promise<EvmInternalPage> {
    const found = await page.rows(db, { ...windowValues(window, span), address });
    const calls = pageOf(found, window, ({ idx, seq }) => `${idx}.${seq}`);
    return { ...calls, tokens: rowsIn(tokenName, found[0]?.tokens) };
  },
});
