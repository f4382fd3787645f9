/** Whether the pages are those of an earlier version, which are kept in a folder below the newest ones. */

/** A version's pages. */
export interface OlderVersion {
  readonly version: string;
  /** Path of the newest pages. */
  readonly newest: string;
}

/**
 * The version whose pages a site with that base holds; undefined for the newest ones.
 *
 * @param base path of the site's root, without a slash at its end
 */
export function olderVersion(base: string): OlderVersion | undefined {
  const [, newest = "", version] = /^(.*)\/v\/([^/]+)$/.exec(base) ?? [];
  return version === undefined ? undefined : { version, newest: `${newest}/` };
}
