import { expect, test } from "vitest";
import type { Target } from "../session/connection.ts";
import { ofOneWorker } from "./planner.ts";
import { columns } from "./select-list.ts";
import { ChainStatement, type Parameter, Statement, statements } from "./statement.ts";

test("a parameter that occurs again keeps its number", () => {
  const statement = new Statement(
    "sum",
    columns({ sum: ":int", b: ":bytea" }),
    (value: Parameter<{ a: number; b: string }>) =>
      `select ${value("a", "int")} + ${value("a", "int")}, ${value("b", "bytea")}`,
  );
  expect(statement.text).toBe("select $1::int + $1::int, $2::text::bytea");
  expect(statement.parametersOf({ a: 1, b: "0x0102" })).toEqual([1, "\\x0102"]);
});

test("each shape has one statement, and its own name", () => {
  const page = statements(
    "one",
    columns({ network: ":int" }),
    ({ order }: { order: "asc" | "desc" }, value: Parameter<{ network: number }>) =>
      `select ${value("network", "int")} order by 1 ${order}`,
  );
  expect(page({ order: "asc" })).toBe(page({ order: "asc" }));
  const names = (["asc", "desc"] as const).map((order) => page({ order }).prepared);
  expect(new Set(names).size).toBe(2);
  expect(names[0]).toMatch(/^s_[0-9a-f]{16}$/);
});

/** A worker of a cluster, and its coordinator. */
const worker: Target = { dialect: "plain", table: (name) => `${name}_7` };
const coordinator: Target = { dialect: "cluster", table: (name) => name };

test("a statement of a chain names it, and has a text for each server with the same parameters", () => {
  const statement = new ChainStatement(
    "of-a-chain",
    columns({}),
    (value: Parameter<{ limit: number; chain: number }>, { dialect, table }) => {
      const [chain, limit] = [value("chain", "bigint"), value("limit", "int")];
      return `select from ${table("evm_tx")} where chain = ${chain} ${ofOneWorker(chain, dialect)} limit ${limit}`;
    },
  );
  const query = statement.with({ chain: 7, limit: 10 });
  const text = "select from evm_tx where chain = $1::bigint  limit $2::int";
  expect(query).toMatchObject({ text, values: [7, 10], name: statement.prepared, chain: 7 });
  expect(query.textFor?.(worker)).toBe(text.replace("evm_tx", "evm_tx_7"));
  expect(query.textFor?.(coordinator)).toBe(
    "select from evm_tx where chain = $1::bigint and t.chain = any(array[$1::bigint]) limit $2::int",
  );
});

test("a statement has no parameter on a cluster alone", () => {
  const statement = new Statement(
    "of-all",
    columns({}),
    (value: Parameter<{ a: number; b: number }>, { dialect }) =>
      `select ${value(dialect === "cluster" ? "b" : "a", "int")}`,
  );
  const query = statement.with({ a: 1, b: 2 });
  expect(query).not.toHaveProperty("chain");
  expect(() => query.textFor?.(coordinator)).toThrow("not extensible");
});
