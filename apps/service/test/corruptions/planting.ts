/** Plants damages in an index, one after another, and compares the index with its node after each. */
import type { Progress, VerifyOptions, VerifyReport, VerifyState } from "@primary-network/verify";
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
  compare(options?: Pick<VerifyOptions, "chains" | "resume" | "onStep">): Promise<VerifyReport>;
}

const asksFor = ({ found }: Corruption, { question }: { readonly question: string }): boolean =>
  question.startsWith(found);

/** Chains to compare: that of the damage, and all of them for burned amounts, which are sums over all. */
const chainsOf = ({ chain, found }: Corruption): readonly string[] | undefined =>
  found.startsWith("AVAX burned") ? undefined : [chain];

/** Ends a comparison as soon as it has found the damage. */
class IsFound extends Error {}

/** Compares right indexes once for each choice of chains, so that comparisons of damaged ones can begin in the middle. */
class RightRuns {
  readonly #compare: Planting["compare"];
  readonly #states = new Map<string, Promise<readonly VerifyState[]>>();

  constructor({ compare }: Planting) {
    this.#compare = compare;
  }

  /** State before the first step that asks what finds a damage. Undefined if that is the first step of all. */
  async stateBefore(corruption: Corruption): Promise<VerifyState | undefined> {
    const chains = chainsOf(corruption);
    const key = String(chains);
    const states = this.#states.get(key) ?? this.#run(chains);
    this.#states.set(key, states);
    const run = await states;
    const asked = run.findIndex(({ comparison }) => comparison.rows.some((row) => asksFor(corruption, row)));
    return run[asked - 1];
  }

  async #run(chains: readonly string[] | undefined): Promise<readonly VerifyState[]> {
    const states: VerifyState[] = [];
    const onStep = ({ state }: Progress) => void states.push(state);
    const { differences } = await this.#compare({ ...(chains && { chains }), onStep });
    expect(differences).toEqual([]);
    return states;
  }
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
  resume: VerifyState | undefined,
  before: Corruption | undefined,
): Promise<string | undefined> {
  const changed = await run(location, ...(before ? repair(before) : []), keep(corruption), corruption.sql);
  if (changed === 0n) return "changes no row";
  const chains = chainsOf(corruption);
  const onStep = ({ state }: Progress) => {
    if (state.comparison.differences.some((each) => asksFor(corruption, each))) throw new IsFound();
  };
  try {
    const { differences } = await compare({ ...(chains && { chains }), ...(resume && { resume }), onStep });
    const by = [...new Set(differences.map(({ question }) => question))];
    return `is found by ${by.join("; ")}`;
  } catch (error) {
    if (error instanceof IsFound) return undefined;
    throw error;
  }
}

/** Expects that each damage is found, and that the index is as before afterwards. */
export async function expectAllFound(planting: Planting, corruptions: readonly Corruption[]): Promise<void> {
  const right = new RightRuns(planting);
  const resumes: (VerifyState | undefined)[] = [];
  for (const corruption of corruptions) resumes.push(await right.stateBefore(corruption));
  const faults: string[] = [];
  let before: Corruption | undefined;
  for (const [index, corruption] of corruptions.entries()) {
    const fault = await faultOf(planting, corruption, resumes[index], before);
    if (fault !== undefined) faults.push(`${corruption.name}: ${fault}`);
    before = corruption;
  }
  if (before) await run(planting.location, ...repair(before));
  expect(faults).toEqual([]);
  expect((await planting.compare()).differences).toEqual([]);
}
