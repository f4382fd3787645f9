/**
 * Takes blocks back from an EVM chain's time series: it counts the last hour again, and addresses get back
 * when they were active before.
 */

import { type RawBuilder, sql } from "kysely";
import { ERC_KINDS } from "../../domain/evm/facts.ts";
import { INTERVALS, startOf } from "../../domain/evm/interval.ts";
import {
  type EvmParty,
  type EvmPeriod,
  type LastActive,
  LastActiveChanges,
} from "../../domain/evm/period.ts";
import { LAST_TX, txPosition } from "../schema/keys.ts";
import type { Dialect } from "../session/connection.ts";
import { anyBytes } from "../sql/bytes.ts";
import type { Tx } from "../sql/database.ts";
import { factsOf } from "../sql/insert.ts";
import { CONCERNED, hasRole, positionsOf, type Role, SENDER } from "./role.ts";

const CREATOR: Role = { table: "evm_contract", party: "t.creator" };
const roles = [...CONCERNED, CREATOR];

/** The last block up to one in which the address `g.address` has a role. */
function lastNumber(role: Role, chain: number, above: number, dialect: Dialect): RawBuilder<unknown> {
  const { table } = role;
  const [position = ""] = positionsOf(table);
  const last = table === "evm_tx" ? txPosition(`${above}::bigint`, String(LAST_TX)) : `${above}::bigint`;
  return sql.raw(`(select t.number from ${table} t
    where ${hasRole(role, "g.address", `${chain}::bigint`, dialect)} and ${position} <= ${last}
    order by ${position} desc limit 1)`);
}

interface TakenBack extends EvmParty {
  /** As they were before the blocks that are taken back; null for never. */
  seenBefore: number | null;
  sentBefore: number | null;
  deployedBefore: number | null;
}

/** The addresses of the blocks above one. */
async function partiesAbove(tx: Tx, chain: number, above: number): Promise<TakenBack[]> {
  const gone = roles
    .filter(({ kind }) => kind === undefined || kind === ERC_KINDS[0])
    .map(
      ({
        table,
        party,
        only = "true",
      }) => sql`select ${sql.raw(party)} as address from ${sql.raw(`${table} t`)}
        where t.chain = ${chain}::bigint and t.number > ${above}::bigint and ${sql.raw(only)}`,
    );
  const hourOf = (number: RawBuilder<unknown>) => sql`(select (b.time / 3600)::int from evm_block b
    where b.chain = ${chain}::bigint and b.number = ${number})`;
  const { dialect } = tx;
  const last = (role: Role) => lastNumber(role, chain, above, dialect);
  const seen = sql`greatest(${sql.join(roles.map((role) => last(role)))})`;
  const { rows } = await sql<TakenBack>`select p.address, p.seen, p.sent, p.deployed,
      ${hourOf(seen)} as "seenBefore", ${hourOf(last(SENDER))} as "sentBefore",
      ${hourOf(last(CREATOR))} as "deployedBefore"
    from (${sql.join(gone, sql` union `)}) g
    join evm_party p on p.chain = ${chain}::bigint and p.address = g.address`.execute(tx);
  return rows;
}

/** @returns by how many the addresses that were last active in an hour change */
async function restoreParties(tx: Tx, chain: number, above: number): Promise<LastActive[]> {
  const changes = new LastActiveChanges();
  const [gone, kept]: [string[], EvmParty[]] = [[], []];
  for (const party of await partiesAbove(tx, chain, above)) {
    const { address, seenBefore, sentBefore, deployedBefore } = party;
    changes.move("seen", party.seen, seenBefore);
    changes.move("sent", party.sent, sentBefore);
    changes.move("deployed", party.deployed, deployedBefore);
    if (seenBefore === null) gone.push(address);
    else kept.push({ address, seen: seenBefore, sent: sentBefore, deployed: deployedBefore });
  }
  if (gone.length > 0)
    await tx
      .deleteFrom("evm_party")
      .where("chain", "=", chain)
      .where("address", "=", anyBytes(gone))
      .execute();
  if (kept.length > 0)
    await sql`update evm_party p set seen = f.seen, sent = f.sent, deployed = f.deployed
      from ${factsOf("evm_party", kept)} where p.chain = ${chain}::bigint and p.address = f.address`.execute(
      tx,
    );
  return changes.list();
}

/**
 * Counts the last hour's blocks up to one, and sums the hours of the last hour, day, week and month. The
 * distinct addresses of such an interval, and of the chain, are the addresses last active in its hours.
 *
 * @param intervals of each unit, in the order of the units
 */
