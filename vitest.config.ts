// Runs every package's tests against sources (no build needed) in one process pool.
//
// Two commands share it. `pnpm test` runs all but the files named `*.faults.test.ts`: kills, freezes, outages, fail-over and
// real processes against the clock, which need time. `pnpm test:faults` runs those, and models and storms with more rounds.
// Nothing is run again: a test that fails has a fault, or shows one.
import { defineConfig } from "vitest/config";
import { FileOrder } from "./tools/shared/file-order.ts";
import { findPostgres } from "./tools/shared/postgres.ts";

const conditions = ["@primary-network/source", "module", "node", "development|production"];

const hasPostgres = process.env.SERVICE_TEST_DATABASE_URL !== undefined || findPostgres() !== undefined;
if (!hasPostgres)
  process.stderr.write("No PostgreSQL was found: the service's tests run on the embedded database only.\n");

/** Milliseconds: some twenty times what the longest test takes on a quiet machine. No test has a limit of its own. */
const LIMIT = 900_000;

/** Tests that break things and wait for what happens. */
const FAULTS = "**/*.faults.test.ts";
const FAULTS_OF_SERVICE = "apps/service/test/**/*.faults.test.ts";

/** Files that draw histories or requests at random (tools/shared/rounds.ts), and find more in more of them: without and with a database. */
const DRAWN = ["apps/devnet/test/evm-model.test.ts", "apps/localnet/src/rpc/storm.test.ts"];
const DRAWN_OF_SERVICE =
  "apps/service/test/{evm-balances,evm-export,evm-indexer,evm-periods,export-jobs,icm,model,past-balances,storm}.test.ts";

/** Rounds of those in `pnpm test:faults`, as a multiple of those in `pnpm test`. */
const ROUNDS = process.env.TEST_ROUNDS ?? "3";

/** Tests of the service that ask or fill a database: on PostgreSQL if there is one. */
const SERVICE = "apps/service/test/**/*.test.ts";

/**
 * Tests of the service that also run on the embedded database: they commit, take back, resume, are killed, and ask every endpoint.
 * The others are about what a request means: the embedded database is PostgreSQL's own engine, under another pool.
 * TEST_DATABASES=both runs all of them on both, and so does naming a file of the service on the command line.
 */
const EMBEDDED_TOO =
  "apps/service/test/{copied-rows,data-dir,engine,follow,migrate,rate-usage,statement}.test.ts";
/** The slower ones among them, in `pnpm test:faults`. */
const EMBEDDED_FAULTS =
  "apps/service/test/{evm-indexer,inspect-database,ready,resume,storm,truth,evm-kill.faults,export-kill.faults,index-kill.faults}.test.ts";

const allOnBoth =
  !hasPostgres ||
  process.env.TEST_DATABASES === "both" ||
  process.argv.some((argument) => argument.includes("apps/service"));

/** Everything but the service's tests of databases. */
const elsewhere = (name: string): string[] => [
  `{packages,apps}/*/src/**/${name}`,
  `{packages,apps}/!(service)/test/**/${name}`,
  `{specs,tools}/**/${name}`,
];

const notEmbedded = ["**/node_modules/**", "apps/service/test/postgres.test.ts"];
const notOnPostgres = ["**/node_modules/**", "apps/service/test/data-dir.test.ts"];

/** What a project has that needs a server; without one it has the file that says so. */
const onServer = (include: readonly string[]) =>
  hasPostgres
    ? { include: [...include], globalSetup: ["tools/shared/postgres-for-tests.ts"] }
    : { include: ["apps/service/test/postgres.test.ts"] };

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "embedded",
          include: [...elsewhere("*.test.ts"), allOnBoth ? SERVICE : EMBEDDED_TOO],
          exclude: [...notEmbedded, FAULTS],
        },
      },
      {
        extends: true,
        test: { name: "PostgreSQL", ...onServer([SERVICE]), exclude: [...notOnPostgres, FAULTS] },
      },
      {
        extends: true,
        test: {
          name: "faults",
          include: [
            ...elsewhere("*.faults.test.ts"),
            ...DRAWN,
            ...(allOnBoth ? [FAULTS_OF_SERVICE, DRAWN_OF_SERVICE] : [EMBEDDED_FAULTS]),
          ],
          exclude: notEmbedded,
          env: { TEST_ROUNDS: ROUNDS },
        },
      },
      {
        extends: true,
        test: {
          name: "faults on PostgreSQL",
          ...onServer([FAULTS_OF_SERVICE, DRAWN_OF_SERVICE]),
          exclude: notOnPostgres,
          env: { TEST_ROUNDS: ROUNDS },
        },
      },
    ],
    // Continuous integration counts tests from a file, so that its closing line is made of real counts.
    reporters: process.env.VITEST_JSON
      ? ["default", ["json", { outputFile: process.env.VITEST_JSON }]]
      : ["default"],
    sequence: { sequencer: FileOrder },
    setupFiles: ["seed", "globals", "links"].map((name) => `tools/shared/${name}-for-tests.ts`),
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
