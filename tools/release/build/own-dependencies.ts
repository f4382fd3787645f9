/** Tells esbuild what a package for Node brings in its bundle, and what its users install with it. */
import { realpathSync } from "node:fs";
import { isBuiltin } from "node:module";
import { sep } from "node:path";
import type { Plugin } from "esbuild";

/** The fields of a `package.json` that say what users install, and what is only there for the build. */
export interface DependencyFields {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The package that a specifier such as `@noble/hashes/sha2.js` names. */
export const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/** The folder of the package that a file belongs to, with links resolved; undefined outside `node_modules`. */
export function packageFolder(file: string): string | undefined {
  const real = realpathSync(file);
  const parts = real.split(sep);
  const at = parts.lastIndexOf("node_modules");
  if (at === -1) return undefined;
  return parts.slice(0, at + (parts[at + 1]?.startsWith("@") ? 3 : 2)).join(sep);
}

/**
 * Leaves imports of what users install as they are, and bundles development dependencies. What a bundled package imports is shared
 * with the user's installation only where it is the same copy: another version of it is bundled too.
 *
 * @param folder the package's
 */
export function ownDependencies(manifest: DependencyFields, folder = process.cwd()): Plugin {
  const installed = new Set(
    [manifest.dependencies, manifest.optionalDependencies, manifest.peerDependencies].flatMap((field) =>
      Object.keys(field ?? {}),
    ),
  );
  const bundled = new Set(Object.keys(manifest.devDependencies ?? {}).filter((name) => !installed.has(name)));
  return {
    name: "own-dependencies",
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (pluginData === "asked by this plugin" || kind === "entry-point") return undefined;
        if (isBuiltin(path)) return { path, external: true };
        const name = packageOf(path);
        const isOwn = packageFolder(importer) === undefined;
        if (isOwn && installed.has(name)) return { path, external: true };
        if (isOwn && !bundled.has(name))
          return { errors: [{ text: `${name} is imported and no dependency of the package` }] };
        if (isOwn || !installed.has(name)) return undefined;
        const again = { kind, pluginData: "asked by this plugin" };
        const theirs = await build.resolve(path, { ...again, resolveDir });
        const ours = await build.resolve(path, { ...again, resolveDir: folder });
        const isSame = theirs.errors.length === 0 && theirs.path === ours.path;
        return isSame ? { path, external: true } : undefined;
      });
    },
  };
}
