/** Writes facts: bulk inserts, then the joins that tie facts to older rows. */

import { sql } from "kysely";
import { ContradictionError } from "../../../domain/contradiction-error.ts";
import type { Facts, UtxoFact } from "../../../domain/p/facts.ts";
import type { Checkpoint } from "../../store.ts";
import { anyOf } from "../sql/condition.ts";
import { fitting } from "../sql/contradiction.ts";
import type { Db, Tx } from "../sql/database.ts";
import { insert } from "../sql/insert.ts";

type Spent = Pick<UtxoFact, "addresses"> & { consuming_tx: string };

/** Outputs that are made and spent in one batch are written once, spent. */
function withSpends({ utxos, spends }: Facts) {
  const byUtxo = new Map(spends.map((spend) => [spend.utxo_id, spend]));
  if (byUtxo.size < spends.length) throw new ContradictionError("an output is spent twice in one batch");
  const none = { consuming_tx: null, consumed_height: null, consumed_time: null };
  const rows = utxos.map((utxo) => {
    const spend = byUtxo.get(utxo.utxo_id);
    byUtxo.delete(utxo.utxo_id);
    return { ...utxo, ...none, ...spend };
  });
  return { rows, older: [...byUtxo.values()] };
}

/** Returns what was spent, with its owners. */
async function insertUtxos(tx: Tx, network: number, facts: Facts): Promise<Spent[]> {
  const { rows, older } = withSpends(facts);
  await insert(tx, network, "p_utxo", rows);
  const owned = facts.utxos.flatMap(({ addresses, utxo_id, time, amount }) =>
    [...new Set(addresses)].map((address) => ({ address, utxo_id, time, amount })),
  );
  await insert(tx, network, "p_utxo_address", owned);
  const spent = rows.flatMap(({ consuming_tx, addresses }) =>
    consuming_tx === null ? [] : [{ consuming_tx, addresses }],
  );
  if (older.length === 0) return spent;
  const updated = await sql<Spent & { utxo_id: string }>`
    update p_utxo u set consuming_tx = s.consuming_tx, consumed_height = s.consumed_height, consumed_time = s.consumed_time
    from json_populate_recordset(null::p_utxo, ${JSON.stringify(older)}::json) s
    where u.network = ${network} and u.utxo_id = s.utxo_id and u.consuming_tx is null
    returning u.utxo_id, u.consuming_tx, u.addresses`.execute(tx);
  if (updated.rows.length !== older.length) {
    const found = new Set(updated.rows.map(({ utxo_id }) => utxo_id));
    const lost = older.find(({ utxo_id }) => !found.has(utxo_id));
    throw new ContradictionError(
      `${lost?.consuming_tx} spends output ${lost?.utxo_id}, which is unknown or spent`,
    );
  }
  return [...spent, ...updated.rows];
}

/** Keeps the newest state of each validation. */
async function replaceL1Validations(tx: Tx, network: number, { l1Validations }: Facts): Promise<void> {
  if (l1Validations.length === 0) return;
  const ids = l1Validations.map(({ validation_id }) => validation_id);
  await tx
    .deleteFrom("p_l1_validation")
    .where("network", "=", network)
    .where("validation_id", "=", anyOf(ids))
    .execute();
  await insert(tx, network, "p_l1_validation", l1Validations);
}

/** A transaction concerns the owners of what it makes and of what it spends. */
async function insertTxs(
  tx: Tx,
  network: number,
  { txs, validations, utxos, spends }: Facts,
  spent: readonly Spent[],
): Promise<void> {
  const consumed = new Map<string, string[]>(txs.map(({ tx_id }) => [tx_id, []]));
  for (const { consuming_tx, utxo_id } of spends) consumed.get(consuming_tx)?.push(utxo_id);
  const rows = txs.map((fact) => ({ ...fact, consumed: consumed.get(fact.tx_id) ?? [] }));
  await insert(tx, network, "p_tx", rows);
  await insert(tx, network, "p_tx_validation", validations);
  const owners = new Map<string, Set<string>>(txs.map(({ tx_id }) => [tx_id, new Set()]));
  const concern = (id: string | null, addresses: readonly string[]) => {
    for (const address of addresses) if (id !== null) owners.get(id)?.add(address);
  };
  for (const { emitting_tx, addresses } of utxos) concern(emitting_tx, addresses);
  for (const { consuming_tx, addresses } of spent) concern(consuming_tx, addresses);
  const concerned = txs.flatMap(({ tx_id, height, idx, type, time }) =>
    [...(owners.get(tx_id) ?? [])].map((address) => ({ address, height, idx, type, time })),
  );
  await insert(tx, network, "p_tx_address", concerned);
}

