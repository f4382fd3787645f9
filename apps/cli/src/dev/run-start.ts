/** Runs `start` at a terminal: the local network, the tour, and the end when interrupted. */

import { type DevOptions, startDev } from "@primary-network/devnet";
import type { ProgressFlag } from "../flags/progress-flag.ts";
import { Progress } from "../progress/progress.ts";
import { terminal } from "../terminal/output.ts";
import { untilSignal } from "../terminal/signal.ts";
import { evmSightsOf } from "../tour/evm-sights.ts";
import { runTour } from "../tour/tour.ts";
import { describeDev } from "./describe-dev.ts";

/** Resolves when everything has ended. */
export async function runStart(
  options: DevOptions & ProgressFlag & { readonly exit: boolean },
): Promise<void> {
  const progress = new Progress(options.progress);
  const dev = await progress.during(startDev(progress.of(options)));
  const end = new AbortController();
  const interrupted = untilSignal().then(() => end.abort()); // the tour can be interrupted too
  try {
    terminal.print(describeDev(dev));
    const { signal } = end;
    await runTour({
      serviceUrl: dev.service.url,
      nodeUrl: dev.node.url,
      print: terminal.print,
      signal,
      evm: evmSightsOf(dev.network),
    }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    if (options.exit || signal.aborted) return;
    terminal.print("\nThe network and the service keep running. Press Ctrl+C to end them.");
    progress.buildSite(options.siteBuild, dev.reference?.url);
    await interrupted;
  } finally {
    progress.end();
    await dev.close();
  }
}
