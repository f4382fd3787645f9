/** Node's primitives give exactly what the pure ones give, and refuse what they refuse. */

import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { CodecError, decodeHex, encodeHex } from "../index.ts";
import { blockId } from "../p/index.ts";
import { purePrimitives, usePrimitives } from "../primitives.ts";
import { useNodePrimitives } from "./index.ts";

import { nodePrimitives } from "./primitives.ts";

afterEach(() => usePrimitives(purePrimitives));

/** Also a view into a larger buffer: its surroundings are no part of it. */
const bytes = fc
  .tuple(fc.uint8Array({ maxLength: 300 }), fc.nat({ max: 8 }), fc.nat({ max: 8 }))
  .map(([inner, before, after]) => {
    const whole = new Uint8Array(before + inner.length + after).fill(0xaa);
    whole.set(inner, before);
    return whole.subarray(before, before + inner.length);
  });

const digit = fc.constantFrom(..."0123456789abcdefABCDEF");
/** Mostly hex, with characters that are none in it: beside it in ASCII, and such whose lower byte is a digit. */
const digits = fc
  .array(
    fc.oneof(
      { weight: 30, arbitrary: digit },
      fc.constantFrom("g", "/", ":", "@", "`", " ", "\u0130", "\uff10", "ÿ"),
    ),
    {
      maxLength: 40,
    },
  )
  .map((characters) => characters.slice(0, characters.length & ~1).join(""));

describe("native and pure are equal", () => {
  test("SHA-256", () => {
    fc.assert(
      fc.property(
        bytes,
        (input) => void expect(nodePrimitives.sha256(input)).toEqual(purePrimitives.sha256(input)),
      ),
    );
  });

  test("checksum", () => {
    const of = ({ checksumInto }: typeof purePrimitives, input: Uint8Array) => {
      const target = new Uint8Array(6);
      checksumInto(input, target, 1);
      return target;
    };
    fc.assert(
      fc.property(
        bytes,
        (input) => void expect(of(nodePrimitives, input)).toEqual(of(purePrimitives, input)),
      ),
    );
  });

  test("bytes to hex", () => {
    fc.assert(
      fc.property(
        bytes,
        (input) => void expect(nodePrimitives.bytesToHex(input)).toBe(purePrimitives.bytesToHex(input)),
      ),
    );
  });

  test("hex to bytes, also where a character is no digit", () => {
    fc.assert(
      fc.property(
        digits,
        (input) => void expect(nodePrimitives.hexToBytes(input)).toEqual(purePrimitives.hexToBytes(input)),
      ),
      { examples: [["\u0130\u0130"], ["0\u0161"], [""], ["zz"], ["0g"]] },
    );
  });

  test("every character alone", () => {
    const differs = Array.from({ length: 0x1_00_00 }, (_, code) => `0${String.fromCharCode(code)}`).filter(
      (text) =>
        (nodePrimitives.hexToBytes(text) === undefined) !== (purePrimitives.hexToBytes(text) === undefined),
    );
    expect(differs).toEqual([]);
  });
});

test("what they make are plain bytes in memory of their own", () => {
  for (const made of [nodePrimitives.sha256(new Uint8Array(3)), nodePrimitives.hexToBytes("00ff07")]) {
    expect(made?.constructor).toBe(Uint8Array);
    expect(made?.buffer.byteLength).toBe(made?.length);
  }
});

test("the codec uses them from then on, with the same results and errors", () => {
  const block = Uint8Array.from({ length: 100 }, (_, index) => index);
  const pure = { id: blockId(block), hex: encodeHex(block) };
  useNodePrimitives();
  expect({ id: blockId(block), hex: encodeHex(block) }).toEqual(pure);
  expect(decodeHex(pure.hex)).toEqual(block);
  expect(() => decodeHex("0x00\u0130\u0130", { checksum: false })).toThrow(
    new CodecError('"\u0130" is not a hex digit', 4),
  );
  expect(() => decodeHex("0x000")).toThrow(new CodecError("hex has an odd number of digits", 5));
});
