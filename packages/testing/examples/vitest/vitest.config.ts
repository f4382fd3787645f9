import { defineConfig } from "vitest/config";

// The first start on a machine builds the network, which takes seconds.
export default defineConfig({
  test: { pool: "forks", maxWorkers: 2, testTimeout: 120_000, hookTimeout: 120_000 },
});
