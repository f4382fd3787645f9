/** Results that are too long for an assistant: still JSON, no longer than allowed, and true about what is missing. */
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { bounded } from "./bounded.ts";

describe("a long result", () => {
  it("keeps the fields around a list, and says how many elements are missing", () => {
    const items = Array.from({ length: 300 }, (_, index) => ({
      id: `validator ${index}`,
      stake: "2000000000000",
    }));
    const text = bounded(JSON.stringify({ validators: items, nextPageToken: "next" }), 5_000);
    const { cut, result } = JSON.parse(text);
    expect(result.nextPageToken).toBe("next");
    expect(result.validators).toEqual(items.slice(0, result.validators.length));
    expect(cut.missing).toEqual([{ at: "validators", kept: result.validators.length, of: 300 }]);
    expect(result.validators.length).toBeGreaterThan(50);
  });

  it("cuts long texts before it gives up short ones", () => {
    const { cut, result } = JSON.parse(
      bounded(JSON.stringify({ id: "0xab", bytes: "f".repeat(9_000) }), 5_000),
    );
    expect(result.id).toBe("0xab");
    expect(cut.missing).toEqual([{ at: "bytes", kept: result.bytes.length, of: 9_000 }]);
  });

  it("rounds no integer", () => {
    const rows = Array.from({ length: 100 }, () => "9007199254740993").join(",");
    expect(bounded(`{"weights":[${rows}]}`, 1_000)).toContain('"weights":[9007199254740993');
  });

  it("says so when nothing of it fits", () => {
    const wide = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`field ${index}`, index]));
    expect(JSON.parse(bounded(JSON.stringify(wide), 1_000)).cut.characters).toBeGreaterThan(1_000);
  });
});

test("any JSON stays JSON within the limit, and short JSON stays as it is", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), fc.integer({ min: 400, max: 2_000 }), (text, longest) => {
      const shown = bounded(text, longest);
      expect(shown.length).toBeLessThanOrEqual(longest);
      expect(() => JSON.parse(shown)).not.toThrow();
      if (text.length <= longest) expect(shown).toBe(text);
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.array(fc.string({ maxLength: 400 }))), (value) => {
      const shown = bounded(JSON.stringify(value), 400);
      expect(shown.length).toBeLessThanOrEqual(400);
      expect(() => JSON.parse(shown)).not.toThrow();
    }),
  );
});
