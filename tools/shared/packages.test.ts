/** The list of published packages is that of the workspace and of changesets, and the order is one in which they can be published. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { published, root } from "./packages.ts";

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));

test("every package of the workspace is published or private", () => {
  const inWorkspace = ["packages", "apps"]
    .flatMap((parent) =>
      readdirSync(join(root, parent), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => ({ folder: `${parent}/${name}`, ...manifestIn(`${parent}/${name}`) })),
    )
    .filter((manifest) => !manifest.private)
    .map(({ folder, name }) => `${folder} ${name}`);
  expect(published.map(({ folder, name }) => `${folder} ${name}`).sort()).toEqual(inWorkspace.sort());
});

test("changesets gives all of them one version", () => {
  const { fixed }: { fixed: string[][] } = JSON.parse(
    readFileSync(join(root, ".changeset/config.json"), "utf8"),
  );
  expect(fixed.map((group) => [...group].sort())).toEqual([published.map(({ name }) => name).sort()]);
});

test.each(published)("what $name needs of the workspace is published before it", ({ name, folder }) => {
  const { dependencies, peerDependencies } = manifestIn(folder);
  const needed = Object.entries({ ...dependencies, ...peerDependencies })
    .filter(([, range]) => range.startsWith("workspace:"))
    .map(([dependency]) => dependency);
  const names = published.map((one) => one.name);
  expect(names.slice(0, names.indexOf(name))).toEqual(expect.arrayContaining(needed));
});
