/** The page of versions: the one that the pages describe, what it works with, and how the pages of another are built. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { published } from "../shared/packages.ts";
import type { Release } from "./changes.ts";
import { code, lines, page, table } from "./markdown.ts";

/** What the page says. */
export interface Versions {
  /** Of all packages. */
  readonly version: string;
  /** The range of Node versions, as a package names it. */
  readonly node: string;
  /** The specifications with their versions. */
  readonly specifications: readonly (readonly [name: string, version: string])[];
  readonly packages: readonly string[];
  /** The newest that was released; undefined before the first. */
  readonly released: string | undefined;
}

const UNRELEASED = "0.0.0";

/** The page. */
export function versionsPage({ version, node, specifications, packages, released }: Versions): string {
  const description = "The version that these pages describe, and what it works with.";
  return page({ title: "Versions", description }, [
    version === UNRELEASED
      ? "These pages describe the source as it is now: nothing is released yet, and every package has the version `0.0.0`."
      : `These pages describe version **${version}** and the [changes](/reference/changes/) since.`,
    "## What it works with",
    table(
      ["Part", "Version"],
      [
        ["Node", node],
        [
          "Bun, Deno, browsers, edge workers",
          "the clients, the codec and the genesis; `pnpm pack-check` runs them there",
        ],
        ["PostgreSQL", "15 to 18"],
        ["avalanchego", "1.14; `--avalanchego` runs any build of it, `--helicon-time` needs 1.15"],
        ...specifications.map(([name, own]) => [name, own]),
      ],
    ),
    "The specifications have versions of their own, by semantic versioning: a change that could break a caller raises the first number. `pnpm check` compares them with the last release.",
    "## Packages",
    "They are released together, under one version:",
    lines(packages.map((name) => `\`${name}\``)),
    "## Pages of another version",
    "The site is built from any commit:",
    code(
      "sh",
      `git switch --detach ${released === undefined ? "main" : `@primary-network/data@${released}`}\nnpx --yes pnpm install --frozen-lockfile\nnpx --yes pnpm docs:build --api\nnpx --yes pnpm dev # serves it beside a local network`,
    ),
  ]);
}

/** What the repository says of its versions. */
export function readVersions(
  root: string,
  documents: Readonly<Record<string, object>>,
  releases: readonly Release[],
): Versions {
  const { version, engines }: { version: string; engines: { node: string } } = JSON.parse(
    readFileSync(join(root, "packages/core/package.json"), "utf8"),
  );
  return {
    version,
    node: `${engines.node.replace(">=", "")} or newer`,
    specifications: Object.values(documents).map((document) => {
      const { info } = document as { info: { title: string; version: string } }; // every document was validated when it was bundled
      return [info.title, info.version];
    }),
    packages: published.map(({ name }) => name),
    released: releases.find(({ version: one }) => one !== undefined)?.version,
  };
}
