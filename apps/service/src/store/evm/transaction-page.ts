/** Pages of transactions, with or without their internal calls and transfers: a page by one statement. */

import type { Slice, SortOrder, Window } from "../../domain/listing.ts";
import { hashKey } from "../schema/keys.ts";
import type { Target } from "../session/connection.ts";
import type { Db } from "../sql/database.ts";
import { AS_WRITTEN, unestimated } from "../sql/planner.ts";
import { columns, type RowOf, rowsIn } from "../sql/select-list.ts";
import { chainStatements, type Parameter } from "../sql/statement.ts";
import {
  type EvmSpan,
  lastBlock,
  pageOf,
  presentValues,
  type WindowValues,
  windowValues,
  within,
  withinPositions,
} from "./list-window.ts";
import { NAMES, type TokenMetadata, tokenName, tokenNames } from "./names.ts";
import { CONCERNED, hasRole, positionsOf as positionsIn, type Role, SENT } from "./role.ts";
import { type EvmTransferPart, transferPart } from "./shown-transfers.ts";
import { type EvmInternalPart, internalPart, partsOf } from "./transaction-parts.ts";

/** A page of transactions. */
export interface EvmTransactionPage extends Slice<EvmTransactionRow> {
  /** The addresses of transactions and internal calls that are tokens. */
  readonly tokens: readonly TokenMetadata[];
  /** The internal calls of transactions with parts, in the order in which they began. */
  readonly internals: readonly EvmInternalPart[];
  /** The transfers of transactions with parts, in the order of the log. */
  readonly transfers: readonly EvmTransferPart[];
}

/** A filter of transactions. */
export interface EvmListFilter extends EvmSpan {
  /** Hex with 0x, in lower case. Default: all transactions of the chain. */
  readonly address?: string | undefined;
  /** Each transaction that concerns one of them, without internal calls and transfers; not with `address`. */
  readonly addresses?: readonly string[] | undefined;
  /**
   * The relation to the address: `sent` by it or to it, or `concerning` it, which a call inside the
   * transaction or a token transfer may do. The latter come with the internal calls and transfers that it is
   * a party of.
   */
  readonly relation?: "sent" | "concerning";
  /** Only transactions that succeeded, or failed; without an address. */
  readonly succeeded?: boolean | undefined;
}

/** The transactions that a statement finds. */
type Places = "sent" | "concerning" | "any" | "all" | "succeeded" | "failed" | "hash" | "contract";

/** A page of one shape has one text. */
type Shape = {
  readonly places: Places;
  readonly order: SortOrder;
  readonly timed: boolean;
};

interface Values extends WindowValues {
  /** The address of a party of the transactions, or of a contract; null of other shapes. */
  readonly address: string | null;
  readonly addresses: readonly string[];
  readonly hash: string | null;
}

type Value = Parameter<Values>;

/** The first positions of one role, each once; the index has their order. */
const positionsOf = (
  role: Role,
  shape: Shape,
  value: Value,
  on: Target,
  address = value("address", "bytea"),
): string =>
  `(select ${role.table === "evm_tx" ? "" : "distinct"} t.number, t.idx from ${on.table(role.table)} t
    where ${hasRole(role, address, value("chain", "bigint"), on.dialect)} and ${(role.table === "evm_tx" ? withinPositions : within)(shape, value)}
    order by ${positionsIn(role.table)
      .map((each) => `${each} ${shape.order}`)
      .join(", ")} limit ${value("limit", "int")})`;

const walks = (roles: readonly Role[], shape: Shape, value: Value, on: Target): string =>
  `select distinct number, idx from (${roles.map((role) => positionsOf(role, shape, value, on)).join(" union all ")}) w
    order by number ${shape.order}, idx ${shape.order} limit ${value("limit", "int")}`;

/** The first positions of each of several addresses. */
const walksOfEach = (shape: Shape, value: Value, on: Target): string =>
  `select distinct number, idx from unnest(${value("addresses", "bytea[]")}) a (address)
    cross join lateral (${CONCERNED.map((role) => positionsOf(role, shape, value, on, "a.address")).join(" union all ")}) w
    order by number ${shape.order}, idx ${shape.order} limit ${value("limit", "int")}`;

const ofChain = (shape: Shape, value: Value, on: Target, only = ""): string =>
  `select t.number, t.idx from ${on.table("evm_tx")} t where t.chain = ${value("chain", "bigint")} ${only} and ${within(shape, value)}
    order by t.number ${shape.order}, t.idx ${shape.order} limit ${value("limit", "int")}`;

/** The positions of the page's transactions, as rows of `number` and `idx`. */
const places: { readonly [place in Places]: (shape: Shape, value: Value, on: Target) => string } = {
  sent: (shape, value, on) => walks(SENT, shape, value, on),
  concerning: (shape, value, on) => walks(CONCERNED, shape, value, on),
  any: walksOfEach,
  all: ofChain,
  succeeded: (shape, value, on) => ofChain(shape, value, on, "and t.succeeded"),
  failed: (shape, value, on) => ofChain(shape, value, on, "and not t.succeeded"),
  hash: (_shape, value, on) => `select t.number, t.idx from ${on.table("evm_tx")} t
    where t.chain = ${value("chain", "bigint")} and ${hashKey("t.hash")} = ${hashKey(value("hash", "bytea"))} and t.hash = ${value("hash", "bytea")}
      and ${unestimated("t.number <= (select last from h)")}`,
  // An address may have had several contracts in succession; the last one counts.
  contract: (_shape, value, on) => `select t.number, t.idx from ${on.table("evm_contract")} t
    where t.chain = ${value("chain", "bigint")} and t.address = ${value("address", "bytea")} and t.number <= (select last from h)
    order by t.number desc, t.idx desc, t.seq desc limit 1`,
};

