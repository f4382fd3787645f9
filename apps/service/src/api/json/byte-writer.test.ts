import { encodeCb58, encodeHex, formatAddress, formatNodeId, stringifyJson } from "@primary-network/codec";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { JsonBytes } from "./byte-writer.ts";
import { jsonBytes, jsonText as written } from "./json-bytes.ts";

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

test("node ids and addresses are the codec's, also when they come again", () => {
  fc.assert(
    fc.property(fc.array(bytes(20), { maxLength: 8 }), (given) => {
      const all = [...given, ...given];
      const hexes = all.map(hex);
      expect(written((out) => out.list(hexes, (one) => out.nodeId(one)))).toBe(
        JSON.stringify(all.map(formatNodeId)),
      );
      expect(written((out) => out.list(hexes, (one) => out.address({ hrp: "fuji" }, one)))).toBe(
        JSON.stringify(all.map((one) => formatAddress({ hrp: "fuji", bytes: one }))),
      );
    }),
  );
});

/** Texts with all that JSON escapes, and with halves of surrogate pairs. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom('"', "\\", "\n", "\u0000", "\u007f", "\u2028", "\ud800", "\udc00", "é", "😀"),
      fc.string(),
    ),
  )
  .map((parts) => parts.join(""));

test("any text is written as JSON.stringify writes it, however long it is", () => {
  const text = fc.oneof(
    anyText,
    fc.string({ unit: "binary", maxLength: 50 }).map((unit) => unit.repeat(200)),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 20 }), (texts) => {
      const json = written((out) => out.list(texts, (one) => out.text(one)));
      expect(json).toBe(JSON.stringify(texts));
      expect(JSON.parse(json)).toEqual(texts);
    }),
  );
});

test("any value is written as stringifyJson writes it, and parses to what it was", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.bigInt(), anyText, (value, amount, text) => {
      expect(JSON.parse(written((out) => out.json(value)))).toEqual(JSON.parse(JSON.stringify(value)));
      expect(written((out) => out.json({ amount, text }))).toBe(stringifyJson({ amount, text }));
    }),
  );
});

test("integers keep all digits, and words of ASCII stay what they are, however long they are", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 128n), max: 2n ** 128n }), fc.nat(2_000), (value, length) => {
      expect(written((out) => out.integer(String(value)))).toBe(String(value));
      expect(written((out) => out.quote("a".repeat(length)))).toBe(`"${"a".repeat(length)}"`);
    }),
  );
});

test("a value that comes again in a page is made once", () => {
  fc.assert(
    fc.property(fc.array(anyText), (names) => {
      const made: string[] = [];
      const json = written((out) =>
        out.list(names, (name) =>
          out.once(name, () => {
            made.push(name);
            return out.json({ name, names });
          }),
        ),
      );
      expect(json).toBe(JSON.stringify(names.map((name) => ({ name, names }))));
      expect(made).toEqual([...new Set(names)]);
    }),
  );
});

test("a copy of what is written can be written again", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(3), (value, before) => {
      const kept: JsonBytes<unknown>[] = [];
      const first = written((out) =>
        out.list(Array(before + 1).fill(value), (one) =>
          out.copy(
            () => out.json(one),
            (json) => kept.push(json),
          ),
        ),
      );
      expect(written((out) => out.list(kept, (json) => out.written(json)))).toBe(first);
    }),
  );
});

test("writing begins anew after an error", () => {
  const failing = () => {
    throw new Error("no such row");
  };
  expect(() => jsonBytes((out) => out.list([1], failing))).toThrow("no such row");
  expect(written((out) => out.json([1]))).toBe("[1]");
});

test("bytes are the codec's hex", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (value) => {
      expect(written((out) => out.hexOf(value))).toBe(JSON.stringify(encodeHex(value)));
    }),
  );
});
