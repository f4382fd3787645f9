/** Begins `dev` on any network, and leaves nothing of it running when it fails. */
import { hostsOf } from "../listen/hosts.ts";
import { openSite } from "../site/site.ts";
import { createLog } from "../terminal/log.ts";
import { holdFolder } from "../world/data-folder.ts";
import { bindDev } from "./dev-listeners.ts";
import type { DevOptions } from "./dev-options.ts";
import { DevParts } from "./dev-parts.ts";

/**
 * Takes the ports and the data folder, then starts the rest.
 *
 * @param history everything that determines the network's history: processes with another one may use the
 *   folder too
 * @throws CliError when a flag cannot work, a port cannot be bound or the data folder is in use; also the
 *   errors of `start`
 */
export async function beginDev<T>(
  options: DevOptions,
  history: unknown,
  start: (parts: DevParts) => Promise<T>,
): Promise<T> {
  const logger = createLog(options.logLevel, options.log);
  const site = options.site === undefined ? undefined : await openSite(options.site, options.siteBuild);
  const hosts = hostsOf(options.host, options.allowHost);
  const parts = new DevParts({ options, logger, hosts, site }, await bindDev(options, hosts));
  try {
    parts.folder = await holdFolder(options.dataDir, history);
    return await start(parts);
  } catch (error) {
    await parts.close();
    throw error;
  }
}
