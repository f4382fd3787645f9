/**
 * Refuses requests that are addressed to another host.
 *
 * A web page can point its own name at a service in its visitor's network and then read the answers as its own
 * (DNS rebinding). The Host header then still holds that name, which no list of the service's names has.
 */

import { HttpError } from "./http-error.ts";

/** As the URL parser spells it, without the root's dot. */
const canonical = (host: string): string => new URL(`http://${host}`).hostname.replace(/\.$/, "");

/**
 * Makes the check.
 *
 * @param hosts names and addresses without ports, IPv6 in brackets; any host is right without it
 * @returns a function that throws HttpError 421
 */
export function createHostCheck(hosts: readonly string[] | undefined): (url: URL) => void {
  if (hosts === undefined) return () => {};
  const allowed = new Set(hosts.map(canonical));
  return ({ hostname }) => {
    if (!allowed.has(hostname.replace(/\.$/, ""))) {
      throw new HttpError(421, "the Host header names no host that is served here");
    }
  };
}
