/** What the service worker does with a request of a page: the pure part. */

/** What a request says of itself. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  /** What the response is for: `document`, `script`, `style`, …; empty for what a script fetches. */
  readonly destination: string;
}

/** `kept`: from the cache if it is there. `fresh`: from the site, from the cache without a connection. `other`: left to the browser. */
export type Way = "kept" | "fresh" | "other";

/**
 * How a request is served. What scripts fetch is left alone: the responses of services, the addresses of a network beside the site, the
 * files of the network in the page (which its worker keeps), and the search index.
 *
 * @param scope URL of the site, with a slash at its end
 */
export function wayOf({ method, url, destination }: Asked, scope: string): Way {
  if (method !== "GET" || destination === "" || !url.startsWith(scope)) return "other";
  return url.startsWith(`${scope}_astro/`) ? "kept" : "fresh";
}

/** The name under which a page is kept: values of a form and anchors make no other page. */
export function keyOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

/** Pages that are kept. */
const MOST = 60;

/** The oldest of what is kept beside the assets, when there is too much. */
export function surplus(kept: readonly string[], scope: string): string[] {
  const pages = kept.filter((url) => !url.startsWith(`${scope}_astro/`));
  return pages.slice(0, Math.max(0, pages.length - MOST));
}
