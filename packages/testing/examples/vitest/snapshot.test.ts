/** Goes back to a saved state of its own network. */
import { expect } from "vitest";
import { test } from "./with-network.ts";

test("a snapshot brings back what was", async ({ network }) => {
  await network.snapshots.save("before");
  const { height } = await network.pchain.getHeight();
  await network.mine(3);
  expect(Number((await network.pchain.getHeight()).height)).toBe(Number(height) + 3);
  await network.snapshots.restore("before");
  expect(await network.pchain.getHeight()).toEqual({ height });
});
