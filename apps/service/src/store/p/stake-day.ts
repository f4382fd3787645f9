/** The stakes of a network's subnets by day: keeps their changes, and adds them up. */

import { type RawBuilder, sql } from "kysely";
import { DAY } from "../../domain/day.ts";
import type { StakeStepFact } from "../../domain/p/facts.ts";
import type { Db } from "../sql/database.ts";
import { factsOf } from "../sql/insert.ts";
import { columns } from "../sql/select-list.ts";
import { type Parameter, Statement } from "../sql/statement.ts";
import type { Removed } from "./staker-changes.ts";

/** Stands for all subnets together. */
const ALL = "0x";

/** A validation that is removed ends then, and not at the end of its term; one that had not begun never does. */
export function removalSteps({
  subnetId,
  weight,
  startTime,
  endTime,
  removedTime,
}: Removed): StakeStepFact[] {
  const step = { subnetId, kind: "validator" } as const;
  return [
    { ...step, time: Math.max(startTime, removedTime), count: -1, weight: `-${weight}` },
    { ...step, time: endTime, count: 1, weight },
  ];
}

/** Changes of a day. */
interface Change {
  readonly day: number;
  readonly subnetId: string;
  validators: number;
  delegators: number;
  validatorWeight: bigint;
  delegatorWeight: bigint;
}

function changesOf(steps: readonly StakeStepFact[]): Change[] {
  const changes = new Map<string, Change>();
  for (const { subnetId, kind, time, count, weight } of steps) {
    const day = Math.floor(time / DAY);
    for (const subnet of [subnetId, ALL]) {
      const key = `${subnet}/${day}`;
      const change = changes.get(key) ?? {
        day,
        subnetId: subnet,
        validators: 0,
        delegators: 0,
        validatorWeight: 0n,
        delegatorWeight: 0n,
      };
      change[`${kind}s`] += count;
      change[`${kind}Weight`] += BigInt(weight);
      changes.set(key, change);
    }
  }
  return [...changes.values()];
}

/** Adds changes to the stored changes of the same days. */
export function addSteps(network: number, steps: readonly StakeStepFact[]): RawBuilder<unknown> | undefined {
  if (steps.length === 0) return undefined;
  const rows = changesOf(steps).map(({ validatorWeight, delegatorWeight, ...change }) => ({
    ...change,
    validatorWeight: String(validatorWeight),
    delegatorWeight: String(delegatorWeight),
  }));
  return sql`insert into p_stake_day (network, day, subnet_id, validators, delegators, validator_weight, delegator_weight)
    select ${network}::int, f.day, f.subnet_id, f.validators, f.delegators, f.validator_weight, f.delegator_weight
    from ${factsOf("p_stake_day", rows)}
    on conflict (network, subnet_id, day) do update set validators = p_stake_day.validators + excluded.validators,
      delegators = p_stake_day.delegators + excluded.delegators,
      validator_weight = p_stake_day.validator_weight + excluded.validator_weight,
      delegator_weight = p_stake_day.delegator_weight + excluded.delegator_weight`;
}

/** The stakes of a subnet at the end of a day. */
export interface StakeDay {
  /** Days since 1970. */
  readonly day: number;
  readonly validators: number;
  readonly delegators: number;
  /** Decimal; nAVAX on the Primary Network. */
  readonly validatorWeight: string;
  readonly delegatorWeight: string;
}

/** The days with changes, and up to when the chain is known. */
export interface StakeDays {
  /** Unix seconds of the block up to which stakes are known; 0 without blocks. */
  readonly until: number;
  /** In ascending order. From one day to the next in the list, stakes stay as they are on the earlier day. */
  readonly days: readonly StakeDay[];
}

const row = columns({
  until: "b.time:bigint",
  day: "d.day:int",
  validators: "(sum(d.validators) over w)::bigint:bigint",
  delegators: "(sum(d.delegators) over w)::bigint:bigint",
  validatorWeight: "sum(d.validator_weight) over w:numeric",
  delegatorWeight: "sum(d.delegator_weight) over w:numeric",
});

const read = new Statement(
  "p-stake-days",
  row,
  (value: Parameter<{ network: number; height: number; subnet: string }>) => `select ${row.text()}
    from p_block b join p_stake_day d on d.network = b.network and d.subnet_id = ${value("subnet", "bytea")}
      and d.day < b.time / ${DAY}
    where b.network = ${value("network", "int")} and b.height = ${value("height", "bigint")}
    window w as (order by d.day) order by d.day`,
);

export const stakeDaysOn = (db: Db) => ({
  /**
   * Reads the days that had ended with a block. Later blocks change none of them.
   *
   * @param subnet id; undefined for all subnets together
   */
  async read(network: number, height: number, subnet: string | undefined): Promise<StakeDays> {
    const rows = await read.rows(db, { network, height, subnet: subnet ?? ALL });
    return { until: rows[0]?.until ?? 0, days: rows };
  },
});
