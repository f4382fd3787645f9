import { expect, test } from "vitest";
import { preparedName, Statement, statements } from "./statement.ts";

test("a parameter that occurs again keeps its number", () => {
  const statement = new Statement<{ a: number; b: string }, []>(
    (value) => `select ${value("a", "int")} + ${value("a", "int")}, ${value("b", "bytea")}`,
  );
  expect(statement.text).toBe("select $1::int + $1::int, $2::text::bytea");
  expect(statement.parametersOf({ a: 1, b: "0x0102" })).toEqual([1, "\\x0102"]);
});

test("each shape has one statement, and its own name", () => {
  const page = statements<{ order: "asc" | "desc" }, { network: number }, [number]>(
    ({ order }, value) => `select ${value("network", "int")} order by 1 ${order}`,
  );
  expect(page({ order: "asc" })).toBe(page({ order: "asc" }));
  const names = (["asc", "desc"] as const).map((order) => preparedName(page({ order }).text));
  expect(new Set(names).size).toBe(2);
  expect(names[0]).toMatch(/^s_[0-9a-f]{16}$/);
  expect(preparedName("select 1")).toBeUndefined();
});
