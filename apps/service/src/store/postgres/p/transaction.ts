/** Lists transactions with the outputs that they spent and created, as of a snapshot. */

import { type RawBuilder, sql } from "kysely";
import type { Slice, Window } from "../../../domain/listing.ts";
import type { BlockchainRow } from "../../subnet.ts";
import type { TransactionFilter, TransactionRow, TransactionStore } from "../../transaction.ts";
import type { UtxoRow } from "../../utxo.ts";
import { anyBytes, byteList, bytes } from "../sql/bytes.ts";
import { fields } from "../sql/columns.ts";
import { allOf } from "../sql/condition.ts";
import type { Db } from "../sql/database.ts";
import { afterKey, type Keyed, type Keyset, keyColumns, ordered, slice } from "../sql/keyset.ts";
import { inStatus, promisedReward } from "./staker.ts";
import { blockchainSelection } from "./subnet.ts";
import { crossed, utxoColumns } from "./utxo.ts";

const keysetOf = (alias: string): Keyset => ({
  sort: sql.ref(`${alias}.height`),
  sortType: "bigint",
  tie: sql.ref(`${alias}.idx`),
  tieType: "int",
});

/** Conditions that all three tables with `height, idx, type, time` support. */
function matches(
  alias: string,
  window: Window,
  { types, after, before }: TransactionFilter,
): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return allOf([
    sql`${column("network")} = ${window.networkId} and ${column("height")} <= ${window.snapshot.height}::bigint`,
    types && sql`${column("type")} = any(${types}::text[])`,
    after === undefined ? undefined : sql`${column("time")} > ${after}::bigint`,
    before === undefined ? undefined : sql`${column("time")} < ${before}::bigint`,
    afterKey(keysetOf(alias), window),
  ]);
}

// Only validators of permissioned subnets stake nothing; the chain may not have reached the start of a term.
const hasStake = (alias: string, { snapshot }: Window) => sql`exists (
  select from p_tx x join p_staker s on s.network = x.network and s.tx_id = x.tx_id
  where x.network = ${sql.ref(`${alias}.network`)} and x.height = ${sql.ref(`${alias}.height`)} and x.idx = ${sql.ref(`${alias}.idx`)}
    and (s.kind = 'delegator' or s.fee_shares is not null) and ${inStatus("active", snapshot)})`;

/** The positions of the requested transactions: from the addresses' index, the validation's, or the whole chain. */
function places(window: Window, filter: TransactionFilter): RawBuilder<unknown> {
  const { addresses, l1ValidationId } = filter;
  const alias = l1ValidationId !== undefined ? "v" : addresses ? "a" : "t";
  const conditions = allOf([
    matches(alias, window, filter),
    filter.staking ? hasStake(alias, window) : undefined,
  ]);
  if (l1ValidationId !== undefined) {
    const concerns = addresses
      ? sql`exists (select from p_tx_address a where a.network = v.network and a.address = ${anyBytes(addresses)}
          and a.height = v.height and a.idx = v.idx)`
      : sql`true`;
    return sql`select v.height, v.idx from p_tx_validation v
      where v.validation_id = ${bytes(l1ValidationId)} and ${concerns} and ${conditions} ${ordered(keysetOf("v"), window)}`;
  }
  if (addresses) {
    return sql`select distinct a.height, a.idx from unnest(${byteList(addresses)}) asked cross join lateral (
      select a.height, a.idx from p_tx_address a where a.address = asked and ${conditions} ${ordered(keysetOf("a"), window)}) a`;
  }
  return sql`select t.height, t.idx from p_tx t where ${conditions} ${ordered(keysetOf("t"), window)}`;
}

interface Row extends Omit<TransactionRow, "detail" | "consumed" | "emitted" | "blockchain">, Keyed {
  detail: string;
  consumedIds: string[];
}

interface Moved extends UtxoRow {
  movedBy: string;
  moved: "consumed" | "emitted";
}

/** Created outputs have the transaction's height; spent ones are named by the transaction. */
async function movedUtxos(db: Db, { networkId, snapshot }: Window, txs: readonly Row[]) {
  const ids = txs.map(({ txId }) => txId);
  const heights = [...new Set(txs.map(({ height }) => height))];
  const consumed = txs.flatMap((tx) => tx.consumedIds);
  const { rows } = await sql<Moved>`
    select 'emitted' as moved, coalesce(u.emitting_tx, u.tx_id) as "movedBy", ${utxoColumns(snapshot)} from p_utxo u ${crossed(snapshot)}
    where u.network = ${networkId} and u.height = any(${heights}::bigint[]) and coalesce(u.emitting_tx, u.tx_id) = ${anyBytes(ids)}
    union all
    select 'consumed' as moved, u.consuming_tx as "movedBy", ${utxoColumns(snapshot)} from p_utxo u ${crossed(snapshot)}
    where u.network = ${networkId} and u.utxo_id = ${anyBytes(consumed)}
    order by "outputIndex", "txId"`.execute(db);
  const byTx = new Map<string, { consumed: UtxoRow[]; emitted: UtxoRow[] }>();
  for (const { moved, movedBy, ...utxo } of rows) {
    const utxos = byTx.get(movedBy) ?? { consumed: [], emitted: [] };
    utxos[moved].push(utxo);
    byTx.set(movedBy, utxos);
  }
  return byTx;
}

async function blockchains(db: Db, { networkId }: Window, txIds: readonly string[]) {
  const rows = await db
    .selectFrom("p_blockchain")
    .select(blockchainSelection)
    .where("network", "=", networkId)
    .where("blockchain_id", "=", anyBytes(txIds))
    .execute();
  return new Map(rows.map((chain) => [chain.blockchainId, chain]));
}

async function listTransactions(
  db: Db,
  window: Window,
  filter: TransactionFilter,
): Promise<Slice<TransactionRow>> {
  const { networkId, snapshot } = window;
  const keyset = keysetOf("t");
  const { rows } = await sql<Row>`
    select ${fields("p_tx", "t", ["height", "idx", "txId", "type", "time", "detail"])}, t.consumed as "consumedIds",
      b.block_id as "blockId", ${promisedReward("s", snapshot)} as "potentialReward",
      case when s.reward_height <= ${snapshot.height}::bigint then s.reward_tx end as "rewardTx", ${keyColumns(keyset)}
    from (${places(window, filter)}) p
    join p_tx t on t.network = ${networkId} and t.height = p.height and t.idx = p.idx
    join p_block b on b.network = t.network and b.height = t.height
    left join p_staker s on s.network = t.network and s.tx_id = t.tx_id
    ${ordered(keyset, window)}`.execute(db);
  const utxos = await movedUtxos(db, window, rows);
  const created = rows.filter(({ type }) => type === "CreateChainTx").map(({ txId }) => txId);
  const chains =
    created.length > 0 ? await blockchains(db, window, created) : new Map<string, BlockchainRow>();
  return slice(rows, window, ({ consumedIds: _ids, ...row }) => ({
    ...row,
    detail: JSON.parse(row.detail),
    consumed: utxos.get(row.txId)?.consumed ?? [],
    emitted: utxos.get(row.txId)?.emitted ?? [],
    blockchain: chains.get(row.txId) ?? null,
  }));
}

export function createTransactionStore(db: Db): TransactionStore<TransactionRow> {
  return { list: (window, filter) => listTransactions(db, window, filter) };
}
