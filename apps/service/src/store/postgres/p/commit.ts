/** Writes facts: bulk inserts, then joins that connect facts to older rows. */

import { type RawBuilder, sql } from "kysely";
import { PRIMARY_ID } from "../../../domain/network.ts";
import type { Facts, StakerFact } from "../../../domain/p/facts.ts";
import type { PCheckpoint } from "../../chain.ts";
import { linkImports } from "../import-owners.ts";
import { bytes } from "../sql/bytes.ts";
import { fields } from "../sql/columns.ts";
import { fitting } from "../sql/contradiction.ts";
import type { Db, Tx } from "../sql/database.ts";
import { grouped, together } from "../sql/grouped.ts";
import { factsOf, insert } from "../sql/insert.ts";
import { packDetail } from "../sql/packed-detail.ts";
import { packedOwners, packInput } from "../sql/packed-inputs.ts";
import { moveCheckpoint } from "./checkpoint.ts";
import { insertUtxos, type Spent } from "./outputs.ts";
import { KEPT_CHANGES } from "./stakes/book.ts";

/** Stands for the address of an owner that has none. */
const NOBODY = "0x";

/** Stores the newest state of each validation. */
async function replaceL1Validations(tx: Tx, network: number, { l1Validations }: Facts): Promise<void> {
  if (l1Validations.length === 0) return;
  const ids = l1Validations.map(({ validationId }) => ({ validationId }));
  await sql`delete from p_l1_validation t using ${factsOf("p_l1_validation", ids)}
    where t.network = ${network} and t.validation_id = f.validation_id`.execute(tx);
  await insert(tx, network, "p_l1_validation", l1Validations);
}

/** Transactions as rows `f` of a `from`: where a table has no statistics yet, a list in a condition is read anew for each of its rows. */
const idsOf = (txIds: Iterable<string>): RawBuilder<unknown> =>
  factsOf(
    "p_staker",
    [...txIds].map((txId) => ({ txId })),
  );

/** Validators of permissioned subnets stake nothing. */
const locksStake = ({ kind, feeShares }: StakerFact): boolean => kind === "delegator" || feeShares !== null;

/** The stake of ended terms is locked no longer: neither for the transactions that locked it, nor for whom they concern. */
async function endStakes(tx: Tx, network: number, { termEnds }: Facts): Promise<void> {
  if (termEnds.length === 0) return;
  await sql`with ended as (
      update p_tx t set staked = false from ${idsOf(termEnds.map(({ txId }) => txId))}
      where t.network = ${network} and t.tx_id = f.tx_id
      returning t.height, t.idx, t.tx_id, t.consumed, t.inputs)
    update p_tx_address a set staked = false from (
      select distinct e.height, e.idx, o.address from ended e cross join lateral (
        select unnest(u.addresses) as address from p_utxo u where u.network = ${network} and u.utxo_id = any(e.consumed)
        union select unnest(${sql.raw(packedOwners("e"))})
        union select unnest(u.addresses) from p_utxo u
          where u.network = ${network} and u.height = e.height and coalesce(u.emitting_tx, u.tx_id) = e.tx_id) o) e
    where a.network = ${network} and a.address = e.address and a.height = e.height and a.idx = e.idx`.execute(
    tx,
  );
}

/** A transaction concerns the owners of the outputs that it creates and spends. */
async function insertTxs(
  tx: Tx,
  network: number,
  { txs, validations, utxos, spends, stakers }: Facts,
  spent: readonly Spent[],
): Promise<void> {
  const outputs = new Map(spent.map((output) => [output.utxoId, output]));
  const consumed = new Map(txs.map(({ txId }) => [txId, { ids: [] as string[], packed: "0x" }]));
  for (const { consumingTx, utxoId } of spends) {
    const output = outputs.get(utxoId);
    const packed = output?.plain ? packInput(output) : undefined;
    const inputs = consumed.get(consumingTx);
    if (packed === undefined) inputs?.ids.push(utxoId);
    else if (inputs) inputs.packed += packed;
  }
  const staked = new Set(stakers.filter(locksStake).map(({ txId }) => txId));
  const rows = txs.map((fact) => ({
    ...fact,
    detail: packDetail(fact.detail),
    consumed: consumed.get(fact.txId)?.ids ?? [],
    inputs: consumed.get(fact.txId)?.packed ?? "0x",
    staked: staked.has(fact.txId),
  }));
  const concerning = validations.map(({ time: _time, ...validation }) => validation);
  const owners = new Map<string, Set<string>>(txs.map(({ txId }) => [txId, new Set()]));
  const concern = (id: string, addresses: readonly string[]) => {
    for (const address of addresses) owners.get(id)?.add(address);
  };
  for (const { emittingTx, txId, addresses } of utxos) concern(emittingTx ?? txId, addresses);
  for (const { consumingTx, addresses } of spent) concern(consumingTx, addresses);
  const concerned = txs.flatMap(({ txId, height, idx, type }) =>
    [...(owners.get(txId) ?? [])].map((address) => ({
      address,
      height,
      idx,
      type,
      staked: staked.has(txId),
    })),
  );
  await together([
    insert(tx, network, "p_tx", rows),
    insert(tx, network, "p_tx_validation", concerning),
    insert(tx, network, "p_tx_address", concerned),
  ]);
}

