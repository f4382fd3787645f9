/** What each published tarball must hold, and what it must not. */
import { readdir, readFile } from "node:fs/promises";
import { join, posix, sep } from "node:path";
import { missingFrom } from "../build/declarations.ts";
import { NOTICES, packagesIn } from "../build/notices.ts";
import { packageOf } from "../build/own-dependencies.ts";
import type { Manifest } from "./manifest.ts";
import type { Packed } from "./pack-as.ts";

const REPOSITORY = "git+https://github.com/primary-network/primary-network-sdk.git";
const HOMEPAGE = "https://primary-network.github.io/primary-network-sdk/";
const BUGS = "https://github.com/primary-network/primary-network-sdk/issues";

/** A tarball as its rules read it. */
export interface Tarball {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly paths: readonly string[];
  /** The source maps among the paths, parsed. */
  readonly maps: Readonly<Record<string, SourceMap>>;
  /** The declarations among the paths. */
  readonly declarations: Readonly<Record<string, string>>;
  /** The notice on the code of others; empty where there is none. */
  readonly notices: string;
}

interface SourceMap {
  readonly sources: readonly string[];
  /** Indexes of sources that are not in the tarball: generated ones, and the code of others by its path in `node_modules`. */
  readonly ignoreList?: readonly number[];
}

/** The files that a manifest's exports and commands lead to. */
function filesOf({ exports = {}, bin = {} }: Manifest): string[] {
  const targets = Object.values(exports).flatMap((entry) =>
    typeof entry === "string" ? entry : Object.values(entry),
  );
  return [...targets, ...Object.values(bin)].map((file) => file.replace(/^\.\//, ""));
}

/** One rule each: its faults in a tarball. */
const rules: Readonly<Record<string, (tarball: Tarball) => string[]>> = {
  files: ({ paths, manifest }) =>
    ["README.md", "LICENSE", "package.json", ...filesOf(manifest)]
      // The clients' documents and tables lead to generated sources, which are not shipped.
      .filter((path) => !paths.includes(path) && !path.startsWith("src/gen/"))
      .map((path) => `${path} is missing`),
  tests: ({ paths }) =>
    paths
      .filter((path) => /\.test\.|\.test-d\.|(^|\/)(test|__tests__|node_modules)\//.test(path))
      .map((path) => `${path} is not for users`),
  // The genesis package holds data of avalanchego's, whose licence it carries.
  licence: ({ manifest, paths }) =>
    manifest.license === "MIT" ||
    (manifest.license === "MIT AND BSD-3-Clause" && paths.includes("LICENSE.avalanchego"))
      ? []
      : [`licence ${manifest.license}`],
  repository: ({ manifest: { repository }, folder }) =>
    repository?.url === REPOSITORY && repository.directory === folder
      ? []
      : [`repository ${JSON.stringify(repository)}`],
  pages: ({ manifest: { homepage, bugs } }) =>
    homepage === HOMEPAGE && bugs?.url === BUGS ? [] : [`homepage ${homepage}, bugs ${bugs?.url}`],
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
    const sources = Object.entries(maps).flatMap(([path, { sources, ignoreList = [] }]) =>
      sources
        .filter((_, index) => !ignoreList.includes(index))
        .map((source) => ({ path, source: posix.join(posix.dirname(path), source) })),
    );
    const has = (end: string) => paths.some((path) => path.startsWith("dist/") && path.endsWith(end));
    return [
      ...(has(".js.map") ? [] : ["no source map of code"]),
      // A command is no library: it has no declarations.
      ...(!has(".d.ts") || has(".d.ts.map") ? [] : ["no source map of declarations"]),
      ...sources
        .filter(({ source }) => !paths.includes(source))
        .map(({ path, source }) => `${path} leads to ${source}, which is missing`),
    ];
  },
  notices({ maps, notices }) {
    const bundled = Object.values(maps).flatMap(({ sources, ignoreList = [] }) =>
      ignoreList.flatMap((index) => {
        const [, module] = /^node_modules\/(.+)/.exec(sources[index] ?? "") ?? [];
        return module === undefined ? [] : packageOf(module);
      }),
    );
    const named = packagesIn(notices).map(({ name }) => name);
    return [...new Set(bundled)]
      .filter((name) => !named.includes(name))
      .map((name) => `${name} is bundled, and ${NOTICES} does not name it`);
  },
  declarations({ declarations, manifest: { name = "", dependencies = {}, peerDependencies = {} } }) {
    const installed = [name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)];
    return Object.entries(declarations).flatMap(([path, text]) =>
      missingFrom(text, installed).map(
        (specifier) => `${path} imports ${specifier}, which is not installed with the package`,
      ),
    );
  },
};

/** The faults of a tarball, none when it is as it should be. */
export const tarballFaults = (tarball: Tarball): string[] =>
  Object.values(rules).flatMap((rule) => rule(tarball));

/**
 * Reads an unpacked tarball and throws when it has faults; resolves with the number of its files. The manifest is the one that was
 * packed, since giving it another version would hide a `workspace:` range.
 */
export async function checkTarball({
  folder,
  contents,
  manifest,
}: Pick<Packed, "folder" | "contents" | "manifest">): Promise<number> {
  const entries = await readdir(contents, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(contents.length + 1)
        .replaceAll(sep, "/"),
    );
  const read = (path: string) => readFile(join(contents, path), "utf8");
  const maps: Record<string, SourceMap> = {};
  const declarations: Record<string, string> = {};
  for (const path of paths) {
    if (path.endsWith(".map")) maps[path] = JSON.parse(await read(path));
    if (path.endsWith(".d.ts")) declarations[path] = await read(path);
  }
  const notices = paths.includes(`dist/${NOTICES}`) ? await read(`dist/${NOTICES}`) : "";
  const faults = tarballFaults({ folder, manifest, paths, maps, declarations, notices });
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return paths.length;
}
