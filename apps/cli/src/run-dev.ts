/** Runs `dev` at a terminal: prints what runs, and ends it when interrupted. */
import { describeDev } from "./describe-dev.ts";
import { describeKeys } from "./describe-keys.ts";
import { startDev, startDevOnNodes } from "./dev.ts";
import type { DevOptions } from "./dev-options.ts";
import { untilSignal } from "./signal.ts";

/** Resolves when everything has ended. */
export async function runDev({
  avalanchego,
  ...options
}: DevOptions & { readonly printKeys: boolean; readonly avalanchego?: string }): Promise<void> {
  const dev =
    avalanchego === undefined ? await startDev(options) : await startDevOnNodes(avalanchego, options);
  const interrupted = untilSignal(); // before the output that a script waits for
  if (options.printKeys) console.log(`${describeKeys(dev.network)}\n`);
  console.log(describeDev(dev));
  options.siteBuild?.begin();
  await interrupted;
  await dev.close();
}
