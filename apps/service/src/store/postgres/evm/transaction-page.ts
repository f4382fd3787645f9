/** Pages of transactions, with or without their internal calls and transfers: a page by one statement. */

import type { SortOrder } from "../../../domain/listing.ts";
import type { EvmWindow } from "../../evm/listing.ts";
import type { EvmListFilter } from "../../evm/transaction.ts";
import {
  EVM_TRANSACTION as AT,
  type EvmInternalPart,
  type EvmTransactionPage,
  type EvmTransactionRow,
  type EvmTransferPart,
} from "../../evm/transaction-row.ts";
import type { Db } from "../sql/database.ts";
import { asLists } from "../sql/select-list.ts";
import { type Parameter, statements } from "../sql/statement.ts";
import { heights, pageOf, type WindowValues, windowValues, within, withinPositions } from "./list-window.ts";
import { NAMES, namesOf, type TokenName, tokenNames } from "./names.ts";
import { hashKey } from "./party-key.ts";
import { CONCERNED, hasRole, positionsOf as positionsIn, type Role, SENT } from "./role.ts";
import { partsOf } from "./transaction-parts.ts";

/** Which transactions a statement finds. */
type Places = "sent" | "concerning" | "any" | "all" | "succeeded" | "failed" | "hash" | "contract";

/** A page of one shape has one text. */
type Shape = {
  readonly places: Places;
  readonly order: SortOrder;
  readonly timed: boolean;
};

interface Values extends WindowValues {
  /** Of a party of the transactions, or of a contract; null of other shapes. */
  readonly address: string | null;
  readonly addresses: readonly string[];
  readonly hash: string | null;
}

type Value = Parameter<Values>;

/** The first positions of one role, each once; the index has their order. */
const positionsOf = (role: Role, shape: Shape, value: Value, address = value("address", "bytea")): string =>
  `(select ${role.table === "evm_tx" ? "" : "distinct"} t.number, t.idx from ${role.table} t
    where ${hasRole(role, address, value("chain", "bigint"))} and ${(role.table === "evm_tx" ? withinPositions : within)(shape, value)}
    order by ${positionsIn(role.table)
      .map((each) => `${each} ${shape.order}`)
      .join(", ")} limit ${value("limit", "int")})`;

const walks = (roles: readonly Role[], shape: Shape, value: Value): string =>
  `select distinct number, idx from (${roles.map((role) => positionsOf(role, shape, value)).join(" union all ")}) w
    order by number ${shape.order}, idx ${shape.order} limit ${value("limit", "int")}`;

/** Of several addresses: the first positions of each. */
const walksOfEach = (shape: Shape, value: Value): string =>
  `select distinct number, idx from unnest(${value("addresses", "bytea[]")}) a (address)
    cross join lateral (${CONCERNED.map((role) => positionsOf(role, shape, value, "a.address")).join(" union all ")}) w
    order by number ${shape.order}, idx ${shape.order} limit ${value("limit", "int")}`;

const ofChain = (shape: Shape, value: Value, only = ""): string =>
  `select t.number, t.idx from evm_tx t where t.chain = ${value("chain", "bigint")} ${only} and ${within(shape, value)}
    order by t.number ${shape.order}, t.idx ${shape.order} limit ${value("limit", "int")}`;

/** The positions of the page's transactions, as rows of `number` and `idx`. */
const places: { readonly [place in Places]: (shape: Shape, value: Value) => string } = {
  sent: (shape, value) => walks(SENT, shape, value),
  concerning: (shape, value) => walks(CONCERNED, shape, value),
  any: walksOfEach,
  all: ofChain,
  succeeded: (shape, value) => ofChain(shape, value, "and t.succeeded"),
  failed: (shape, value) => ofChain(shape, value, "and not t.succeeded"),
  hash: (_shape, value) => `select t.number, t.idx from evm_tx t
    where t.chain = ${value("chain", "bigint")} and ${hashKey("t.hash")} = ${hashKey(value("hash", "bytea"))} and t.hash = ${value("hash", "bytea")}
      and case when t.number <= (select last from h) then true end`,
  // An address may have had several contracts in succession; the last one counts.
  contract: (_shape, value) => `select t.number, t.idx from evm_contract t
    where t.chain = ${value("chain", "bigint")} and t.address = ${value("address", "bytea")} and t.number <= (select last from h)
    order by t.number desc, t.idx desc, t.seq desc limit 1`,
};

