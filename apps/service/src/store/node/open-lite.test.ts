/** The embedded database's directory: what a kill leaves is opened, what is damaged is named, and a directory that others took is not written to. */

import { access, mkdir, mkdtemp, rename, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db, Tx } from "../sql/database.ts";
import { DataDirUnusableError } from "./data-dir-unusable.ts";
import { openDatabase } from "./open-database.ts";
import { logFileBytes } from "./open-lite.ts";

let root: string;
let dataDir: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "open-lite-"));
  dataDir = join(root, "database");
  // Volumes are made beforehand.
  await mkdir(dataDir);
  const db = await openDatabase({ dataDir });
  await sql`create table kept (id int)`.execute(db);
  await insert(db);
  await db.destroy();
});
afterAll(() => rm(root, { recursive: true }));

const insert = (db: Db | Tx) => sql`insert into kept values (1)`.execute(db);
const count = async (db: Db): Promise<unknown> =>
  (await sql<{ n: number }>`select count(*)::int as n from kept`.execute(db)).rows[0]?.n;
const OTHERS = "the data directory has another owner";

test("a process killed before it wrote postmaster.pid locks nobody out", async () => {
  await writeFile(join(dataDir, "postmaster.pid"), "");
  const db = await openDatabase({ dataDir });
  expect(await count(db)).toBe(1);
  await db.destroy();
});

test("another program's PGlite stops this one's writes, also within a transaction", async () => {
  const db = await openDatabase({ dataDir });
  const other: PGlite[] = [];
  const transaction = db.tx(async (trx) => {
    await insert(trx);
    other.push(await PGlite.create({ dataDir }));
    await insert(trx);
  });
  await expect(transaction).rejects.toThrow(OTHERS);
  await expect(count(db)).rejects.toThrow(`${OTHERS}: dataDir ${dataDir} was opened by another program`);
  await expect(db.destroy()).rejects.toThrow("was opened by another program");
  const [lite] = other;
  expect((await lite?.query("select * from kept"))?.rows).toEqual([{ id: 1 }]);
  await lite?.close();
});

test("a directory that is moved is no longer written to, and is free with its full content", async () => {
  const db = await openDatabase({ dataDir });
  await insert(db);
  const moved = join(root, "moved");
  await rename(dataDir, moved);
  await expect(insert(db)).rejects.toThrow(`dataDir ${dataDir} was moved or removed while it was in use`);
  await expect(openDatabase({ dataDir: moved })).rejects.toThrow("is in use by this process");
  await expect(db.destroy()).rejects.toThrow("was moved or removed");
  dataDir = moved;
  const again = await openDatabase({ dataDir });
  expect(await count(again)).toBe(2);
  await again.destroy();
});

test("a damaged directory is not changed, and the error states the damage and the remedy", async () => {
  await truncate(join(dataDir, "global/pg_control"), 0);
  for (let twice = 0; twice < 2; twice++) {
    const failed: unknown = await openDatabase({ dataDir }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(DataDirUnusableError);
    expect(String(failed)).toContain(
      `dataDir ${dataDir} cannot be opened: PANIC: could not read file "global/pg_control": read 0 of `,
    );
    expect(String(failed)).toContain(`(mv ${dataDir} ${dataDir}.unusable)`);
    expect(String(failed)).toContain("API keys");
  }
  await access(join(dataDir, "PG_VERSION"));
});

test.each([
  [["FATAL:  database files are incompatible with server"], "mv /x /x.unusable"],
  [["2026 [42] PANIC:  could not write to file: No space left on device"], "put that right and start again"],
  [["FATAL:  could not open file: Permission denied"], "put that right and start again"],
  [[], "mv /x /x.unusable"],
])("%j: the advice fits the reason", (faults, want) => {
  const { message } = new DataDirUnusableError("/x", faults, new Error("Aborted()"));
  expect(message).toContain(want);
  expect(message).toContain(
    `cannot be opened: ${faults[0]?.replace(/^2026 \[42\] /, "").replace("  ", " ") ?? "Error: Aborted()"}. `,
  );
});

test("a directory that was set up with PostgreSQL's own log files opens, and so does one with small ones", async () => {
  const [former, current] = [join(root, "former"), join(root, "current")];
  await (await PGlite.create({ dataDir: former })).close();
  for (const [folder, files, kept] of [
    [former, 16 << 20, "32MB"],
    [current, 1 << 20, "2MB"],
  ] as const) {
    const db = await openDatabase({ dataDir: folder });
    expect(await logFileBytes(folder)).toBe(files);
    const { rows } = await sql<{ min_wal_size: string }>`show min_wal_size`.execute(db);
    expect(rows).toEqual([{ min_wal_size: kept }]);
    await db.destroy();
  }
});