/** The parts of a transaction that come with it. */
const PARTS: { readonly [place in Places]?: "own" | "all" } = {
  concerning: "own",
  hash: "all",
  contract: "all",
};

/** A transaction `x`; the first row of a page also has the parts shared by all rows. */
const row = columns({
  number: "x.number:bigint",
  idx: "x.idx:int",
  hash: "x.hash:bytea",
  type: "x.type:smallint",
  succeeded: "x.succeeded:boolean",
  sender: "x.sender:bytea",
  /** The address that was called, or the contract that was to be created. */
  target: "coalesce(x.recipient, x.created):bytea",
  creates: "x.recipient is null:boolean",
  nonce: "x.nonce:numeric",
  value: "x.value:numeric",
  /** The first 4 bytes of the input in lists. */
  input: ":bytea",
  gasLimit: "x.gas_limit:numeric",
  gasUsed: "x.gas_used:numeric",
  gasPrice: "x.gas_price:numeric",
  maxFee: "x.max_fee:numeric?",
  maxTip: "x.max_tip:numeric?",
  blockHash: "x.block_hash:bytea",
  /** Unix seconds. */
  time: "x.time:bigint",
  timeMs: "x.time_ms:bigint?",
  delayExcess: "x.delay_excess:numeric?",
  baseFee: "x.base_fee:numeric?",
  tokens: ":json?",
  internals: ":json?",
  transfers: ":json?",
});

/**
 * A transaction with its block. Hashes, addresses and input are hex with 0x in lower case, amounts decimal.
 */
export type EvmTransactionRow = Omit<RowOf<typeof row>, "tokens" | "internals" | "transfers">;

const page = chainStatements("evm-transactions", row, (shape: Shape, value: Value, on) => {
  const chain = value("chain", "bigint");
  const kind = PARTS[shape.places];
  const order = `x.number ${shape.order}, x.idx ${shape.order}`;
  const inFirst = (list = "null::json") =>
    `case when row_number() over (order by ${order}) = 1 then ${list} end`;
  const parts =
    kind &&
    partsOf(kind === "own" ? value("address", "bytea") : undefined, { chain, order: shape.order }, on);
  const shown = ["x.sender", "coalesce(x.recipient, x.created)"].map((column) => ({ from: "x", column }));
  return `with ${lastBlock(shape, value, on)}, p as materialized (
    ${places[shape.places](shape, value, on)}
  ), x as materialized (
    select t.*, b.* from p
    cross join lateral (select * from ${on.table("evm_tx")} t
      where t.chain = ${chain} and t.number = p.number and t.idx = p.idx ${AS_WRITTEN}) t
    cross join lateral (select hash as block_hash, time, time_ms, delay_excess, base_fee from ${on.table("evm_block")} b
      where b.chain = ${chain} and b.number = p.number ${AS_WRITTEN}) b
  )${parts?.tables ?? ""}, ${tokenNames(chain, [...shown, ...(parts?.shown ?? [])], on)}
  select ${row.text({
    input: parts?.whole ? "x.input" : "substr(x.input, 1, 4)",
    tokens: inFirst(NAMES),
    internals: inFirst(parts?.internals),
    transfers: inFirst(parts?.transfers),
  })}
  from x order by ${order}`;
});

type Found = Awaited<ReturnType<ReturnType<typeof page>["rows"]>>;

const found = (rows: Found, window: Pick<Window, "limit">): EvmTransactionPage => ({
  ...pageOf(rows, window, ({ idx }) => String(idx)),
  tokens: rowsIn(tokenName, rows[0]?.tokens),
  internals: rowsIn(internalPart, rows[0]?.internals),
  transfers: rowsIn<EvmTransferPart>(transferPart, rows[0]?.transfers),
});

function placesOf({ address, addresses, relation, succeeded }: EvmListFilter): Places {
  if (addresses !== undefined) return "any";
  if (address !== undefined) return relation ?? "sent";
  return succeeded === undefined ? "all" : succeeded ? "succeeded" : "failed";
}

/** A page of the transactions of a chain, or of an address on it. */
export async function listTransactions(
  db: Db,
  window: Window,
  filter: EvmListFilter,
): Promise<EvmTransactionPage> {
  const { before, address = null, addresses = [] } = filter;
  const shape = { places: placesOf(filter), order: window.order, timed: before !== undefined };
  const rows = await page(shape).rows(db, {
    ...windowValues(window, filter),
    address,
    addresses,
    hash: null,
  });
  return found(rows, window);
}

/** The transaction with a hash, or the last one that created a contract at an address, up to the checkpoint. */
export async function findTransaction(
  db: Db,
  chain: number,
  given: { readonly hash: string } | { readonly contract: string },
): Promise<EvmTransactionPage> {
  const [of, address, hash] =
    "hash" in given ? (["hash", null, given.hash] as const) : (["contract", given.contract, null] as const);
  const shape: Shape = { places: of, order: "desc", timed: false };
  const rows = await page(shape).rows(db, { ...presentValues(chain), address, addresses: [], hash });
  return found(rows, { limit: 1 });
}
