/**
 * Checks the Host header of requests.
 *
 * A web page can point its own name at a service in its visitor's network and then read the responses as its own
 * (DNS rebinding). The Host header then still contains that name, which is not among the service's names.
 */

/** Normalised by the URL parser, without the trailing dot. */
const canonical = (host: string): string => new URL(`http://${host}`).hostname.replace(/\.$/, "");

/**
 * Creates the check.
 *
 * @param hosts names and addresses without ports, IPv6 in brackets; without it any host is accepted
 * @returns whether a URL names one of them
 */
export function createHostCheck(hosts: readonly string[] | undefined): (url: URL) => boolean {
  if (hosts === undefined) return () => true;
  const allowed = new Set(hosts.map(canonical));
  return ({ hostname }) => allowed.has(hostname.replace(/\.$/, ""));
}
