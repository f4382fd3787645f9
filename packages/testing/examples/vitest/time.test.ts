/** Moves the clock of its own network. */
import { expect } from "vitest";
import { test } from "./with-network.ts";

test("time stands still until it is moved", async ({ network }) => {
  const before = await network.clock.read();
  const after = await network.clock.advance(30 * 86_400);
  expect(after.now).toBe(before.now + 30 * 86_400);
  expect(after.height).toBeGreaterThan(before.height);
});
