/**
 * Writes facts: reads the outputs they spend and the terms they end, and sends their rows and the changes of
 * older ones.
 */

import { type RawBuilder, sql } from "kysely";
import { PRIMARY_ID } from "../../domain/network.ts";
import type { Facts } from "../../domain/p/facts.ts";
import { packedOwners } from "../packed/inputs.ts";
import { plainSql } from "../packed/plain-output.ts";
import type { Sendable } from "../session/session.ts";
import { bytes } from "../sql/bytes.ts";
import { fields } from "../sql/columns.ts";
import { checkSpent, fitting } from "../sql/contradiction.ts";
import type { Db } from "../sql/database.ts";
import { factsOf, networkRows } from "../sql/insert.ts";
import { importOwners } from "../utxos/import-owners.ts";
import { moveCheckpoint, type PCheckpoint } from "./checkpoint.ts";
import {
  delegatorAddresses,
  outputRows,
  type Rewarded,
  rewardRows,
  rewardsOf,
  type Spent,
  transactionRows,
} from "./rows.ts";
import { addSteps, removalSteps } from "./stake-day.ts";
import {
  endTerms,
  linkDelegations,
  noteChanges,
  promote,
  removals,
  returnStakes,
  settle,
  txRows,
} from "./staker-changes.ts";
import { addSupply, moveLocks } from "./supply.ts";

const SPENT_FIELDS = [
  "utxoId",
  "consumingTx",
  "addresses",
  "txId",
  "outputIndex",
  "amount",
  "height",
  "time",
] as const;

/** Spends outputs of earlier batches. */
function spendOlder(network: number, older: Facts["spends"]): RawBuilder<Spent> | undefined {
  if (older.length === 0) return undefined;
  return sql<Spent>`
    with spent as (
      update p_utxo u set consuming_tx = f.consuming_tx, consumed_height = f.consumed_height, consumed_time = f.consumed_time
      from ${factsOf("p_utxo", older)}
      where u.network = ${network} and u.utxo_id = f.utxo_id and u.consuming_tx is null
      returning u.utxo_id, u.consuming_tx, u.addresses, u.tx_id, u.output_index, u.amount, u.height, u.time,
        ${sql.raw(plainSql("u"))} as plain),
    gone as (delete from p_unspent o using spent s where o.network = ${network} and o.utxo_id = s.utxo_id)
    select ${fields("p_utxo", "s", SPENT_FIELDS)}, s.plain from spent s`;
}

/** Stores the newest state of each validation. */
function replaceL1Validations(network: number, { l1Validations }: Facts): readonly Sendable[] {
  if (l1Validations.length === 0) return [];
  const ids = l1Validations.map(({ validationId }) => ({ validationId }));
  return [
    sql`delete from p_l1_validation t using ${factsOf("p_l1_validation", ids)}
      where t.network = ${network} and t.validation_id = f.validation_id`,
    networkRows(network, "p_l1_validation", l1Validations),
  ];
}

/** The stake of ended terms is locked no longer: neither for the transactions that locked it, nor for whom they concern. */
function endStakes(network: number, { termEnds }: Facts): RawBuilder<unknown> | undefined {
  if (termEnds.length === 0) return undefined;
  return sql`with ended as (
      update p_tx t set staked = false from ${txRows(termEnds.map(({ txId }) => txId))}
      where t.network = ${network} and t.tx_id = f.tx_id
      returning t.height, t.idx, t.tx_id, t.consumed, t.inputs)
    update p_tx_address a set staked = false from (
      select distinct e.height, e.idx, o.address from ended e cross join lateral (
        select unnest(u.addresses) as address from p_utxo u where u.network = ${network} and u.utxo_id = any(e.consumed)
        union select unnest(${sql.raw(packedOwners("e"))})
        union select unnest(u.addresses) from p_utxo u
          where u.network = ${network} and u.height = e.height and coalesce(u.emitting_tx, u.tx_id) = e.tx_id) o) e
    where a.network = ${network} and a.address = e.address and a.height = e.height and a.idx = e.idx`;
}

/** Finds the stakers that are rewarded. */
function findRewarded(
  network: number,
  rewards: ReturnType<typeof rewardsOf>,
): RawBuilder<Rewarded> | undefined {
  if (rewards.length === 0) return undefined;
  return sql<Rewarded>`
    select ${fields("p_staker", "t", ["txId", "nodeId"])}
    from ${txRows(new Set(rewards.map(({ stakingTx }) => stakingTx)))}
    join p_staker t on t.network = ${network} and t.tx_id = f.tx_id
    where t.subnet_id = ${bytes(PRIMARY_ID)}`;
}

function convertSubnets(network: number, { conversions }: Facts): RawBuilder<unknown> | undefined {
  if (conversions.length === 0) return undefined;
  return sql`update p_subnet t set conversion_tx = f.conversion_tx, conversion_height = f.conversion_height,
      manager_chain = f.manager_chain, manager_address = f.manager_address
    from ${factsOf("p_subnet", conversions)}
    where t.network = ${network} and t.subnet_id = f.subnet_id`;
}

/**
 * Writes everything or nothing.
 *
 * @throws ContradictionError when the facts contradict each other or the stored rows
 */
export async function commitFacts(
  db: Db,
  network: number,
  from: number | undefined,
  facts: Facts,
  to: PCheckpoint,
): Promise<void> {
  const written = db.tx(async (tx) => {
    await moveCheckpoint(tx, network, from, to); // first: it locks out a second indexer
    const outputs = outputRows(facts);
    const [older] = await tx.pipeline([
      spendOlder(network, outputs.older),
      networkRows(network, "p_utxo", outputs.rows),
      networkRows(network, "p_utxo_address", outputs.owned),
      networkRows(network, "p_unspent", outputs.unspent),
      networkRows(network, "p_block", facts.blocks),
      networkRows(network, "p_staker", facts.stakers),
      networkRows(network, "p_delegator_address", delegatorAddresses(facts)),
      networkRows(network, "p_renewal", facts.renewals),
      networkRows(network, "p_subnet", facts.subnets),
      networkRows(network, "p_subnet_owner", facts.owners),
      networkRows(network, "p_blockchain", facts.blockchains),
      networkRows(network, "p_l1_state", facts.l1States),
      addSupply(network, facts),
      moveLocks(network, facts),
    ]);
    checkSpent(outputs.older, older);
    const rewards = rewardsOf(facts);
    const [rewarded, , , ended, , ...removed] = await tx.pipeline([
      findRewarded(network, rewards),
      linkDelegations(network, facts),
      promote(network, facts),
      endTerms(network, facts),
      returnStakes(network, facts),
      ...removals(network, facts),
    ]);
    const txs = transactionRows(facts, [...outputs.spent, ...older]);
    await tx.pipeline([
      networkRows(network, "p_tx", txs.rows),
      networkRows(network, "p_tx_validation", txs.validations),
      networkRows(network, "p_tx_address", txs.addresses),
      settle(network, ended),
      ...noteChanges(network, facts, removed.flat(), to.height),
      addSteps(network, [...facts.stakeSteps, ...removed.flat().flatMap(removalSteps)]),
      networkRows(network, "p_reward", rewardRows(rewards, rewarded)),
      convertSubnets(network, facts),
      ...replaceL1Validations(network, facts),
      endStakes(network, facts),
      ...importOwners(network, "p-chain", facts.utxos),
    ]);
  });
  await fitting(written);
}
