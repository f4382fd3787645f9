/**
 * Decides which requests reach the development panel: requests of the page that the same listener serves,
 * opened on this machine, and of this machine's own programs. It refuses every other page in a browser, and
 * servers that an attacker makes send requests.
 */
import { isLoopback, loopbackNames, nameOf } from "../listen/hosts.ts";
import { PANEL_HEADER } from "../terminal/panel-address.ts";

/** Facts of a request that are known before its body is read. */
export interface PanelCaller {
  readonly method: string;
  readonly headers: Headers;
  /** Address of the other side of the connection. */
  readonly address: string | undefined;
}

/**
 * Returns the reason for refusing a request, or undefined for a request of the own page.
 *
 * - the connection comes from this machine, whichever address the listener is bound to;
 * - the Host header is a name of loopback: a page that points its own name at this machine (DNS rebinding)
 *   sends that name;
 * - the origin, which browsers send with everything but a GET, is exactly that host: another port is another
 *   page;
 * - the own header is there.
 */
export function refusalOf({ method, headers, address }: PanelCaller): string | undefined {
  if (!isLoopback(address)) return "the panel is for this machine alone";
  const host = headers.get("host");
  if (host === null || !loopbackNames.includes(nameOf(host))) return "the panel has loopback's names alone";
  const origin = headers.get("origin");
  const needsOrigin = method !== "GET" && method !== "HEAD";
  if (origin === null ? needsOrigin : origin !== `http://${host}`)
    return "the panel is for its own page alone";
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return "the panel is for its own page alone";
  if (headers.get(PANEL_HEADER) !== "1") return `the panel needs the header ${PANEL_HEADER}: 1`;
  return undefined;
}
