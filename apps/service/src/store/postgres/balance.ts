/**
 * Sums the outputs that addresses can spend together, by kind. One statement reads all tables as of one moment, so that the sum is that
 * of a block. The latest outputs are found among the unspent ones, earlier ones among all of an address.
 */

import { CHAIN_ALIASES, type ChainAlias } from "../../domain/network.ts";
import type { BalanceFilter, BalanceRow, BalanceStore } from "../balance.ts";
import { tablePrefix } from "./sql/crossing.ts";
import type { Db } from "./sql/database.ts";
import { isSoleOwner } from "./sql/sole-owner.ts";
import { type Parameter, statements } from "./sql/statement.ts";

type Shape = { readonly past: boolean };

interface Values {
  readonly network: number;
  readonly addresses: readonly string[];
  readonly time: number;
}

type Row = readonly [
  kind: BalanceRow["kind"],
  assetId: string | null,
  type: string,
  sharedWith: string | null,
  amount: string,
  outputs: number,
  name: string | null,
  symbol: string | null,
  denomination: number | null,
];

/** The last block of the P-Chain up to a time in the past. */
const seenBlock = (value: Parameter<Values>): string => `select b.height from p_block b
  where b.network = ${value("network", "int")} and b.time <= ${value("time", "bigint")} order by b.time desc, b.height desc limit 1`;

/** Whether the stake of an output of the P-Chain is locked. */
const staked = ({ past }: Shape): string =>
  `u.kind is not null and ${past ? "coalesce(u.returned_height > (select height from seen), true)" : "u.returned_height is null"}`;

/** A time of a stake's term. The stake of an auto-renewed validator moves from cycle to cycle. */
const termOf = (
  side: "start" | "end",
  { past }: Shape,
): string => `coalesce((select r.${side}_time from p_renewal r
  where r.network = u.network and r.tx_id = u.tx_id ${past ? "and r.height <= (select height from seen)" : ""}
  order by r.height desc limit 1), u.stake_${side})`;

function kindOf(chain: ChainAlias, shape: Shape, value: Parameter<Values>): string {
  const time = value("time", "bigint");
  if (chain !== "p-chain")
    return `case when u.consumed_on is null then case when u.locktime > ${time} then 'locked' else 'unlocked' end
      when u.locktime > ${time} then 'atomicMemoryLocked' else 'atomicMemoryUnlocked' end`;
  const lock = "greatest(u.locktime, u.stakeable_locktime)";
  return `case
    when u.consumed_on is not null then
      case when ${lock} > ${time} then 'atomicMemoryLocked' else 'atomicMemoryUnlocked' end
    when ${staked(shape)} then
      case when ${termOf("start", shape)} > ${time} then 'pendingStaked'
        when ${lock} > ${termOf("end", shape)} then 'lockedStaked' else 'unlockedStaked' end
    when u.locktime > ${time} then 'lockedPlatform'
    when u.stakeable_locktime > ${time} then 'lockedStakeable'
    else 'unlockedUnstaked' end`;
}

/** An output type for each of the interface's asset types: amounts of different types are not added. */
const typeOf = (chain: ChainAlias): string =>
  chain === "p-chain"
    ? "'TransferOutput'"
    : `case when u.type like 'Nft%' then 'NftTransferOutput' when u.type like 'Property%' then 'PropertyOwnedOutput'
        else 'TransferOutput' end`;

/** Whether another chain has imported an output: it is in that chain's table under the same id. */
const imported = (chain: ChainAlias, { past }: Shape, value: Parameter<Values>): string =>
  CHAIN_ALIASES.filter((other) => other !== chain)
    .map(
      (
        other,
      ) => `exists (select from ${tablePrefix[other]}_utxo t where t.network = u.network and t.utxo_id = u.utxo_id
        ${past ? `and t.consumed_time <= ${value("time", "bigint")}` : ""})`,
    )
    .join(" or ");

const balancesOf = (chain: ChainAlias) =>
  statements<Shape, Values, Row>((shape, value) => {
    const prefix = tablePrefix[chain];
    const network = value("network", "int");
    const addresses = value("addresses", "bytea[]");
    const { past } = shape;
    // Owners are compared with the list of a subquery, which is read once, not from its text for each output.
    const time = value("time", "bigint");
    // The table of owners has only those of outputs that have several. `offset 0` finds each address's by their index, whatever the planner
    // believes about how many are older.
    const sole =
      chain === "p-chain" && past
        ? `union select u.utxo_id from unnest(${addresses}) asked cross join lateral (select u.utxo_id from p_utxo u
            where u.network = ${network} and ${isSoleOwner("u", "asked")} and u.time <= ${time} offset 0) u`
        : "";
    const seen = chain === "p-chain" && past ? `seen as materialized (${seenBlock(value)}),` : "";
    return `with ${seen} owned as materialized (
        select distinct a.utxo_id from ${prefix}_${past ? "utxo_address" : "unspent"} a
        where a.network = ${network} and a.address = any(${addresses}) ${past ? `and a.time <= ${time}` : ""} ${sole}),
      sums as (
        select ${kindOf(chain, shape, value)} as kind, u.asset_id, ${typeOf(chain)} as type, u.consumed_on,
          sum(u.amount) as amount, count(*)::int as outputs
        from owned o join ${prefix}_utxo u on u.network = ${network} and u.utxo_id = o.utxo_id
        where u.amount > 0 and (u.threshold <= 1 or (select count(*) from unnest(u.addresses) owner
            where owner = any((select ${addresses})::bytea[])) >= u.threshold)
          and ${past ? `(u.consumed_time is null or u.consumed_time > ${time})` : "u.consumed_time is null"}
          and (u.consumed_on is null or not (${imported(chain, shape, value)}))
        group by 1, 2, 3, 4)
      select b.kind, b.asset_id, b.type, b.consumed_on, b.amount::text, b.outputs, s.name, s.symbol, s.denomination
      from sums b left join x_asset s on s.network = ${network} and s.asset_id = b.asset_id
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
