/** Whether our packages are built, and built from the sources as they are now: what the bench measures is `dist`. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The packages that a user of the clients installs. */
export const PACKAGES = ["core", "data", "metrics", "pchain-rpc"];

export const packageRoot = (name) => fileURLToPath(new URL(`../packages/${name}`, import.meta.url));

const entryOf = (name) => join(packageRoot(name), "dist", "index.js");

function newestChange(folder) {
  return Math.max(
    ...readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && !entry.name.includes(".test"))
      .map((entry) => statSync(join(entry.parentPath ?? entry.path, entry.name)).mtimeMs),
  );
}

/** Packages that have no build. */
export function unbuilt() {
  return PACKAGES.filter((name) => !existsSync(entryOf(name)));
}

/** Packages whose sources have changed since their newest build. */
export function outdated() {
  return PACKAGES.filter(
    (name) =>
      existsSync(entryOf(name)) &&
      newestChange(join(packageRoot(name), "src")) > newestChange(join(packageRoot(name), "dist")),
  );
}
