/** How `dev` begins on any network, and that nothing of it is left running when it fails. */
import { hostsOf } from "../listen/hosts.ts";
import { openSite } from "../site/site.ts";
import { createLog } from "../terminal/log.ts";
import { holdFolder } from "../world/data-folder.ts";
import { bindDev } from "./dev-listeners.ts";
import type { DevOptions } from "./dev-options.ts";
import { DevParts } from "./dev-parts.ts";
import type { DevSetting } from "./serve-dev.ts";

/**
 * Takes the ports and the data folder, then starts the rest.
 *
 * @param history everything that determines the network's history: processes with another one may use the folder too
 * @throws CliError when a flag cannot work, a port cannot be bound or the data folder is in use; and what `start` throws
 */
export async function beginDev<T>(
  options: DevOptions,
  history: unknown,
  start: (parts: DevParts, setting: DevSetting) => Promise<T>,
): Promise<T> {
  const logger = createLog(options.logLevel, options.log);
  const site = options.site === undefined ? undefined : await openSite(options.site, options.siteBuild);
  const hosts = hostsOf(options.host, options.allowHost);
  const parts = new DevParts(await bindDev(options, hosts));
  try {
    parts.folder = await holdFolder(options.dataDir, history);
    return await start(parts, { logger, hosts, site });
  } catch (error) {
    await parts.close();
    throw error;
  }
}
