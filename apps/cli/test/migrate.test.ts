/** The command `migrate`: what it lists, runs and refuses, and that a dry run changes nothing. */

import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLocalnet } from "@primary-network/localnet";
import type { MigrationPlan, openMigrations } from "@primary-network/service";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../service/src/store/node/open-database.ts";
import { appliedMigrations, migrations } from "../../service/src/store/schema/migrate.ts";
import type { Db } from "../../service/src/store/sql/database.ts";
import { emptied } from "../../service/test/emptied.ts";
import { readConfig } from "../src/config/config.ts";
import { listKeys } from "../src/service/keys.ts";
import { migrateDatabase } from "../src/service/migrate.ts";
import { startServing } from "../src/service/serve.ts";

let folder: string;
let config: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-migrate-"));
  config = join(folder, "config.yaml");
  await writeFile(
    config,
    "networks: { fuji: { nodeUrl: 'http://127.0.0.1:1', genesis: genesis.bin } }\ndatabase: { dataDir: index }\nmigrate: false\n",
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Flags {
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** Runs the command; `printed` is its result, `told` the lines beside it. */
async function run(flags: Flags = {}, open?: typeof openMigrations, env = {}) {
  const printed: string[] = [];
  const told: string[] = [];
  const out = {
    print: (text: string) => void printed.push(text),
    tell: (text: string) => void told.push(text),
  };
  const exitCode = await migrateDatabase({ dryRun: false, ...flags, config }, env, out, open);
  return { exitCode, printed: printed.join("\n"), told };
}

describe("of a database in each state", () => {
  const current = { applied: ["1", "2"], pending: [], unknown: [] };
  const behind = { applied: ["1"], pending: ["2", "3"], unknown: [] };
  const newer = { applied: ["1", "9"], pending: ["2"], unknown: ["9"] };
  const ran: string[] = [];
  const opened =
    (plan: MigrationPlan, fault?: string): typeof openMigrations =>
    async () => ({
      plan: async () => plan,
      async run(onMigration) {
        for (const [index, name] of plan.pending.entries()) {
          onMigration?.({ name, number: index + 1, of: plan.pending.length });
          ran.push(name);
        }
        if (fault !== undefined) throw new Error(fault);
      },
      close: async () => {},
    });

  it.each<[flags: Flags, plan: MigrationPlan, code: number, printed: string, told: string[]]>([
    [{}, current, 0, "Nothing to do: the database has this version's layout.", []],
    [{ dryRun: true }, current, 0, "Nothing to do: the database has this version's layout.", []],
    [{ dryRun: true }, behind, 2, "2 migrations would run:\n  2\n  3", []],
    [
      {},
      behind,
      0,
      "2 migrations applied; the database has this version's layout.",
      ["Applying 2 (1 of 2) …", "Applying 3 (2 of 2) …"],
    ],
  ])("%j %j", async (flags, plan, exitCode, printed, told) => {
    ran.length = 0;
    expect(await run(flags, opened(plan))).toEqual({ exitCode, printed, told });
    expect(ran).toHaveLength(told.length);
  });

  it.each<[flags: Flags, plan: MigrationPlan, code: number, want: object]>([
    [{}, current, 0, { dryRun: false, newer: false, before: ["1", "2"], pending: [], ran: [], unknown: [] }],
    [
      { dryRun: true },
      behind,
      2,
      { dryRun: true, newer: false, before: ["1"], pending: ["2", "3"], ran: [], unknown: [] },
    ],
    [
      {},
      behind,
      0,
      { dryRun: false, newer: false, before: ["1"], pending: ["2", "3"], ran: ["2", "3"], unknown: [] },
    ],
    [
      {},
      newer,
      3,
      { dryRun: false, newer: true, before: ["1", "9"], pending: ["2"], ran: [], unknown: ["9"] },
    ],
  ])("as JSON %j %j", async (flags, plan, exitCode, want) => {
    const outcome = await run({ ...flags, json: true }, opened(plan));
    expect([outcome.exitCode, JSON.parse(outcome.printed)]).toEqual([exitCode, want]);
  });

  it("a newer database is refused with its own exit code", async () => {
    await expect(run({}, opened(newer))).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringMatching(/newer than this program's .*: it has 9\. Run the version/),
    });
  });

  it.each([{}, { dryRun: true }, { json: true }])("one made before 0.1.0 is refused: %j", async (flags) => {
    const former = { applied: ["0"], pending: ["1"], unknown: ["0"] };
    await expect(run(flags, opened(former))).rejects.toMatchObject({
      exitCode: 1,
      message: "The database was made before 0.1.0 and has to be indexed again, into an empty database.",
    });
  });

  it("a failure says that nothing is changed, and the reason", async () => {
    await expect(run({}, opened(behind, "disk full"))).rejects.toThrow(
      "A migration failed and changed nothing: disk full. Fix the cause and run the command again.",
    );
  });

  it("a database that cannot be reached is named in one line", async () => {
    await expect(run({}, undefined, { DATABASE_URL: "postgresql://127.0.0.1:1/d" })).rejects.toThrow(
      /^The database cannot be used: .*ECONNREFUSED/,
    );
  });
});

describe("of an embedded database", () => {
  const names = Object.keys(migrations);
  const listed = `${names.length} ${names.length === 1 ? "migration" : "migrations"}`;

  /** Uses the database between two runs of the command. */
  async function withDatabase<T>(use: (db: Db) => Promise<T>): Promise<T> {
    const db = await openDatabase({ dataDir: join(folder, "index") });
    try {
      return await use(db);
    } finally {
      await db.destroy();
    }
  }

  /** Every table with its columns, and the names of migrations. */
  const layoutOf = async (db: Db) => ({
    columns: await db.query({
      text: `select table_name, column_name, data_type from information_schema.columns
        where table_schema = current_schema() order by 1, 2`,
      values: [],
    }),
    applied: await appliedMigrations(db),
  });

  it("a dry run on a folder without a database lists everything and creates nothing", async () => {
    const before = await readdir(folder);
    const { exitCode, printed } = await run({ dryRun: true });
    expect([exitCode, printed]).toEqual([2, [`${listed} would run:`, ...names].join("\n  ")]);
    expect(await readdir(folder)).toEqual(before);
  });

  it("a database that is behind is unchanged by a dry run and by serve with `migrate: false`, and migrated by the command", async () => {
    expect((await run()).exitCode).toBe(0); // creates it
    const before = await withDatabase(async (db) => {
      await emptied(db);
      return layoutOf(db);
    });
    expect(await run({ dryRun: true })).toEqual({
      exitCode: 2,
      printed: [`${listed} would run:`, ...names].join("\n  "),
      told: [],
    });
    const net = await createLocalnet({ validators: 4, delegators: 0, weeks: 2 });
    await writeFile(join(folder, "genesis.bin"), net.genesisBytes);
    await expect(startServing(await readConfig(config, {}), { api: true, index: true })).rejects.toThrow(
      `The database lacks ${listed} (${names.join(", ")}), and this process must not migrate it. Run "primary-network migrate --config ${config}" first.`,
    );
    const keys = { config, migrate: true, json: true }; // the file says that it must not be migrated
    const out = { print: () => {}, tell: () => {} };
    await expect(listKeys(keys, out)).rejects.toThrow(
      `Run "primary-network migrate --config ${config}" first.`,
    );
    expect(await withDatabase(layoutOf)).toEqual(before);
    const told = names.map((name, index) => `Applying ${name} (${index + 1} of ${names.length}) …`);
    expect(await run()).toMatchObject({ exitCode: 0, told });
  });
});
