/** What a release does to a package's manifest: the new version, on the package itself and wherever it names one of its own kind. */

const RANGES = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"];

/**
 * The manifest with `version`, and with ranges of packages in `released` set to exactly that version.
 *
 * @param {Record<string, unknown>} manifest
 * @param {string} version
 * @param {readonly string[]} released
 */
export function withVersion(manifest, version, released) {
  const rewritten = { ...manifest, version };
  for (const field of RANGES) {
    if (!manifest[field]) continue;
    rewritten[field] = Object.fromEntries(
      Object.entries(manifest[field]).map(([name, range]) => [
        name,
        released.includes(name) ? version : range,
      ]),
    );
  }
  return rewritten;
}
