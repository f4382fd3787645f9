/** What the page around the explorer may decide before it begins: where it reads, and by what. The static site does; a service that serves the explorer does not. */

/** Settings of the page, as `globalThis.primaryNetworkExplorer`. */
export interface ExplorerHost {
  /** Base URL of the deployment that is read unless the reader chooses another one. */
  readonly baseUrl?: string;
  /** What requests to that deployment are sent by. */
  readonly fetch?: typeof fetch;
  /** Unix seconds at which what that deployment has was recorded: nothing new is looked for, and time stands still there. */
  readonly recordedAt?: number;
}

declare global {
  var primaryNetworkExplorer: ExplorerHost | undefined;
}

const given: ExplorerHost = globalThis.primaryNetworkExplorer ?? {};

/** The deployment of the page itself. */
export const ownBaseUrl: string = given.baseUrl ?? location.origin;

/** How a deployment is reached: by the page's means if it is its own one. */
export const reachOf = (baseUrl: string): Pick<ExplorerHost, "fetch"> =>
  baseUrl === ownBaseUrl && given.fetch ? { fetch: given.fetch } : {};

/** Where `primary-network dev` serves, which programs are shown with in place of a network that only a page reaches. */
const LOCAL = "http://127.0.0.1:8080";

/** The base URL with which programs are shown. */
export const shownUrl = (baseUrl: string): string => (reachOf(baseUrl).fetch ? LOCAL : baseUrl);

/** When what a deployment has was recorded, in Unix seconds; undefined where new blocks may come. */
export const recordedAtOf = (baseUrl: string): number | undefined =>
  baseUrl === ownBaseUrl ? given.recordedAt : undefined;

/** Whether the listener that serves this page has the development panel; `dev` marks the page then. */
export const hasPanel: boolean =
  document.querySelector('meta[name="primary-network-panel"]') !== null && given.baseUrl === undefined;
