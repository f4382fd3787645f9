/** The embedded database stops growing when what it holds does, and serves requests while it is vacuumed. */

import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PglitePools } from "../session/embedded/pglite-pools.ts";
import { Session } from "../session/session.ts";
import type { Db } from "../sql/database.ts";
import { Vacuum } from "./vacuum.ts";

const ROWS = 4_000;

let lite: PGlite;
let pools: PglitePools;
let db: Db;
beforeAll(async () => {
  lite = await PGlite.create();
  pools = new PglitePools(lite);
  db = new Session(pools.pool());
  await sql`create table grown (id int primary key, value text not null)`.execute(db);
  await sql`insert into grown select i, repeat('x', 100) from generate_series(1, ${ROWS}::int) i`.execute(db);
});
afterAll(() => lite.close());

/** Bytes of the table and its indexes. */
async function size(): Promise<number> {
  const { rows } = await sql<{ size: number }>`select pg_total_relation_size('grown') as size`.execute(db);
  return Number(rows[0]?.size);
}

describe("the embedded database", () => {
  test("grows without bound when rows are replaced without vacuuming, and does not with it", async () => {
    // Indexed, so that no row is replaced within its page, and PostgreSQL itself can clean up nothing.
    await sql`create index grown_value on grown (value)`.execute(db);
    const rounds = async (count: number, after: () => Promise<unknown>) => {
      for (let round = 0; round < count; round++) {
        await sql`update grown set value = ${`${round}-`} || repeat('x', 100) || id`.execute(db);
        await after();
      }
      return size();
    };
    const before = await size();
    const left = await rounds(3, async () => {});
    expect(left).toBeGreaterThan(2 * before);
    const vacuum = new Vacuum(db, endless());
    const first = await rounds(1, async () => expect(await vacuum.step()).toEqual(["grown"]));
    expect(await rounds(5, () => vacuum.step())).toBeLessThan(1.1 * first);
  });

  test("is checked after 500 turns of the connection, and is not vacuumed while few rows are dead", async () => {
    const due = new Vacuum(db, () => 500);
    await sql`vacuum grown`.execute(db);
    await sql`update grown set value = 'a' || id where id <= 1000`.execute(db);
    expect(await new Vacuum(db, () => 499).step()).toEqual([]);
    expect(await due.step()).toEqual([]); // 1000 dead are not more than 1000 and a fifth of 4000
    await sql`update grown set value = 'b' || id`.execute(db);
    expect(await due.step()).toEqual([]); // it has just looked
    expect(await new Vacuum(db, () => 500).step()).toEqual(["grown"]);
  });
});

/** A count that is always far ahead. */
function endless(): () => number {
  let turns = 0;
  return () => {
    turns += 1_000;
    return turns;
  };
}

test("pools are served in rotation, and a pool with a short timeout gives up", async () => {
  const order: string[] = [];
  const of = (name: string, waitMs?: number) => {
    const pool = pools.pool(waitMs);
    return async () => {
      const client = await pool.connect();
      order.push(name);
      client.release();
    };
  };
  const holder = await pools.pool().connect();
  const [api, index] = [of("api"), of("index")];
  const impatient = of("impatient", 1);
  const work = [api(), api(), api(), index(), index()];
  await expect(impatient()).rejects.toMatchObject({ name: "StoreUnavailableError", retryAfter: 1 });
  holder.release();
  await Promise.all(work);
  expect(order).toEqual(["api", "index", "api", "index", "api"]);
});
