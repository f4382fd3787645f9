/** Reads interchain messages, combined from their two sides. */

import type { Heights, Slice, Window } from "../../../domain/listing.ts";
import type { IcmMessageRow, IcmOfTransaction, IcmStore } from "../../evm/icm.ts";
import { bytes } from "../sql/bytes.ts";
import type { Db } from "../sql/database.ts";
import { type Parameter, Statement } from "../sql/statement.ts";

const EVM = /^evm-(\d+)$/;

interface Seen {
  chain: number;
  height: number;
}

/** The visible chains, each with the block up to which it is visible. */
const seenOf = (heights: Heights): Seen[] =>
  Object.entries(heights).flatMap(([name, height]) => {
    const id = EVM.exec(name)?.[1];
    return id === undefined || height === undefined ? [] : [{ chain: Number(id), height }];
  });

interface Values {
  /** The visible chains, and the blocks up to which they are. */
  readonly chains: readonly number[];
  readonly heights: readonly number[];
  readonly address: string;
  /** The message that the page follows; the time is null for the first page. */
  readonly time: number | null;
  readonly id: string;
  readonly limit: number;
}

const ROLES = ["sender", "recipient"] as const;
const ORDER = "order by time desc, message_id desc";

/** The first messages of each visible chain by one of the indexes: from where the page or the chain's visible part begins. */
const walks = (value: Parameter<Values>): string =>
  ["side = 'source'", "side = 'destination' and not sourced"]
    .flatMap((side) =>
      ROLES.map(
        (role) => `(select i.time, i.message_id from icm_side i
          where i.chain = h.chain and ${side} and i.${role} = ${value("address", "bytea")}
            and (i.time, i.message_id) < (h.from_time, h.from_id) and i.number <= h.height
          ${ORDER} limit ${value("limit", "int")})`,
      ),
    )
    .join(" union all ");

/** Destinations that are visible, of sources that are not and were stored later: `h` has the source's chain. */
const late = (value: Parameter<Values>): string =>
  ROLES.map(
    (
      role,
    ) => `(select i.time, i.message_id from icm_side i join h v on v.chain = i.chain and i.number <= v.height
      where i.late_chain = h.chain and i.late_number > h.height and i.${role} = ${value("address", "bytea")}
        and (i.time, i.message_id) < (v.from_time, v.from_id)
      ${ORDER} limit ${value("limit", "int")})`,
  ).join(" union all ");

/** One of the sides, if it is visible. */
const sideOf = (alias: string, name: "source" | "destination"): string => `left join lateral (
    select i.* from icm_side i join h on h.chain = i.chain and i.number <= h.height
    where i.message_id = p.message_id and i.side = '${name}' limit 1) ${alias} on true
  left join evm_tx ${alias}x on ${alias}x.chain = ${alias}.chain and ${alias}x.number = ${alias}.number and ${alias}x.idx = ${alias}.idx`;

/** The last visible change of a kind on the chain of a side; not by `exists`, for which the planner may read all changes. */
const changed = (kind: string, alias: string, column: string): string => `(
  select ${column} from icm_change c join h on h.chain = c.chain and c.number <= h.height
  where c.message_id = p.message_id and c.kind = '${kind}' and c.chain = ${alias}.chain
  order by c.number desc, c.log_index desc limit 1)`;

/** Fields that both sides have, from the visible one. */
const either = (column: string): string => `coalesce(s.${column}, d.${column})`;

type Row = readonly [
  messageId: string,
  time: number,
  contract: string,
  source: string,
  destination: string,
  nonce: string,
  sender: string,
  recipient: string,
  data: string,
  receipts: string,
  executed: boolean,
  receiptDelivered: boolean,
  sourceChain: number | null,
  feeToken: string | null,
  fee: string | null,
  sourceTx: string | null,
  sourceTime: number | null,
  sourceGas: string | null,
  destinationTx: string | null,
  destinationTime: number | null,
  destinationGas: string | null,
  deliverer: string | null,
  redeemer: string | null,
];

