/** What each published tarball must hold, and what it must not. */
import { readdir, readFile } from "node:fs/promises";
import { join, posix, sep } from "node:path";

const REPOSITORY = "git+https://github.com/primary-network/primary-network-sdk.git";

/** One rule each: its faults in a tarball, given its manifest, its paths and the source maps among them, parsed. */
const rules = {
  files: ({ paths }) =>
    ["README.md", "LICENSE", "package.json", "dist/index.js", "dist/index.d.ts", "src/index.ts"]
      .filter((path) => !paths.includes(path))
      .map((path) => `${path} is missing`),
  tests: ({ paths }) =>
    paths
      .filter((path) => /\.test\.|\.test-d\.|(^|\/)(test|__tests__|node_modules)\//.test(path))
      .map((path) => `${path} is not for users`),
  licence: ({ manifest }) => (manifest.license === "MIT" ? [] : [`licence ${manifest.license}`]),
  repository: ({ manifest, folder }) =>
    manifest.repository?.url === REPOSITORY && manifest.repository?.directory === `packages/${folder}`
      ? []
      : [`repository ${JSON.stringify(manifest.repository)}`],
  publishing: ({ manifest }) =>
    manifest.publishConfig?.access === "public" && manifest.publishConfig?.provenance === true
      ? []
      : [`publishConfig ${JSON.stringify(manifest.publishConfig)}`],
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

/**
 * The faults of a tarball, none when it is as it should be.
 *
 * @param {{ folder: string, manifest: any, paths: readonly string[], maps: Readonly<Record<string, { sources: string[] }>> }} tarball
 * @returns {string[]}
 */
export const tarballFaults = (tarball) => Object.values(rules).flatMap((rule) => rule(tarball));

/**
 * Reads an unpacked tarball and throws when it has faults; resolves with the number of its files. The manifest is the one that was
 * packed, since giving it another version would hide a `workspace:` range.
 */
export async function checkTarball(folder, contents, manifest) {
  const entries = await readdir(contents, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(contents.length + 1)
        .replaceAll(sep, "/"),
    );
  const parsed = async (path) => JSON.parse(await readFile(join(contents, path), "utf8"));
  const maps = {};
  for (const path of paths) if (path.endsWith(".map")) maps[path] = await parsed(path);
  const faults = tarballFaults({ folder, manifest, paths, maps });
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return paths.length;
}
