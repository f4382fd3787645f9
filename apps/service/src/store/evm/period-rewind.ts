/** Takes blocks back from an EVM chain's time series: the last hour is counted anew, and addresses get back when they were active before. */

import { type RawBuilder, sql } from "kysely";
import { ERC_KINDS } from "../../domain/evm/facts.ts";
import { INTERVALS, startOf } from "../../domain/evm/interval.ts";
import { type EvmParty, type LastActive, LastActiveChanges } from "../../domain/evm/period.ts";
import { LAST_TX, partyKey, txPosition } from "../schema/keys.ts";
import { anyBytes } from "../sql/bytes.ts";
import { ofOneWorker } from "../sql/cluster-text.ts";
import type { Tx } from "../sql/database.ts";
import { factsOf } from "../sql/insert.ts";
import { positionsOf } from "./role.ts";

/** Rows that name an address in a column; `kind` of transfers, which are indexed by it. */
interface Role {
  readonly table: "evm_tx" | "evm_internal" | "evm_transfer" | "evm_contract";
  readonly party: string;
  readonly kind?: number;
  readonly only?: string;
}

const SENDER: Role = { table: "evm_tx", party: "t.sender" };
const CREATOR: Role = { table: "evm_contract", party: "t.creator" };
const roles: readonly Role[] = [
  SENDER,
  { table: "evm_tx", party: "coalesce(t.recipient, t.created)" },
  ...["t.sender", "t.recipient"].flatMap((party): Role[] => [
    { table: "evm_internal", party, only: "not t.reverted" },
    ...ERC_KINDS.map((kind) => ({ table: "evm_transfer", party, kind }) as const),
  ]),
  CREATOR,
];

