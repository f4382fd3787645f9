/** Keeps the sums of AVAX that the P-Chain's facts change, for the supply. */

import { type RawBuilder, sql } from "kysely";
import type { Facts } from "../../domain/p/facts.ts";
import { supplyChange } from "../../domain/p/supply-change.ts";
import { factsOf } from "../sql/insert.ts";

/** Adds to the sums of the checkpoint, which the commit has moved. */
export function addSupply(network: number, facts: Facts): RawBuilder<unknown> | undefined {
  const { created, burned, rewarded, l1Balance } = supplyChange(facts);
  if ([created, burned, rewarded, l1Balance].every((amount) => amount === 0n)) return undefined;
  return sql`update p_checkpoint set created = created + ${String(created)}::numeric,
      burned = burned + ${String(burned)}::numeric, rewarded = rewarded + ${String(rewarded)}::numeric,
      l1_balance = l1_balance + ${String(l1Balance)}::numeric
    where network = ${network}`;
}

/** Adds to the amounts that are locked until some times. */
export function moveLocks(network: number, { locks }: Pick<Facts, "locks">): RawBuilder<unknown> | undefined {
  if (locks.length === 0) return undefined;
  return sql`insert into p_lock (network, locktime, amount)
    select ${network}::int, f.locktime, sum(f.amount) from ${factsOf("p_lock", locks)} group by f.locktime
    on conflict (network, locktime) do update set amount = p_lock.amount + excluded.amount`;
}
