/** Folder of cached networks, which the command can rebuild at any time. */
import { readdir, rm, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { join, resolve } from "node:path";

/** The value of --cache-dir, and of the variable, for no cache at all. */
export const NO_CACHE = "none";

/** The variable that names another folder. */
export const CACHE_VARIABLE = "PRIMARY_NETWORK_CACHE";

/** Facts that determine the folder. */
export interface Surroundings {
  readonly env: { readonly [name: string]: string | undefined };
  readonly platform: string;
  readonly home: string;
}

const HERE = (): Surroundings => ({ env: process.env, platform: process.platform, home: homedir() });

function usersFolder({ env, platform, home }: Surroundings): string {
  if (platform === "win32") return env.LOCALAPPDATA || join(home, "AppData", "Local");
  if (platform === "darwin") return join(home, "Library", "Caches");
  return env.XDG_CACHE_HOME || join(home, ".cache");
}

/**
 * The folder of cached networks: as named, else that of the variable `PRIMARY_NETWORK_CACHE`, else the
 * platform's folder for caches.
 *
 * @param named value of --cache-dir
 * @returns undefined for `none`
 */
export function cacheFolder(named?: string, surroundings: Surroundings = HERE()): string | undefined {
  const chosen = named ?? (surroundings.env[CACHE_VARIABLE] || undefined);
  if (chosen === NO_CACHE) return undefined;
  return chosen === undefined ? join(usersFolder(surroundings), "primary-network") : resolve(chosen);
}

/** Files of a cache; anything else in the folder is not touched. */
export const ENTRY = /^[0-9a-f]{64}\.(world|index)$/;
/** Files that are being written, or were left by a killed process. */
export const PARTIAL = /^[0-9a-f]{64}\.(world|index)\.[0-9a-f-]{36}\.tmp$/;

/** The files of a cache, least recently used first. */
export async function cacheFiles(folder: string): Promise<{ path: string; bytes: number; usedAt: number }[]> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names
      .filter((name) => ENTRY.test(name) || PARTIAL.test(name))
      .map(async (name) => {
        const path = join(folder, name);
        const info = await stat(path).catch(() => undefined); // another process may remove it
        return info ? [{ path, bytes: info.size, usedAt: info.mtimeMs }] : [];
      }),
  );
  return found.flat().sort((left, right) => left.usedAt - right.usedAt);
}

/**
 * Removes every cached network: the next start builds its own.
 *
 * @returns how many files were removed, and their bytes
 */
export async function cleanCache(
  folder: string,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const files = await cacheFiles(folder);
  await Promise.all(files.map(({ path }) => rm(path, { force: true })));
  return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}
