/**
 * Settings that a page may make before it loads the explorer. The static site makes them; a service that
 * serves the explorer does not.
 */

/** Settings of the page, as `globalThis.primaryNetworkExplorer`. */
export interface ExplorerHost {
  /** Base URL of the deployment to read. The reader can choose another one. */
  readonly baseUrl?: string;
  /** Sends the requests to that deployment. */
  readonly fetch?: typeof fetch;
  /**
   * Unix seconds at which that deployment was recorded. The explorer then looks for nothing new, and its
   * clock stands still.
   */
  readonly recordedAt?: number;
}

declare global {
  var primaryNetworkExplorer: ExplorerHost | undefined;
}

const given: ExplorerHost = globalThis.primaryNetworkExplorer ?? {};

/** The deployment of the page itself. */
export const ownBaseUrl: string = given.baseUrl ?? location.origin;

/** The client options that reach a deployment. The page may bring a `fetch` for its own. */
export const reachOf = (baseUrl: string): Pick<ExplorerHost, "fetch"> =>
  baseUrl === ownBaseUrl && given.fetch ? { fetch: given.fetch } : {};

/**
 * Where `primary-network dev` serves, which programs are shown with in place of a network that only a page
 * reaches.
 */
const LOCAL = "http://127.0.0.1:8080";

/** The base URL with which programs are shown. */
export const shownUrl = (baseUrl: string): string => (reachOf(baseUrl).fetch ? LOCAL : baseUrl);

/** When what a deployment has was recorded, in Unix seconds; undefined where new blocks may come. */
export const recordedAtOf = (baseUrl: string): number | undefined =>
  baseUrl === ownBaseUrl ? given.recordedAt : undefined;

/** True if the server of this page has the development panel: `dev` marks such a page. */
export const hasPanel: boolean =
  document.querySelector('meta[name="primary-network-panel"]') !== null && given.baseUrl === undefined;
