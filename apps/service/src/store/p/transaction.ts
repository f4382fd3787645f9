/** Lists transactions with the outputs that they spent and created, as of a snapshot: by one statement. */

import { sql } from "kysely";
import type { Slice, Window } from "../../domain/listing.ts";
import type { TxFact } from "../../domain/p/tx-fact.ts";
import { unpackDetail } from "../packed/detail.ts";
import { unpackInputs } from "../packed/inputs.ts";
import { packedOutputs, packsOutput, unpackOutputs } from "../packed/outputs.ts";
import type { UtxoRow } from "../packed/plain-output.ts";
import {
  type PositionShape,
  type PositionValues,
  positions,
  shapeOf,
  type TransactionFilter,
  valuesOf,
} from "../paging/tx-positions.ts";
import { anyBytes } from "../sql/bytes.ts";
import type { Db } from "../sql/database.ts";
import { type Columns, columns, optional, type RowOf } from "../sql/select-list.ts";
import { inline, type Parameter, statements } from "../sql/statement.ts";
import { inStatus, promisedReward } from "../stakes/staker-columns.ts";
import type { SqlHeights } from "../utxos/crossing.ts";
import { type BlockchainRow, blockchainSelection } from "./subnet.ts";
import { crossed, utxoColumns, utxoRow } from "./utxo.ts";

/** A transaction of the P-Chain. */
export interface TransactionRow extends TxFact {
  blockId: string;
  consumed: UtxoRow[];
  emitted: UtxoRow[];
  potentialReward: string | null;
  rewardTx: string | null;
  blockchain: BlockchainRow | null;
}

/**
 * The shape of the statement: the heights of other chains decide which facts of crossing outputs are known.
 */
type Shape = PositionShape & { readonly xChain: boolean; readonly cChain: boolean };

interface Values extends PositionValues {
  /** Unix seconds. */
  readonly time: number;
}

const ofTx = columns({
  txId: "t.tx_id:bytea",
  blockId: "b.block_id:bytea",
  type: "t.type:text",
  time: "t.time:bigint",
  detail: "t.detail:text",
});

/**
 * A line of a page: a transaction with its packed inputs, the packed outputs that it created, or any other
 * output that it created or spent. Height and index belong to the transaction.
 */
const line = columns({
  part: ":text",
  height: ":bigint",
  idx: ":int",
  tx: optional(ofTx),
  packed: ":bytea?",
  potentialReward: ":numeric?",
  rewardTx: ":bytea?",
  utxo: optional(utxoRow),
}) satisfies Columns<Line>;

interface Line extends Pick<TransactionRow, "height" | "idx" | "potentialReward" | "rewardTx"> {
  readonly part: "tx" | "packed" | "emitted" | "consumed";
  readonly tx: RowOf<typeof ofTx> | null;
  readonly packed: string | null;
  readonly utxo: UtxoRow | null;
}

/** The columns of a transaction in a line of outputs. */
const NO_TX = {
  tx: ofTx.nulls,
  packed: "null::bytea",
  potentialReward: "null::numeric",
  rewardTx: "null::bytea",
};

/** The heights of the snapshot as parameters. */
function heightsOf({ xChain, cChain }: Shape, value: Parameter<Values>): SqlHeights {
  const parameter = (name: keyof Values) => sql<number>`${sql.raw(value(name, "bigint"))}`;
  return {
    height: parameter("height"),
    heights: {
      ...(xChain && { "x-chain": parameter("xHeight") }),
      ...(cChain && { "c-chain": parameter("cHeight") }),
    },
  };
}

/** Only validators of permissioned subnets stake nothing; the chain may not have reached the start of a term. */
function activeStake(value: Parameter<Values>): string {
  const parameter = (name: "height" | "time") => sql<number>`${sql.raw(value(name, "bigint"))}`;
  const active = inStatus("active", { height: parameter("height"), time: parameter("time") });
  return `(s.kind = 'delegator' or s.fee_shares is not null) and ${inline(active)}`;
}

/**
 * Positions of transactions with locked stake. `staked` marks terms that have not ended in the newest block,
 * so an index has them in order. Terms that ended after the snapshot also count, and so do terms that ended
 * on the chain while the clock is behind it; both are few.
 */
function stakingPositions(shape: Shape, value: Parameter<Values>): string {
  const locked = activeStake(value);
  const staked = positions("p-chain", shape, value, {
    condition: (alias) => `${alias}.staked and exists (
      select from p_tx x join p_staker s on s.network = x.network and s.tx_id = x.tx_id
      where x.network = ${alias}.network and x.height = ${alias}.height and x.idx = ${alias}.idx and ${locked})`,
  });
  const concerns = () => `exists (select from p_tx_address o where o.network = t.network
    and o.address = any(${value("addresses", "bytea[]")}) and o.type = t.type and o.height = t.height and o.idx = t.idx)`;
  const ended = positions("p-chain", { ...shape, by: "chain" }, value, {
    from: `p_staker s join p_tx t on t.network = s.network and t.tx_id = s.tx_id
      where s.network = ${value("network", "int")} and (s.reward_height > ${value("height", "bigint")}
          or (s.reward_height is not null and s.end_time > ${value("time", "bigint")})) and ${locked}
        ${shape.by === "addresses" ? `and ${concerns()}` : ""} and`,
  });
  const { order } = shape;
  return `select p.height, p.idx from ((${staked}) union (${ended})) p
    order by p.height ${order}, p.idx ${order} limit ${value("limit", "int")}`;
}

