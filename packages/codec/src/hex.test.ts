/** The node's hex, with and without checksum. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CodecError, decodeHex, encodeHex, encodeHexInto } from "./index.ts";

const hex = (text: string) => decodeHex(text, { checksum: false });

/** The CodecError that `run` throws. */
function failure(run: () => unknown): CodecError {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(CodecError);
    return error as CodecError;
  }
  throw new Error("accepted what it should not have");
}

describe("hex", () => {
  test.each([
    { bytes: "", text: "0x7852b855" },
    { bytes: "01", text: "0x017785459a" },
  ])("$text", ({ bytes, text }) => {
    expect(encodeHex(hex(bytes))).toBe(text);
    expect(decodeHex(text)).toEqual(hex(bytes));
    expect(decodeHex(text.slice(2).toUpperCase())).toEqual(hex(bytes));
    expect(encodeHex(hex(bytes), { checksum: false })).toBe(`0x${bytes}`);
  });
  test.each([
    { given: "0x017785459b", want: /checksum/, offset: undefined },
    { given: "0x017785459", want: /odd number/, offset: 11 },
    { given: "0x01778545zz", want: /"z" is not a hex digit/, offset: 10 },
    { given: "0x0X", want: /"X" is not a hex digit/, offset: 3 },
    { given: "0x", want: /too few/, offset: undefined },
    { given: "", want: /too few/, offset: undefined },
  ])("refuses $given", ({ given, want, offset }) => {
    const error = failure(() => decodeHex(given));
    expect(error.reason).toMatch(want);
    expect(error.offset).toBe(offset);
  });
});

test("refuses a value that is not a string with a typed error", () => {
  for (const value of [undefined, null, 5, {}]) failure(() => decodeHex(value as never));
});

describe("into an array", () => {
  test("the digits of any bytes are those of the text", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 90 }), (bytes) => {
        const line = new Uint8Array(200);
        const end = encodeHexInto(bytes, line, 3);
        expect(`0x${String.fromCharCode(...line.subarray(3, end))}`).toBe(encodeHex(bytes));
      }),
    );
  });

  test("refuses too little room", () => {
    const refused = failure(() => encodeHexInto(new Uint8Array(1), new Uint8Array(10), 1));
    expect(refused.message).toContain("room for 10");
  });
});
