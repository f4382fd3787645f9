/** Runs a private network of real nodes and the service that indexes it: `dev --avalanchego`. */
import { nodesFolder, startDevNodes } from "../avalanchego/dev-nodes.ts";
import { CliError } from "../terminal/cli-error.ts";
import { beginDev } from "./begin-dev.ts";
import type { Dev, DevOptions } from "./dev-options.ts";
import { serveDev } from "./serve-dev.ts";

/** Options that mean something on the simulated network only, with their flags. */
const SIMULATED_ONLY: readonly [option: "genesis" | "startTime" | "evmDevMethods", flag: string][] = [
  ["genesis", "--genesis"],
  ["startTime", "--start-time"],
  ["evmDevMethods", "--evm-dev-methods"],
];

/**
 * Starts the nodes and the service, and waits until the network's blocks are indexed. The ports and the data
 * folder are taken first.
 *
 * @param binary path of an avalanchego binary, 1.14 or newer
 * @throws CliError when a flag cannot work, a port cannot be bound, the data folder is in use or the node
 *   does not start; nothing is left running then
 * @example
 * const dev = await startDevOnNodes("/usr/local/bin/avalanchego", {
 *   host: "127.0.0.1", nodePort: 0, port: 0, adminPort: 0, seed: "primary-network", dataDir: "memory", logLevel: "warn",
 * });
 */
export async function startDevOnNodes(binary: string, options: DevOptions): Promise<Dev> {
  const { seed, dataDir, heliconTime, evm = true, onProgress = () => {} } = options;
  for (const [option, flag] of SIMULATED_ONLY)
    if (options[option] !== undefined && options[option] !== false)
      throw new CliError(`${flag} cannot be used with --avalanchego: it is for the simulated network.`);
  return beginDev(options, [nodesFolder(dataDir, seed, heliconTime)], async (parts) => {
    const { node } = parts.listeners;
    onProgress({ phase: "network", done: 0, total: 1 });
    const { network, fetch, connect } = await startDevNodes({
      binary,
      seed,
      dataDir,
      heliconTime,
      evm,
      url: node.url,
    });
    parts.network = network;
    node.serve(fetch, connect);
    onProgress({ phase: "network", done: 1, total: 1 });

    return await serveDev(network, parts);
  });
}
