/** What work that goes on side by side sends, and when. */

import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from "kysely";
import { expect, test } from "vitest";
import type { Database, Tx } from "./database.ts";
import { grouped, together } from "./grouped.ts";
import { groupedBy } from "./statement-group.ts";

/** Runs work in a transaction of a database that returns each statement's text, and fails one with `fail` in it; what was sent. */
async function sentBy(work: (tx: Tx) => Promise<void>): Promise<string[][]> {
  const sent: string[][] = [];
  const respond = ({ sql: text }: CompiledQuery) => ({ rows: [{ text }] });
  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery) {
      const group = groupedBy(query.parameters) ?? [query];
      sent.push(group.map(({ sql: text }) => text));
      await new Promise((resolve) => setImmediate(resolve));
      const failing = group.find(({ sql: text }) => text.includes("fail"));
      if (failing) throw new Error(`refused: ${failing.sql}`);
      const rows = group.map(respond);
      return { rows: (groupedBy(query.parameters) ? rows : rows.flatMap((one) => one.rows)) as Row[] };
    },
    async *streamQuery() {},
  };
  class Driver extends DummyDriver {
    override async acquireConnection(): Promise<DatabaseConnection> {
      return connection;
    }
  }
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  await db.transaction().execute(work);
  return sent;
}

const run = async (tx: Tx, text: string): Promise<string | undefined> => {
  const { rows } = await sql<{ text: string }>`${sql.raw(text)}`.execute(tx);
  return rows[0]?.text;
};

test("what is wanted at the same time is sent together, and what follows from it together again", async () => {
  const results: (string | undefined)[] = [];
  const sent = await sentBy(async (tx) => {
    const side = grouped(tx);
    const steps = async (name: string, count: number) => {
      for (let step = 1; step <= count; step++) results.push(await run(side, `${name}${step}`));
    };
    await together([
      steps("a", 3),
      steps("b", 1),
      side.selectFrom("p_poll").selectAll().execute(),
      steps("c", 2),
    ]);
  });
  expect(sent.map((group) => group.toSorted())).toEqual([
    ["a1", "b1", "c1", 'select * from "p_poll"'],
    ["a2", "c2"],
    ["a3"],
  ]);
  expect(results.toSorted()).toEqual(["a1", "a2", "a3", "b1", "c1", "c2"]);
});

test("after a failure nothing more is sent, and all is over before it is reported", async () => {
  const ended: string[] = [];
  const groups: string[][] = [];
  const failing = sentBy(async (tx) => {
    const side = grouped(tx);
    const part = async (...texts: readonly string[]) => {
      try {
        for (const text of texts) groups.push([(await run(side, text)) ?? ""]);
      } finally {
        ended.push(texts.join());
      }
    };
    const refused = together([part("a1", "a2"), part("b1", "fail", "b3"), part("c1", "c2", "c3")]);
    await refused.catch((error: unknown) => {
      expect(ended).toHaveLength(3);
      throw error;
    });
  });
  await expect(failing).rejects.toThrow("refused: fail");
  expect(groups.flat().toSorted()).toEqual(["a1", "b1", "c1"]);
});

test("a part that fails by itself lets the others end, and is what is reported", async () => {
  const order: string[] = [];
  const sent = sentBy(async (tx) => {
    const side = grouped(tx);
    const own = Promise.reject(new Error("does not fit"));
    const other = run(side, "a1").then(() => order.push("other"));
    await together([own, other]).catch((error: unknown) => {
      order.push("reported");
      throw error;
    });
  });
  await expect(sent).rejects.toThrow("does not fit");
  expect(order).toEqual(["other", "reported"]);
});
