/** Tables: alignment and cut cells. */
import { expect, it } from "vitest";
import { shorten, table, widthOf } from "./table.ts";

it("aligns columns and shortens long cells in the middle", () => {
  const text = table(
    ["a", "b"],
    [
      ["1234567890", "x"],
      ["", "yy"],
    ],
    7,
  );
  expect(text).toBe(["  a        b", "  ───────  ──", "  123…890  x", "           yy"].join("\n"));
});

it.each([
  ["NodeID-vt2k6mUs", 9, "Node…6mUs"],
  ["東京東京東京", 8, "東京…京"],
  ["🔥🔥🔥", 4, "🔥…"],
])("%s in %i columns is %s", (text, width, want) => {
  expect(shorten(text, width)).toBe(want);
  expect(widthOf(want)).toBeLessThanOrEqual(width);
  expect(shorten(text, widthOf(text))).toBe(text);
});
