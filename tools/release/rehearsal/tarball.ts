/** What each published tarball must hold, and what it must not. */
import { readdir, readFile } from "node:fs/promises";
import { join, posix, sep } from "node:path";
import type { Manifest } from "./manifest.ts";
import type { Packed } from "./pack-as.ts";

const REPOSITORY = "git+https://github.com/primary-network/primary-network-sdk.git";

/** A tarball as its rules read it. */
export interface Tarball {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly paths: readonly string[];
  /** The source maps among the paths, parsed. */
  readonly maps: Readonly<Record<string, { readonly sources: readonly string[] }>>;
}

/** One rule each: its faults in a tarball. */
const rules: Readonly<Record<string, (tarball: Tarball) => string[]>> = {
  files: ({ paths }) =>
    ["README.md", "LICENSE", "package.json", "dist/index.js", "dist/index.d.ts", "src/index.ts"]
      .filter((path) => !paths.includes(path))
      .map((path) => `${path} is missing`),
  tests: ({ paths }) =>
    paths
      .filter((path) => /\.test\.|\.test-d\.|(^|\/)(test|__tests__|node_modules)\//.test(path))
      .map((path) => `${path} is not for users`),
  licence: ({ manifest }) => (manifest.license === "MIT" ? [] : [`licence ${manifest.license}`]),
  repository: ({ manifest: { repository }, folder }) =>
    repository?.url === REPOSITORY && repository.directory === folder
      ? []
      : [`repository ${JSON.stringify(repository)}`],
  publishing: ({ manifest: { publishConfig } }) =>
    publishConfig?.access === "public" && publishConfig.provenance === true
      ? []
      : [`publishConfig ${JSON.stringify(publishConfig)}`],
  private: ({ manifest }) => (manifest.private ? ["it is private"] : []),
  installScripts: ({ manifest }) =>
    ["preinstall", "install", "postinstall", "prepare"]
      .filter((name) => manifest.scripts?.[name])
      .map((name) => `a user's machine would run its ${name} script`),
  ranges: ({ manifest }) =>
    JSON.stringify(manifest).includes("workspace:") ? ["a workspace: range is left"] : [],
  maps: ({ paths, maps }) => {
    const sources = Object.entries(maps).flatMap(([path, { sources }]) =>
      sources.map((source) => ({ path, source: posix.join(posix.dirname(path), source) })),
    );
    return [
      ...(paths.some((path) => /^dist\/.*\.js\.map$/.test(path)) ? [] : ["no source map of code"]),
      ...(paths.includes("dist/index.d.ts.map") ? [] : ["no source map of declarations"]),
      ...sources
        .filter(({ source }) => !paths.includes(source))
        .map(({ path, source }) => `${path} leads to ${source}, which is missing`),
    ];
  },
};

/** The faults of a tarball, none when it is as it should be. */
export const tarballFaults = (tarball: Tarball): string[] =>
  Object.values(rules).flatMap((rule) => rule(tarball));

/**
 * Reads an unpacked tarball and throws when it has faults; resolves with the number of its files. The manifest is the one that was
 * packed, since giving it another version would hide a `workspace:` range.
 */
export async function checkTarball({ folder, contents, manifest }: Omit<Packed, "tarball">): Promise<number> {
  const entries = await readdir(contents, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(contents.length + 1)
        .replaceAll(sep, "/"),
    );
  const maps: Record<string, { sources: string[] }> = {};
  for (const path of paths.filter((name) => name.endsWith(".map")))
    maps[path] = JSON.parse(await readFile(join(contents, path), "utf8"));
  const faults = tarballFaults({ folder, manifest, paths, maps });
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return paths.length;
}
