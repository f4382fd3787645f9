/** Cursors: each position comes back as it was, in the stream of which it is, and nowhere else. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { streamCursors } from "./stream-cursor.ts";

const INT = 2_147_483_647;

const position = fc.record({
  chain: fc.nat(Number.MAX_SAFE_INTEGER - 1),
  height: fc.integer({ min: -1, max: Number.MAX_SAFE_INTEGER - 1 }),
  idx: fc.nat(INT),
  part: fc.nat(INT),
  rewinds: fc.nat(INT),
});
const positions = fc.array(position, { minLength: 1, maxLength: 4 });

test("a cursor is read as the position of which it was made", async () => {
  const { encode, decode } = await streamCursors(["streamBlocks", 5, "p-chain"]);
  fc.assert(
    fc.property(positions, (at) => {
      const text = encode(at);
      expect(text).toMatch(/^[\w-]+$/);
      expect(decode(text)).toEqual(at);
    }),
  );
});

test("any other text is refused, and a cursor of another stream with its own reason", async () => {
  const [one, other] = [await streamCursors(["a", null]), await streamCursors(["a", ["x"]])];
  const at = [{ chain: 0, height: 1_000, idx: 300, part: 0, rewinds: 0 }];
  expect(() => other.decode(one.encode(at))).toThrow(/^since is the cursor of another stream/);
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      expect(() => one.decode(text)).toThrow(/^since /);
    }),
  );
  const whole = one.encode(at);
  for (let length = 0; length < whole.length; length++)
    expect(() => one.decode(whole.slice(0, length)), whole.slice(0, length)).toThrow(/^since /);
});
