/** Everything that installing one package brings along, found by resolving dependencies the way Node does. */
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

/** Folder of `specifier` as seen from `folder`, or undefined when it is not installed. */
function locate(specifier: string, folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const candidate = join(at, "node_modules", specifier);
    if (existsSync(join(candidate, "package.json"))) return realpathSync(candidate);
    if (at === dirname(at)) return undefined;
  }
}

/** Bytes of a package's own files; what is nested in its node_modules counts as packages of their own. */
function ownBytes(folder: string): number {
  let bytes = 0;
  for (const entry of readdirSync(folder)) {
    if (entry === "node_modules") continue;
    const path = join(folder, entry);
    const stats = lstatSync(path);
    bytes += stats.isDirectory() ? ownBytes(path) : stats.size;
  }
  return bytes;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** What one package and all that it needs come to. */
export interface Closure {
  readonly packages: number;
  readonly bytes: number;
}

/** Size and number of the packages that these, installed under `root`, need, themselves included. */
export function installedClosure(specifiers: readonly string[], root: string): Closure {
  const folders = new Set<string>();
  const visit = (name: string, from: string, optional: boolean) => {
    const folder = locate(name, from);
    if (folder === undefined) {
      if (optional) return;
      throw new Error(`${name} is not installed`);
    }
    if (folders.has(folder)) return;
    folders.add(folder);
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    for (const dependency of Object.keys(manifest.dependencies ?? {})) visit(dependency, folder, false);
    // npm installs the peers that are not optional.
    for (const peer of Object.keys(manifest.peerDependencies ?? {})) {
      if (!manifest.peerDependenciesMeta?.[peer]?.optional) visit(peer, folder, false);
    }
  };
  for (const specifier of specifiers) visit(specifier, root, false);
  return { packages: folders.size, bytes: [...folders].reduce((sum, folder) => sum + ownBytes(folder), 0) };
}