async function insertStakers(
  tx: Tx,
  network: number,
  { stakers, promotions, termEnds, renewals, removals }: Facts,
): Promise<void> {
  await insert(tx, network, "p_staker", stakers);
  await insert(tx, network, "p_renewal", renewals);
  const delegations = stakers.filter(({ kind }) => kind === "delegator").map(({ tx_id }) => tx_id);
  if (delegations.length > 0) {
    // The validation that covers the whole delegation; the node admits only such delegations.
    await sql`update p_staker d set validator_tx = (
        select v.tx_id from p_staker v
        where v.network = d.network and v.node_id = d.node_id and v.kind = 'validator' and v.subnet_id = d.subnet_id
          and v.start_time <= d.start_time and v.end_time >= d.end_time and (v.height, v.idx) < (d.height, d.idx)
        order by v.height desc, v.idx desc limit 1)
      where d.network = ${network} and d.tx_id = any(${delegations}::text[])`.execute(tx);
  }
  if (promotions.length > 0) {
    await sql`update p_staker t set potential_reward = f.potential_reward, promoted_height = f.promoted_height
      from json_populate_recordset(null::p_staker, ${JSON.stringify(promotions)}::json) f
      where t.network = ${network} and t.tx_id = f.tx_id`.execute(tx);
  }
  if (termEnds.length > 0) {
    const facts = JSON.stringify(termEnds);
    await sql`update p_staker t set reward_tx = f.reward_tx, reward_height = f.reward_height,
        reward_time = f.reward_time, reward_amount = f.reward_amount, fee_amount = f.fee_amount,
        end_time = case when t.renews then f.reward_time else t.end_time end
      from json_populate_recordset(null::p_staker, ${facts}::json) f
      where t.network = ${network} and t.tx_id = f.tx_id`.execute(tx);
    await sql`update p_utxo u set returned_height = f.reward_height
      from json_populate_recordset(null::p_staker, ${facts}::json) f
      where u.network = ${network} and u.tx_id = f.tx_id and u.kind = 'STAKE'`.execute(tx);
  }
  // One by one: a node may be removed, added and removed again.
  for (const { removed_tx, removed_height, removed_time, subnet_id, node_id } of removals) {
    await sql`update p_staker set removed_tx = ${removed_tx}, removed_height = ${removed_height}, removed_time = ${removed_time}
      where network = ${network} and tx_id = (
        select s.tx_id from p_staker s
        where s.network = ${network} and s.node_id = ${node_id} and s.kind = 'validator' and s.subnet_id = ${subnet_id}
          and s.removed_tx is null and s.height <= ${removed_height}::bigint and s.end_time > ${removed_time}::bigint
        order by s.height, s.idx limit 1)`.execute(tx);
  }
}

async function insertSubnets(tx: Tx, network: number, facts: Facts): Promise<void> {
  await insert(tx, network, "p_subnet", facts.subnets);
  await insert(tx, network, "p_subnet_owner", facts.owners);
  await insert(tx, network, "p_blockchain", facts.blockchains);
  if (facts.conversions.length === 0) return;
  await sql`update p_subnet t set conversion_tx = f.conversion_tx, conversion_height = f.conversion_height,
      manager_chain = f.manager_chain, manager_address = f.manager_address
    from json_populate_recordset(null::p_subnet, ${JSON.stringify(facts.conversions)}::json) f
    where t.network = ${network} and t.subnet_id = f.subnet_id`.execute(tx);
}

async function moveCheckpoint(
  tx: Tx,
  network: number,
  from: number | undefined,
  to: Checkpoint,
): Promise<void> {
  const { l1FeePrice } = to;
  const supply = JSON.stringify({ ...to.supply, ...(l1FeePrice !== undefined && { l1FeePrice }) });
  const state = { height: to.height, block_id: to.blockId, time: to.time, supply };
  const moved =
    from === undefined
      ? tx
          .insertInto("p_checkpoint")
          .values({ network, ...state })
          .onConflict((conflict) => conflict.doNothing())
          .returning("height")
      : tx
          .updateTable("p_checkpoint")
          .set(state)
          .where("network", "=", network)
          .where("height", "=", from)
          .returning("height");
  if ((await moved.execute()).length === 0) {
    throw new Error(
      `network ${network} is no longer indexed up to ${from ?? "nothing"}: is another indexer at work?`,
    );
  }
}

/**
 * Writes everything or nothing.
 *
 * @throws ContradictionError when the facts do not fit each other or what is stored
 */
export async function commitFacts(
  db: Db,
  network: number,
  from: number | undefined,
  facts: Facts,
  to: Checkpoint,
): Promise<void> {
  const written = db.transaction().execute(async (tx) => {
    await moveCheckpoint(tx, network, from, to); // first: it locks out a second indexer
    await insert(tx, network, "p_block", facts.blocks);
    const spent = await insertUtxos(tx, network, facts);
    await insertTxs(tx, network, facts, spent);
    await insertStakers(tx, network, facts);
    await insertSubnets(tx, network, facts);
    await replaceL1Validations(tx, network, facts);
  });
  await fitting(written);
}
