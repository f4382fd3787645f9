/** Whether our packages are built, and built from the sources as they are now: what the bench measures is `dist`. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "../shared/packages.ts";

/** The packages that a user of the clients installs. */
export const PACKAGES = ["core", "codec", "data", "metrics", "pchain-rpc"] as const;

/** The name under which a folder of `packages/` is published. */
export const nameOf = (name: string): string => `@primary-network/${name}`;

export const packageRoot = (name: string): string => join(root, "packages", name);

const entryOf = (name: string) => join(packageRoot(name), "dist", "index.js");

function newestChange(folder: string): number {
  return Math.max(
    ...readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && !entry.name.includes(".test"))
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  );
}

/** Packages that have no build. */
export function unbuilt(): string[] {
  return PACKAGES.filter((name) => !existsSync(entryOf(name)));
}

/** Packages whose sources have changed since their newest build. */
export function outdated(): string[] {
  return PACKAGES.filter(
    (name) =>
      existsSync(entryOf(name)) &&
      newestChange(join(packageRoot(name), "src")) > newestChange(join(packageRoot(name), "dist")),
  );
}
