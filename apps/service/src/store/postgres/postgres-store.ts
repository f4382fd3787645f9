/** The store on PostgreSQL and on what speaks its protocol: one line per promise, one file per noun. */

import type { L1ValidationFact, RenewalFact, StakerFact } from "../../domain/p/facts.ts";
import type { Store } from "../store.ts";
import { chainsOf } from "./address-chains.ts";
import { createApiKeyStore } from "./api-key.ts";
import { createCChainStore } from "./c/chain.ts";
import { createEvmStore } from "./evm/chain.ts";
import { createIcmStore } from "./evm/icm.ts";
import { createNftStore } from "./evm/nft.ts";
import { exportJobStore } from "./export-job.ts";
import { migrate } from "./migrate.ts";
import { listBlocks } from "./p/block.ts";
import { checkpoint } from "./p/checkpoint.ts";
import { commitFacts } from "./p/commit.ts";
import { listDelegators } from "./p/delegator.ts";
import { beginningOfValidation, subnetOfBlockchain } from "./p/l1-origin.ts";
import { listPendingRewards } from "./p/pending-reward.ts";
import { stakerSelection } from "./p/staker.ts";
import { listSubnets } from "./p/subnet.ts";
import { listTransactions } from "./p/transaction.ts";
import { latestPoll, recordUptimes } from "./p/uptime.ts";
import { listUtxos } from "./p/utxo.ts";
import { listValidators } from "./p/validator.ts";
import { createPageTokenKeyStore } from "./page-token-key.ts";
import { createRateUsageStore } from "./rate-usage.ts";
import { selectionOf } from "./sql/columns.ts";
import { anyOf } from "./sql/condition.ts";
import type { Db } from "./sql/database.ts";
import { P_CHAIN_TABLES, Statistics } from "./sql/statistics.ts";
import { createXChainStore } from "./x/chain.ts";

async function stakers(db: Db, network: number, txIds: readonly string[]): Promise<StakerFact[]> {
  if (txIds.length === 0) return [];
  return db
    .selectFrom("p_staker")
    .select(stakerSelection)
    .where("network", "=", network)
    .where("tx_id", "=", anyOf(txIds))
    .execute();
}

async function runningValidators(db: Db, network: number, nodeIds: readonly string[]): Promise<StakerFact[]> {
  if (nodeIds.length === 0) return [];
  return db
    .selectFrom("p_staker")
    .select(stakerSelection)
    .where("network", "=", network)
    .where("node_id", "=", anyOf(nodeIds))
    .where("kind", "=", "validator")
    .where("reward_tx", "is", null)
    .where("removed_tx", "is", null)
    .orderBy("height")
    .orderBy("idx")
    .execute();
}

async function renewals(db: Db, network: number, txIds: readonly string[]): Promise<RenewalFact[]> {
  if (txIds.length === 0) return [];
  return db
    .selectFrom("p_renewal")
    .distinctOn("tx_id")
    .select(selectionOf("p_renewal"))
    .where("network", "=", network)
    .where("tx_id", "=", anyOf(txIds))
    .orderBy("tx_id")
    .orderBy("height", "desc")
    .execute();
}

async function l1Validations(db: Db, network: number, ids: readonly string[]): Promise<L1ValidationFact[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("p_l1_validation")
    .select(selectionOf("p_l1_validation"))
    .where("network", "=", network)
    .where("validation_id", "=", anyOf(ids))
    .execute();
}

/** Brings the database to the newest layout and gives access to it. */
export async function createPostgresStore(db: Db): Promise<Store> {
  await migrate(db);
  return storeOn(db);
}

/** Gives access to a database of the newest layout. */
export function storeOn(db: Db): Store {
  const statistics = new Statistics(db, P_CHAIN_TABLES);
  return {
    checkpoint: (network) => checkpoint(db, network),
    async commit(network, from, facts, to) {
      await commitFacts(db, network, from, facts, to);
      await statistics.indexed(network, from, to.height);
    },
    stakers: (network, txIds) => stakers(db, network, txIds),
    runningValidators: (network, nodeIds) => runningValidators(db, network, nodeIds),
    renewals: (network, txIds) => renewals(db, network, txIds),
    l1Validations: (network, ids) => l1Validations(db, network, ids),
    chainsOf: (network, addresses) => chainsOf(db, network, addresses),
    subnetOfBlockchain: (network, blockchain) => subnetOfBlockchain(db, network, blockchain),
    beginningOfValidation: (network, validation) => beginningOfValidation(db, network, validation),
    recordUptimes: (network, at, uptimes) => recordUptimes(db, network, at, uptimes),
    latestPoll: (network) => latestPoll(db, network),
    listSubnets: (window) => listSubnets(db, window),
    listValidators: (window, filter) => listValidators(db, window, filter),
    listDelegators: (window, filter) => listDelegators(db, window, filter),
    listBlocks: (chain, window, filter) => listBlocks(db, chain, window, filter),
    listPendingRewards: (window, filter) => listPendingRewards(db, window, filter),
    listTransactions: (window, filter) => listTransactions(db, window, filter),
    listUtxos: (window, filter) => listUtxos(db, window, filter),
    apiKeys: createApiKeyStore(db),
    rateUsage: createRateUsageStore(db),
    ...exportJobStore(db),
    ...createXChainStore(db),
    ...createCChainStore(db),
    ...createEvmStore(db),
    ...createNftStore(db),
    ...createIcmStore(db),
    ...createPageTokenKeyStore(db),
    close: () => db.destroy(),
  };
}
