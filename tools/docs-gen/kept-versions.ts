/** Whose pages stay published beside the newest: the last release of each line of versions. */

/** Sites that are kept; each takes some 90 MB of the 1 GB that GitHub serves for a repository. */
const KEPT = 6;

/** Changesets tags each package; all have one version, so one tag names the release. */
export const tagOf = (version: string): string => `@primary-network/data@${version}`;

/** The file of a release that holds its site. */
export const archiveOf = (version: string): string => `site-${version}.tar.gz`;

/** Where a version's pages stand, below the newest ones. */
export const folderOf = (version: string): string => `v/${version}`;

/**
 * The versions whose pages are kept: of each pair of first and second number the newest release, and of those the newest
 * six. Releases before 1.0.0 and candidates are kept like others.
 *
 * @param released the newest first
 */
export function keptVersions(released: readonly string[]): readonly string[] {
  const lines = new Map<string, string>();
  for (const version of released) {
    const line = version.split(".", 2).join(".");
    if (!lines.has(line)) lines.set(line, version);
  }
  return [...lines.values()].slice(0, KEPT);
}
