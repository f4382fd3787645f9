/** Runs a command with the address of a private PostgreSQL in SERVICE_TEST_DATABASE_URL: `with-postgres.ts <command> [arguments]`. */
import { spawn } from "node:child_process";
import { startPostgres } from "./postgres.ts";

const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error("usage: with-postgres.ts <command> [arguments]");

const server = await startPostgres();
if (!server) console.error("No PostgreSQL is installed; the command runs without.");
const env = { ...process.env, ...(server && { SERVICE_TEST_DATABASE_URL: server.url }) };
const child = spawn(command, args, { stdio: "inherit", env });
// The terminal sends its signals to the child too; this process waits for it, so that the server is always ended.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
try {
  process.exitCode = await new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
} finally {
  await server?.stop();
}
