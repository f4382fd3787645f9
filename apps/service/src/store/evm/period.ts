/** Periods of an EVM chain's time series, and when its addresses were last active: counted on with each commit. */

import { type RawBuilder, sql } from "kysely";
import { type EvmHourFact, hoursOf } from "../../domain/evm/hour.ts";
import { countHours, type EvmParty, type EvmPeriod } from "../../domain/evm/period.ts";
import { fields } from "../sql/columns.ts";
import { columnOf } from "../sql/field.ts";
import { factsOf } from "../sql/insert.ts";
import { type Columns, columns } from "../sql/select-list.ts";
import { type EvmPart, work } from "./part.ts";
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
const latestPeriods = (chain: number): RawBuilder<EvmPeriod> =>
  sql<EvmPeriod>`select ${fields("evm_period", "p", FIELDS)}
    from unnest(array[0, 1, 2, 3]::smallint[]) u (unit)
    cross join lateral (select * from ${sql.table("evm_period")} p where p.chain = ${chain}::bigint and p.unit = u.unit
      order by p.start desc limit 1) p`;

function knownParties(chain: number, hours: readonly EvmHourFact[]): RawBuilder<EvmParty> | undefined {
  const addresses = new Set(
    hours.flatMap(({ senders, others, deployers }) => [...senders, ...others, ...deployers]),
  );
  if (addresses.size === 0) return undefined;
  // Joined: to a list of unknown length the planner may compare every row, address by address.
  const wanted = factsOf(
    "evm_party",
    [...addresses].map((address) => ({ address })),
  );
  return sql<EvmParty>`select p.address, p.seen, p.sent, p.deployed
    from ${wanted} join ${sql.table("evm_party")} p on p.chain = ${chain}::bigint and p.address = f.address`;
}

const columnList = sql.raw(COLUMNS.join(", "));
const replaced = sql.raw(
  COLUMNS.slice(2)
    .map((name) => `${name} = excluded.${name}`)
    .join(", "),
);

function writePeriods(chain: number, periods: readonly EvmPeriod[]): RawBuilder<unknown> | undefined {
  if (periods.length === 0) return undefined;
  return sql`insert into ${sql.table("evm_period")} (chain, ${columnList})
    select ${chain}::bigint, ${sql.raw(COLUMNS.map((name) => `f.${name}`).join(", "))} from ${factsOf("evm_period", periods)}
    on conflict (chain, unit, start) do update set ${replaced}`;
}

function writeParties(chain: number, parties: readonly EvmParty[]): RawBuilder<unknown> | undefined {
  if (parties.length === 0) return undefined;
  return sql`insert into ${sql.table("evm_party")} (chain, address, seen, sent, deployed)
    select ${chain}::bigint, f.address, f.seen, f.sent, f.deployed from ${factsOf("evm_party", parties)}
    on conflict (chain, address) do update set seen = excluded.seen, sent = excluded.sent, deployed = excluded.deployed`;
}

export const periods: EvmPart<EvmHourFact> = {
  table: "evm_period",
  collect: hoursOf,
  write(chain, hours) {
    if (hours.length === 0) return undefined;
    return work([latestPeriods(chain), knownParties(chain, hours)], ([latest, known]) => {
      const counted = countHours(latest, known, hours);
      return [
        writePeriods(chain, counted.periods),
        addLastActive(chain, counted.lastActive),
        writeParties(chain, counted.parties),
      ];
    });
  },
  rewind: rewindPeriods,
};
