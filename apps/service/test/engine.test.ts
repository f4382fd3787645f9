/**
 * The embedded database and PostgreSQL look alike from the store: every type of column is read as the same value, an
 * error names the same state, and a transaction that fails leaves nothing. Most other tests run on one of them alone.
 */

import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { byteList, bytes } from "../src/store/sql/bytes.ts";
import { networkRows } from "../src/store/sql/insert.ts";
import { openStore } from "./harness.ts";

const { db } = await openStore();
beforeAll(async () => {
  await sql`create table engine_row (id bigint primary key, note text not null)`.execute(db);
});

const notes = async (): Promise<string[]> => {
  const { rows } = await sql<{ note: string }>`select note from engine_row order by id`.execute(db);
  return rows.map(({ note }) => note);
};
const insert = (id: number, note: string | null) => sql`insert into engine_row values (${id}, ${note})`;

describe("a value", () => {
  test.each<[type: string, given: unknown, want: unknown]>([
    ["smallint", "-3", -3],
    ["integer", "2147483647", 2_147_483_647],
    ["bigint", "9007199254740991", Number.MAX_SAFE_INTEGER],
    ["numeric", "123456789012345678901234567890", "123456789012345678901234567890"],
    ["numeric", "0.10", "0.10"],
    ["boolean", "true", true],
    ["text", "Ärger 🔺 \\ '", "Ärger 🔺 \\ '"],
    ["text", null, null],
    ["uuid", "0190B2C4-5B5F-7CC2-8000-000000000001", "0190b2c4-5b5f-7cc2-8000-000000000001"],
    ["text[]", ["a", 'b"c', ""], ["a", 'b"c', ""]],
    ["jsonb", '{"a":[1,null,"x"]}', { a: [1, null, "x"] }],
    ["double precision", "0.1", 0.1],
  ])("of %s survives a round trip: %j", async (type, given, want) => {
    const { rows } = await sql<{ value: unknown }>`select ${given}::${sql.raw(type)} as value`.execute(db);
    expect(rows).toEqual([{ value: want }]);
  });

  test("of bytea survives a round trip: it is read as hex", async () => {
    const given = Uint8Array.of(0, 1, 127, 128, 255);
    const { rows } = await sql<{ value: string; list: string[]; empty: string; none: null }>`
      select ${given}::bytea as value, ${byteList(["0x00ff", "0x"])} as list, ${bytes("0x")} as empty, null::bytea as none`.execute(
      db,
    );
    expect(rows).toEqual([{ value: "0x00017f80ff", list: ["0x00ff", "0x"], empty: "0x", none: null }]);
    const { rows: again } = await sql<{ same: boolean }>`
      select ${bytes("0x00017f80ff")} = ${given}::bytea as same`.execute(db);
    expect(again).toEqual([{ same: true }]);
  });
});

test("rows changed by a statement are counted", async () => {
  await sql`insert into engine_row select n, 'n' || n from generate_series(1, 5) n`.execute(db);
  const updated = await sql`update engine_row set note = 'changed' where id > 2`.execute(db);
  const removed = await sql`delete from engine_row`.execute(db);
  expect([updated.numAffectedRows, removed.numAffectedRows]).toEqual([3n, 5n]);
});

test.each([
  ["23505", "a second row of the same key", insert(1, "again")],
  ["23502", "no value where there must be one", insert(2, null)],
  ["42P01", "a table that is not there", sql`select * from engine_nothing`],
  ["22003", "a number that is too large", sql`select 9223372036854775807::bigint + 1`],
])("error %s: %s", async (code, _, statement) => {
  await sql`delete from engine_row`.execute(db);
  await insert(1, "first").execute(db);
  await expect(statement.execute(db)).rejects.toMatchObject({ code });
  expect(await notes()).toEqual(["first"]);
});

