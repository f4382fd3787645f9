/** Token transfers in the order of the log, behind a position: of a chain, of addresses, or of tokens. */

import type { ErcKind } from "../../domain/evm/facts.ts";
import { LAST_LOG, logPosition, partyKey } from "../schema/keys.ts";
import type { Target } from "../session/connection.ts";
import type { Db } from "../sql/database.ts";
import { firstTied, ofOneWorker, unestimated } from "../sql/planner.ts";
import { chainStatements, type Parameter } from "../sql/statement.ts";
import { type EvmTransferRow, firstOfNft, shownTransfers, transferRow } from "./shown-transfers.ts";

/** A position among the transfers of a chain: behind one token of a log. */
export interface TransferPosition {
  readonly number: number;
  readonly logIndex: number;
  readonly part: number;
}

/** The part of a chain's transfers that is read, the oldest first. */
export interface TransferLogWindow {
  /** EVM chain id. */
  readonly chain: number;
  readonly after: TransferPosition;
  /** The last block. */
  readonly to: number;
  readonly limit: number;
}

/** Hex with 0x, in lower case; undefined for any address or any token. */
export interface TransferLogFilter {
  /** Senders or recipients. */
  readonly addresses: readonly string[] | undefined;
  readonly tokens: readonly string[] | undefined;
  readonly kinds: readonly ErcKind[];
}

/**
 * The walk that leads from one transfer to the next, and whether it looks for transfers of some tokens alone.
 */
type Shape = { readonly by: "chain" | "address" | "token"; readonly ofTokens: boolean };

interface Values {
  readonly chain: number;
  readonly addresses: readonly string[];
  readonly tokens: readonly string[];
  readonly kinds: readonly number[];
  readonly number: number;
  readonly log: number;
  readonly part: number;
  readonly to: number;
  readonly limit: number;
}

type Value = Parameter<Values>;

const ORDER = "number, log_index, part";

const behind = (value: Value): string =>
  `(t.number, t.log_index, t.part) > (${value("number", "bigint")}, ${value("log", "int")}, ${value("part", "int")})`;

const ofKind = (value: Value): string => `t.kind = any(${value("kinds", "bigint[]")})`;

/**
 * The first transfers by an index of parties, and the rest of the last log, in the order of that index. Nothing
 * else that is requested keeps the planner from that order.
 */
const walk = (key: string, requested: string, own: string, index: Order, value: Value, on: Target): string =>
  `(select t.* from ${on.table("evm_transfer")} t
    where ${key} = ${requested} and ${index.within(value)}
      and ${unestimated(own)} ${ofOneWorker(value("chain", "bigint"), on.dialect)}
    order by ${index.order} ${firstTied(value("limit", "int"))})`;

/** The order of the log as an index has it, behind the key of a party. */
interface Order {
  readonly order: string;
  /** Behind the position, up to the last block that is read. */
  within(value: Value): string;
}

const BY_PARTY: Order = {
  order: "t.number, t.idx, t.log_index",
  within: (value) =>
    `t.number >= ${value("number", "bigint")} and t.number <= ${value("to", "bigint")} and ${unestimated(behind(value))}`,
};

const position = logPosition("t.number", "t.log_index");
const BY_TOKEN: Order = {
  order: position,
  within: (value) =>
    `(${position}, t.part) > (${logPosition(value("number", "bigint"), value("log", "int"))}, ${value("part", "int")})
      and ${position} <= ${logPosition(value("to", "bigint"), String(LAST_LOG))}`,
};

/** An address may be on both sides, and a transfer between two of the addresses is one. */
function ofAddresses({ ofTokens }: Shape, value: Value, on: Target): string {
  const chain = value("chain", "bigint");
  const sides = ["t.sender", "t.recipient"].map((party) =>
    walk(
      partyKey({ address: party, chain: "t.chain", kind: "t.kind" }),
      partyKey({ address: "a.address", chain, kind: "k.kind::smallint" }),
      `${party} = a.address and t.chain = ${chain} and t.kind = k.kind${ofTokens ? ` and t.token = any(${value("tokens", "bytea[]")})` : ""}`,
      BY_PARTY,
      value,
      on,
    ),
  );
  return `select distinct on (${ORDER}) s.* from unnest(${value("addresses", "bytea[]")}) a (address)
    cross join unnest(${value("kinds", "bigint[]")}) k (kind) cross join lateral (${sides.join(" union all ")}) s
    order by ${ORDER} limit ${value("limit", "int")}`;
}

function ofTokens(value: Value, on: Target): string {
  const chain = value("chain", "bigint");
  const found = walk(
    partyKey({ address: "t.token", chain: "t.chain" }),
    partyKey({ address: "a.address", chain }),
    `t.token = a.address and t.chain = ${chain} and ${ofKind(value)}`,
    BY_TOKEN,
    value,
    on,
  );
  return `select s.* from unnest(${value("tokens", "bytea[]")}) a (address) cross join lateral ${found} s
    order by ${ORDER} limit ${value("limit", "int")}`;
}

const ofChain = (value: Value, on: Target): string =>
  `select t.* from ${on.table("evm_transfer")} t where t.chain = ${value("chain", "bigint")} and ${behind(value)}
      and t.number <= ${value("to", "bigint")} and ${unestimated(ofKind(value))}
    order by ${ORDER} limit ${value("limit", "int")}`;

const log = chainStatements<Shape, Values, EvmTransferRow>(
  "evm-transfer-log",
  transferRow,
  (shape, value, on) => {
    const ofEach = (of: Value) => ofAddresses(shape, of, on);
    const found = { chain: ofChain, token: ofTokens, address: ofEach }[shape.by];
    const chain = value("chain", "bigint");
    return `with h as materialized (select ${value("to", "bigint")} as height), p as materialized (
    select s.*, ${firstOfNft("asc")} from (${found(value, on)}) s
  )${shownTransfers({ chain, order: "asc", nft: true, owned: true }, on)}`;
  },
);

export async function readTransferLog(
  db: Db,
  { chain, after, to, limit }: TransferLogWindow,
  { addresses, tokens, kinds }: TransferLogFilter,
): Promise<readonly EvmTransferRow[]> {
  const by = addresses ? "address" : tokens ? "token" : "chain";
  return log({ by, ofTokens: addresses !== undefined && tokens !== undefined }).rows(db, {
    chain,
    addresses: addresses ?? [],
    tokens: tokens ?? [],
    kinds,
    number: after.number,
    log: after.logIndex,
    part: after.part,
    to,
    limit,
  });
}