const SHARED = ["contract", "source", "destination", "nonce", "sender", "recipient", "data", "receipts"];

// A message is ordered by its source or, if that is not visible, by its destination. Nothing of a chain is visible after the
// time of its last visible block.
const page = new Statement<Values, Row>(
  (value) => `with h as materialized (
    select *, case when later then b_time + 1 else ${value("time", "bigint")} end as from_time,
      case when later then '\\x'::bytea else ${value("id", "bytea")} end as from_id
    from (select h.*, coalesce(b.time, 0) as b_time, coalesce(${value("time", "bigint")} > coalesce(b.time, 0), true) as later
      from unnest(${value("chains", "bigint[]")}, ${value("heights", "bigint[]")}) h (chain, height)
      left join evm_block b on b.chain = h.chain and b.number = h.height) h
  ), p as materialized (
    select distinct i.time, i.message_id from h cross join lateral (${walks(value)} union all ${late(value)}) i
    ${ORDER} limit ${value("limit", "int")}
  )
  select p.message_id, p.time, ${SHARED.map(either).join(", ")},
    coalesce(${changed("executed", "d", "true")}, false), coalesce(${changed("receipt", "s", "true")}, false),
    s.chain, s.fee_token, coalesce(${changed("fee", "s", "c.fee")}, s.fee),
    sx.hash, s.time, sx.gas_used, dx.hash, d.time, dx.gas_used, d.deliverer, d.redeemer
  from p ${sideOf("s", "source")} ${sideOf("d", "destination")}
  order by p.time desc, p.message_id desc`,
);

function messageOf(row: Row): IcmMessageRow {
  const [messageId, , contract, source, destination, nonce, sender, recipient, data, receipts, ...rest] = row;
  const [executed, receiptDelivered, sourceChain, feeToken, fee, ...txs] = rest;
  const [sourceTx, sourceTime, sourceGas, destinationTx, destinationTime, destinationGas, ...by] = txs;
  const [deliverer, redeemer] = by;
  return {
    messageId,
    contract,
    source,
    destination,
    nonce,
    sender,
    recipient,
    data,
    receipts: JSON.parse(receipts),
    executed,
    receiptDelivered,
    sourceChain,
    feeToken,
    fee,
    sourceTx,
    sourceTime,
    sourceGas,
    destinationTx,
    destinationTime,
    destinationGas,
    deliverer,
    redeemer,
  };
}

async function list(
  db: Db,
  { snapshot, after, limit }: Window,
  address: string,
): Promise<Slice<IcmMessageRow>> {
  const seen = seenOf(snapshot.heights ?? {});
  const rows = await page.rows(db, {
    chains: seen.map(({ chain }) => chain),
    heights: seen.map(({ height }) => height),
    address,
    time: after === undefined ? null : Number(after.sort),
    id: after?.tie ?? "0x",
    limit: limit + 1,
  });
  const items = rows.slice(0, limit).map(messageOf);
  const last = rows[limit - 1];
  if (rows.length <= limit || last === undefined) return { items };
  return { items, next: { sort: String(last[1]), tie: last[0] } };
}

async function findByTransaction(
  db: Db,
  chain: number,
  txHash: string,
): Promise<IcmOfTransaction | undefined> {
  return db
    .selectFrom("evm_tx as x")
    .innerJoin("icm_side as i", (join) =>
      join.onRef("i.chain", "=", "x.chain").onRef("i.number", "=", "x.number").onRef("i.idx", "=", "x.idx"),
    )
    .select(["i.message_id as messageId", "i.side", "i.source", "i.destination"])
    .where("x.chain", "=", chain)
    .where("x.hash", "=", bytes(txHash))
    .orderBy("i.log_index")
    .limit(1)
    .executeTakeFirst();
}

export function createIcmStore(db: Db): IcmStore {
  return {
    list: (window, address) => list(db, window, address),
    findByTransaction: (chain, txHash) => findByTransaction(db, chain, txHash),
  };
}
