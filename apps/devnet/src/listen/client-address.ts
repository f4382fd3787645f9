/** Finds the address of a request's sender, also behind proxies. */
import { isIP } from "node:net";

/** `203.0.113.9:4711` and `[2001:db8::9]:4711` as some proxies write them, without the port. */
const withoutPort = (text: string): string =>
  /^\[(.*)\](:\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;

/**
 * Finds the address of the client. Each proxy adds the address that called it to the end of X-Forwarded-For.
 * The entries before our own proxies' entries come from the client, which can forge them. So only the entry
 * of the outermost trusted proxy is used. A request with fewer entries did not pass all proxies: its socket's
 * address is used.
 *
 * @param proxies number of our own proxies in front; 0 uses only the socket
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
