// What a release is decided from: the packages, the pending changesets, the released tags and what they hold.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readChangeset } from "./changeset.mjs";
import { compareVersions, parseVersion } from "./version.mjs";

const readJson = (...path) => JSON.parse(readFileSync(join(...path), "utf8"));

const git = (root, ...args) =>
  execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 1 << 28,
  });

/** Every package of the workspace by name, with its version and whether it is private. */
export function readPackages(root) {
  const packages = new Map();
  for (const parent of ["packages", "apps"]) {
    for (const folder of existsSync(join(root, parent)) ? readdirSync(join(root, parent)) : []) {
      if (!existsSync(join(root, parent, folder, "package.json"))) continue;
      const { name, version, private: hidden = false } = readJson(root, parent, folder, "package.json");
      packages.set(name, { version, private: hidden });
    }
  }
  return packages;
}

/** Every pending changeset, with what is wrong with it. */
export function readChangesets(root, packages) {
  return readdirSync(join(root, ".changeset"))
    .filter((file) => file.endsWith(".md") && file !== "README.md")
    .sort()
    .map((file) =>
      readChangeset(`.changeset/${file}`, readFileSync(join(root, ".changeset", file), "utf8"), packages),
    );
}

/** The packages that take every step together with `name`, itself included. */
export function groupOf(root, name) {
  const { fixed } = readJson(root, ".changeset", "config.json");
  return fixed.find((group) => group.includes(name)) ?? [name];
}

/** Whether the history was cut off, as a shallow checkout does: released tags may then be missing unseen. */
export const isShallow = (root) => git(root, "rev-parse", "--is-shallow-repository").trim() === "true";

/** The newest released version of a package in the history of the commit checked out; undefined before the first. */
export function releasedVersion(root, name) {
  // Changesets tags each released package as name@version.
  const versions = git(root, "tag", "--merged", "HEAD", "--list", `${name}@*`)
    .split("\n")
    .map((tag) => tag.slice(name.length + 1))
    .filter(parseVersion);
  return versions.sort(compareVersions).at(-1);
}

/** A JSON file as it was released; undefined when the release did not hold it. */
export function readReleased(root, name, version, file) {
  const tag = `${name}@${version}`;
  if (git(root, "ls-tree", "--name-only", tag, "--", file).trim() === "") return undefined;
  return JSON.parse(git(root, "show", `${tag}:${file}`));
}