function recount(
  chain: number,
  intervals: readonly Pick<EvmPeriod, "unit" | "start">[],
  above: number,
): RawBuilder<unknown> {
  const hour = intervals[0]?.start;
  const last = (column: string) => sql.raw(`(array_agg(${column} order by time desc))[1]`);
  return sql`with b as (
      select number, time, tx_count from evm_block
      where chain = ${chain}::bigint and time >= ${hour}::bigint and time < ${hour}::bigint + 3600
        and number > 0 and number <= ${above}::bigint
    ), x as (
      select number, sum(gas_used) as gas, sum(gas_used * gas_price) as fees, sum(gas_price) as prices, max(gas_price) as max_price
      from evm_tx where chain = ${chain}::bigint and number between (select min(number) from b) and (select max(number) from b)
      group by number
    ), seconds as (
      select b.time, sum(b.tx_count) as txs, coalesce(sum(x.gas), 0) as gas, coalesce(sum(x.fees), 0) as fees,
        coalesce(sum(x.prices), 0) as prices, coalesce(max(x.max_price), 0) as max_price
      from b left join x on x.number = b.number group by b.time
    ), h as (
      select sum(txs) as txs, sum(gas) as gas, sum(fees) as fees, sum(prices) as prices, max(max_price) as max_price,
        max(txs) as max_txs, max(gas) as max_gas, max(time) as second, ${last("txs")} as second_txs, ${last("gas")} as second_gas,
        (select count(*) from evm_contract where chain = ${chain}::bigint
          and number between (select min(number) from b) and (select max(number) from b)) as contracts
      from seconds
    ), hours as (
      select start, txs, gas, fees, prices, max_price, max_txs, max_gas, contracts,
        last_addresses as addresses, last_senders as senders, last_deployers as deployers
      from evm_period where chain = ${chain}::bigint and unit = 0 and start < ${hour}::bigint
      union all
      select p.start, h.txs, h.gas, h.fees, h.prices, h.max_price, h.max_txs, h.max_gas, h.contracts,
        p.last_addresses, p.last_senders, p.last_deployers
      from h, evm_period p where p.chain = ${chain}::bigint and p.unit = 0 and p.start = ${hour}::bigint
    ), t as (
      select sum(txs) as txs, sum(contracts) as contracts, sum(addresses) as addresses, sum(senders) as senders,
        sum(deployers) as deployers
      from hours
    ), sums as (
      select f.unit, f.start, sum(txs) as txs, sum(gas) as gas, sum(fees) as fees, sum(prices) as prices,
        max(max_price) as max_price, max(max_txs) as max_txs, max(max_gas) as max_gas, sum(contracts) as contracts,
        sum(addresses) as addresses, sum(senders) as senders, sum(deployers) as deployers
      from ${factsOf("evm_period", intervals)} join hours on hours.start >= f.start group by f.unit, f.start
    )
    update evm_period p set txs = s.txs, gas = s.gas, fees = s.fees, prices = s.prices, max_price = s.max_price,
      max_txs = s.max_txs, max_gas = s.max_gas, contracts = s.contracts,
      addresses = s.addresses, senders = s.senders, deployers = s.deployers,
      total_txs = t.txs, total_contracts = t.contracts,
      total_addresses = t.addresses, total_senders = t.senders, total_deployers = t.deployers,
      second = h.second, second_txs = h.second_txs, second_gas = h.second_gas
    from sums s, t, h where p.chain = ${chain}::bigint and p.unit = s.unit and p.start = s.start`;
}

/** The time of a block; undefined for the genesis, which belongs to no hour, and when there is none. */
async function timeOf(tx: Tx, chain: number, number: number): Promise<number | undefined> {
  if (number <= 0) return undefined;
  const row = await tx
    .selectFrom("evm_block")
    .select("time")
    .where("chain", "=", chain)
    .where("number", "=", number)
    .executeTakeFirst();
  return row?.time;
}

/** Everything of the blocks above one is taken back; their rows still exist. */
export async function rewindPeriods(tx: Tx, chain: number, above: number): Promise<void> {
  const time = await timeOf(tx, chain, above);
  if (time === undefined) {
    await tx.deleteFrom("evm_period").where("chain", "=", chain).execute();
    await tx.deleteFrom("evm_party").where("chain", "=", chain).execute();
    return;
  }
  const changes = await restoreParties(tx, chain, above);
  const intervals = INTERVALS.map((interval, unit) => ({ unit, start: startOf(interval, time) }));
  await tx.pipeline([
    sql`delete from evm_period p using ${factsOf("evm_period", intervals)}
      where p.chain = ${chain}::bigint and p.unit = f.unit and p.start > f.start`,
    addLastActive(chain, changes),
    recount(chain, intervals, above),
  ]);
}

/** Adds differences to the hours. */
export function addLastActive(
  chain: number,
  changes: readonly LastActive[],
): RawBuilder<unknown> | undefined {
  if (changes.length === 0) return undefined;
  return sql`update ${sql.table("evm_period")} p set last_addresses = p.last_addresses + f.last_addresses,
      last_senders = p.last_senders + f.last_senders, last_deployers = p.last_deployers + f.last_deployers
    from ${factsOf("evm_period", changes)}
    where p.chain = ${chain}::bigint and p.unit = 0 and p.start = f.start`;
}