/** The addresses that the rewards of delegations on the Primary Network go to, for listings by them. */
const delegatorAddresses = (stakers: Facts["stakers"]) =>
  stakers.flatMap(({ kind, subnetId, rewardAddresses, height, idx, endTime }) =>
    kind === "delegator" && subnetId === PRIMARY_ID
      ? [...new Set(rewardAddresses)].map((address) => ({ address, height, idx, endTime }))
      : [],
  );

/**
 * Keeps the rewards of the Primary Network by who got them and for which node; those of an elastic subnet are an asset that is not
 * indexed. An output of a RewardAutoRenewedValidatorTx has that transaction's id, so the transaction says whom it rewards.
 */
async function insertRewards(tx: Tx, network: number, { utxos, txs }: Facts): Promise<void> {
  const stakingOf = new Map(txs.map(({ txId, detail }) => [txId, detail.stakingTxHash]));
  const rewards = utxos.flatMap(({ rewardType, txId, emittingTx, utxoId, height, addresses }) =>
    rewardType === null
      ? []
      : [{ utxoId, height, addresses, stakingTx: stakingOf.get(emittingTx ?? txId) ?? txId }],
  );
  if (rewards.length === 0) return;
  const stakingTxs = new Set(rewards.map(({ stakingTx }) => stakingTx));
  const { rows: stakers } = await sql<Pick<StakerFact, "txId" | "nodeId">>`
    select ${fields("p_staker", "t", ["txId", "nodeId"])}
    from ${idsOf(stakingTxs)} join p_staker t on t.network = ${network} and t.tx_id = f.tx_id
    where t.subnet_id = ${bytes(PRIMARY_ID)}`.execute(tx);
  const nodes = new Map(stakers.map(({ txId, nodeId }) => [txId, nodeId]));
  const rows = rewards.flatMap(({ addresses, ...reward }) => {
    const nodeId = nodes.get(reward.stakingTx);
    if (nodeId === undefined) return [];
    // The reward of an owner without addresses is found by its node.
    const owners = addresses.length > 0 ? [...new Set(addresses)] : [NOBODY];
    return owners.map((address) => ({ ...reward, nodeId, address }));
  });
  await insert(tx, network, "p_reward", rows);
}

type Ended = Pick<StakerFact, "txId" | "kind"> & { validatorTx: string | null };

async function endTerms(tx: Tx, network: number, { termEnds }: Facts): Promise<void> {
  if (termEnds.length === 0) return;
  const ends = factsOf("p_staker", termEnds);
  const { rows } = await sql<Ended>`
    update p_staker t set reward_tx = f.reward_tx, reward_height = f.reward_height,
      reward_time = f.reward_time, reward_amount = f.reward_amount, fee_amount = f.fee_amount,
      end_time = case when t.renews then f.reward_time else t.end_time end
    from ${ends}
    where t.network = ${network} and t.tx_id = f.tx_id
    returning ${fields("p_staker", "t", ["txId", "kind", "validatorTx"])}`.execute(tx);
  await sql`update p_utxo u set returned_height = f.reward_height
    from ${ends}
    where u.network = ${network} and u.tx_id = f.tx_id and u.kind = 'STAKE'`.execute(tx);
  await settle(tx, network, rows);
}

/**
 * Keeps the sums of ended validations. Delegations end before their validation; should one end later, the sums are those from
 * its height on.
 */
async function settle(tx: Tx, network: number, ended: readonly Ended[]): Promise<void> {
  const validations = new Set(
    ended.flatMap(({ kind, txId, validatorTx }) => (kind === "validator" ? [txId] : (validatorTx ?? []))),
  );
  if (validations.size === 0) return;
  await sql`update p_staker s set settled_height = greatest(s.reward_height, d.height),
      delegation_count = d.delegations, delegated = d.delegated, delegation_fees = d.fees
    from (select v.tx_id, count(d.tx_id)::int as delegations, coalesce(sum(d.weight), 0) as delegated,
        coalesce(sum(d.fee_amount), 0) as fees, max(greatest(d.height, d.reward_height)) as height
      from ${idsOf(validations)} join p_staker v on v.network = ${network} and v.tx_id = f.tx_id
      left join p_staker d on d.network = v.network and d.validator_tx = v.tx_id
      where v.reward_height is not null
      group by v.tx_id) d
    where s.network = ${network} and s.tx_id = d.tx_id`.execute(tx);
}

