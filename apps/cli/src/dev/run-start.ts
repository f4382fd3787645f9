/** Runs `start` at a terminal: the local network and the tour, until interrupted. */

import { createInterface } from "node:readline/promises";

import { type DevOptions, startDev } from "@primary-network/devnet";
import { isExplorerBuilt } from "@primary-network/devnet/parts";
import type { ProgressFlag } from "../flags/progress-flag.ts";
import { Progress } from "../progress/progress.ts";
import { terminal } from "../terminal/output.ts";
import { untilSignal } from "../terminal/signal.ts";
import { evmSightsOf } from "../tour/evm-sights.ts";
import { runTour } from "../tour/tour.ts";
import { describeDev } from "./describe-dev.ts";

/** Waits for Enter. Rejects when the signal comes first. */
async function untilEnter(signal: AbortSignal): Promise<void> {
  // Without raw mode, Ctrl+C stays a signal to the process.
  const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: false });
  try {
    await lines.question("\nPress Enter for the next step, or Ctrl+C to stop. ", { signal });
  } finally {
    lines.close();
  }
}

/** Resolves when everything has ended. */
export async function runStart(
  options: DevOptions & ProgressFlag & { readonly exit: boolean },
): Promise<void> {
  const progress = new Progress(options.progress);
  const dev = await progress.during(startDev(progress.of(options)));
  const end = new AbortController();
  const interrupted = untilSignal().then(() => end.abort()); // the tour can be interrupted too
  try {
    terminal.print(describeDev(dev, process.stdout.columns));
    const { signal } = end;
    const waits = process.stdin.isTTY && process.stdout.isTTY && !options.exit;
    await runTour({
      serviceUrl: dev.service.url,
      nodeUrl: dev.node.url,
      print: terminal.print,
      signal,
      ...(waits && { pause: () => untilEnter(signal) }),
      evm: evmSightsOf(dev.network),
    }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    if (options.exit || signal.aborted) return;
    const next = isExplorerBuilt()
      ? `Open the explorer: ${dev.service.url}/`
      : `Try the service: ${dev.service.url}`;
    terminal.print(`\n${next}\nThe network and the service keep running. Press Ctrl+C to stop.`);
    progress.buildSite(options.siteBuild, dev.reference?.url);
    await interrupted;
  } finally {
    progress.end();
    await dev.close();
  }
}
