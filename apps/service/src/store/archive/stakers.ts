/** Reads the stakers of a network as they were at a height, for an export, by their primary key. */

import { sql } from "kysely";
import { NO_END } from "../../domain/p/facts.ts";
import type { Db } from "../sql/database.ts";
import { columns, type RowOf } from "../sql/select-list.ts";
import { inline, type Parameter, Statement } from "../sql/statement.ts";
import { promisedReward } from "../stakes/staker-columns.ts";
import { type ArchivePage, limitedPage } from "./page.ts";

const row = columns({
  asOfHeight: "a.height:bigint",
  asOfTime: "a.time:bigint",
  txId: "s.tx_id:bytea",
  kind: "s.kind:text",
  nodeId: "s.node_id:bytea",
  subnetId: "s.subnet_id:bytea",
  renews: "s.renews:boolean",
  weight: "coalesce(r.weight, s.weight):numeric",
  startTime: "coalesce(r.start_time, s.start_time):bigint",
  endTime: `nullif(coalesce(r.end_time, s.end_time), ${NO_END}):bigint?`,
  height: "s.height:bigint",
  feeShares: "s.fee_shares:int?",
  rewardAddresses: "s.reward_addresses:bytea[]",
  blsPublicKey: "s.bls_public_key:bytea?",
  validatorTx: "s.validator_tx:bytea?",
  potentialReward: ":numeric?",
  cycleFees: "r.cycle_fees:numeric?",
  accruedReward: "r.accrued_reward:numeric?",
  accruedFees: "r.accrued_fees:numeric?",
  rewardTx: ":bytea?",
  rewardHeight: ":bigint?",
  rewardTime: ":bigint?",
  rewardAmount: ":numeric?",
  feeAmount: ":numeric?",
  removedTx: ":bytea?",
  removedHeight: ":bigint?",
  removedTime: ":bigint?",
});

/** A validator or delegator. Events after the height are null, as if they had not happened. */
export type ArchivedStaker = RowOf<typeof row>;

/** The part of a network's stakers that a page is read from, in the order of their transactions. */
export interface StakerPart {
  readonly network: number;
  /** Height as of which they are read. */
  readonly height: number;
  /** Id of the staker that the page follows; `0x` for the first page. */
  readonly after: string;
  /** Stakers. */
  readonly limit: number;
}

const page = new Statement("archive-stakers", row, (value: Parameter<StakerPart>) => {
  const height = value("height", "bigint");
  const since = (event: "reward" | "removed", column: string) =>
    `case when s.${event}_height <= ${height} then s.${column} end`;
  const promised = inline(promisedReward("s", { height: sql.raw(height) }));
  return `select ${row.text({
    potentialReward: `coalesce(r.potential_reward, ${promised})`,
    rewardTx: since("reward", "reward_tx"),
    rewardHeight: since("reward", "reward_height"),
    rewardTime: since("reward", "reward_time"),
    rewardAmount: since("reward", "reward_amount"),
    feeAmount: since("reward", "fee_amount"),
    removedTx: since("removed", "removed_tx"),
    removedHeight: since("removed", "removed_height"),
    removedTime: since("removed", "removed_time"),
  })}
    from (
      select * from p_staker
      where network = ${value("network", "int")} and tx_id > ${value("after", "bytea")} and height <= ${height}
      order by tx_id limit ${value("limit", "int")}) s
    join p_block a on a.network = s.network and a.height = ${height}
    left join lateral (
      select * from p_renewal r
      where s.renews and r.network = s.network and r.tx_id = s.tx_id and r.height <= ${height}
      order by r.height desc limit 1) r on true
    order by s.tx_id`;
});

export async function readStakers(db: Db, part: StakerPart): Promise<ArchivePage<ArchivedStaker, string>> {
  const rows = await page.rows(db, part);
  return limitedPage(rows, part.limit, ({ txId }) => txId);
}
