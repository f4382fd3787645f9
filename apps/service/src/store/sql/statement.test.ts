import { expect, test } from "vitest";
import { columns } from "./select-list.ts";
import { type Parameter, Statement, statements } from "./statement.ts";

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

test.each([
  ["of a chain", "evm_tx t where t.chain = ", 7],
  ["of a chain and of messages, which lie elsewhere", "evm_tx t, icm_side i where t.chain = ", undefined],
  ["of messages of a chain", "icm_side i where i.chain = ", undefined],
])("a statement %s names its chain to a cluster or not", (_, text, chain) => {
  const statement = new Statement(
    text,
    columns({}),
    (value: Parameter<{ limit: number; chain: number }>) =>
      `select from ${text}${value("chain", "bigint")} limit ${value("limit", "int")}`,
  );
  expect(statement.with({ chain: 7, limit: 10 })).toEqual({
    text: statement.text,
    values: [7, 10],
    name: statement.prepared,
    chain,
  });
});
