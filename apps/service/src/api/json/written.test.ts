import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import {
  objectWriter,
  quote,
  type Written,
  writeBoolean,
  writeInteger,
  writeJson,
  writeList,
  writeNumber,
  writeText,
} from "./written.ts";

test("any text is written as JSON.stringify writes it", () => {
  const unit = fc.oneof(
    fc.constantFrom('"', "\\", "\n", "\u0000", "\u007f", "\u2028", "\ud800", "\udc00", "é", "😀"),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(unit), (parts) => {
      const text = parts.join("");
      expect(writeText(text)).toBe(JSON.stringify(text));
    }),
  );
});

test("integers keep all digits", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 128n), max: 2n ** 128n }), (value) => {
      expect(writeInteger(String(value))).toBe(writeJson(value));
    }),
  );
});

interface Item {
  id: string;
  amount: number | bigint;
  spent: boolean;
  note?: string;
  at?: number;
}
type Row = readonly [id: string, amount: string, spent: boolean, note: string | null, at: number | null];

const writeItem = objectWriter<Item, Row, { prefix: string }>({
  id: ([id], { prefix }) => quote(prefix + id),
  amount: ([, amount]) => writeInteger(amount),
  spent: ([, , spent]) => writeBoolean(spent),
  note: ([, , , note]) => (note === null ? undefined : writeText(note)),
  at: ([, , , , at]) => (at === null ? undefined : writeNumber(at)),
});

describe("an item's writer", () => {
  test("writes the fields in order, without those that a row lacks", () => {
    const rows: Row[] = [
      ["1", "18446744073709551615", true, null, null],
      ["2", "0", false, 'a "b"', 7],
    ];
    expect(writeList(rows.map((row) => writeItem(row, { prefix: "tx-" })))).toBe(
      '[{"id":"tx-1","amount":18446744073709551615,"spent":true},{"id":"tx-2","amount":0,"spent":false,"note":"a \\"b\\"","at":7}]',
    );
  });

  test("writes an item without fields", () => {
    expect(
      objectWriter<{ note?: string }, undefined, undefined>({ note: () => undefined })(undefined, undefined),
    ).toBe("{}");
  });

  test("is checked against the item's type", () => {
    expectTypeOf(writeItem).returns.toEqualTypeOf<Written<Item>>();
    // @ts-expect-error `id` must be written
    objectWriter<{ id: string }, Row, undefined>({});
    // @ts-expect-error `id` must not be left out
    objectWriter<{ id: string }, Row, undefined>({ id: () => undefined });
    // @ts-expect-error a number is not a text
    objectWriter<{ id: string }, Row, undefined>({ id: () => writeNumber(1) });
  });
});
