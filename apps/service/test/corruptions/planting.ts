/** Plants damages in an index, one after another, and compares the index with its node after each. */
import type { VerifyReport } from "@primary-network/verify";
import { sql } from "kysely";
import { expect } from "vitest";
import { openDatabase } from "../../src/store/node/open-database.ts";
import type { keptDatabase } from "../harness.ts";
import type { Corruption } from "./corruption.ts";

type Location = Awaited<ReturnType<typeof keptDatabase>>;

/** An index that is right, and a way to compare it. */
export interface Planting {
  readonly location: Location;
  /** Compares as a new process would serve the database. */
  compare(chains?: readonly string[]): Promise<VerifyReport>;
}

/** @returns the number of rows that the last statement changed */
async function run(location: Location, ...statements: string[]): Promise<bigint> {
  const db = await openDatabase(location);
  let changed = 0n;
  try {
    for (const statement of statements)
      changed = (await sql.raw(statement).execute(db)).numAffectedRows ?? 0n;
  } finally {
    await db.destroy();
  }
  return changed;
}

const keep = ({ table }: Corruption): string => `create table kept as table ${table}`;
const repair = ({ table }: Corruption): string[] => [
  `delete from ${table}`,
  `insert into ${table} select * from kept`,
  "drop table kept",
];

/**
 * Says what became of a damage. Undefined if its comparison found it.
 *
 * @param before - Damage that is still there. To open a database takes longer than to change it, so that it is repaired
 * at the same time.
 */
async function faultOf(
  { location, compare }: Planting,
  corruption: Corruption,
  before: Corruption | undefined,
): Promise<string | undefined> {
  const { sql: damage, chain, found } = corruption;
  const changed = await run(location, ...(before ? repair(before) : []), keep(corruption), damage);
  if (changed === 0n) return "changes no row";
  // Burned amounts are sums over all chains.
  const { differences } = await compare(found.startsWith("AVAX burned") ? undefined : [chain]);
  const by = [...new Set(differences.map(({ question }) => question))];
  return by.some((question) => question.startsWith(found)) ? undefined : `is found by ${by.join("; ")}`;
}

/** Expects that each damage is found, and that the index is as before afterwards. */
export async function expectAllFound(planting: Planting, corruptions: readonly Corruption[]): Promise<void> {
  expect((await planting.compare()).differences).toEqual([]);
  const faults: string[] = [];
  let before: Corruption | undefined;
  for (const corruption of corruptions) {
    const fault = await faultOf(planting, corruption, before);
    if (fault !== undefined) faults.push(`${corruption.name}: ${fault}`);
    before = corruption;
  }
  if (before) await run(planting.location, ...repair(before));
  expect(faults).toEqual([]);
  expect((await planting.compare()).differences).toEqual([]);
}
