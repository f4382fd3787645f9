// Runs every package's tests against sources (no build needed) in one process pool.
import { defineConfig } from "vitest/config";

const conditions = ["@primary-network/source", "module", "node", "development|production"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ["{packages,apps}/*/{src,test}/**/*.test.ts", "{scripts,specs,test}/**/*.test.ts"],
    // Continuous integration counts tests from a file, so that its closing line is made of real counts.
    reporters: process.env.VITEST_JSON
      ? ["default", ["json", { outputFile: process.env.VITEST_JSON }]]
      : ["default"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: "forks",
    maxWorkers: 2,
  },
});
