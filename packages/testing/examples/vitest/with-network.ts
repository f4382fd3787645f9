/** `test` with a network: one for each file, started when its first test asks for it, so that workers share nothing. */
import { startNetwork, type TestNetwork } from "@primary-network/testing";
import { test as base } from "vitest";

export const test = base.extend<{ network: TestNetwork }>({
  network: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's dependencies from the pattern
    async ({}, use) => {
      const network = await startNetwork();
      console.log(`worker ${process.env.VITEST_POOL_ID}: ${network.nodeUrl}`);
      await use(network);
      await network.close();
    },
    { scope: "file" },
  ],
});
