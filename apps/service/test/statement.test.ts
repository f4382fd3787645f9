/** Prepared statements on the database: what their values become on the way there and back. */

import fc from "fast-check";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type Databases, openDatabases } from "../src/store/node/open-database.ts";
import { columns } from "../src/store/sql/select-list.ts";
import { type Parameter, Statement } from "../src/store/sql/statement.ts";
import { freshDatabase } from "./harness.ts";

interface Values {
  readonly network: number;
  readonly height: number | null;
  readonly amount: string;
  readonly note: string;
  readonly isSpent: boolean;
  readonly id: string;
  readonly ids: readonly string[];
  readonly notes: readonly string[];
  readonly heights: readonly number[];
}

const row = columns({
  network: ":int",
  height: ":bigint?",
  amount: ":numeric",
  note: ":text",
  isSpent: ":boolean",
  id: ":bytea",
  ids: ":bytea[]",
  notes: ":text[]",
  first: ":bigint?",
  json: ":json",
});

const echo = new Statement("echo", row, (value: Parameter<Values>) => {
  const [network, height] = [value("network", "int"), value("height", "bigint")];
  const expressions = {
    network,
    height,
    amount: value("amount", "numeric"),
    note: value("note", "text"),
    isSpent: value("isSpent", "boolean"),
    id: value("id", "bytea"),
    ids: value("ids", "bytea[]"),
    notes: value("notes", "text[]"),
    first: `(${value("heights", "bigint[]")})[1]`,
    json: `json_build_object('network', ${network})`,
  };
  return `select ${row.text(expressions)}`;
});

describe("on a database", () => {
  let databases: Databases;
  const seen: string[] = [];
  beforeAll(async () => {
    const bounds = { statementMs: 10_000, api: { max: 1 } };
    databases = await openDatabases(await freshDatabase(), bounds, {
      statement: ({ text }) => seen.push(text),
      waited: () => {},
    });
  });
  afterAll(async () => {
    await databases?.unlimited.destroy();
    await databases?.close();
  });

  test("rows have named values, in every form that a parameter has", async () => {
    const byte = fc.uint8Array({ maxLength: 40 }).map((bytes) => `0x${Buffer.from(bytes).toString("hex")}`);
    const text = fc.string({ unit: "binary" }).filter((one) => !one.includes("\u0000"));
    const values = fc.record({
      network: fc.nat(),
      height: fc.option(fc.maxSafeInteger()),
      amount: fc.bigInt({ min: 0n, max: 2n ** 64n }).map(String),
      note: text,
      isSpent: fc.boolean(),
      id: byte,
      ids: fc.array(byte, { maxLength: 4 }),
      notes: fc.array(fc.oneof(text, fc.constantFrom('"', "\\", "NULL", "", ",", "{}")), { maxLength: 4 }),
      heights: fc.array(fc.maxSafeInteger(), { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(values, async (given) => {
        const { network, height, amount, note, isSpent, id, ids, notes, heights } = given;
        const json = `{"network" : ${network}}`;
        expect(await echo.rows(databases.pools.api, given)).toEqual([
          { network, height, amount, note, isSpent, id, ids, notes, first: heights[0] ?? null, json },
        ]);
      }),
      { numRuns: 40 },
    );
  });

  test("observers see them, and transactions run them", async () => {
    seen.length = 0;
    const more = columns({ sum: ":int" });
    const one = new Statement(
      "one",
      more,
      (value: Parameter<{ a: number }>) => `select ${more.text({ sum: `${value("a", "int")} + 1` })}`,
    );
    const rows = await databases.pools.api.tx((tx) => one.rows(tx, { a: 1 }));
    expect(rows).toEqual([{ sum: 2 }]);
    expect(seen).toContain(one.text);
  });

  test("other statements have rows with names", async () => {
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(databases.pools.api);
    expect(rows).toEqual([{ one: 1 }]);
  });

  test.skipIf(inject("postgres") === undefined)("a server prepares each once per connection", async () => {
    const { rows } = await sql<{ name: string; count: string }>`
      select name, generic_plans + custom_plans as count from pg_prepared_statements where name = ${echo.prepared}`.execute(
      databases.pools.api,
    );
    expect(rows).toHaveLength(1);
    expect(Number(rows[0]?.count)).toBeGreaterThanOrEqual(40);
    expect(pg.defaults.binary).toBe(false); // the parsers read the text form
  });
});
