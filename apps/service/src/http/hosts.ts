/**
 * Tells requests that are addressed to another host.
 *
 * A web page can point its own name at a service in its visitor's network and then read the answers as its own
 * (DNS rebinding). The Host header then still holds that name, which no list of the service's names has.
 */

/** As the URL parser spells it, without the root's dot. */
const canonical = (host: string): string => new URL(`http://${host}`).hostname.replace(/\.$/, "");

/**
 * Makes the check.
 *
 * @param hosts names and addresses without ports, IPv6 in brackets; any host is right without it
 * @returns whether a URL names one of them
 */
export function createHostCheck(hosts: readonly string[] | undefined): (url: URL) => boolean {
  if (hosts === undefined) return () => true;
  const allowed = new Set(hosts.map(canonical));
  return ({ hostname }) => allowed.has(hostname.replace(/\.$/, ""));
}
