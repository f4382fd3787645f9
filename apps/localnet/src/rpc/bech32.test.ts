/** Texts of bech32, with the node's texts for what is wrong with one. */
import { bech32, bech32m } from "@scure/base";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readBech32 } from "./bech32.ts";

const hrps = fc.stringMatching(/^[a-z]{1,20}$/);
const contents = fc.uint8Array({ maxLength: 30 });

test("an encoded address decodes again, in either case and of either type", () => {
  fc.assert(
    fc.property(hrps, contents, fc.boolean(), fc.boolean(), (hrp, bytes, modified, upper) => {
      const kind = modified ? bech32m : bech32;
      const text = kind.encode(hrp, kind.toWords(bytes));
      const read = readBech32(upper ? text.toUpperCase() : text);
      // A group that is cut is filled: up to one byte more than was written.
      expect([read.hrp, read.bytes.subarray(0, bytes.length)]).toEqual([hrp, bytes]);
      expect(read.bytes.length - bytes.length).toBe((bytes.length * 8) % 5 === 0 ? 0 : 1);
    }),
  );
});

test("any string decodes or is refused with the node's message", () => {
  const groups =
    /^(invalid (bech32 string length|character|separator index|checksum)|string not all lowercase)/;
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary", maxLength: 95 }),
        fc.stringMatching(/^[a-z]{1,9}1[a-z0-9]{1,30}$/),
      ),
      (text) => {
        try {
          readBech32(text);
        } catch (error) {
          expect(error).toMatchObject({ name: "RpcFault", message: expect.stringMatching(groups) });
        }
      },
    ),
  );
});

const ADDRESS = "avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqxpdk7q";

test.each<[text: string, message: string]>([
  ["", "invalid bech32 string length 0"],
  ["a1xxxxx", "invalid bech32 string length 7"],
  [`a1${"q".repeat(89)}`, "invalid bech32 string length 91"],
  ["avax1 qqqqqqq", "invalid character in string: ' '"],
  ["avax1éqqqqqq", "invalid character in string: 'Ã'"],
  ["Avax1qqqqqqq", "string not all lowercase or all uppercase"],
  ["avaxqqqqqqqq", "invalid separator index -1"],
  ["1avaxqqqqqqq", "invalid separator index 0"],
  ["avaxqqq1qqqqq", "invalid separator index 7"],
  ["avax1bqqqqqqq", "invalid character not part of charset: 98"],
  // As avalanchego 1.14.2 responded.
  [
    "avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq6m7t4z",
    "invalid checksum (expected (bech32=xpdk7q, bech32m=xpdk7qnaa6mz), got 6m7t4z)",
  ],
])("%j is refused", (text, message) => {
  expect(() => readBech32(text)).toThrow(message);
});

test("an address has 20 bytes", () => {
  expect(readBech32(ADDRESS)).toEqual({ hrp: "avax", bytes: new Uint8Array(20) });
});
