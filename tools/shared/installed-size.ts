/** How much npm installed in a project. */
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

export interface InstalledSize {
  /** Bytes of all files. */
  readonly bytes: number;
  readonly packages: number;
}

/** Measures the project in the folder `dir`. */
export async function measureInstalled(dir: string): Promise<InstalledSize> {
  const modules = join(dir, "node_modules");
  const entries = await readdir(modules, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size);
  const lock: { packages: object } = JSON.parse(await readFile(join(modules, ".package-lock.json"), "utf8"));
  return {
    bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
    packages: Object.keys(lock.packages).length,
  };
}
