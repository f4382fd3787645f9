/**
 * Removes the data folder of `dev`, and cached networks on request; nothing that is in use or that others put
 * there.
 */
import { lstat, readdir, rm, rmdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { DataDirInUseError, lockDataDir } from "@primary-network/service";
import { CliError } from "../terminal/cli-error.ts";
import { cacheFiles, cacheFolder } from "./cache-folder.ts";

/** Options of `clean`. */
export interface CleanOptions {
  /** The folder that `dev` used. */
  readonly dataDir: string;
  /** Lists everything in place of removing it. */
  readonly dryRun: boolean;
  /** True when cached networks are removed, too. */
  readonly cache: boolean;
  /** Their folder. */
  readonly cacheDir?: string;
}

/**
 * Files that `dev` keeps in its data folder: the start times, the locks of histories, networks of real nodes,
 * and for each simulated history an index with its lock, its world, its exports, and the remains of a setup
 * or an unusable index.
 */
const OURS = [
  /^start-times\.json$/,
  /^\.locks$/,
  /^avalanchego-[0-9a-f]{16}$/,
  /^local-[A-Za-z0-9]{1,16}(-evm)?(-helicon-(\d+|never))?(\.(rewind-\d+|world|writing|lock|unpacking|unusable-[\w.-]+|exports))*$/,
];

const isOurs = (name: string): boolean => OURS.some((form) => form.test(name));

/** A file or folder, with its size. */
export interface Removed {
  /** Path of the file or folder. */
  readonly path: string;
  /** Bytes of all files in it. */
  readonly bytes: number;
}

/** Bytes of all files below; links are not followed. */
async function sizeOf(path: string): Promise<number> {
  const stats = await lstat(path);
  if (!stats.isDirectory()) return stats.size;
  const sizes = await Promise.all((await readdir(path)).map((name) => sizeOf(join(path, name))));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

async function entriesOf(folder: string): Promise<string[]> {
  // Another user may have chosen the link's target.
  const stats = await lstat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (!stats) return [];
  if (!stats.isDirectory()) throw new CliError(`${folder} is not a folder. Nothing was removed.`);
  return readdir(folder);
}

/** Every folder that a process locks while it uses it. */
async function lockable(folder: string, names: readonly string[]): Promise<string[]> {
  const histories = names.includes(".locks") ? await readdir(join(folder, ".locks")) : [];
  const indexes = names.filter((name) => name.startsWith("local-"));
  const all = [
    ...histories.map((name) => join(folder, ".locks", name)),
    ...indexes.map((name) => join(folder, name)),
  ];
  const marks = await Promise.all(
    all.map(async (path) =>
      (await readdir(path).catch(() => [])).some((name) => name === "primary-network.lock") ? [path] : [],
    ),
  );
  return marks.flat();
}

/**
 * Removes the contents of a data folder, and the folder.
 *
 * @returns the folder's path, and the entries that were removed, or would be
 * @throws CliError when the folder holds anything that `dev` did not put there, or a process uses it; nothing
 *   is removed then
 */
export async function clean({ dataDir, dryRun, cache, cacheDir }: CleanOptions): Promise<{
  readonly folder: string;
  readonly removed: readonly Removed[];
}> {
  const folder = resolve(dataDir);
  const names = await entriesOf(folder);
  const foreign = names.filter((name) => !isOurs(name));
  if (foreign.length > 0)
    throw new CliError(
      `${folder} holds files that dev did not create: ${foreign.slice(0, 5).join(", ")}${foreign.length > 5 ? ", …" : ""}. ` +
        "Nothing was removed. Set --data-dir to the folder of dev.",
    );
  if (folder === dirname(folder)) throw new CliError(`${folder} is not a data folder. Nothing was removed.`);
  const locks: { release(): void }[] = [];
  try {
    for (const path of await lockable(folder, names)) locks.push(await lockDataDir(path).catch(inUse));
    const found: Removed[] = await Promise.all(
      names
        .sort()
        .map(async (name) => ({ path: join(folder, name), bytes: await sizeOf(join(folder, name)) })),
    );
    // Any number of processes may share the cache. A process whose file is gone builds its network again.
    const cached = cache ? cacheFolder(cacheDir) : undefined;
    if (cached !== undefined)
      found.push(...(await cacheFiles(cached)).map(({ path, bytes }) => ({ path, bytes })));
    if (!dryRun) {
      for (const { path } of found) await rm(path, { recursive: true, force: true });
      // Another process may have begun to use the folder meanwhile.
      if (names.length > 0) await rmdir(folder).catch(() => {});
    }
    return { folder, removed: found };
  } finally {
    for (const lock of locks) lock.release();
  }
}

function inUse(error: unknown): never {
  if (!(error instanceof DataDirInUseError)) throw error;
  throw new CliError(`${error.message}: end it first. Nothing was removed.`);
}
