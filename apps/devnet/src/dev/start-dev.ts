/** Runs the local network and the service that indexes it, in one process. */

import { readGenesis } from "../genesis/genesis-file.ts";
import { asDevNetwork } from "../network/simulated-network.ts";
import { CliError } from "../terminal/cli-error.ts";
import { exists } from "../world/move-aside.ts";
import { StartTimes } from "../world/start-time.ts";
import { WorldFile } from "../world/world-file.ts";
import { beginDev } from "./begin-dev.ts";
import { buildLocalnet, createClock } from "./build-localnet.ts";
import { CachedStart } from "./cached-start.ts";
import { type DevOptions, historyOf, type SimulatedDev } from "./dev-options.ts";
import type { RenewedIndex } from "./renewed-index.ts";
import { serveDev } from "./serve-dev.ts";

/** Parts that tests replace. */
export interface DevWork {
  /** Builds the network, which takes most of a first start. */
  readonly build: typeof buildLocalnet;
}

/**
 * Starts everything and waits until the history is indexed. The ports and the data folder are taken first.
 *
 * @throws CliError when a flag cannot work, a port cannot be bound or the data folder is in use; nothing is
 *   left running then
 * @example
 * const dev = await startDev({
 *   host: "127.0.0.1", nodePort: 0, port: 0, adminPort: 0, seed: "primary-network", dataDir: "memory", logLevel: "warn",
 * });
 * console.log(dev.node.url, dev.service.url);
 * await dev.close();
 */
export async function startDev(
  options: DevOptions,
  { build }: DevWork = { build: buildLocalnet },
): Promise<SimulatedDev> {
  const { seed, dataDir, heliconTime, onProgress = () => {} } = options;
  const genesis = options.genesis === undefined ? undefined : await readGenesis(options.genesis);
  const startTimes = new StartTimes(dataDir);
  const now = () => Math.floor(Date.now() / 1_000);
  const startTime = options.startTime ?? genesis?.startTime ?? (await startTimes.last(seed)) ?? now();
  if (genesis !== undefined && startTime < genesis.startTime)
    throw new CliError("--start-time must not be before the start that the file of --genesis names.");
  return beginDev(options, historyOf(options, startTime), async (parts) => {
    const { node } = parts.listeners;
    onProgress({ phase: "network", done: 0, total: 1 });
    const clock = createClock(startTime);
    const cache = await CachedStart.open(options, startTime);
    parts.cache = cache;
    const localnet = await build(options, genesis, clock.now, cache.world);
    const world = await WorldFile.open(localnet, dataDir, parts.setting.logger, heliconTime);
    const network = asDevNetwork(localnet, node.url, world);
    parts.network = network;
    node.serve(world.fetch, world.connect);
    await cache.keepWorld(localnet);
    onProgress({ phase: "network", done: 1, total: 1, cached: localnet.isPrepared });

    const { indexFolder } = network;
    const isNew = !world.wasSaved && (indexFolder === undefined || !(await exists(indexFolder)));
    const indexed = async (index: RenewedIndex) => {
      if (isNew) await cache.keepIndex(localnet, () => index.pack());
      // Nothing but the history could happen so far, so the cache holds the history alone.
      if (options.frozen) await world.freeze();
      clock.start();
      if (genesis === undefined) await startTimes.keep(seed, startTime);
    };
    const dev = await serveDev(network, parts, { data: cache, indexed });
    return { ...dev, localnet };
  });
}
