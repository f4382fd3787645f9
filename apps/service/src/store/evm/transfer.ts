/** Token transfers, by sender or recipient: a page by one statement. */

import type { ErcKind } from "../../domain/evm/facts.ts";
import type { Slice, Window } from "../../domain/listing.ts";
import { LAST_BLOCK, LAST_LOG, logPosition, partyKey } from "../schema/keys.ts";
import type { Target } from "../session/connection.ts";
import type { Db } from "../sql/database.ts";
import { firstTied, ofOneWorker, unestimated } from "../sql/planner.ts";
import { chainStatements, type Parameter } from "../sql/statement.ts";
import { pageOf } from "./list-window.ts";
import { type EvmTransferRow, firstOfNft, shownTransfers, transferRow } from "./shown-transfers.ts";
import { readTransferLog, type TransferLogFilter, type TransferLogWindow } from "./transfer-log.ts";

/** A filter of transfers. */
export interface EvmTransferFilter {
  /** Sender or recipient; hex with 0x, in lower case. */
  readonly address: string;
  readonly kind: ErcKind;
  /** Block numbers: inclusive start and exclusive end. */
  readonly startBlock?: number | undefined;
  readonly endBlock?: number | undefined;
}

/** A filter of the transfers of a token. */
export interface TokenTransferFilter extends Pick<EvmTransferFilter, "startBlock" | "endBlock"> {
  /** The token's contract; hex with 0x, in lower case. */
  readonly token: string;
}

interface Values {
  readonly chain: number;
  readonly address: string;
  /** The snapshot; null for the checkpoint. */
  readonly height: number;
  /** The lowest and the highest block of the filter. */
  readonly from: number;
  readonly to: number;
  /** The position that the page follows; the block is null for the first page. */
  readonly number: number | null;
  readonly idx: number;
  readonly log: number;
  readonly part: number;
  readonly limit: number;
}

/** Newest first: the order of the indexes, and in it that of the tokens of one log. */
const ORDER = "order by number desc, idx desc, log_index desc";
const WHOLE_ORDER = `${ORDER}, part desc`;

/**
 * The first transfers with the address on one side, and the rest of the last log: in the order of the index, so
 * that nothing is sorted.
 */
function sideOf(party: "sender" | "recipient", kind: ErcKind, value: Parameter<Values>, on: Target): string {
  const chain = value("chain", "bigint");
  const address = value("address", "bytea");
  const key = partyKey({ address, chain, kind: `${kind}::smallint` });
  const log = value("log", "int");
  // The address itself is compared too, as others may have its key; not as a plain condition, from which the
  // planner concludes too much (`unestimated`). A transfer to oneself counts once.
  const own = `t.${party} = ${address} and t.chain = ${chain} and t.kind = ${kind}`;
  const once = party === "sender" ? own : `${own} and t.sender <> ${address}`;
  return `(select t.* from ${on.table("evm_transfer")} t
    where ${partyKey({ address: `t.${party}`, chain: "t.chain", kind: "t.kind" })} = ${key}
      and t.number >= ${value("from", "bigint")} and (t.number, t.idx, t.log_index) <= ((select last from h), ${value("idx", "int")}, ${log})
      and case when ${once} then (t.number, t.log_index, t.part) < ((select last from h), ${log}, ${value("part", "int")}) end ${ofOneWorker(chain, on.dialect)}
    ${ORDER} ${firstTied(value("limit", "int"))})`;
}

/** The first transfers of a token, and the rest of the last log, in the same form as transfers of a party. */
function ofToken(value: Parameter<Values>, on: Target): string {
  const chain = value("chain", "bigint");
  const address = value("address", "bytea");
  const log = value("log", "int");
  const position = logPosition("t.number", "t.log_index");
  return `(select t.* from ${on.table("evm_transfer")} t
    where ${partyKey({ address: "t.token", chain: "t.chain" })} = ${partyKey({ address, chain })}
      and ${position} >= ${logPosition(value("from", "bigint"), "0")}
      and (${position}, t.part) < (${logPosition("(select last from h)", log)}, ${value("part", "int")})
      and ${unestimated(`t.token = ${address} and t.chain = ${chain}`)} ${ofOneWorker(chain, on.dialect)}
    order by ${position} desc ${firstTied(value("limit", "int"))})`;
}

/** A choice of transfers: an address' transfers of one standard, or all of a token. */
type Shape = { readonly kind: ErcKind | undefined };

const page = chainStatements<Shape, Values, EvmTransferRow>(
  "evm-transfers",
  transferRow,
  ({ kind }, value, on) => {
    const chain = value("chain", "bigint");
    const nft = kind !== 20;
    const owned = kind === 721 || kind === undefined;
    return `with h as materialized (
    select coalesce(${value("number", "bigint")}, least(${value("height", "bigint")}, ${value("to", "bigint")})) as last
  ), p as materialized (
    select s.* ${nft ? `, ${firstOfNft("desc")}` : ""}
    from (select * from (${kind === undefined ? ofToken(value, on) : `${sideOf("sender", kind, value, on)} union all ${sideOf("recipient", kind, value, on)}`}) s
      ${WHOLE_ORDER} limit ${value("limit", "int")}) s
  )${shownTransfers({ chain, order: "desc", nft, owned }, on)}`;
  },
);

/** Above every position in a block. */
const LAST = 2_147_483_647;

/** The position in a block that a page follows: transaction, log, token. The first page follows none. */
function positionOf(tie = ""): Pick<Values, "idx" | "log" | "part"> {
  const [idx = LAST, log = LAST_LOG, part = LAST] = tie === "" ? [] : tie.split(".").map(Number);
  return { idx, log, part };
}

/** @param kind undefined for all transfers of the token at the address */
async function list(
  db: Db,
  window: Window,
  { address, kind, startBlock, endBlock }: Omit<EvmTransferFilter, "kind"> & Shape,
): Promise<Slice<EvmTransferRow>> {
  const { networkId: chain, snapshot, after, limit } = window;
  const found = await page({ kind }).rows(db, {
    chain,
    address,
    height: snapshot.height,
    from: Math.min(startBlock ?? 0, LAST_BLOCK),
    to: (endBlock ?? Number.MAX_SAFE_INTEGER) - 1,
    number: after === undefined ? null : Number(after.sort),
    ...positionOf(after?.tie),
    limit: limit + 1,
  });
  return pageOf(found, window, ({ idx, logIndex, part }) => `${idx}.${logIndex}.${part}`);
}

export const evmTransfersOn = (db: Db) => ({
  /** The newest first. */
  list: (window: Window, filter: EvmTransferFilter) => list(db, window, filter),
  /** The transfers of a token of any standard, the newest first. */
  listOfToken: (window: Window, { token, ...blocks }: TokenTransferFilter) =>
    list(db, window, { ...blocks, address: token, kind: undefined }),
  /** The transfers behind a position, in the order of the log. */
  log: (window: TransferLogWindow, filter: TransferLogFilter) => readTransferLog(db, window, filter),
});
