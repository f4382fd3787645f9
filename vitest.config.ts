// Runs every package's tests against sources (no build needed) in one process pool.
import { defineConfig } from "vitest/config";
import { findPostgres } from "./tools/shared/postgres.ts";

const conditions = ["@primary-network/source", "module", "node", "development|production"];

const hasPostgres = process.env.SERVICE_TEST_DATABASE_URL !== undefined || findPostgres() !== undefined;
if (!hasPostgres)
  process.stderr.write("No PostgreSQL was found: the service's tests run on the embedded database only.\n");

/** Milliseconds: some twenty times what the longest test takes on a quiet machine. */
const LIMIT = 300_000;

/** The service's tests that ask or fill a database. */
const databaseTests = "apps/service/test/**/*.test.ts";

/**
 * Those of them that run on both databases: they commit, take back, resume, are killed, and ask every endpoint. The
 * others are about what a request means, and run once: the embedded database is PostgreSQL's own engine, under another
 * pool. TEST_DATABASES=both runs all of them on both, and so does naming a file of the service on the command line.
 */
const onBoth = [
  "copied-rows",
  "data-dir",
  "engine",
  "evm-indexer",
  "evm-kill",
  "export-kill",
  "follow",
  "index-kill",
  "inspect-database",
  "migrate",
  "rate-usage",
  "ready",
  "resume",
  "statement",
  "storm",
  "truth",
].map((name) => `apps/service/test/${name}.test.ts`);

const allOnBoth =
  !hasPostgres ||
  process.env.TEST_DATABASES === "both" ||
  process.argv.some((argument) => argument.includes("apps/service"));

const embedded = {
  include: [
    "{packages,apps}/*/src/**/*.test.ts",
    "{packages,apps}/!(service)/test/**/*.test.ts",
    "{specs,tools}/**/*.test.ts",
    ...(allOnBoth ? [databaseTests] : onBoth),
  ],
  exclude: ["**/node_modules/**", "apps/service/test/postgres.test.ts"],
};

/** The service's tests on PostgreSQL; without one, the file that says so. */
const onPostgres = hasPostgres
  ? {
      include: [databaseTests],
      exclude: ["apps/service/test/data-dir.test.ts"],
      globalSetup: ["tools/shared/postgres-for-tests.ts"],
    }
  : { include: ["apps/service/test/postgres.test.ts"] };

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    projects: [
      { extends: true, test: { name: "all", ...embedded } },
      { extends: true, test: { name: "PostgreSQL", ...onPostgres } },
    ],
    // Continuous integration counts tests from a file, so that its closing line is made of real counts.
    reporters: process.env.VITEST_JSON
      ? [
          "default",
          ["json", { outputFile: process.env.VITEST_JSON }],
          ["./tools/checks/ci/retried-tests.ts", { outputFile: `${process.env.VITEST_JSON}.retried` }],
        ]
      : ["default"],
    // There a test that fails is run once more, and named at the end of the run if it then passes: one of thousands that start
    // servers, freeze them and kill them must not hide what the others say. Nowhere else, so that whoever writes one sees it fail.
    retry: process.env.VITEST_JSON ? 1 : 0,
    // No test leaves a network in the user's cache, or takes one from there.
    env: { PRIMARY_NETWORK_CACHE: "none" },
    // Said once, here: a test that hangs is ended, and a slow or busy machine fails none.
    testTimeout: LIMIT,
    hookTimeout: LIMIT,
    teardownTimeout: LIMIT,
    expect: { poll: { timeout: LIMIT / 2, interval: 20 } },
    pool: "forks",
    // More room for young objects: collecting them took a tenth of the workers' processor time.
    execArgv: ["--max-semi-space-size=64"],
    maxWorkers: 2,
    // The files of a worker share its modules: half the processor time of small files went into loading the same sources
    // again, and networks of one seed share their keys. So what a test changes beyond its own file, it puts back.
    isolate: false,
  },
});
