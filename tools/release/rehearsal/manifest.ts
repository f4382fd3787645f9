/** What a release does to a package's manifest: the new version, on the package itself and wherever it names one of its own kind. */

const RANGES = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"] as const;

type Ranges = Readonly<Record<string, string>>;

/** What the rehearsal reads of a `package.json`; whatever else is in one stays as it is. */
export interface Manifest extends Readonly<Partial<Record<(typeof RANGES)[number], Ranges>>> {
  readonly name?: string;
  readonly version?: string;
  readonly license?: unknown;
  readonly bin?: Ranges;
  readonly exports?: Readonly<Record<string, string | Ranges>>;
  readonly private?: boolean;
  readonly repository?: { readonly url?: unknown; readonly directory?: unknown };
  readonly homepage?: unknown;
  readonly bugs?: { readonly url?: unknown };
  readonly publishConfig?: { readonly access?: unknown; readonly provenance?: unknown };
  readonly scripts?: Ranges;
}

/** The manifest with `version`, and with ranges of packages in `released` set to exactly that version. */
export function withVersion(manifest: Manifest, version: string, released: readonly string[]): Manifest {
  const rewritten: Record<string, unknown> = { ...manifest, version };
  for (const field of RANGES) {
    const ranges = manifest[field];
    if (!ranges) continue;
    rewritten[field] = Object.fromEntries(
      Object.entries(ranges).map(([name, range]) => [name, released.includes(name) ? version : range]),
    );
  }
  return rewritten;
}
