/** Writes facts: bulk inserts, then joins that connect facts to older rows. */

import { type RawBuilder, sql } from "kysely";
import { PRIMARY_ID } from "../../domain/network.ts";
import type { Facts, StakerFact } from "../../domain/p/facts.ts";
import { packDetail } from "../packed/detail.ts";
import { packedOwners, packInput } from "../packed/inputs.ts";
import type { Sendable } from "../session/session.ts";
import { bytes } from "../sql/bytes.ts";
import { fields } from "../sql/columns.ts";
import { fitting } from "../sql/contradiction.ts";
import type { CopiedRows } from "../sql/copied-rows.ts";
import type { Db } from "../sql/database.ts";
import { factsOf, networkRows } from "../sql/insert.ts";
import { importOwners } from "../utxos/import-owners.ts";
import { moveCheckpoint, type PCheckpoint } from "./checkpoint.ts";
import { outputSteps, type Spent } from "./outputs.ts";
import {
  endTerms,
  linkDelegations,
  noteChanges,
  promote,
  removals,
  returnStakes,
  settle,
  stakerRows,
  txRows,
} from "./staker-changes.ts";

/** Stands for the address of an owner that has none. */
const NOBODY = "0x";

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

/** Validators of permissioned subnets stake nothing. */
const locksStake = ({ kind, feeShares }: StakerFact): boolean => kind === "delegator" || feeShares !== null;

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

/** A transaction concerns the owners of the outputs that it creates and spends. */
function txSteps(
  network: number,
  { txs, validations, utxos, spends, stakers }: Facts,
  spent: readonly Spent[],
): readonly (CopiedRows | undefined)[] {
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
  return [
    networkRows(network, "p_tx", rows),
    networkRows(network, "p_tx_validation", concerning),
    networkRows(network, "p_tx_address", concerned),
  ];
}

/**
 * The rewards of the Primary Network by who got them and for which node; those of an elastic subnet are an
 * asset that is not indexed. An output of a RewardAutoRenewedValidatorTx has that transaction's id, so the
 * transaction says whom it rewards.
 */
function rewardsOf({ utxos, txs }: Facts) {
  const stakingOf = new Map(txs.map(({ txId, detail }) => [txId, detail.stakingTxHash]));
  return utxos.flatMap(({ rewardType, txId, emittingTx, utxoId, height, addresses }) =>
    rewardType === null
      ? []
      : [{ utxoId, height, addresses, stakingTx: stakingOf.get(emittingTx ?? txId) ?? txId }],
  );
}

type Rewards = ReturnType<typeof rewardsOf>;
type Rewarded = Pick<StakerFact, "txId" | "nodeId">;

/** Finds the stakers that are rewarded. */
function findRewarded(network: number, rewards: Rewards): RawBuilder<Rewarded> | undefined {
  if (rewards.length === 0) return undefined;
  return sql<Rewarded>`
    select ${fields("p_staker", "t", ["txId", "nodeId"])}
    from ${txRows(new Set(rewards.map(({ stakingTx }) => stakingTx)))}
    join p_staker t on t.network = ${network} and t.tx_id = f.tx_id
    where t.subnet_id = ${bytes(PRIMARY_ID)}`;
}

function rewardRows(network: number, rewards: Rewards, stakers: readonly Rewarded[]): CopiedRows | undefined {
  const nodes = new Map(stakers.map(({ txId, nodeId }) => [txId, nodeId]));
  const rows = rewards.flatMap(({ addresses, ...reward }) => {
    const nodeId = nodes.get(reward.stakingTx);
    if (nodeId === undefined) return [];
    // The reward of an owner without addresses is found by its node.
    const owners = addresses.length > 0 ? [...new Set(addresses)] : [NOBODY];
    return owners.map((address) => ({ ...reward, nodeId, address }));
  });
  return networkRows(network, "p_reward", rows);
}

const subnetRows = (network: number, facts: Facts): readonly (CopiedRows | undefined)[] => [
  networkRows(network, "p_subnet", facts.subnets),
  networkRows(network, "p_subnet_owner", facts.owners),
  networkRows(network, "p_blockchain", facts.blockchains),
];

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
 * @throws ContradictionError when the facts do not fit each other or what is stored
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
    const outputs = outputSteps(network, facts);
    const [older] = await tx.pipeline([
      outputs.spending,
      ...outputs.created,
      networkRows(network, "p_block", facts.blocks),
      ...stakerRows(network, facts),
      ...subnetRows(network, facts),
      networkRows(network, "p_l1_state", facts.l1States),
    ]);
    const rewards = rewardsOf(facts);
    const [rewarded, , , ended, , ...removed] = await tx.pipeline([
      findRewarded(network, rewards),
      linkDelegations(network, facts),
      promote(network, facts),
      endTerms(network, facts),
      returnStakes(network, facts),
      ...removals(network, facts),
    ]);
    await tx.pipeline([
      ...txSteps(network, facts, outputs.spent(older)),
      settle(network, ended),
      ...noteChanges(network, facts, removed.flat(), to.height),
      rewardRows(network, rewards, rewarded),
      convertSubnets(network, facts),
      ...replaceL1Validations(network, facts),
      endStakes(network, facts),
      ...importOwners(network, "p-chain", facts.utxos),
    ]);
  });
  await fitting(written);
}
