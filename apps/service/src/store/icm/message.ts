/** Lists and finds interchain messages, combined from their two sides. */

import { sql } from "kysely";
import type { Heights, Slice, Window } from "../../domain/listing.ts";
import { hashKey } from "../schema/keys.ts";
import type { Dialect } from "../session/connection.ts";
import { bytes } from "../sql/bytes.ts";
import type { Db } from "../sql/database.ts";
import { AS_WRITTEN } from "../sql/planner.ts";
import { type Parameter, Statement, statements } from "../sql/statement.ts";
import { findMessages, type IcmLogWindow, readIcmLog } from "./log.ts";
import { type IcmMessageRow, messageRow, messagesFrom, seenOf } from "./rows.ts";
import { messagesOf } from "./transactions.ts";

/** The message that a transaction sent or delivered. */
export interface IcmOfTransaction {
  readonly messageId: string;
  readonly side: "source" | "destination";
  /** Blockchain ids. */
  readonly source: string;
  readonly destination: string;
}

/** A blockchain, and the EVM chain id under which it is indexed. */
export interface IcmChain {
  readonly blockchainId: string;
  readonly chain: number | undefined;
}

/** A filter of messages; addresses are hex with 0x, in lower case. */
export interface IcmFilter {
  /** Sender or recipient; not with `from` or `to`. */
  readonly address?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly source?: IcmChain | undefined;
  readonly destination?: IcmChain | undefined;
  /** Source or destination; not with these. */
  readonly either?: IcmChain | undefined;
}

/** The parties that a listing's messages have: an address on either end, a sender, a recipient, both, or any. */
type Parties = "address" | "from" | "to" | "both" | "any";

/** The chains between which they go: from one, to one, from one to another, from or to one, or any. */
type Way = "from" | "to" | "both" | "either" | "any";

interface Shape {
  readonly parties: Parties;
  readonly way: Way;
  readonly [part: string]: string;
}

interface Values {
  /** The visible chains, and the blocks up to which they are. */
  readonly chains: readonly number[];
  readonly heights: readonly number[];
  readonly from: string | null;
  readonly to: string | null;
  /** Blockchain ids, and the indexed chains that have them. */
  readonly source: string | null;
  readonly sourceChain: number | null;
  readonly destination: string | null;
  readonly destinationChain: number | null;
  /** The message that the page follows; the time is null for the first page. */
  readonly time: number | null;
  readonly id: string;
  readonly limit: number;
}

type Value = Parameter<Values>;

const ORDER = "order by time desc, message_id desc";

/** The conditions of one walk; each walk has an index of its own. */
interface Branch {
  readonly sender: boolean;
  readonly recipient: boolean;
  /** Where an address is meant, its value is `from` on both ends. */
  readonly recipientIs: "from" | "to";
  readonly source: boolean;
  readonly destination: boolean;
}

const PARTIES: {
  readonly [parties in Parties]: readonly Pick<Branch, "sender" | "recipient" | "recipientIs">[];
} = {
  address: [
    { sender: true, recipient: false, recipientIs: "to" },
    { sender: false, recipient: true, recipientIs: "from" },
  ],
  from: [{ sender: true, recipient: false, recipientIs: "to" }],
  to: [{ sender: false, recipient: true, recipientIs: "to" }],
  both: [{ sender: true, recipient: true, recipientIs: "to" }],
  any: [{ sender: false, recipient: false, recipientIs: "to" }],
};

const WAYS: { readonly [way in Way]: readonly Pick<Branch, "source" | "destination">[] } = {
  from: [{ source: true, destination: false }],
  to: [{ source: false, destination: true }],
  both: [{ source: true, destination: true }],
  either: [
    { source: true, destination: false },
    { source: false, destination: true },
  ],
  any: [{ source: false, destination: false }],
};

const conditions = (parts: readonly (string | false)[]): string =>
  parts.flatMap((part) => (part === false ? [] : [` and ${part}`])).join("");

const partiesOf = ({ sender, recipient, recipientIs }: Branch, value: Value): string =>
  conditions([
    sender && `i.sender = ${value("from", "bytea")}`,
    recipient && `i.recipient = ${value(recipientIs, "bytea")}`,
  ]);

/**
 * The first messages of a visible chain `h` by one of the indexes, from the start of the page or of the
 * chain's visible part: the messages that it sent, and the messages that it received from unknown sources. A
 * side's claims about its own chain need no comparison.
 */
const walks = (branch: Branch, value: Value): string =>
  [
    `side = 'source'${conditions([
      branch.source && `h.chain = ${value("sourceChain", "bigint")}`,
      branch.destination && `i.destination = ${value("destination", "bytea")}`,
    ])}`,
    `side = 'destination' and not sourced${conditions([
      branch.source && `i.source = ${value("source", "bytea")}`,
      branch.destination && `h.chain = ${value("destinationChain", "bigint")}`,
    ])}`,
  ]
    .map(
      (side) => `(select i.time, i.message_id from icm_side i
          where i.chain = h.chain and ${side}${partiesOf(branch, value)}
            and (i.time, i.message_id) < (h.from_time, h.from_id) and i.number <= h.height
          ${ORDER} limit ${value("limit", "int")})`,
    )
    .join(" union all ");

/**
 * Destinations that are visible, of sources that are not and were stored later: `h` has the source's chain. They are few, and read before
 * they are joined: the planner would otherwise walk all messages of the chains that received them.
 */