/** Which of a transaction's parts come with it. */
const PARTS: { readonly [place in Places]?: "own" | "all" } = {
  concerning: "own",
  hash: "all",
  contract: "all",
};

/** The row, and in a page's first one what belongs to all of them. */
type Found = readonly [
  ...EvmTransactionRow,
  tokens: string | null,
  internals: string | null,
  transfers: string | null,
];

/** Columns of `x` in the order of the row, up to the height. */
const columnsOf = (input: string): string =>
  `x.number, x.idx, x.hash, x.type, x.succeeded, x.sender, coalesce(x.recipient, x.created), x.recipient is null, x.nonce, x.value,
    ${input}, x.gas_limit, x.gas_used, x.gas_price, x.max_fee, x.max_tip, x.block_hash, x.time, x.time_ms, x.delay_excess, x.base_fee`;

// `offset 0` keeps each row's lookups as they are written, whatever the planner believes about a prepared page's length.
const page = statements<Shape, Values, Found>("evm-transactions", asLists(), (shape, value) => {
  const chain = value("chain", "bigint");
  const kind = PARTS[shape.places];
  const order = `x.number ${shape.order}, x.idx ${shape.order}`;
  const parts =
    kind && partsOf(kind === "own" ? value("address", "bytea") : undefined, { chain, order: shape.order });
  const shown = ["x.sender", "coalesce(x.recipient, x.created)"].map((column) => ({ from: "x", column }));
  return `with ${heights(shape, value)}, p as materialized (
    ${places[shape.places](shape, value)}
  ), x as materialized (
    select t.*, b.* from p
    cross join lateral (select * from evm_tx t
      where t.chain = ${chain} and t.number = p.number and t.idx = p.idx offset 0) t
    cross join lateral (select hash as block_hash, time, time_ms, delay_excess, base_fee from evm_block b
      where b.chain = ${chain} and b.number = p.number offset 0) b
  )${parts?.tables ?? ""}, ${tokenNames(chain, [...shown, ...(parts?.shown ?? [])])}
  select ${columnsOf(parts?.whole ? "x.input" : "substr(x.input, 1, 4)")}, (select height from h),
    ${["tokens", "internals", "transfers"]
      .map((name) =>
        name === "tokens" ? NAMES : (parts?.[name as "internals" | "transfers"] ?? "null::json"),
      )
      .map((list) => `case when row_number() over (order by ${order}) = 1 then ${list} end`)
      .join(",\n    ")}
  from x order by ${order}`;
});

const listed = <T>(json: string | null | undefined): readonly T[] => JSON.parse(json ?? "[]") ?? []; // as the statement wrote it

function found(rows: readonly Found[], window: EvmWindow): EvmTransactionPage {
  const [first] = rows;
  const [tokens, internals, transfers] = first === undefined ? [] : first.slice(AT.height + 1);
  return {
    ...pageOf(rows as readonly (readonly unknown[])[] as readonly EvmTransactionRow[], window, (last) => ({
      height: last[AT.height],
      after: { sort: String(last[AT.number]), tie: String(last[AT.idx]) },
    })),
    tokens: namesOf(listed<TokenName>(tokens as string | null | undefined)),
    internals: listed<EvmInternalPart>(internals as string | null | undefined),
    transfers: listed<EvmTransferPart>(transfers as string | null | undefined),
  };
}

function placesOf({ address, addresses, relation, succeeded }: EvmListFilter): Places {
  if (addresses !== undefined) return "any";
  if (address !== undefined) return relation ?? "sent";
  return succeeded === undefined ? "all" : succeeded ? "succeeded" : "failed";
}

/** A page of the transactions of a chain, or of an address on it. */
export async function listTransactions(
  db: Db,
  window: EvmWindow,
  filter: EvmListFilter,
): Promise<EvmTransactionPage> {
  const { order = "desc", before, address = null, addresses = [] } = filter;
  const shape = { places: placesOf(filter), order, timed: before !== undefined };
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
  const window: EvmWindow = { chain, height: undefined, limit: 1 };
  const [of, address, hash] =
    "hash" in given ? (["hash", null, given.hash] as const) : (["contract", given.contract, null] as const);
  const shape: Shape = { places: of, order: "desc", timed: false };
  const rows = await page(shape).rows(db, { ...windowValues(window, {}), address, addresses: [], hash });
  return found(rows, window);
}
