/**
 * Keeps each exported namespace (`export * as build from …`) a file of its own. esbuild would make an object of all its
 * members, and a bundle of one member would hold the others too.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "esbuild";

/** Modules that a source exports as namespaces. */
function namespacesOf(source: string): string[] {
  const exported = readFileSync(source, "utf8").matchAll(/^export \* as \w+ from "(\.[^"]+\.ts)";$/gm);
  return [...exported].map(([, path = ""]) => join(dirname(source), path));
}

/** Modules that the sources in a folder export as namespaces; each is an entry of the build. */
export const namespacesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) => namespacesOf(join(folder, file)));

/** Leaves the imports of namespaces as they are, since each is written to the place of its source. */
export const keepNamespaces: Plugin = {
  name: "keep-namespaces",
  setup({ onResolve }) {
    onResolve({ filter: /^\..*\.ts$/ }, ({ path, importer }) => {
      if (importer === "") return undefined;
      const target = resolve(dirname(importer), path);
      const isNamespace = namespacesOf(importer).includes(target);
      return isNamespace ? { path: path.replace(/\.ts$/, ".js"), external: true } : undefined;
    });
  },
};
