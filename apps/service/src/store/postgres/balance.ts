/**
 * Sums the outputs that addresses can spend together, by kind. One statement reads all tables as of one moment, so that the sum is that
 * of a block. The latest outputs are found among the unspent ones, earlier ones among all of an address.
 */

import type { ChainAlias } from "../../domain/network.ts";
import type { BalanceFilter, BalanceRow, BalanceStore } from "../balance.ts";
import { heldAt } from "./balances/held.ts";
import {
  type BalanceShape,
  type BalanceValues,
  counts,
  type Kind,
  kindOf,
  spendable,
  UNCONDITIONAL,
  unspent,
} from "./balances/kind.ts";
import { tablePrefix } from "./sql/crossing.ts";
import type { Db } from "./sql/database.ts";
import { type Parameter, statements } from "./sql/statement.ts";

type Row = readonly [
  kind: Kind,
  assetId: string | null,
  type: string,
  sharedWith: string | null,
  amount: string,
  outputs: number,
  name: string | null,
  symbol: string | null,
  denomination: number | null,
];

/** An output type for each of the interface's asset types: amounts of different types are not added. */
const typeOf = (chain: ChainAlias): string =>
  chain === "p-chain"
    ? "'TransferOutput'"
    : `case when u.type like 'Nft%' then 'NftTransferOutput' when u.type like 'Property%' then 'PropertyOwnedOutput'
        else 'TransferOutput' end`;

type Write = (shape: BalanceShape, value: Parameter<BalanceValues>) => string;

/** The sums of the outputs of a chain: of the latest among the unspent ones, of earlier ones among all of an address. */
const sumsOf =
  (chain: ChainAlias): Write =>
  (shape, value) => {
    const prefix = tablePrefix[chain];
    const network = value("network", "int");
    const { past } = shape;
    return `owned as materialized (
        select distinct a.utxo_id from ${prefix}_${past ? "utxo_address" : "unspent"} a
        where a.network = ${network} and a.address = any(${value("addresses", "bytea[]")})
          ${past ? `and a.time <= ${value("time", "bigint")}` : ""}),
      sums as (
        select ${kindOf(chain, shape, value)} as kind, u.asset_id, ${typeOf(chain)} as type, u.consumed_on,
          sum(u.amount) as amount, count(*)::int as outputs
        from owned o join ${prefix}_utxo u on u.network = ${network} and u.utxo_id = o.utxo_id and ${unspent(shape, value)}
        where ${counts(chain, shape, value)} and ${spendable("u.addresses", "u.threshold", value)}
        group by 1, 2, 3, 4)`;
  };

/** Whether outputs of several owners are to be counted for this one of the addresses that hold them: for the first. */
const isFirst = (alias: string, value: Parameter<BalanceValues>): string =>
  `${alias}.holder = (select owner from unnest(${alias}.addresses) owner
    where owner = any((select ${value("addresses", "bytea[]")})::bytea[]) order by owner limit 1)`;

/** Those of the P-Chain in the past, where sums of an address say what it held before. */
const pastSums: Write = (shape, value) => `${heldAt(value)},
      sums as (
        select kind, asset_id, type, consumed_on, sum(amount) as amount, sum(outputs)::int as outputs
        from (
          select ${kindOf("p-chain", shape, value)} as kind, u.asset_id, ${typeOf("p-chain")} as type, u.consumed_on, u.amount, 1 as outputs
          from held u where ${spendable("u.addresses", "u.threshold", value)}
            and (cardinality(u.addresses) = 1 or ${isFirst("u", value)})
          union all
          select '${UNCONDITIONAL}', c.asset_id, ${typeOf("p-chain")}, null, c.amount, c.outputs
          from changed c where ${spendable("c.addresses", "c.threshold", value)} and (c.addresses is null or ${isFirst("c", value)})) s
        group by 1, 2, 3, 4 having sum(outputs) > 0)`;

const balancesOf = (chain: ChainAlias) =>
  statements<BalanceShape, BalanceValues, Row>((shape, value) => {
    const sums = chain === "p-chain" && shape.past ? pastSums : sumsOf(chain);
    return `with ${sums(shape, value)}
      select b.kind, b.asset_id, b.type, b.consumed_on, b.amount::text, b.outputs, s.name, s.symbol, s.denomination
      from sums b left join x_asset s on s.network = ${value("network", "int")} and s.asset_id = b.asset_id
      order by b.asset_id nulls first, b.type collate "C", b.consumed_on`;
  });

const balances = {
  "p-chain": balancesOf("p-chain"),
  "x-chain": balancesOf("x-chain"),
  "c-chain": balancesOf("c-chain"),
};

function rowOf([
  kind,
  assetId,
  type,
  sharedWith,
  amount,
  outputs,
  name,
  symbol,
  denomination,
]: Row): BalanceRow {
  const asset =
    name === null || symbol === null || denomination === null ? null : { name, symbol, denomination };
  return { kind, assetId, type, sharedWith, amount, outputs, asset };
}

async function listBalances(
  db: Db,
  chain: ChainAlias,
  network: number,
  { past, ...filter }: BalanceFilter,
): Promise<BalanceRow[]> {
  const rows = await balances[chain]({ past }).rows(db, { network, ...filter });
  return rows.map(rowOf);
}

export function createBalanceStore(db: Db, chain: ChainAlias): BalanceStore {
  return { list: (network, filter) => listBalances(db, chain, network, filter) };
}
