/** The choice of the server that a form's call goes to, without the page. */
import type { Outgoing } from "./call.ts";

/** The network in this page, one that the reader runs, or the public deployment. */
export type Server = "page" | "machine" | "public";

/** Whose operation a form calls. */
export type Client = "data" | "metrics" | "pchain";

/** The client whose method makes a form's call. */
export const clientOf = ({ dataset: { client } }: { readonly dataset: DOMStringMap }): Client =>
  client === "metrics" || client === "pchain" ? client : "data";

/** A public deployment. */
export interface PublicServer {
  readonly baseUrl: string;
  /** The header that carries the key; missing where none is needed. */
  readonly apiKeyHeader?: string;
}

/** The header of our own services. */
const OWN_HEADER = "x-service-api-key";

export const isServer = (text: unknown): text is Server =>
  text === "page" || text === "machine" || text === "public";

/**
 * Server of an untouched form. A network beside the site comes before the one in the page, which not every
 * browser can run.
 */
export const defaultServer = (isBeside: boolean, canRun: boolean): Server =>
  isBeside || !canRun ? "machine" : "page";

/** Properties of the device that a browser reports. */
export interface Device {
  /** The shorter side of the screen, in CSS pixels. */
  readonly shortSide: number;
  /** True for a touch screen. */
  readonly isTouched: boolean;
  /** GiB, a power of two; undefined where the browser does not say. */
  readonly memory: number | undefined;
  /** True if the browser saves data. */
  readonly savesData: boolean;
}

/** GiB below which a network beside the page might be too much. */
const LITTLE_MEMORY = 4;
/** CSS pixels below which a touched screen is a phone's. */
const PHONE = 600;

/** True if the network starts only after the reader agrees to its cost. */
export const asksFirst = ({ shortSide, isTouched, memory, savesData }: Device): boolean =>
  savesData || (isTouched && shortSide < PHONE) || (memory !== undefined && memory < LITTLE_MEMORY);

/** The request to a network in the page, which has another base URL and takes no key. */
export function toPage(request: Outgoing, baseUrl: string): Outgoing {
  const { pathname, search } = new URL(request.url);
  const { [OWN_HEADER]: _, ...headers } = request.headers;
  return { ...request, url: baseUrl + pathname + search, headers };
}

/** The request to a public deployment: the key is in the header of that deployment, or in none. */
export function toPublic(request: Outgoing, { apiKeyHeader }: PublicServer): Outgoing {
  const { [OWN_HEADER]: key, ...headers } = request.headers;
  return { ...request, headers: { ...headers, ...(key && apiKeyHeader && { [apiKeyHeader]: key }) } };
}

/** Bytes as a person reads them: `6.4 MB`. */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
