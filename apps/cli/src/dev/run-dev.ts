/** Runs `dev` at a terminal: prints what runs, and ends it when interrupted. */

import type { ProgressFlag } from "../flags/progress-flag.ts";
import { Progress } from "../progress/progress.ts";
import { terminal } from "../terminal/output.ts";
import { untilSignal } from "../terminal/signal.ts";
import { describeDev } from "./describe-dev.ts";
import { describeKeys } from "./describe-keys.ts";
import { startDev, startDevOnNodes } from "./dev.ts";
import type { DevOptions } from "./dev-options.ts";

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
  terminal.print(describeDev(dev));
  progress.buildSite(options.siteBuild, dev.reference?.url);
  await interrupted;
  progress.end();
  await dev.close();
}