/** The last block up to one in which the address `g.address` has a role. */
function lastNumber(
  { table, party, kind, only = "true" }: Role,
  chain: number,
  above: number,
): RawBuilder<unknown> {
  const ofKind = (given: string) => (kind === undefined ? {} : { kind: given });
  const own = partyKey({ address: party, chain: "t.chain", ...ofKind("t.kind") });
  const wanted = partyKey({
    address: "g.address",
    chain: `${chain}::bigint`,
    ...ofKind(`${kind}::smallint`),
  });
  const same = `${party} = g.address and t.chain = ${chain}::bigint ${kind === undefined ? "" : `and t.kind = ${kind}`}`;
  const whose = `${own} = ${wanted} and case when ${same} then true end ${ofOneWorker(`${chain}::bigint`)} and ${only}`;
  const [position = ""] = positionsOf(table);
  const last = table === "evm_tx" ? txPosition(`${above}::bigint`, String(LAST_TX)) : `${above}::bigint`;
  return sql.raw(`(select t.number from ${table} t where ${whose} and ${position} <= ${last}
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
  const seen = sql`greatest(${sql.join(roles.map((role) => lastNumber(role, chain, above)))})`;
  const { rows } = await sql<TakenBack>`select p.address, p.seen, p.sent, p.deployed,
      ${hourOf(seen)} as "seenBefore", ${hourOf(lastNumber(SENDER, chain, above))} as "sentBefore",
      ${hourOf(lastNumber(CREATOR, chain, above))} as "deployedBefore"
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

/** Counts the hour's blocks up to one, without distinct addresses: they are all last active now, which stands in the row already. */
async function countHour(tx: Tx, chain: number, start: number, above: number): Promise<void> {
  const last = (column: string) => sql.raw(`(array_agg(${column} order by time desc))[1]`);
  await sql`with b as (
      select number, time, tx_count from evm_block
      where chain = ${chain}::bigint and time >= ${start}::bigint and time < ${start}::bigint + 3600
        and number > 0 and number <= ${above}::bigint
    ), x as (
      select number, sum(gas_used) as gas, sum(gas_used * gas_price) as fees, sum(gas_price) as prices, max(gas_price) as max_price
      from evm_tx where chain = ${chain}::bigint and number between (select min(number) from b) and (select max(number) from b)
      group by number
    ), s as (
      select b.time, sum(b.tx_count) as txs, coalesce(sum(x.gas), 0) as gas, coalesce(sum(x.fees), 0) as fees,
        coalesce(sum(x.prices), 0) as prices, coalesce(max(x.max_price), 0) as max_price
      from b left join x on x.number = b.number group by b.time
    ), h as (
      select sum(txs) as txs, sum(gas) as gas, sum(fees) as fees, sum(prices) as prices, max(max_price) as max_price,
        max(txs) as max_txs, max(gas) as max_gas, max(time) as second, ${last("txs")} as second_txs, ${last("gas")} as second_gas,
        (select count(*) from evm_contract where chain = ${chain}::bigint
          and number between (select min(number) from b) and (select max(number) from b)) as contracts
      from s
    ), before as (
      select total_txs, total_contracts from evm_period
      where chain = ${chain}::bigint and unit = 0 and start < ${start}::bigint order by start desc limit 1
    ), a as (
      select sum(last_addresses) as addresses, sum(last_senders) as senders, sum(last_deployers) as deployers
      from evm_period where chain = ${chain}::bigint and unit = 0
    )
    update evm_period p set txs = h.txs, gas = h.gas, fees = h.fees, prices = h.prices, max_price = h.max_price,
      max_txs = h.max_txs, max_gas = h.max_gas, contracts = h.contracts,
      second = h.second, second_txs = h.second_txs, second_gas = h.second_gas,
      addresses = p.last_addresses, senders = p.last_senders, deployers = p.last_deployers,
      total_txs = coalesce((select total_txs from before), 0) + h.txs,
      total_contracts = coalesce((select total_contracts from before), 0) + h.contracts,
      total_addresses = a.addresses, total_senders = a.senders, total_deployers = a.deployers
    from h, a where p.chain = ${chain}::bigint and p.unit = 0 and p.start = ${start}::bigint`.execute(tx);
}

/** Sums the hours of the last day, week or month. */
async function sumHours(tx: Tx, chain: number, unit: number, start: number): Promise<void> {
  await sql`update evm_period p set txs = s.txs, gas = s.gas, fees = s.fees, prices = s.prices, max_price = s.max_price,
      max_txs = s.max_txs, max_gas = s.max_gas, contracts = s.contracts,
      addresses = s.addresses, senders = s.senders, deployers = s.deployers,
      total_txs = h.total_txs, total_contracts = h.total_contracts, total_addresses = h.total_addresses,
      total_senders = h.total_senders, total_deployers = h.total_deployers,
      second = h.second, second_txs = h.second_txs, second_gas = h.second_gas
    from (select sum(txs) as txs, sum(gas) as gas, sum(fees) as fees, sum(prices) as prices, max(max_price) as max_price,
        max(max_txs) as max_txs, max(max_gas) as max_gas, sum(contracts) as contracts, sum(last_addresses) as addresses,
        sum(last_senders) as senders, sum(last_deployers) as deployers
      from evm_period where chain = ${chain}::bigint and unit = 0 and start >= ${start}::bigint) s,
      (select * from evm_period where chain = ${chain}::bigint and unit = 0 order by start desc limit 1) h
    where p.chain = ${chain}::bigint and p.unit = ${unit} and p.start = ${start}::bigint`.execute(tx);
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
  const starts = INTERVALS.map((interval) => startOf(interval, time));
  for (const [unit, start] of starts.entries())
    await tx
      .deleteFrom("evm_period")
      .where("chain", "=", chain)
      .where("unit", "=", unit)
      .where("start", ">", start)
      .execute();
  await addLastActive(chain, changes)?.execute(tx);
  const [hour = 0, ...others] = starts;
  await countHour(tx, chain, hour, above);
  for (const [index, start] of others.entries()) await sumHours(tx, chain, index + 1, start);
}

/** Adds differences to the hours. */
export function addLastActive(
  chain: number,
  changes: readonly LastActive[],
): RawBuilder<unknown> | undefined {
  if (changes.length === 0) return undefined;
  return sql`update evm_period p set last_addresses = p.last_addresses + f.last_addresses,
      last_senders = p.last_senders + f.last_senders, last_deployers = p.last_deployers + f.last_deployers
    from ${factsOf("evm_period", changes)}
    where p.chain = ${chain}::bigint and p.unit = 0 and p.start = f.start`;
}