const late = (branch: Branch, value: Value): string => `(
      select i.time, i.message_id from (
        select i.chain, i.number, i.time, i.message_id from icm_side i
        where i.late_chain = h.chain and i.late_number > h.height${conditions([
          branch.source && `h.chain = ${value("sourceChain", "bigint")}`,
          branch.destination && `i.chain = ${value("destinationChain", "bigint")}`,
        ])}${partiesOf(branch, value)} ${AS_WRITTEN}
      ) i join h v on v.chain = i.chain and i.number <= v.height
      where (i.time, i.message_id) < (v.from_time, v.from_id)
      ${ORDER} limit ${value("limit", "int")})`;

/**
 * Nothing of a chain is visible after the time of its last visible block. On a cluster the blocks are
 * elsewhere: a chain is walked from its end, and messages above its height are skipped.
 */
const LAST: { readonly [dialect in Dialect]: { readonly time: string; readonly join: string } } = {
  plain: {
    time: "coalesce(b.time, 0)",
    join: "left join evm_block b on b.chain = h.chain and b.number = h.height",
  },
  cluster: { time: `${Number.MAX_SAFE_INTEGER}::bigint`, join: "" },
};

const page = statements("icm-messages", messageRow, ({ parties, way }: Shape, value: Value, { dialect }) => {
  const last = LAST[dialect];
  const branches = PARTIES[parties].flatMap((party) =>
    WAYS[way].map((side): Branch => ({ ...party, ...side })),
  );
  const found = branches.flatMap((branch) => [walks(branch, value), late(branch, value)]).join(" union all ");
  return `with h as materialized (
    select *, case when later then b_time + 1 else ${value("time", "bigint")} end as from_time,
      case when later then '\\x'::bytea else ${value("id", "bytea")} end as from_id
    from (select h.*, ${last.time} as b_time, coalesce(${value("time", "bigint")} > ${last.time}, true) as later
      from unnest(${value("chains", "bigint[]")}, ${value("heights", "bigint[]")}) h (chain, height)
      ${last.join}) h
  ), p as materialized (
    select distinct i.time, i.message_id from h cross join lateral (${found}) i
    ${ORDER} limit ${value("limit", "int")}
  )
  ${messagesFrom(dialect)}`;
});

const shapeOf = ({ address, from, to, source, destination, either }: IcmFilter): Shape => ({
  parties: address ? "address" : from && to ? "both" : from ? "from" : to ? "to" : "any",
  way: either ? "either" : source && destination ? "both" : source ? "from" : destination ? "to" : "any",
});

interface OneValues extends Pick<Values, "chains" | "heights"> {
  readonly messageId: string;
}

const one = new Statement(
  "icm-message",
  messageRow,
  (value: Parameter<OneValues>, { dialect }) => `with h as materialized (
    select * from unnest(${value("chains", "bigint[]")}, ${value("heights", "bigint[]")}) h (chain, height)
  ), p as materialized (
    select i.time, i.message_id from icm_side i join h on h.chain = i.chain and i.number <= h.height
    where i.message_id = ${value("messageId", "bytea")} limit 1
  )
  ${messagesFrom(dialect)}`,
);

export const icmOn = (db: Db) => ({
  /**
   * Messages, newest first: by the time of sending or, if that is unknown, of receipt. The window's heights
   * limit which chains are read, and up to which block.
   */
  async list({ snapshot, after, limit }: Window, filter: IcmFilter): Promise<Slice<IcmMessageRow>> {
    const seen = seenOf(snapshot.heights ?? {});
    const { address, from = address, to, either, source = either, destination = either } = filter;
    const rows = await page(shapeOf(filter)).rows(db, {
      chains: seen.map(({ chain }) => chain),
      heights: seen.map(({ height }) => height),
      from: from ?? null,
      to: to ?? null,
      source: source?.blockchainId ?? null,
      sourceChain: source?.chain ?? null,
      destination: destination?.blockchainId ?? null,
      destinationChain: destination?.chain ?? null,
      time: after === undefined ? null : Number(after.sort),
      id: after?.tie ?? "0x",
      limit: limit + 1,
    });
    const items = await messagesOf(db, rows.slice(0, limit));
    const last = rows[limit - 1];
    if (rows.length <= limit || last === undefined) return { items };
    return { items, next: { sort: String(last.time), tie: last.messageId } };
  },
  /** A message as these heights show it. */
  async find(heights: Heights, messageId: string): Promise<IcmMessageRow | undefined> {
    const seen = seenOf(heights);
    const rows = await one.rows(db, {
      chains: seen.map(({ chain }) => chain),
      heights: seen.map(({ height }) => height),
      messageId,
    });
    return (await messagesOf(db, rows))[0];
  },
  /** Several, by id; messages not visible at the heights are missing. */
  findAll: (heights: Heights, messageIds: readonly string[]) => findMessages(db, heights, messageIds),
  /** The events of messages in the logs behind a position. */
  log: (window: IcmLogWindow) => readIcmLog(db, window),
  /** The message that a transaction sent or delivered; the first one if there are several. */
  async findByTransaction(chain: number, txHash: string): Promise<IcmOfTransaction | undefined> {
    // The transaction first: on a cluster it is a worker's, and the messages are the coordinator's.
    const { rows } = await sql<IcmOfTransaction>`with x as materialized (
      select number, idx from evm_tx where chain = ${chain}::bigint and ${sql.raw(hashKey("hash"))} = substr(${bytes(txHash)}, 1, 7) and hash = ${bytes(txHash)})
    select i.message_id as "messageId", i.side, i.source, i.destination
    from x join icm_side i on i.chain = ${chain}::bigint and i.number = x.number and i.idx = x.idx
    order by i.log_index limit 1`.execute(db);
    return rows[0];
  },
});
