/** The host names under which a listener is asked. */
import { networkInterfaces } from "node:os";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];
const WILDCARDS = ["0.0.0.0", "::"];

/** An address as it stands in a URL. */
export const hostForUrl = (host: string): string => (host.includes(":") ? `[${host}]` : host);

/**
 * Loopback's names, the address that is bound (all of the machine's for a wildcard) and those that are allowed besides.
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
  return [...new Set([...LOOPBACK, ...own.map(hostForUrl), ...allowed])];
}

const machineAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address));
