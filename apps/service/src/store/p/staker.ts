/** Stakers as the indexer needs them. */

import { sql } from "kysely";
import type { RenewalFact, StakerFact } from "../../domain/p/facts.ts";
import { anyBytes } from "../sql/bytes.ts";
import { selectionOf } from "../sql/columns.ts";
import type { Db } from "../sql/database.ts";
import { stakerSelection } from "../stakes/staker-columns.ts";

export const stakersOn = (db: Db) => ({
  /** By staking transaction; unknown ones are missing. */
  async find(network: number, txIds: readonly string[]): Promise<StakerFact[]> {
    if (txIds.length === 0) return [];
    return db
      .selectFrom("p_staker")
      .select(stakerSelection)
      .where("network", "=", network)
      .where("tx_id", "=", anyBytes(txIds))
      .execute();
  },
  /**
   * Current and pending validators, in the order of their transactions; some may have ended without a
   * reward.
   */
  async findRunning(network: number, nodeIds: readonly string[]): Promise<StakerFact[]> {
    if (nodeIds.length === 0) return [];
    return db
      .selectFrom("p_staker")
      .select(stakerSelection)
      .where("network", "=", network)
      .where("node_id", "=", anyBytes(nodeIds))
      .where("kind", "=", sql.lit("validator")) // as the predicate of the index has it
      .where("reward_tx", "is", null)
      .where("removed_tx", "is", null)
      .orderBy("height")
      .orderBy("idx")
      .execute();
  },
  /** The latest state of auto-renewed validators, by staking transaction. */
  async findRenewals(network: number, txIds: readonly string[]): Promise<RenewalFact[]> {
    if (txIds.length === 0) return [];
    return db
      .selectFrom("p_renewal")
      .distinctOn("tx_id")
      .select(selectionOf("p_renewal"))
      .where("network", "=", network)
      .where("tx_id", "=", anyBytes(txIds))
      .orderBy("tx_id")
      .orderBy("height", "desc")
      .execute();
  },
});
