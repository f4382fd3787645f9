/** Says which address sent a request, behind proxies too. */
import { isIP } from "node:net";

/** `203.0.113.9:4711` and `[2001:db8::9]:4711` as some proxies write them, without the port. */
const withoutPort = (text: string): string =>
  /^\[(.*)\](:\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;

/**
 * Each proxy adds the address that it was called from at the end of X-Forwarded-For; whatever stands before the entries
 * of our own proxies was sent by the client, who may write there what it likes. So the outermost trusted proxy's entry
 * counts, and none further left; a request with fewer entries did not come through all proxies, and its socket counts.
 *
 * @param proxies how many proxies of one's own stand in front; 0 believes only the socket
 */
export function clientAddress(
  socket: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string | undefined {
  if (proxies === 0 || forwardedFor === undefined) return socket;
  const entry = withoutPort(forwardedFor.split(",").at(-proxies)?.trim() ?? "");
  return isIP(entry) === 0 ? socket : entry;
}
