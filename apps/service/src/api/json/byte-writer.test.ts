import { encodeCb58, encodeHex } from "@primary-network/codec";
import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import { type ByteWriter, byteWriterOf, jsonBytes, jsonText, type Wrote } from "./byte-writer.ts";
import { quote, writeJson, writeText } from "./written.ts";

const written = (write: (out: ByteWriter) => Wrote<unknown>): string => jsonText(write);
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const hex = (value: Uint8Array) => encodeHex(value, { checksum: false });

test("numbers are as JSON has them", () => {
  const number = fc.oneof(
    fc.nat(),
    fc.maxSafeInteger(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(0, 9, 10, 99, 100, 999_999_999, 1_000_000_000, 2 ** 31 - 1, 2 ** 31, 2 ** 32),
  );
  fc.assert(
    fc.property(number, (value) => {
      expect(Number(written((out) => out.number(value)))).toBe(value === 0 ? 0 : value);
      if (Number.isSafeInteger(value)) {
        expect(written((out) => out.number(value))).toBe(JSON.stringify(value));
        expect(written((out) => out.quotedNumber(value))).toBe(`"${value}"`);
      }
    }),
  );
});

test("ids are the codec's cb58, also when they come again", () => {
  const id = fc.oneof(bytes(32), bytes(20), fc.constant(new Uint8Array(32)));
  fc.assert(
    fc.property(fc.array(id, { maxLength: 8 }), (ids) => {
      const given = [...ids, ...ids].map(hex);
      const want = JSON.stringify([...ids, ...ids].map(encodeCb58));
      expect(written((out) => out.list(given, (one) => out.id(one)))).toBe(want);
      expect(written((out) => out.list(given, (one) => out.newId(one)))).toBe(want);
    }),
  );
});

test("a text that comes again is made once in a page", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (names) => {
      const made: string[] = [];
      const make = (name: string) => {
        made.push(name);
        return quote(hex(new TextEncoder().encode(name)));
      };
      const want = names.map((name) => hex(new TextEncoder().encode(name)));
      expect(written((out) => out.list(names, (name) => out.text(name, make)))).toBe(JSON.stringify(want));
      expect(made).toEqual([...new Set(names)]);
    }),
  );
});

test("bytes are the codec's hex", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (value) => {
      expect(written((out) => out.hexOf(value))).toBe(JSON.stringify(encodeHex(value)));
    }),
  );
});

test("what is written already is kept, however long it is", () => {
  const text = fc.string({ unit: "binary", maxLength: 50 }).map((unit) => unit.repeat(200));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 20 }), (texts) => {
      const want = JSON.stringify(texts);
      expect(written((out) => out.list(texts, (one) => out.json(writeText(one))))).toBe(want);
    }),
    { numRuns: 10 },
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

const writeItem = byteWriterOf<Item, Row, { prefix: string }>({
  id: (out, [id], { prefix }) => out.quote(prefix + id),
  amount: (out, [, amount]) => out.integer(amount),
  spent: (out, [, , spent]) => out.boolean(spent),
  note: (out, [, , , note]) => (note === null ? undefined : out.json(writeText(note))),
  at: (out, [, , , , at]) => (at === null ? undefined : out.number(at)),
});

describe("an item's writer", () => {
  test("writes the fields in order, without those that a row lacks", () => {
    const rows: Row[] = [
      ["1", "18446744073709551615", true, null, null],
      ["2", "0", false, 'a "b"', 7],
    ];
    expect(written((out) => out.list(rows, (row) => writeItem(out, row, { prefix: "tx-" })))).toBe(
      '[{"id":"tx-1","amount":18446744073709551615,"spent":true},{"id":"tx-2","amount":0,"spent":false,"note":"a \\"b\\"","at":7}]',
    );
  });

  test("writes an item without fields, and a list without items", () => {
    const writeNothing = byteWriterOf<{ note?: string }, undefined, undefined>({ note: () => undefined });
    expect(written((out) => writeNothing(out, undefined, undefined))).toBe("{}");
    expect(written((out) => out.list([], () => out.number(1)))).toBe("[]");
  });

  test("begins anew after an error", () => {
    const failing = () => {
      throw new Error("no such row");
    };
    expect(() => jsonBytes((out) => out.list([1], failing))).toThrow("no such row");
    expect(written((out) => out.json(writeJson([1])))).toBe("[1]");
  });

  test("is checked against the item's type", () => {
    expectTypeOf(writeItem).returns.toEqualTypeOf<Wrote<Item>>();
    // @ts-expect-error `id` must be written
    byteWriterOf<{ id: string }, Row, undefined>({});
    // @ts-expect-error `id` must not be left out
    byteWriterOf<{ id: string }, Row, undefined>({ id: () => undefined });
    // @ts-expect-error a number is not a text
    byteWriterOf<{ id: string }, Row, undefined>({ id: (out) => out.number(1) });
  });
});