/** Returns the transactions of the validations that were removed. */
async function removeStakers(tx: Tx, network: number, { removals }: Facts): Promise<string[]> {
  const removed: string[] = [];
  // One by one: a node may be removed, added and removed again.
  for (const { removedTx, removedHeight, removedTime, subnetId, nodeId } of removals) {
    const { rows } = await sql<Pick<StakerFact, "txId">>`
      update p_staker t set removed_tx = ${bytes(removedTx)}, removed_height = ${removedHeight}, removed_time = ${removedTime}
      where t.network = ${network} and t.tx_id = (
        select s.tx_id from p_staker s
        where s.network = ${network} and s.node_id = ${bytes(nodeId)} and s.kind = 'validator' and s.subnet_id = ${bytes(subnetId)}
          and s.removed_tx is null and s.height <= ${removedHeight}::bigint and s.end_time > ${removedTime}::bigint
        order by s.height, s.idx limit 1)
      returning ${fields("p_staker", "t", ["txId"])}`.execute(tx);
    removed.push(...rows.map(({ txId }) => txId));
  }
  return removed;
}

/** Tells processes that remember the stakers which of them to read again. */
async function noteChanges(tx: Tx, network: number, height: number, txIds: Iterable<string>): Promise<void> {
  const changed = [...new Set(txIds)];
  if (changed.length === 0) return;
  await together([
    insert(tx, network, "p_stake_change", [{ height, txIds: changed }]),
    tx
      .deleteFrom("p_stake_change")
      .where("network", "=", network)
      .where("height", "<", height - KEPT_CHANGES)
      .execute(),
  ]);
}

async function insertStakers(tx: Tx, network: number, { stakers, renewals }: Facts): Promise<void> {
  await together([
    insert(tx, network, "p_staker", stakers),
    insert(tx, network, "p_delegator_address", delegatorAddresses(stakers)),
    insert(tx, network, "p_renewal", renewals),
  ]);
}

/** What new stakers, and the ends of terms, change of stakers. */
async function changeStakers(tx: Tx, network: number, facts: Facts, height: number): Promise<void> {
  const { stakers, promotions, termEnds, renewals } = facts;
  const delegations = stakers.filter(({ kind }) => kind === "delegator").map(({ txId }) => txId);
  if (delegations.length > 0) {
    // The validation that covers the whole delegation; the node admits only such delegations.
    await sql`update p_staker d set validator_tx = (
        select v.tx_id from p_staker v
        where v.network = d.network and v.node_id = d.node_id and v.kind = 'validator' and v.subnet_id = d.subnet_id
          and v.start_time <= d.start_time and v.end_time >= d.end_time and (v.height, v.idx) < (d.height, d.idx)
        order by v.height desc, v.idx desc limit 1)
      from ${idsOf(delegations)} where d.network = ${network} and d.tx_id = f.tx_id`.execute(tx);
  }
  if (promotions.length > 0) {
    await sql`update p_staker t set potential_reward = f.potential_reward, promoted_height = f.promoted_height
      from ${factsOf("p_staker", promotions)}
      where t.network = ${network} and t.tx_id = f.tx_id`.execute(tx);
  }
  await endTerms(tx, network, facts);
  const removed = await removeStakers(tx, network, facts);
  const changed = [...stakers, ...promotions, ...termEnds, ...renewals].map(({ txId }) => txId);
  await noteChanges(tx, network, height, [...changed, ...removed]);
}

async function insertSubnets(tx: Tx, network: number, facts: Facts): Promise<void> {
  await together([
    insert(tx, network, "p_subnet", facts.subnets),
    insert(tx, network, "p_subnet_owner", facts.owners),
    insert(tx, network, "p_blockchain", facts.blockchains),
  ]);
}

async function convertSubnets(tx: Tx, network: number, facts: Facts): Promise<void> {
  if (facts.conversions.length === 0) return;
  await sql`update p_subnet t set conversion_tx = f.conversion_tx, conversion_height = f.conversion_height,
      manager_chain = f.manager_chain, manager_address = f.manager_address
    from ${factsOf("p_subnet", facts.conversions)}
    where t.network = ${network} and t.subnet_id = f.subnet_id`.execute(tx);
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
  to: PCheckpoint,
): Promise<void> {
  const written = db.transaction().execute(async (tx) => {
    await moveCheckpoint(tx, network, from, to); // first: it locks out a second indexer
    const side = grouped(tx);
    const spending = insertUtxos(side, network, facts);
    await together([
      spending,
      insert(side, network, "p_block", facts.blocks),
      insertStakers(side, network, facts),
      insertSubnets(side, network, facts),
      insert(side, network, "p_l1_state", facts.l1States),
    ]);
    // These read the rows above.
    await together([
      insertTxs(side, network, facts, await spending),
      changeStakers(side, network, facts, to.height),
      insertRewards(side, network, facts),
      convertSubnets(side, network, facts),
      replaceL1Validations(side, network, facts),
    ]);
    await endStakes(side, network, facts);
    await linkImports(tx, network, "p-chain", facts.utxos);
  });
  await fitting(written);
}
