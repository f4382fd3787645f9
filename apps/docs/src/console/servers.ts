/** The addresses of the network beside which the site is served. */

/** Base URLs. */
export interface Servers {
  readonly service: string;
  readonly node: string;
}

/**
 * Asks the server of this site, which tells it in `local.json`; the published site's has the addresses of `primary-network dev`
 * without flags.
 *
 * @param base path of the site, with a slash at its end
 * @returns undefined if it is not known
 */
export async function localServers(base: string): Promise<Servers | undefined> {
  try {
    const response = await fetch(`${base.replace(/\/?$/, "/")}local.json`);
    const { service, node }: Partial<Servers> = await response.json();
    return typeof service === "string" && typeof node === "string" ? { service, node } : undefined;
  } catch {
    return undefined;
  }
}
