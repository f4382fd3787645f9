/** Everything that a user of each package installs, no more and no less: a new dependency is decided on here. */
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { published, root } from "../../shared/packages.ts";
import { isAllowed } from "../licence.ts";
import type { Manifest } from "./manifest.ts";

/** Packages of the EVM's binary: npm installs the one of its platform. */
const ANVIL = "@foundry-rs/anvil-";
const anvil = `${ANVIL}${process.platform}-${process.arch === "x64" ? "amd64" : process.arch}`;

/** What each dependency on others' packages installs beside itself. */
const brings: Readonly<Record<string, readonly string[]>> = {
  "@electric-sql/pglite": [],
  [anvil]: [],
  "@noble/curves": ["@noble/hashes"],
  "@noble/hashes": [],
  "@noble/secp256k1": [],
  "@opentelemetry/api": [],
  "@scure/base": [],
  "@scure/bip32": ["@noble/curves", "@noble/hashes", "@scure/base"],
  "@scure/bip39": ["@noble/hashes", "@scure/base"],
  "@tanstack/query-core": [],
  ajv: ["fast-deep-equal", "fast-uri", "json-schema-traverse", "require-from-string"],
  commander: [],
  "fs-native-extensions": [
    "bare-addon-resolve",
    "bare-module-resolve",
    "bare-semver",
    "require-addon",
    "which-runtime",
  ],
  "openapi-fetch": ["openapi-typescript-helpers"], // types only
  pg: [
    "pg-cloudflare",
    "pg-connection-string",
    "pg-int8",
    "pg-pool",
    "pg-protocol",
    "pg-types",
    "pgpass",
    "postgres-array",
    "postgres-bytea",
    "postgres-date",
    "postgres-interval",
    "split2",
    "xtend",
  ],
  pino: [
    "atomic-sleep",
    "fast-redact",
    "on-exit-leak-free",
    "pino-abstract-transport",
    "pino-std-serializers",
    "process-warning",
    "quick-format-unescaped",
    "real-require",
    "safe-stable-stringify",
    "sonic-boom",
    "split2",
    "thread-stream",
  ],
  "prom-client": ["@opentelemetry/api", "bintrees", "tdigest"],
  ws: [],
  yaml: [],
};

interface Needs extends Pick<Manifest, "dependencies" | "optionalDependencies" | "peerDependencies"> {
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const needsOf = (name: string): string[] => {
  const found = published.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${name} is not published`);
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Needs = JSON.parse(
    readFileSync(join(root, found.folder, "package.json"), "utf8"),
  );
  // npm installs a peer that is not optional, too, and of Anvil's packages that of its platform.
  const peers = Object.keys(peerDependencies ?? {}).filter((peer) => !peerDependenciesMeta?.[peer]?.optional);
  const needed = Object.keys({ ...dependencies, ...optionalDependencies }).filter(
    (one) => !one.startsWith(ANVIL) || one === anvil,
  );
  return [...new Set([...needed, ...peers])];
};

/** Names of all packages that a user of one installs with it, sorted, itself included. */
export function expectedPackages(name: string): string[] {
  const own = new Set<string>();
  const others = new Set<string>();
  const waiting = [name];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (own.has(one)) continue;
    own.add(one);
    for (const needed of needsOf(one)) {
      if (published.some((other) => other.name === needed)) {
        waiting.push(needed);
        continue;
      }
      const more = brings[needed];
      if (more === undefined) throw new Error(`${one} needs ${needed}, which is not decided on`);
      for (const other of [needed, ...more]) others.add(other);
    }
  }
  return [...own, ...others].sort();
}

/** Throws, naming them, when the names differ from those expected of a published package. */
export function checkPackages(name: string, names: readonly string[]): void {
  const expected = expectedPackages(name);
  const unexpected = names.filter((one) => !expected.includes(one));
  const absent = expected.filter((one) => !names.includes(one));
  if (unexpected.length > 0 || absent.length > 0 || names.length !== expected.length)
    throw new Error(
      `of ${names.length} packages ${unexpected.join(", ") || "none"} unexpected; ${absent.join(", ") || "none"} absent`,
    );
}

/** Fields of an installed package. */
interface Installed {
  readonly name: string;
  readonly license?: unknown;
  readonly scripts?: Readonly<Record<string, string>>;
}

/** Names of the packages whose code npm would run while it installs them. */
export const withInstallScript = (installed: readonly Installed[]): string[] =>
  installed
    .filter(({ scripts = {} }) => ["preinstall", "install", "postinstall"].some((name) => name in scripts))
    .map(({ name }) => name);

/** Checks what npm installed with a package in the folder `dir`: the packages, their licences, and that none runs a script. */
export async function checkInstalledProduction(dir: string, name: string): Promise<void> {
  const lock: { packages: object } = JSON.parse(
    await readFile(join(dir, "node_modules/.package-lock.json"), "utf8"),
  );
  const installed: Installed[] = await Promise.all(
    Object.keys(lock.packages).map(async (path) =>
      JSON.parse(await readFile(join(dir, path, "package.json"), "utf8")),
    ),
  );
  checkPackages(
    name,
    installed.map((one) => one.name),
  );
  const scripted = withInstallScript(installed);
  if (scripted.length > 0) throw new Error(`install scripts: ${scripted.join(", ")}`);
  const refused = installed.filter(({ license }) => !isAllowed(license));
  if (refused.length > 0)
    throw new Error(
      `licences that are not on the list: ${refused.map((one) => `${one.name} (${one.license})`).join(", ")}`,
    );
}
