/** Tables: alignment and cut cells. */
import { expect, it } from "vitest";
import { table } from "./table.ts";

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
