/**
 * Reads the outputs that a chain of the Primary Network made, for an export. Outputs that it imported belong to the
 * chain that made them.
 */

import type { Db } from "../sql/database.ts";
import { AS_WRITTEN } from "../sql/planner.ts";
import { columns, type RowOf } from "../sql/select-list.ts";
import { type Parameter, Statement } from "../sql/statement.ts";
import type { ArchivePage, ArchivePart, TxPlace } from "./page.ts";
import { pageOf, readOfPage, type TxPage } from "./transactions.ts";

/** Fields of each chain's outputs; `t` is the transaction that made them. */
const row = columns({
  utxoId: "u.utxo_id:bytea",
  txId: "u.tx_id:bytea",
  outputIndex: "u.output_index:int",
  height: "u.height:bigint",
  time: "u.time:bigint",
  assetId: "u.asset_id:bytea?",
  amount: "u.amount:numeric",
  locktime: "u.locktime:numeric",
  threshold: "u.threshold:int",
  addresses: "u.addresses:bytea[]",
  consumedOn: "u.consumed_on:bytea?",
  txType: ":text?",
  emittingTx: ":bytea?",
  stakeableLocktime: ":numeric",
  kind: ":text?",
  rewardType: ":text?",
  stakeStart: ":bigint?",
  stakeEnd: ":bigint?",
  outputType: ":text?",
  groupId: ":bigint?",
  payload: ":bytea?",
});

/** An output as it was made: nothing of it depends on later blocks. Without a type on the P-Chain. */
export type ArchivedOutput = RowOf<typeof row>;

type Chain = "p" | "x" | "c";

const ofP = {
  emittingTx: "u.emitting_tx",
  stakeableLocktime: "u.stakeable_locktime",
  kind: "u.kind",
  rewardType: "u.reward_type",
  stakeStart: "u.stake_start",
  stakeEnd: "u.stake_end",
  outputType: "null::text",
  groupId: "null::bigint",
  payload: "null::bytea",
};

const ofXAndC = {
  emittingTx: "null::bytea",
  stakeableLocktime: "0::numeric",
  kind: "null::text",
  rewardType: "null::text",
  stakeStart: "null::bigint",
  stakeEnd: "null::bigint",
  outputType: "u.type",
  groupId: "u.group_id",
  payload: "u.payload",
};

const expressions = { p: ofP, x: ofXAndC, c: ofXAndC } as const;

/** The condition that the transaction `t` made the output `u`. */
const madeBy = {
  p: "u.height = t.height and coalesce(u.emitting_tx, u.tx_id) = t.tx_id",
  x: "u.tx_id = t.tx_id",
  c: "u.tx_id = t.tx_id",
} as const;

const statementOf = (chain: Chain) =>
  new Statement(
    `archive-outputs.${chain}`,
    row,
    (value: Parameter<TxPage>) => `select ${row.text({ ...expressions[chain], txType: "t.type" })}
    from ${pageOf(chain, value)} cross join lateral (
      select * from ${chain}_utxo u
      where u.network = t.network and u.created_on is null and ${madeBy[chain]} ${AS_WRITTEN}) u
    order by t.height, t.idx, u.tx_id, u.output_index`,
  );

const pages = { p: statementOf("p"), x: statementOf("x"), c: statementOf("c") };

type Network = { readonly network: number };

/** The outputs of the genesis, which belong to no transaction of the index. */
const genesisOf = (chain: "p" | "x") =>
  new Statement(
    `archive-genesis.${chain}`,
    row,
    (value: Parameter<Network>) => `select ${row.text({ ...expressions[chain], txType: "null::text" })}
    from ${chain}_utxo u
    where u.network = ${value("network", "int")} and u.height = 0 and u.created_on is null
      ${
        chain === "x" // the X-Chain's outputs have an index of times, not of heights
          ? `and u.time = (select b.time from p_block b where b.network = ${value("network", "int")} and b.height = 0)`
          : ""
      }
      and not exists (select from ${chain}_tx t where t.network = u.network and t.height = 0
        and t.tx_id = ${chain === "p" ? "coalesce(u.emitting_tx, u.tx_id)" : "u.tx_id"})
    order by u.tx_id, u.output_index`,
  );

const genesis = { p: genesisOf("p"), x: genesisOf("x") };

/** The position of the genesis, before the first transaction. */
const GENESIS: TxPlace = { height: 0, idx: -1 };

/** Reads the outputs of a page of transactions, or of the genesis. */
export async function readOutputs(
  db: Db,
  chain: Chain,
  part: ArchivePart,
): Promise<ArchivePage<ArchivedOutput, TxPlace>> {
  const { network, after } = part;
  if (after.height < 0 && chain !== "c")
    return { rows: await genesis[chain].rows(db, { network }), next: GENESIS };
  return readOfPage(db, chain, part, pages[chain]);
}
