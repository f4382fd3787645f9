/** Lists delegations on the Primary Network as they are at a snapshot. */

import { type RawBuilder, sql } from "kysely";
import type { Slice, Window } from "../../domain/listing.ts";
import { PRIMARY_ID } from "../../domain/network.ts";
import type { StakerFact } from "../../domain/p/facts.ts";
import type { ValidationStatus } from "../../domain/p/staking-status.ts";
import { afterKey, type Keyed, type Keyset, keyColumns, ordered, slice } from "../paging/keyset.ts";
import { anyBytes, byteList } from "../sql/bytes.ts";
import { allOf } from "../sql/condition.ts";
import type { Db } from "../sql/database.ts";
import type { StakeBooks } from "../stakes/book.ts";
import { type DelegatorFilter, selectDelegations } from "../stakes/select-delegations.ts";
import { inStatus, sinceReward, stakerColumns, statusColumn } from "../stakes/staker-columns.ts";

export interface DelegatorRow extends StakerFact {
  status: ValidationStatus;
  /** Millionths, of the validator. */
  validatorFeeShares: number;
  rewardTx: string | null;
  rewardAmount: string | null;
  feeAmount: string | null;
}

const keysetOf = (alias: "s" | "a" | "p"): Keyset => ({
  sort: sql.ref(`${alias}.height`),
  sortType: "bigint",
  tie: sql.ref(`${alias}.idx`),
  tieType: "int",
});

const keyset = keysetOf("s");

/** As the predicate of the indexes has it: the planner must see the values. */
const delegates = sql`s.kind = 'delegator' and s.subnet_id = ${sql.raw(`'\\x${PRIMARY_ID.slice(2)}'::bytea`)}`;

/**
 * Positions of the page's delegations, from an index that leads to them in order and has all that decides: of addresses, of
 * nodes, or of all.
 */
function positions(window: Window, filter: DelegatorFilter): RawBuilder<unknown> {
  const { networkId, snapshot } = window;
  const { nodeIds, rewardAddresses, status } = filter;
  const conditions = (alias: "s" | "a") =>
    allOf([
      sql`${sql.ref(`${alias}.network`)} = ${networkId} and ${sql.ref(`${alias}.height`)} <= ${snapshot.height}::bigint`,
      status && sql`${sql.ref(`${alias}.end_time`)} <= ${snapshot.time}::bigint`,
      afterKey(keysetOf(alias), window),
    ]);
  if (nodeIds) {
    const paid = sql`exists (select from p_delegator_address a where a.network = s.network
      and a.address = ${anyBytes(rewardAddresses ?? [])} and a.height = s.height and a.idx = s.idx)`;
    return sql`select p.height, p.idx from unnest(${byteList([...new Set(nodeIds)])}) as one (node_id) cross join lateral (
        select s.height, s.idx from p_staker s
        where s.node_id = one.node_id and ${delegates} and ${conditions("s")} and ${rewardAddresses ? paid : sql`true`}
        ${ordered(keyset, window)}) p ${ordered(keysetOf("p"), window)}`;
  }
  if (rewardAddresses) {
    return sql`select distinct p.height, p.idx from unnest(${byteList(rewardAddresses)}) as one (address) cross join lateral (
        select a.height, a.idx from p_delegator_address a where a.address = one.address and ${conditions("a")}
        ${ordered(keysetOf("a"), window)}) p ${ordered(keysetOf("p"), window)}`;
  }
  return sql`select s.height, s.idx from p_staker s where ${delegates} and ${conditions("s")} ${ordered(keyset, window)}`;
}

/** Reads delegations in the order of the listing. */
async function read(
  db: Db,
  window: Window,
  from: RawBuilder<unknown>,
  status?: RawBuilder<unknown>,
): Promise<(DelegatorRow & Keyed)[]> {
  const { networkId, snapshot } = window;
  const { rows } = await sql<DelegatorRow & Keyed>`
    select ${stakerColumns(snapshot)}, ${statusColumn(snapshot)} as status,
      coalesce((select v.fee_shares from p_staker v where v.network = s.network and v.tx_id = s.validator_tx), 0)
        as "validatorFeeShares",
      ${sinceReward("reward_tx", snapshot)} as "rewardTx", ${sinceReward("reward_amount", snapshot)} as "rewardAmount",
      ${sinceReward("fee_amount", snapshot)} as "feeAmount", ${keyColumns(keyset)}
    from ${from}
    where s.network = ${networkId} and ${delegates} and ${status ?? sql`true`}
    ${ordered(keyset, window)}`.execute(db);
  return rows;
}

/** @param bookOf the stakers of a network */
export const delegatorsOn = (db: Db, bookOf: StakeBooks) => ({
  async list(window: Window, filter: DelegatorFilter): Promise<Slice<DelegatorRow>> {
    const book = bookOf(window.networkId);
    const { snapshot } = window;
    const { status } = filter;
    if (status === "active" || status === "pending") {
      await book.view(snapshot);
      const { items, next } = selectDelegations(book.stakers.delegations, window, filter);
      if (items.length === 0) return { items: [] };
      const ids = items.map(({ txId }) => txId);
      const rows = await read(db, window, sql`p_staker s`, sql`s.tx_id = ${anyBytes(ids)}`);
      const { items: page } = slice(rows, window, (row: DelegatorRow) => row);
      return { items: page, ...(next && { next }) };
    }
    const matching = sql`(${positions(window, filter)}) p
    join p_staker s on s.network = ${window.networkId} and ${delegates} and s.height = p.height and s.idx = p.idx`;
    const rows = await read(db, window, matching, status && inStatus(status, snapshot));
    return slice(rows, window, (row) => row);
  },
});
