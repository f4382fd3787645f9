/** Periods of an EVM chain's time series, and when its addresses were last active: counted on with each commit. */

import { sql } from "kysely";
import type { EvmHourFact } from "../../../domain/evm/hour.ts";
import { countHours, type EvmParty, type EvmPeriod } from "../../../domain/evm/period.ts";
import { fields } from "../sql/columns.ts";
import type { Tx } from "../sql/database.ts";
import { columnOf } from "../sql/field.ts";
import { together } from "../sql/grouped.ts";
import { factsOf } from "../sql/insert.ts";
import { type Columns, columns } from "../sql/select-list.ts";
import type { EvmOrderedPart } from "./part.ts";
import { addLastActive, rewindPeriods } from "./period-rewind.ts";

/** The columns of a period but how many addresses were last active in it, which later periods change. */
const PERIOD = {
  unit: "unit:smallint",
  start: "start:bigint",
  txs: "txs:bigint",
  gas: "gas:numeric",
  fees: "fees:numeric",
  prices: "prices:numeric",
  maxPrice: "max_price:numeric",
  maxTxs: "max_txs:bigint",
  maxGas: "max_gas:numeric",
  contracts: "contracts:bigint",
  addresses: "addresses:bigint",
  senders: "senders:bigint",
  deployers: "deployers:bigint",
  totalTxs: "total_txs:bigint",
  totalContracts: "total_contracts:bigint",
  totalAddresses: "total_addresses:bigint",
  totalSenders: "total_senders:bigint",
  totalDeployers: "total_deployers:bigint",
  second: "second:bigint",
  secondTxs: "second_txs:bigint",
  secondGas: "second_gas:numeric",
} as const;

export const periodRow = columns(PERIOD) satisfies Columns<EvmPeriod>;

const FIELDS = Object.keys(PERIOD) as (keyof typeof PERIOD)[]; // it has no others
const COLUMNS = FIELDS.map(columnOf);

/** The last period of each kind. */
async function latestPeriods(tx: Tx, chain: number): Promise<EvmPeriod[]> {
  const { rows } = await sql<EvmPeriod>`select ${fields("evm_period", "p", FIELDS)}
    from unnest(array[0, 1, 2, 3]::smallint[]) u (unit)
    cross join lateral (select * from evm_period p where p.chain = ${chain}::bigint and p.unit = u.unit
      order by p.start desc limit 1) p`.execute(tx);
  return rows;
}

async function knownParties(tx: Tx, chain: number, hours: readonly EvmHourFact[]): Promise<EvmParty[]> {
  const addresses = new Set(
    hours.flatMap(({ senders, others, deployers }) => [...senders, ...others, ...deployers]),
  );
  if (addresses.size === 0) return [];
  // Joined: to a list of unknown length the planner may compare every row, address by address.
  const wanted = factsOf(
    "evm_party",
    [...addresses].map((address) => ({ address })),
  );
  const { rows } = await sql<EvmParty>`select p.address, p.seen, p.sent, p.deployed
    from ${wanted} join evm_party p on p.chain = ${chain}::bigint and p.address = f.address`.execute(tx);
  return rows;
}

const columnList = sql.raw(COLUMNS.join(", "));
const replaced = sql.raw(
  COLUMNS.slice(2)
    .map((name) => `${name} = excluded.${name}`)
    .join(", "),
);

async function writePeriods(tx: Tx, chain: number, periods: readonly EvmPeriod[]): Promise<void> {
  if (periods.length === 0) return;
  await sql`insert into evm_period (chain, ${columnList})
    select ${chain}::bigint, ${sql.raw(COLUMNS.map((name) => `f.${name}`).join(", "))} from ${factsOf("evm_period", periods)}
    on conflict (chain, unit, start) do update set ${replaced}`.execute(tx);
}

async function writeParties(tx: Tx, chain: number, parties: readonly EvmParty[]): Promise<void> {
  if (parties.length === 0) return;
  await sql`insert into evm_party (chain, address, seen, sent, deployed)
    select ${chain}::bigint, f.address, f.seen, f.sent, f.deployed from ${factsOf("evm_party", parties)}
    on conflict (chain, address) do update set seen = excluded.seen, sent = excluded.sent, deployed = excluded.deployed`.execute(
    tx,
  );
}

export const periods: EvmOrderedPart = {
  async write(tx, chain, { hours }) {
    if (hours.length === 0) return;
    const [latest, known] = [latestPeriods(tx, chain), knownParties(tx, chain, hours)];
    await together([latest, known]);
    const counted = countHours(await latest, await known, hours);
    const changePeriods = async (): Promise<void> => {
      await writePeriods(tx, chain, counted.periods);
      await addLastActive(tx, chain, counted.lastActive);
    };
    await together([changePeriods(), writeParties(tx, chain, counted.parties)]);
  },
  rewind: rewindPeriods,
};
