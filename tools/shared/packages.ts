/** The packages that a release publishes, those that others depend on first, and where things are in the repository. */
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** A package of a release. */
export interface PublishedPackage {
  /** Under which it is published. */
  readonly name: string;
  /** Folder in the repository, such as `packages/core`. */
  readonly folder: string;
  /** Where it runs: `everywhere` includes browsers, edge workers, Bun and Deno. */
  readonly runsOn: "everywhere" | "node";
}

const nameIn = (folder: string): string => `@primary-network/${basename(folder)}`;
const everywhere = (folder: string, name = nameIn(folder)): PublishedPackage => ({
  name,
  folder,
  runsOn: "everywhere",
});
const onNode = (folder: string, name = nameIn(folder)): PublishedPackage => ({
  name,
  folder,
  runsOn: "node",
});

/** In the order of publication. `.changeset/config.json` lists the same packages, which share one version. */
export const published: readonly PublishedPackage[] = [
  everywhere("packages/core"),
  everywhere("packages/codec"),
  everywhere("packages/data"),
  everywhere("packages/metrics"),
  everywhere("packages/pchain-rpc"),
  everywhere("packages/query"),
  everywhere("packages/verify"),
  everywhere("packages/wallet"),
  everywhere("packages/genesis"),
  onNode("apps/localnet"),
  onNode("apps/service"),
  onNode("apps/devnet"),
  onNode("apps/cli", "primary-network"),
  onNode("packages/testing"),
];

/** Those that run everywhere: the clients, what they are made of, and data. */
export const clients = published.filter(({ runsOn }) => runsOn === "everywhere");

/** A program of the repository's own development dependencies. */
export const bin = (name: string): string => join(root, "node_modules/.bin", name);

/** The compiler that users of the packages have, for Node; `tsc` of the root is that of TypeScript 7. */
export const usersTsc: string = join(root, "node_modules/typescript/bin/tsc");