test("a failed transaction leaves nothing, and the next statement is not part of it", async () => {
  await sql`delete from engine_row`.execute(db);
  const failing = db.tx(async (trx) => {
    await insert(1, "lost").execute(trx);
    await insert(1, "twice").execute(trx);
  });
  await expect(failing).rejects.toMatchObject({ code: "23505" });
  await insert(2, "kept").execute(db);
  expect(await notes()).toEqual(["kept"]);
});

describe("statements that are sent together", () => {
  const polls = async (): Promise<number[]> => {
    const { rows } = await sql<{
      poll: number;
    }>`select poll from p_poll where network = 7 order by poll`.execute(db);
    return rows.map(({ poll }) => poll);
  };
  beforeAll(async () => {
    await sql`create table if not exists p_poll (network int not null, time bigint not null, poll bigint primary key)`.execute(
      db,
    );
  });

  test("have rows and values as others have", async () => {
    await sql`delete from engine_row`.execute(db);
    await db.tx(async (tx) => {
      const many = Array.from({ length: 30_000 }, (_, index) => ({ poll: index, time: 10 * index }));
      const [read, , none, counted] = await tx.pipeline([
        sql`select ${-3}::int as number, ${"0x"}::text as text, ${null}::text as none, ${true}::boolean as yes,
          9007199254740991::bigint as large, ${bytes("0x00ff")} as bytes`,
        networkRows(7, "p_poll", many),
        undefined,
        tx
          .selectFrom("p_poll")
          .select((eb) => eb.fn.countAll<number>().as("count"))
          .where("network", "=", 7),
        insert(1, "Ärger 🔺"),
        sql`update engine_row set note = note || '!'`,
      ]);
      const row = {
        number: -3,
        text: "0x",
        none: null,
        yes: true,
        large: Number.MAX_SAFE_INTEGER,
        bytes: "0x00ff",
      };
      expect([read, none, counted]).toEqual([[row], [], [{ count: many.length }]]);
      expect(await tx.pipeline([])).toEqual([]);
    });
    expect(await polls()).toHaveLength(30_000);
    expect(await notes()).toEqual(["Ärger 🔺!"]);
    await sql`delete from p_poll`.execute(db);
  });

  test.each<[what: string, poll: number | null, code: string]>([
    ["a second row of a key", 5, "23505"],
    ["a row without a key", null, "23502"],
  ])("leave nothing after %s, and the connection goes on", async (_, poll, code) => {
    await sql`delete from engine_row`.execute(db);
    const writing = db.tx(async (tx) => {
      await insert(1, "lost").execute(tx);
      const rows = [
        { poll: 5, time: 1 },
        { poll: poll as number, time: 2 },
      ]; // null too, which no caller may give
      await tx.pipeline([
        networkRows(7, "p_poll", [{ poll: 4, time: 1 }]),
        networkRows(7, "p_poll", rows),
        insert(2, "lost"),
        networkRows(7, "p_poll", [{ poll: 6, time: 1 }]),
      ]);
    });
    await expect(writing).rejects.toMatchObject({ code });
    expect([await notes(), await polls()]).toEqual([[], []]);
    await db.tx((tx) => tx.copy(networkRows(7, "p_poll", [{ poll: 1, time: 1 }])));
    expect(await polls()).toEqual([1]);
    await sql`delete from p_poll`.execute(db);
  });
});

test("a transaction that has ended runs no statement", async () => {
  const left = await db.tx(async (tx) => tx);
  await expect(insert(9, "late").execute(left)).rejects.toThrow("the transaction has ended");
  await expect(left.pipeline([insert(9, "late")])).rejects.toThrow("the transaction has ended");
});

test("statements beside an open transaction see its changes only after the commit", async () => {
  await sql`delete from engine_row`.execute(db);
  const beside: Promise<string[]>[] = [];
  await db.tx(async (trx) => {
    await insert(1, "one").execute(trx);
    // On the embedded database this one waits for its turn: awaiting it here would wait for ever.
    beside.push(notes());
    await insert(2, "two").execute(trx);
  });
  const seen = await Promise.all(beside);
  expect([[], ["one", "two"]]).toContainEqual(seen[0]);
  expect(await notes()).toEqual(["one", "two"]);
});