const page = statements<Shape, Values, Line>("p-transactions", line, (shape, value) => {
  const network = value("network", "int");
  const snapshot = heightsOf(shape, value);
  const utxos = `${inline(utxoColumns(snapshot))}`;
  const crossing = inline(crossed(snapshot));
  // Only transactions that add a staker have one.
  const ofStaker = (column: string) => `case when t.type like 'Add%' then (
    select ${column} from p_staker s where s.network = ${network} and s.tx_id = t.tx_id) end`;
  const at = { height: "u.page_height", idx: "u.page_idx" };
  const moved = (part: "emitted" | "consumed", outputs: string) => `
    select ${line.text({ part: `'${part}'`, ...at, ...NO_TX, utxo: utxos })} from (${outputs}) u ${crossing}`;
  return `with page as materialized (
      select t.height, t.idx, t.tx_id, t.type, t.time, t.detail, t.consumed, t.inputs
      from (${shape.staking ? stakingPositions(shape, value) : positions("p-chain", shape, value)}) p
      join p_tx t on t.network = ${network} and t.height = p.height and t.idx = p.idx),
    emitted as materialized (
      select t.height as page_height, t.idx as page_idx, ${packsOutput("u")} as packs, u.*
      from page t join p_utxo u on u.network = ${network} and u.height = t.height and coalesce(u.emitting_tx, u.tx_id) = t.tx_id)
    select ${line.text({
      part: "'tx'",
      height: "t.height",
      idx: "t.idx",
      tx: ofTx.text(),
      packed: "t.inputs",
      potentialReward: ofStaker(inline(promisedReward("s", snapshot))),
      rewardTx: ofStaker(`case when s.reward_height <= ${value("height", "bigint")} then s.reward_tx end`),
      utxo: utxoRow.nulls,
    })}
    from page t join p_block b on b.network = ${network} and b.height = t.height
    union all select ${line.text({
      part: "'packed'",
      ...at,
      ...NO_TX,
      packed: packedOutputs("u", value("height", "bigint")),
      utxo: utxoRow.nulls,
    })}
    from emitted u where u.packs group by u.page_height, u.page_idx
    union all ${moved("emitted", "select * from emitted where not packs")}
    union all ${moved(
      "consumed",
      `select t.height as page_height, t.idx as page_idx, o.*
      from page t join p_utxo o on o.network = ${network} and o.utxo_id = any(t.consumed)`,
    )}`;
});

/** Outputs are in the order of their index and transaction. */
const byOutput = (a: UtxoRow, b: UtxoRow): number =>
  a.outputIndex - b.outputIndex || (a.txId < b.txId ? -1 : Number(a.txId > b.txId));

/** Puts the lines of a page together, in its order. */
function rowsOf(lines: readonly Line[], { order }: Window): TransactionRow[] {
  const rows = new Map<string, TransactionRow>();
  for (const { height, idx, tx, packed, potentialReward, rewardTx } of lines) {
    if (tx === null) continue;
    const { txId, blockId, type, time, detail } = tx;
    rows.set(`${height}/${idx}`, {
      height,
      idx,
      txId,
      type,
      time,
      detail: unpackDetail(detail),
      blockId,
      potentialReward,
      rewardTx,
      consumed: unpackInputs(packed ?? "0x", { txId, height, time }),
      emitted: [],
      blockchain: null,
    });
  }
  for (const { part, height, idx, packed, utxo } of lines) {
    const row = rows.get(`${height}/${idx}`);
    if (row === undefined || part === "tx") continue;
    if (part !== "packed") {
      if (utxo !== null) row[part].push(utxo);
    } else if (packed !== null) row.emitted.push(...unpackOutputs(packed, row));
  }
  const direction = order === "asc" ? 1 : -1;
  const sorted = [...rows.values()].sort((a, b) => direction * (a.height - b.height || a.idx - b.idx));
  for (const { consumed, emitted } of sorted) {
    consumed.sort(byOutput);
    emitted.sort(byOutput);
  }
  return sorted;
}

async function blockchains(db: Db, { networkId }: Window, txIds: readonly string[]) {
  const rows = await db
    .selectFrom("p_blockchain")
    .select(blockchainSelection)
    .where("network", "=", networkId)
    .where("blockchain_id", "=", anyBytes(txIds))
    .execute();
  return new Map<string, BlockchainRow>(rows.map((chain) => [chain.blockchainId, chain]));
}

export const pTransactionsOn = (db: Db) => ({
  async list(window: Window, filter: TransactionFilter): Promise<Slice<TransactionRow>> {
    const { heights = {}, time } = window.snapshot;
    const shape = {
      ...shapeOf(window, filter),
      xChain: heights["x-chain"] !== undefined,
      cChain: heights["c-chain"] !== undefined,
    };
    const values = { ...valuesOf(window, filter), time };
    const rows = rowsOf(await page(shape).rows(db, values), window);
    const items = rows.slice(0, window.limit);
    const created = items.filter(({ type }) => type === "CreateChainTx");
    if (created.length > 0) {
      // The sizes of all of them together decide which geneses are shown.
      const chains = await blockchains(
        db,
        window,
        rows.filter(({ type }) => type === "CreateChainTx").map(({ txId }) => txId),
      );
      for (const row of created) row.blockchain = chains.get(row.txId) ?? null;
    }
    const last = items.at(-1);
    if (rows.length <= window.limit || last === undefined) return { items };
    return { items, next: { sort: String(last.height), tie: String(last.idx) } };
  },
});
