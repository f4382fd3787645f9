/**
 * The rows of messages: their two sides and later changes as far as a snapshot shows them, for any selection
 * of messages.
 */

import type { IcmReceipt } from "../../domain/evm/icm/messenger-event.ts";
import type { Heights } from "../../domain/listing.ts";
import type { Dialect } from "../session/connection.ts";
import { columns, optional, type RowOf } from "../sql/select-list.ts";

const EVM = /^evm-(\d+)$/;

interface Seen {
  chain: number;
  height: number;
}

/** The visible chains, each with the block up to which it is visible. */
export const seenOf = (heights: Heights): Seen[] =>
  Object.entries(heights).flatMap(([name, height]) => {
    const id = EVM.exec(name)?.[1];
    return id === undefined || height === undefined ? [] : [{ chain: Number(id), height }];
  });

/** One of the sides, if it is visible. */
const sideOf = (
  alias: string,
  name: "source" | "destination",
  dialect: Dialect,
): string => `left join lateral (
    select i.* from icm_side i join h on h.chain = i.chain and i.number <= h.height
    where i.message_id = p.message_id and i.side = '${name}' limit 1) ${alias} on true
  ${dialect === "cluster" ? "" : `left join evm_tx ${alias}x on ${alias}x.chain = ${alias}.chain and ${alias}x.number = ${alias}.number and ${alias}x.idx = ${alias}.idx`}`;

/** The last visible change of a kind on the chain of a side; not by `exists`, for which the planner may read all changes. */
const changed = (kind: string, alias: string, column: string): string => `(
  select ${column} from icm_change c join h on h.chain = c.chain and c.number <= h.height
  where c.message_id = p.message_id and c.kind = '${kind}' and c.chain = ${alias}.chain
  order by c.number desc, c.log_index desc limit 1)`;

const positionRow = columns({ chain: ":bigint", number: ":bigint", idx: ":int" });
/** The position of a side's transaction. */
export type SidePosition = RowOf<typeof positionRow>;

/** The positions of the sides' transactions, on a cluster; null of a side that is not visible. */
export const positionsRow = columns({ source: optional(positionRow), destination: optional(positionRow) });

const positionOf = (alias: string): string => `${alias}.chain, ${alias}.number, ${alias}.idx`;

/** A field that both sides have, from the visible one. */
const either = (column: string): string => `coalesce(s.${column}, d.${column})`;

/** A message. On a cluster the fields of its transactions are null: they are read from the workers. */
export const messageRow = columns({
  messageId: "p.message_id:bytea",
  time: "p.time:bigint",
  /** The messenger. */
  contract: `${either("contract")}:bytea`,
  source: `${either("source")}:bytea`,
  destination: `${either("destination")}:bytea`,
  /** Decimal. */
  nonce: `${either("nonce")}:numeric`,
  sender: `${either("sender")}:bytea`,
  recipient: `${either("recipient")}:bytea`,
  data: `${either("data")}:bytea`,
  receipts: `${either("receipts")}:text`,
  executed: `coalesce(${changed("executed", "d", "true")}, false):boolean`,
  receiptDelivered: `coalesce(${changed("receipt", "s", "true")}, false):boolean`,
  /** EVM chain id, and the row in `evm_token` of the fee's token. */
  sourceChain: "s.chain:bigint?",
  feeToken: "s.fee_token:bytea?",
  /** Decimal, including later additions. */
  fee: `coalesce(${changed("fee", "s", "c.fee")}, s.fee):numeric?`,
  sourceTx: ":bytea?",
  sourceTime: "s.time:bigint?",
  sourceGas: ":numeric?",
  destinationTx: ":bytea?",
  destinationTime: "d.time:bigint?",
  destinationGas: ":numeric?",
  deliverer: "d.deliverer:bytea?",
  redeemer: "d.redeemer:bytea?",
  positions: ":text?",
});

export type IcmRow = RowOf<typeof messageRow>;

/** The fields of a message's transactions; on a cluster, where these stand. */
const OF_TXS = {
  plain: {
    sourceTx: "sx.hash",
    sourceGas: "sx.gas_used",
    destinationTx: "dx.hash",
    destinationGas: "dx.gas_used",
    positions: "null::text",
  },
  cluster: {
    sourceTx: "null::bytea",
    sourceGas: "null::numeric",
    destinationTx: "null::bytea",
    destinationGas: "null::numeric",
    positions: `${positionsRow.json({ source: positionOf("s"), destination: positionOf("d") })}::text`,
  },
} as const satisfies { readonly [dialect in Dialect]: object };

/**
 * A message; addresses, hashes and blockchain ids in hex with 0x. Fields of a chain that is not indexed are
 * null.
 */
export interface IcmMessageRow extends Omit<IcmRow, "time" | "positions" | "receipts"> {
  receipts: IcmReceipt[];
}

/**
 * Reads rows of the messages `p (time, message_id)` as the chains `h (chain, height)` show them, newest first. A message is ordered by
 * its source or, if that is not visible, by its destination.
 */
export const messagesFrom = (dialect: Dialect): string => `select ${messageRow.text(OF_TXS[dialect])}
  from p ${sideOf("s", "source", dialect)} ${sideOf("d", "destination", dialect)}
  order by p.time desc, p.message_id desc`;

export const messageOf = ({ time, positions, receipts, ...row }: IcmRow): IcmMessageRow => ({
  ...row,
  receipts: JSON.parse(receipts),
});
