/** Checks the host names that a listener accepts. */
import { isIP } from "node:net";
import { networkInterfaces } from "node:os";

/** The names of this machine for itself, as `nameOf` gives them. */
export const loopbackNames: readonly string[] = ["localhost", "127.0.0.1", "::1"];
const WILDCARDS = ["0.0.0.0", "::"];

/** An address as written in a URL. */
export const hostForUrl = (host: string): string => (host.includes(":") ? `[${host}]` : host);

/**
 * Loopback's names, the bound address (all addresses of the machine for a wildcard), and the additionally
 * allowed names.
 *
 * @returns undefined, which is any, when `*` is allowed
 */
export function hostsOf(
  bound: string,
  allowed: readonly string[] = [],
  addresses: () => readonly string[] = machineAddresses,
): readonly string[] | undefined {
  if (allowed.includes("*")) return undefined;
  const own = WILDCARDS.includes(bound) ? addresses() : [bound];
  return [...new Set([...[...loopbackNames, ...own].map(hostForUrl), ...allowed])];
}

const machineAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address));

/**
 * The name of a Host header or an origin without its port, in lower case and without the root's dot;
 * addresses without brackets.
 */
export function nameOf(host: string): string {
  const bare = /^\[(.*)\](:\d+)?$/.exec(host)?.[1] ?? host.replace(/:\d*$/, "");
  return bare.toLowerCase().replace(/\.$/, "");
}

/** Returns true if an address, as a socket or `--host` gives it, is of loopback. */
export const isLoopback = (address: string | undefined): boolean =>
  address === "localhost" || address === "::1" || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(address ?? "");

/**
 * Returns true if a listener serves the host that a request names, by the rule of a node's
 * `http-allowed-hosts`: addresses always, since a page that points its own name at this machine (DNS
 * rebinding) still sends that name; names only when they are listed.
 *
 * @param host the Host header; a request without one does not come from a browser
 * @param hosts as `hostsOf` gives them
 */
export function servesHost(host: string | undefined, hosts: readonly string[] | undefined): boolean {
  if (host === undefined || host === "" || hosts === undefined) return true;
  const name = nameOf(host);
  return isIP(name) !== 0 || hosts.some((known) => nameOf(known) === name);
}

/**
 * Returns true if a page of an origin may open a WebSocket. Browsers send no preflight for it, unlike for a
 * POST of JSON.
 *
 * @param origin the Origin header; other programs send none
 */
export function servesOrigin(origin: string | undefined, hosts: readonly string[] | undefined): boolean {
  if (origin === undefined || hosts === undefined) return true;
  const host = /^https?:\/\/([^/]+)$/.exec(origin)?.[1];
  // Browser extensions, such as wallets, are trusted by their user.
  if (host === undefined) return /^(chrome|moz|safari-web)-extension:\/\/[\w-]+$/.test(origin);
  return hosts.some((known) => nameOf(known) === nameOf(host));
}
