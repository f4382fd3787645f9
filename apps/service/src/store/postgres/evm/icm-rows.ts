/** The rows of messages: their two sides and later changes as far as a snapshot shows them, whatever selects the messages. */

import type { Heights } from "../../../domain/listing.ts";
import type { IcmMessageRow } from "../../evm/icm.ts";
import { onCluster } from "../sql/cluster-text.ts";

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
const sideOf = (alias: string, name: "source" | "destination"): string => `left join lateral (
    select i.* from icm_side i join h on h.chain = i.chain and i.number <= h.height
    where i.message_id = p.message_id and i.side = '${name}' limit 1) ${alias} on true
  ${onCluster("", `left join evm_tx ${alias}x on ${alias}x.chain = ${alias}.chain and ${alias}x.number = ${alias}.number and ${alias}x.idx = ${alias}.idx`)}`;

/** A field of a side's transaction. */
const ofTx = (alias: string, column: "hash" | "gas_used"): string => onCluster("null", `${alias}x.${column}`);

/** The last visible change of a kind on the chain of a side; not by `exists`, for which the planner may read all changes. */
const changed = (kind: string, alias: string, column: string): string => `(
  select ${column} from icm_change c join h on h.chain = c.chain and c.number <= h.height
  where c.message_id = p.message_id and c.kind = '${kind}' and c.chain = ${alias}.chain
  order by c.number desc, c.log_index desc limit 1)`;

/** Fields that both sides have, from the visible one. */
const either = (column: string): string => `coalesce(s.${column}, d.${column})`;

const SHARED = ["contract", "source", "destination", "nonce", "sender", "recipient", "data", "receipts"];

export type IcmRow = readonly [
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
  /** On a cluster, where the transactions stand, as JSON: they are on the workers, and read apart. */
  positions: string | null,
];

/**
 * Reads rows of the messages `p (time, message_id)` as the chains `h (chain, height)` show them, newest first. A message is ordered by
 * its source or, if that is not visible, by its destination.
 */
export const MESSAGES = `select p.message_id, p.time, ${SHARED.map(either).join(", ")},
    coalesce(${changed("executed", "d", "true")}, false), coalesce(${changed("receipt", "s", "true")}, false),
    s.chain, s.fee_token, coalesce(${changed("fee", "s", "c.fee")}, s.fee),
    ${ofTx("s", "hash")}, s.time, ${ofTx("s", "gas_used")}, ${ofTx("d", "hash")}, d.time, ${ofTx("d", "gas_used")}, d.deliverer, d.redeemer,
    ${onCluster("json_build_array(s.chain, s.number, s.idx, d.chain, d.number, d.idx)::text", "null::text")}
  from p ${sideOf("s", "source")} ${sideOf("d", "destination")}
  order by p.time desc, p.message_id desc`;

export function messageOf(row: IcmRow): IcmMessageRow {
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
