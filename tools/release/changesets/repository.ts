/** What a release is decided from: the packages, the pending changesets, the released tags and what they hold. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compare } from "semver";
import { type Changeset, readChangeset } from "./changeset.ts";
import { isRelease } from "./version.ts";

export interface Package {
  readonly version: string;
  readonly private: boolean;
}

/** The content of a JSON file, of whatever shape its reader expects. */
const readJson = (...path: readonly string[]) => JSON.parse(readFileSync(join(...path), "utf8"));

const git = (root: string, ...args: readonly string[]): string =>
  execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 1 << 28,
  });

/** Every package of the workspace by name. */
export function readPackages(root: string): Map<string, Package> {
  const packages = new Map<string, Package>();
  const inside = ["packages", "apps"].flatMap((parent) =>
    existsSync(join(root, parent))
      ? readdirSync(join(root, parent)).map((folder) => join(parent, folder))
      : [],
  );
  for (const folder of [...inside, "tools"]) {
    const file = join(root, folder, "package.json");
    if (!existsSync(file)) continue;
    const manifest: { name: string; version: string; private?: boolean } = readJson(file);
    packages.set(manifest.name, { version: manifest.version, private: manifest.private ?? false });
  }
  return packages;
}

/** Every pending changeset, with what is wrong with it. */
export function readChangesets(root: string, packages: ReadonlyMap<string, Package>): Changeset[] {
  return readdirSync(join(root, ".changeset"))
    .filter((file) => file.endsWith(".md") && file !== "README.md")
    .sort()
    .map((file) =>
      readChangeset(`.changeset/${file}`, readFileSync(join(root, ".changeset", file), "utf8"), packages),
    );
}

/** The packages that take every step together with `name`, itself included. */
export function groupOf(root: string, name: string): readonly string[] {
  const { fixed }: { fixed: string[][] } = readJson(root, ".changeset", "config.json");
  return fixed.find((group) => group.includes(name)) ?? [name];
}

/** Whether the history was cut off, as a shallow checkout does: released tags may then be missing unseen. */
export const isShallow = (root: string): boolean =>
  git(root, "rev-parse", "--is-shallow-repository").trim() === "true";

/** The newest released version of a package in the history of the commit checked out; undefined before the first. */
export function releasedVersion(root: string, name: string): string | undefined {
  // Changesets tags each released package as name@version.
  const versions = git(root, "tag", "--merged", "HEAD", "--list", `${name}@*`)
    .split("\n")
    .map((tag) => tag.slice(name.length + 1))
    .filter(isRelease);
  return versions.sort(compare).at(-1);
}

/** A JSON file as it was released; undefined when the release did not hold it. */
export function readReleased(
  root: string,
  name: string,
  version: string,
  file: string,
): Readonly<Record<string, unknown>> | undefined {
  const tag = `${name}@${version}`;
  if (git(root, "ls-tree", "--name-only", tag, "--", file).trim() === "") return undefined;
  return JSON.parse(git(root, "show", `${tag}:${file}`));
}
