/** The checkpoint of the X-Chain, and writing its facts. */

import { type RawBuilder, sql } from "kysely";
import { CHAIN_TITLES } from "../../domain/network.ts";
import type { XFacts } from "../../domain/x/facts.ts";
import type { ChainCheckpoint, ChainStore } from "../chain.ts";
import type { Sendable } from "../session/session.ts";
import { anyBytes, bytes } from "../sql/bytes.ts";
import { checkSpent, fitting } from "../sql/contradiction.ts";
import type { CopiedRows } from "../sql/copied-rows.ts";
import type { Db, Tx } from "../sql/database.ts";
import { factsOf, networkRows } from "../sql/insert.ts";
import { tableOf, tablePrefix } from "../utxos/crossing.ts";
import { importOwners } from "../utxos/import-owners.ts";
import { WHOLE_CHAIN } from "../utxos/request.ts";
import { writeSignatures } from "./signatures.ts";
import type { XOrC } from "./utxo.ts";

export async function moveCheckpoint(
  tx: Tx,
  chain: XOrC,
  network: number,
  from: number | undefined,
  { height, blockId }: ChainCheckpoint,
): Promise<void> {
  const table = `${tablePrefix[chain]}_checkpoint` as const;
  const state = { height, block_id: blockId };
  const moved =
    from === undefined
      ? tx
          .insertInto(table)
          .values({ network, ...state })
          .onConflict((conflict) => conflict.doNothing())
          .returning("height")
      : tx
          .updateTable(table)
          .set(state)
          .where("network", "=", network)
          .where("height", "=", from)
          .returning("height");
  if ((await moved.execute()).length > 0) return;
  throw new Error(
    `the ${CHAIN_TITLES[chain]} of network ${network} is no longer indexed up to ${from ?? "nothing"}: is another indexer at work?`,
  );
}

/** Statements that create and spend outputs. */
type OutputSteps = readonly [
  created: CopiedRows | undefined,
  owners: RawBuilder<unknown>,
  spending: RawBuilder<{ utxoId: string }> | undefined,
  unspent: RawBuilder<unknown>,
];

export function outputSteps(
  chain: XOrC,
  network: number,
  { utxos, spends }: Pick<XFacts, "utxos" | "spends">,
): OutputSteps {
  const table = tableOf(chain, "utxo");
  const ids = utxos.map(({ utxoId }) => utxoId);
  return [
    networkRows(network, `${tablePrefix[chain]}_utxo`, utxos),
    sql`insert into ${tableOf(chain, "utxo_address")} (network, address, utxo_id, time, amount)
      select distinct u.network, a, u.utxo_id, u.time, u.amount
      from ${table} u, unnest(u.addresses) a where u.network = ${network} and u.utxo_id = ${anyBytes(ids)}`,
    spend(chain, network, spends),
    sql`insert into ${tableOf(chain, "unspent")} (network, time, utxo_id, address, asset_id, amount)
      select u.network, u.time, u.utxo_id, o.address, u.asset_id, u.amount
      from ${table} u cross join lateral (select unnest(u.addresses) union select ${bytes(WHOLE_CHAIN)}) as o (address)
      where u.network = ${network} and u.utxo_id = ${anyBytes(ids)} and u.consumed_height is null`,
  ];
}

function spend(
  chain: XOrC,
  network: number,
  spends: XFacts["spends"],
): RawBuilder<{ utxoId: string }> | undefined {
  if (spends.length === 0) return undefined;
  const rows = spends.map((one) => ({ ...one, signatures: writeSignatures(one.signatures) }));
  return sql<{ utxoId: string }>`
    with spent as (
      update ${tableOf(chain, "utxo")} u set consuming_tx = f.consuming_tx, consumed_height = f.consumed_height,
        consumed_time = f.consumed_time, signatures = f.signatures
      from ${factsOf(`${tablePrefix[chain]}_utxo`, rows)}
      where u.network = ${network} and u.utxo_id = f.utxo_id and u.consuming_tx is null
      returning u.utxo_id),
    gone as (delete from ${tableOf(chain, "unspent")} o using spent s
      where o.network = ${network} and o.utxo_id = s.utxo_id)
    select utxo_id as "utxoId" from spent`;
}

/** A transaction concerns the owners and the assets of the outputs that it creates and spends. */
function txSteps(network: number, { txs }: XFacts): readonly Sendable[] {
  const ids = txs.map(({ txId }) => txId);
  return [
    networkRows(network, "x_tx", txs),
    sql`with moved as materialized (
        select t.network, t.height, t.idx, t.type, t.time, u.addresses, u.asset_id
        from x_tx t
        join lateral (
          select addresses, asset_id from x_utxo where network = t.network and tx_id = t.tx_id
          union all
          select coalesce(signers, addresses), asset_id from x_utxo where network = t.network and consuming_tx = t.tx_id
        ) u on true
        where t.network = ${network} and t.tx_id = ${anyBytes(ids)}),
      of_assets as (
        insert into x_tx_asset (network, asset_id, height, idx, type, time)
        select distinct network, coalesce(asset_id, '\\x'), height, idx, type, time from moved)
      insert into x_tx_address (network, address, height, idx, type, time)
      select distinct network, a, height, idx, type, time from moved, unnest(addresses) a`,
  ];
}

/** Adds the amounts that transactions burned to the checkpoint, which the commit has moved. */
export function addBurned(
  chain: XOrC,
  network: number,
  { burns }: Pick<XFacts, "burns">,
): RawBuilder<unknown> | undefined {
  if (burns.length === 0) return undefined;
  const burned = burns.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  return sql`update ${sql.table(`${tablePrefix[chain]}_checkpoint`)} set burned = burned + ${String(burned)}::numeric
    where network = ${network}`;
}

/** Writes facts whose checkpoint has been moved. */
export async function writeXFacts(tx: Tx, network: number, facts: XFacts): Promise<void> {
  const [, , spent] = await tx.pipeline([
    ...outputSteps("x-chain", network, facts),
    networkRows(network, "x_block", facts.blocks),
    networkRows(network, "x_asset", facts.assets),
    ...txSteps(network, facts),
    addBurned("x-chain", network, facts),
    ...importOwners(network, "x-chain", facts.utxos),
  ]);
  checkSpent(facts.spends, spent);
}

/** Writes everything or nothing. */
async function commitXFacts(
  db: Db,
  network: number,
  from: number | undefined,
  facts: XFacts,
  to: ChainCheckpoint,
): Promise<void> {
  const written = db.tx(async (tx) => {
    await moveCheckpoint(tx, "x-chain", network, from, to); // first: it locks out a second indexer
    await writeXFacts(tx, network, facts);
  });
  await fitting(written);
}

export async function chainCheckpoint(
  db: Db,
  chain: XOrC,
  network: number,
): Promise<ChainCheckpoint | undefined> {
  return db
    .selectFrom(`${tablePrefix[chain]}_checkpoint`)
    .select(["height", "block_id as blockId"])
    .where("network", "=", network)
    .executeTakeFirst();
}

export const xChainOn = (db: Db): ChainStore<XFacts, ChainCheckpoint> => ({
  checkpoint: (network) => chainCheckpoint(db, "x-chain", network),
  commit: (network, from, facts, to) => commitXFacts(db, network, from, facts, to),
});
