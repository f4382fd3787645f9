import { expect, expectTypeOf, test } from "vitest";
import { type Columns, columns, optional, rowOf } from "./select-list.ts";

const asset = columns({ name: "s.name:text", denomination: "s.denomination:int" });
const output = columns({
  utxoId: "u.utxo_id:bytea",
  amount: "u.amount:numeric",
  kind: "u.kind::smallint:smallint",
  spentAt: "u.consumed_time:bigint?",
  rank: ":int",
  asset: optional(asset),
  owners: "u.addresses:bytea[]",
});

test("a declaration is the text of a select list", () => {
  expect(output.text({ rank: "row_number() over ()", asset: asset.text() })).toBe(
    `u.utxo_id as "utxoId", u.amount, u.kind::smallint as "kind", u.consumed_time as "spentAt", row_number() over () as "rank", s.name, s.denomination, u.addresses as "owners"`,
  );
  expect(output.nulls).toBe(
    `null::bytea as "utxoId", null::numeric as "amount", null::smallint as "kind", null::bigint as "spentAt", null::int as "rank", null::text as "name", null::int as "denomination", null::bytea[] as "owners"`,
  );
});

test("a row has the values by their names, and a group that it has none of is null", () => {
  const own = { utxoId: "0x01", amount: "7", kind: 20, spentAt: null, rank: 1, owners: ["0x02"] };
  expect(rowOf(output, ["0x01", "7", 20, null, 1, "AVAX", 9, ["0x02"]])).toEqual({
    ...own,
    asset: { name: "AVAX", denomination: 9 },
  });
  expect(rowOf(output, ["0x01", "7", 20, null, 1, null, null, ["0x02"]])).toEqual({ ...own, asset: null });
  expect(rowOf(asset, ["?", "AVAX", 9], 1)).toEqual({ name: "AVAX", denomination: 9 });
});

test("a column says whether it may be null, and whether a row may lack its group", () => {
  const named = output.all.map(({ name, nullable, optional: ofGroup }) => [name, nullable, ofGroup]);
  expect(named.filter(([, ...may]) => may.includes(true))).toEqual([
    ["spentAt", true, false],
    ["name", false, true],
    ["denomination", false, true],
  ]);
});

test("a declaration without a type is refused", () => {
  expect(() => columns({ amount: "u.amount::text" })).toThrow(
    "the column amount has no type: u.amount::text",
  );
  // @ts-expect-error nor is a word that PostgreSQL does not know
  expect(columns({ amount: "u.amount:decimal" }).all).toHaveLength(1);
});

test("a row's type follows from its declaration", () => {
  const row = rowOf(output, []);
  expectTypeOf(row.amount).toEqualTypeOf<string>();
  expectTypeOf(row.spentAt).toEqualTypeOf<number | null>();
  expectTypeOf(row.owners).toEqualTypeOf<string[]>();
  expectTypeOf(row.asset).toEqualTypeOf<{ name: string; denomination: number } | null>();
  // @ts-expect-error the expression of `rank` is missing
  expect(() => output.text({ asset: asset.nulls })).toThrow("the column rank has no expression");
});

test("an interface fits a declaration that has its columns", () => {
  interface Kinds {
    readonly amount: string;
    readonly kind: 20 | 721;
    readonly spentAt: number | null;
    readonly asset: { readonly name: string } | null;
  }
  output satisfies Columns<Kinds>;
  // @ts-expect-error a field without a column
  output satisfies Columns<{ readonly height: number }>;
  // @ts-expect-error a field of another type
  output satisfies Columns<{ readonly amount: number }>;
  // @ts-expect-error a field that is never null, of a column that may be
  output satisfies Columns<{ readonly spentAt: number }>;
  // @ts-expect-error the reverse
  output satisfies Columns<{ readonly kind: number | null }>;
  // @ts-expect-error a field of a group, of another type
  output satisfies Columns<{ readonly asset: { readonly name: number } | null }>;
});
