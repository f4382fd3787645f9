import { stringifyJson } from "@primary-network/codec";
import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import type { Wrote } from "./byte-writer.ts";
import { type ByteFields, byteWriterOf, optional, specialised } from "./item-writer.ts";
import { jsonText as written } from "./json-bytes.ts";

interface Item {
  kind: string;
  id: string;
  amount: number | bigint;
  spent: boolean;
  nothing?: string;
  note?: string;
  at?: number;
  form: string;
}
interface Row {
  readonly id: string;
  readonly amount: string;
  readonly spent: boolean;
  readonly note: string | null;
  readonly at: number | null;
}
interface Page {
  readonly prefix: string;
}

const fields: ByteFields<Item, Row, Page> = {
  kind: (out) => out.text('an "item"'),
  id: (out, { id }, { prefix }) => out.text(prefix + id),
  amount: (out, { amount }) => out.integer(amount),
  spent: (out, { spent }) => out.boolean(spent),
  nothing: () => undefined,
  note: (out, { note }) => optional(note, (text) => out.text(text)),
  at: (out, { at }) => optional(at, (time) => out.number(time)),
  form: (out) => out.quote("item"),
};

/** The same as an object. */
const itemOf = ({ id, amount, spent, note, at }: Row, { prefix }: Page) => ({
  kind: 'an "item"',
  id: prefix + id,
  amount: BigInt(amount),
  spent,
  ...(note !== null && { note }),
  ...(at !== null && { at }),
  form: "item",
});

const text = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom('"', "\\", "\ud800", "\u0000é😀"));
const page: fc.Arbitrary<Page> = fc.record({ prefix: text });
const row: fc.Arbitrary<Row> = fc.record({
  id: text,
  amount: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String),
  spent: fc.boolean(),
  note: fc.option(text),
  at: fc.option(fc.nat()),
});

test.each([
  ["any rows", byteWriterOf(fields)],
  ["rows some of which are plain", specialised(fields, { note: null, spent: false })],
  ["rows some of which have the same texts", specialised(fields, { note: '"', id: '"' })],
  ["rows that are all plain", specialised(fields, {})],
])("the items of %s parse to what the objects would be", (_, write) => {
  fc.assert(
    fc.property(fc.array(row), page, (rows, shared) => {
      const json = written((out) => out.list(rows, (one) => write(out, one, shared)));
      const want = rows.map((one) => itemOf(one, shared));
      expect(json).toBe(stringifyJson(want));
      expect(JSON.parse(json)).toEqual(JSON.parse(stringifyJson(want)));
    }),
  );
});

describe("an item's writer", () => {
  test("writes an item without fields, and a list without items", () => {
    const writeNothing = byteWriterOf<{ note?: string }, undefined, undefined>({ note: () => undefined });
    const leaveOut = byteWriterOf<{ note?: string }, null, undefined>({
      note: (out, note) => optional(note, () => out.quote("")),
    });
    expect(written((out) => writeNothing(out, undefined, undefined))).toBe("{}");
    expect(written((out) => leaveOut(out, null, undefined))).toBe("{}");
    expect(written((out) => out.list([], () => out.number(1)))).toBe("[]");
  });

  test("is checked against the item's type", () => {
    const writeItem = byteWriterOf(fields);
    expectTypeOf(writeItem).returns.toEqualTypeOf<Wrote<Item>>();
    // @ts-expect-error `id` must be written
    byteWriterOf<{ id: string }, Row, undefined>({});
    // @ts-expect-error `id` must not be left out
    byteWriterOf<{ id: string }, Row, undefined>({ id: () => undefined });
    // @ts-expect-error a number is not a text
    byteWriterOf<{ id: string }, Row, undefined>({ id: (out) => out.number(1) });
  });
});

describe("a specialised writer", () => {
  test("calls a field's writer once for a context where plain rows alone are read, else for each row", () => {
    const calls = { kind: 0, id: 0 };
    const write = specialised<{ kind: string; id: string }, { kind: string; id: string }, Page>(
      {
        kind(out, { kind }, { prefix }) {
          calls.kind += 1;
          return out.text(prefix + kind);
        },
        id(out, one) {
          const { id } = one;
          calls.id += 1;
          return out.text(id);
        },
      },
      { kind: "plain" },
    );
    const [first, second] = [{ prefix: "a" }, { prefix: "b" }];
    const rows = ["1", "2", "3"].map((id) => ({ kind: "plain", id }));
    for (const shared of [first, second, first])
      expect(JSON.parse(written((out) => out.list(rows, (one) => write(out, one, shared))))).toEqual(
        rows.map(({ kind, id }) => ({ kind: shared.prefix + kind, id })),
      );
    expect(calls).toEqual({ kind: 2, id: 9 });
  });

  test("does not take a field for constant that reads the whole row", () => {
    const write = specialised<{ all: string[] }, { kind: string; id: string }, Page>(
      { all: (out, one) => out.json(Object.values({ ...one })) },
      { kind: "plain" },
    );
    expect(written((out) => write(out, { kind: "plain", id: "1" }, { prefix: "" }))).toBe(
      '{"all":["plain","1"]}',
    );
  });

  test("passes on a writer's error", () => {
    const write = specialised<{ kind: string }, { kind: string }, Page>(
      {
        kind(_out, { kind }) {
          throw new Error(`no kind ${kind}`);
        },
      },
      { kind: "plain" },
    );
    expect(() => written((out) => write(out, { kind: "plain" }, { prefix: "" }))).toThrow("no kind plain");
  });
});
