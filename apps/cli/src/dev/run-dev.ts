/** Runs `dev` at a terminal: prints the addresses, and stops on an interrupt. */

import { type DevOptions, startDev, startDevOnNodes } from "@primary-network/devnet";
import { genesisOfDev } from "@primary-network/devnet/parts";
import type { ProgressFlag } from "../flags/progress-flag.ts";
import { Progress } from "../progress/progress.ts";
import { terminal } from "../terminal/output.ts";
import { untilSignal } from "../terminal/signal.ts";
import { describeDev } from "./describe-dev.ts";
import { describeKeys } from "./describe-keys.ts";

/** Resolves when everything has ended. */
export async function runDev({
  avalanchego,
  ...options
}: DevOptions &
  ProgressFlag & { readonly printKeys: boolean; readonly avalanchego?: string }): Promise<void> {
  const progress = new Progress(options.progress);
  const shown = progress.of(options);
  const dev = await progress.during(
    avalanchego === undefined ? startDev(shown) : startDevOnNodes(avalanchego, shown),
  );
  const interrupted = untilSignal(); // before the output that a script waits for
  if (options.printKeys) terminal.print(`${describeKeys(dev.network)}\n`);
  terminal.print(describeDev(dev, process.stdout.columns));
  progress.buildSite(options.siteBuild, dev.reference?.url);
  await interrupted;
  progress.end();
  await dev.close();
}

/** Prints the genesis of the network that `dev` runs with the same flags, as a node's genesis file. */
export async function printGenesis(
  options: Parameters<typeof genesisOfDev>[0],
  print: (text: string) => void,
): Promise<void> {
  print(JSON.stringify(await genesisOfDev(options), undefined, 1));
}
