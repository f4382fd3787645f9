/**
 * Sums the outputs that addresses can spend together, by kind. One statement reads all tables as of one
 * moment, so that the sum belongs to one block. The latest outputs are found among the unspent ones; outputs
 * of a past time are found from the sums before it.
 */

import type { ChainAlias } from "../../domain/network.ts";
import type { Db } from "../sql/database.ts";
import { type Columns, columns, optional } from "../sql/select-list.ts";
import { type Parameter, statements } from "../sql/statement.ts";
import { tablePrefix } from "../utxos/crossing.ts";
import { heldAt } from "./held.ts";
import {
  type BalanceRow,
  type BalanceShape,
  type BalanceValues,
  counts,
  kindOf,
  spendable,
  typeOf,
  unconditional,
  unspent,
} from "./kind.ts";

export interface BalanceFilter {
  readonly addresses: readonly string[];
  /** Unix seconds; decides which locks hold and which terms have begun. */
  readonly time: number;
  /**
   * True for the outputs as of the last block up to the time, false for the outputs as of the latest blocks.
   */
  readonly past: boolean;
}

const asset = columns({ name: "s.name:text", symbol: "s.symbol:text", denomination: "s.denomination:int" });

const row = columns({
  kind: "b.kind:text",
  assetId: "b.asset_id:bytea?",
  type: "b.type:text",
  sharedWith: "b.consumed_on:bytea?",
  amount: "b.amount::text:text",
  outputs: "b.outputs:int",
  asset: optional(asset),
}) satisfies Columns<BalanceRow>;

type Write = (chain: ChainAlias, value: Parameter<BalanceValues>) => string;

const LATEST = { past: false } as const;

/** The sums of the latest outputs of a chain, among the unspent ones. */
const latestSums: Write = (chain, value) => {
  const prefix = tablePrefix[chain];
  const network = value("network", "int");
  return `owned as materialized (
        select distinct a.utxo_id from ${prefix}_unspent a
        where a.network = ${network} and a.address = any(${value("addresses", "bytea[]")})),
      sums as (
        select ${kindOf(chain, LATEST, value)} as kind, u.asset_id, ${typeOf(chain)} as type, u.consumed_on,
          sum(u.amount) as amount, count(*)::int as outputs
        from owned o join ${prefix}_utxo u on u.network = ${network} and u.utxo_id = o.utxo_id and ${unspent(LATEST, value)}
        where ${counts(chain, LATEST, value)} and ${spendable("u.addresses", "u.threshold", value)}
        group by 1, 2, 3, 4)`;
};

/**
 * The condition that an output of several owners counts for this one of the addresses that hold it: for the
 * first.
 */
const isFirst = (alias: string, value: Parameter<BalanceValues>): string =>
  `${alias}.holder = (select owner from unnest(${alias}.addresses) owner
    where owner = any((select ${value("addresses", "bytea[]")})::bytea[]) order by owner limit 1)`;

const PAST = { past: true } as const;

/** The sums of a past time, if stored sums cover what the address held before. */
const pastSums: Write = (chain, value) => `${heldAt(chain, value)},
      sums as (
        select kind, asset_id, type, consumed_on, sum(amount) as amount, sum(outputs)::int as outputs
        from (
          select ${kindOf(chain, PAST, value)} as kind, u.asset_id, ${typeOf(chain)} as type, u.consumed_on, u.amount, 1 as outputs
          from held u where ${spendable("u.addresses", "u.threshold", value)}
            and (cardinality(u.addresses) = 1 or ${isFirst("u", value)})
          union all
          select '${unconditional(chain)}', c.asset_id, ${typeOf(chain, "c")}, null, c.amount, c.outputs
          from changed c where ${spendable("c.addresses", "c.threshold", value)} and (c.addresses is null or ${isFirst("c", value)})) s
        group by 1, 2, 3, 4 having sum(outputs) > 0)`;

const balancesOf = (chain: ChainAlias) =>
  statements<BalanceShape, BalanceValues, BalanceRow>(
    `${tablePrefix[chain]}-balances`,
    row,
    ({ past }, value) => {
      const sums = past ? pastSums : latestSums;
      return `with ${sums(chain, value)}
      select ${row.text({ asset: asset.text() })}
      from sums b left join x_asset s on s.network = ${value("network", "int")} and s.asset_id = b.asset_id
      order by b.asset_id nulls first, b.type collate "C", b.consumed_on`;
    },
  );

const balances = {
  "p-chain": balancesOf("p-chain"),
  "x-chain": balancesOf("x-chain"),
  "c-chain": balancesOf("c-chain"),
};

export const balancesOn = (db: Db, chain: ChainAlias) => ({
  list: (network: number, { past, ...filter }: BalanceFilter): Promise<BalanceRow[]> =>
    balances[chain]({ past }).rows(db, { network, ...filter }),
});
