/** Prepared statements are planned once on each connection to PostgreSQL, and all others for their values. */

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openDatabase } from "../src/store/node/open-database.ts";
import type { Db } from "../src/store/sql/database.ts";
import { columns } from "../src/store/sql/select-list.ts";
import { type Parameter, statements } from "../src/store/sql/statement.ts";
import { freshDatabase } from "./harness.ts";

const server = inject("postgres");

/** A list of which PostgreSQL believes, while it does not know it, that it has ten members: a plan for one member seems cheaper each time. */
const listed = statements(
  "listed",
  columns({ height: "b.height:bigint" }),
  (
    { order }: { order: "asc" | "desc" },
    value: Parameter<{ list: readonly number[] }>,
  ) => `select b.height from unnest(${value("list", "bigint[]")}) l (height)
    join p_block b on b.network = 1 and b.height = l.height order by b.height ${order}`,
);

describe.skipIf(server === undefined || server.workers !== undefined)("how a connection plans", () => {
  let db: Db;
  beforeAll(async () => {
    const { databaseUrl = "" } = await freshDatabase();
    db = await openDatabase({ databaseUrl });
  });
  afterAll(() => db.destroy());

  /** Plans of a prepared statement on a connection: for any values, and for those of one execution. */
  async function plansOf(connection: Db, name: string) {
    const { rows } = await sql<{ any: number; own: number }>`
      select generic_plans as any, custom_plans as own from pg_prepared_statements where name = ${name}`.execute(
      connection,
    );
    return rows[0];
  }
  const modeOf = async (connection: Db) =>
    (await sql<{ plan_cache_mode: string }>`show plan_cache_mode`.execute(connection)).rows[0]
      ?.plan_cache_mode;

  test("prepared statements once, others for their values", () =>
    db.connection(async (connection) => {
      const page = listed({ order: "asc" });
      for (const list of [[1], [2], [3]]) await page.rows(connection, { list });
      expect(await plansOf(connection, page.prepared)).toEqual({ any: 3, own: 0 });
      expect(await modeOf(connection)).toBe("auto");
    }));

  test("also after a transaction that took the setting back", () =>
    db.connection(async (connection) => {
      const page = listed({ order: "desc" });
      const failed = connection.tx(async (transaction) => {
        await page.rows(transaction, { list: [1] });
        throw new Error("rolled back");
      });
      await expect(failed).rejects.toThrow("rolled back");
      expect(await modeOf(connection)).toBe("auto");
      for (const list of [[2], [3]]) await page.rows(connection, { list });
      expect(await plansOf(connection, page.prepared)).toEqual({ any: 3, own: 0 });
    }));
});
