// Runs every package's tests against sources (no build needed) in one process pool.
import { defineConfig } from "vitest/config";
import { findPostgres } from "./scripts/postgres.mjs";

const conditions = ["@primary-network/source", "module", "node", "development|production"];

const hasPostgres = process.env.SERVICE_TEST_DATABASE_URL !== undefined || findPostgres() !== undefined;
if (!hasPostgres)
  process.stderr.write("No PostgreSQL was found: the service's tests run on the embedded database only.\n");

/** The service's tests that ask or fill a database, run once more on PostgreSQL; without one, the file that says so. */
const onPostgres = hasPostgres
  ? {
      include: ["apps/service/test/**/*.test.ts"],
      exclude: ["apps/service/test/data-dir.test.ts"],
      globalSetup: ["scripts/postgres-for-tests.mjs"],
    }
  : { include: ["apps/service/test/postgres.test.ts"] };

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "all",
          include: [
            "{packages,apps}/*/{src,test}/**/*.test.ts",
            "{scripts,specs,test}/**/*.test.ts",
            "rehearsal/*.test.ts",
          ],
          exclude: ["apps/service/test/postgres.test.ts"],
        },
      },
      { extends: true, test: { name: "PostgreSQL", ...onPostgres } },
    ],
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
