/** Starts a private PostgreSQL in a temporary directory, on a Unix socket only, and ends it again. The system's own cluster is never touched. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { withClient } from "./postgres-client.ts";

/** Debian keeps each version's server in a folder of its own; elsewhere it is on the path. */
const DEBIAN = "/usr/lib/postgresql";
const START_TRIES = 300;
const TRY_MS = 100;

/** The folder of the newest server found; undefined without one. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== ""),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

/** PostgreSQL refuses to run as root: then it runs as the package's user, or as nobody. */
function unprivileged(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const user of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) =>
        Number(execFileSync("id", [flag, user], { stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // the next one
    }
  }
  throw new Error("PostgreSQL cannot run as root, and there is neither a user postgres nor nobody");
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once("exit", () => resolve());
  });

/** A server of our own. */
export interface Postgres {
  /** Of its database `postgres`. */
  readonly url: string;
  /** Ends it; its files are removed afterwards. */
  stop(): Promise<void>;
}

/**
 * Starts a server that trusts whoever reaches its socket, in a directory that only its user can enter; undefined without
 * PostgreSQL on this machine. `more` are settings as `name=value`; `bin` is the folder of another server than the one that is found; a
 * copy of `original` follows it by streaming replication.
 */
export async function startPostgres(
  more: readonly string[] = [],
  bin = findPostgres(),
  original?: Postgres,
): Promise<Postgres | undefined> {
  if (bin === undefined) return undefined;
  const user = unprivileged();
  const root = mkdtempSync(join(tmpdir(), "postgres-"));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(root, user.uid, user.gid);
  const data = join(root, "data");
  const run = { ...user, cwd: root, env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8", TZ: "UTC" } };
  try {
    const [program, args] = original
      ? // Without -c fast it would wait for the next regular checkpoint.
        ([
          "pg_basebackup",
          ["-d", original.url, "-D", data, "-R", "-X", "stream", "-c", "fast", "--no-sync"],
        ] as const)
      : ([
          "initdb",
          ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-instructions"],
        ] as const);
    execFileSync(join(bin, program), args, { ...run, stdio: "pipe" });
  } catch (error) {
    rmSync(root, { recursive: true, force: true });
    throw error;
  }
  // Nothing here outlives the run, so nothing is flushed to disk.
  const settings = [
    "listen_addresses=",
    `unix_socket_directories=${root}`,
    "fsync=off",
    "max_connections=200",
    ...more,
  ];
  // The shell ends the server when its input ends: also when this process is killed before it can say so.
  // Nobody waits for the removal: a run of the tests leaves some hundred thousand files.
  const watch = '"$@" & server=$!; cat >/dev/null; kill -INT $server; wait $server; rm -rf "$0" &';
  const command = [join(bin, "postgres"), "-D", data, ...settings.flatMap((setting) => ["-c", setting])];
  const server = spawn("sh", ["-c", watch, root, ...command], {
    ...run,
    stdio: ["pipe", "ignore", "ignore"],
  });
  server.on("error", () => {}); // seen by the loop below, which finds no socket
  server.stdin.on("error", () => {}); // the server has ended by itself
  const stop = async () => {
    server.stdin.end();
    await ended(server);
  };
  const socket = join(root, ".s.PGSQL.5432");
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(root)}`;
  const ready = async () => {
    try {
      await withClient(url, async () => {});
      return true;
    } catch {
      return false;
    }
  };
  for (let tries = 0; !(existsSync(socket) && (await ready())); tries++) {
    if (tries === START_TRIES || server.pid === undefined || server.exitCode !== null) {
      await stop();
      throw new Error(`PostgreSQL of ${bin} did not start`);
    }
    await new Promise((resolve) => setTimeout(resolve, TRY_MS));
  }
  return { url, stop };
}
