/**
 * Makes transactions of the P-Chain smaller and their pages faster: AVAX is not spelled out among their amounts (null stands for it, as in
 * outputs), and what is listed of a plain output that one spent stands with it, in place of the output's id.
 */

import { sql } from "kysely";
import type { MovingMigration } from "../moving-migration.ts";
import { arrayLiteral, type Value } from "../sql/array-literal.ts";
import type { Tx } from "../sql/database.ts";
import { type FormerRow, insertRows, moveOf } from "./move-rows.ts";

/**
 * The id of each network's AVAX as details have it: of a transaction whose outputs are of one asset, one of them AVAX. A network that has
 * no such transaction has no amounts.
 */
async function avaxByNetwork(tx: Tx): Promise<ReadonlyMap<Value, string>> {
  const { rows } = await sql<{ network: number; asset: string }>`
    select c.network, a.asset from p_checkpoint c cross join lateral (
      select t.detail::json #>> '{amounts,value,0,asset}' as asset from spelled_p_tx t
      where t.network = c.network and json_array_length(t.detail::json #> '{amounts,value}') = 1
        and exists (select from p_utxo u where u.network = t.network and u.height = t.height and u.tx_id = t.tx_id
          and u.asset_id is null and u.emitting_tx is null and u.created_on is null)
      order by t.height, t.idx limit 1) a`.execute(tx);
  return new Map<Value, string>(rows.map(({ network, asset }) => [network, asset]));
}

function detailOf(text: string, avax: string | undefined): string {
  const detail = JSON.parse(text);
  // The only writer of this column has these four lists.
  for (const amounts of Object.values<{ asset: string | null }[]>(detail.amounts))
    for (const amount of amounts) if (amount.asset === avax) amount.asset = null;
  return JSON.stringify(detail);
}

interface Spent {
  readonly network: number;
  readonly id: string;
  readonly tx: string;
  readonly index: number;
  readonly amount: string;
  readonly height: string;
  readonly time: string;
  readonly owner: string;
}

const keyOf = (network: Value, id: string): string => `${network}/${id}`;

const digits = (decimal: string | number, bytes: number): string =>
  BigInt(decimal)
    .toString(16)
    .padStart(2 * bytes, "0");

/** Index, transaction, amount, height, time and owner: 72 bytes in hex. */
const packed = ({ index, tx, amount, height, time, owner }: Spent): string =>
  digits(index, 4) + tx.slice(2) + digits(amount, 8) + digits(height, 4) + digits(time, 4) + owner.slice(2);

/** By network and id, the packed inputs of rows: of AVAX, made and spent by the P-Chain, of one owner, without lock, stake or reward. */
async function packedInputs(tx: Tx, rows: readonly FormerRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ consumed }) => consumed as readonly string[]))];
  const { rows: spent } = await sql<Spent>`
    select u.network, u.utxo_id as id, u.tx_id as tx, u.output_index as index, u.amount::text as amount, u.height::text as height,
      u.time::text as time, u.addresses[1] as owner
    from p_utxo u where u.utxo_id = any(${arrayLiteral(ids, "bytea")}::text::bytea[])
      and u.asset_id is null and u.locktime = 0 and u.stakeable_locktime = 0 and u.threshold = 1
      and cardinality(u.addresses) = 1 and octet_length(u.addresses[1]) = 20 and u.kind is null and u.reward_type is null
      and u.created_on is null and u.consumed_on is null and u.emitting_tx is null
      and u.output_index >= 0 and u.height between 0 and 4294967295 and u.time between 0 and 4294967295
      and u.utxo_id = sha256(int8send(u.output_index) || u.tx_id)`.execute(tx);
  return new Map(spent.map((one) => [keyOf(one.network, one.id), packed(one)]));
}

async function write(tx: Tx, rows: readonly FormerRow[]): Promise<void> {
  const avax = await avaxByNetwork(tx);
  const inputs = await packedInputs(tx, rows);
  const inputsOf = ({ network = null, consumed }: FormerRow): Value[] =>
    (consumed as readonly string[]).map((id) => inputs.get(keyOf(network, id)) ?? null);
  const detail = (row: FormerRow) => detailOf(String(row.detail), avax.get(row.network ?? null));
  const columns = {
    network: ["int"],
    idx: ["int"],
    height: ["bigint"],
    time: ["bigint"],
    tx_id: ["bytea"],
    type: ["text"],
    consumed: [
      "bytea[]",
      (row: FormerRow) => (row.consumed as readonly string[]).filter((_, at) => inputsOf(row)[at] === null),
    ],
    inputs: ["bytea", (row: FormerRow) => `0x${inputsOf(row).join("")}`],
    detail: ["text", detail],
    staked: ["boolean"],
  } as const;
  await insertRows(tx, "p_tx", columns, rows);
}

const begin = `
alter table p_tx rename to spelled_p_tx;
alter index p_tx_pkey rename to spelled_p_tx_pkey;
alter table spelled_p_tx drop constraint p_tx_network_tx_id_key;
drop index p_tx_staked;
create table p_tx (
  network int not null,
  idx int not null,
  height bigint not null,
  time bigint not null,
  tx_id bytea not null,
  type text not null,
  consumed bytea[] not null default '{}',
  inputs bytea not null default '\\x',
  detail text not null,
  staked boolean not null default false,
  primary key (network, height, idx)
);
`;

const end = `
drop table spelled_p_tx;
create index p_tx_id on p_tx using hash (tx_id);
create index p_tx_staked on p_tx (network, height, idx) where staked;
`;

export const compactTxs: MovingMigration = {
  begin,
  moves: [moveOf({ from: "spelled_p_tx", key: { network: "int", height: "bigint", idx: "int" }, write })],
  end,
};
