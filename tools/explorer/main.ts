/**
 * Walks every view of the built explorer in Chromium: `pnpm explorer-check [--all] [--only <part of a step's name>]`. Each view is looked at
 * in one of the ways below, in turn; with `--all` in each, which takes seven times as long. Screenshots are kept in apps/explorer/screenshots.
 */
import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { findChromium, launch } from "../shared/browser-page.ts";
import { startDev } from "../shared/dev-command.ts";
import { root } from "../shared/packages.ts";
import { createSteps } from "../shared/steps.ts";
import { assertClosed, assertFault, assertKeys, assertWebhook, assertWorld } from "./develop.ts";
import { measureFirstLoad, measureStream } from "./figures.ts";
import { assertFirstRequests } from "./first-requests.ts";
import { assertLongTable } from "./long-table.ts";
import { assertStreams } from "./streams.ts";
import { assertHeadInSight } from "./table-head.ts";
import { assertChainNames, assertExport, assertKeyboard, assertQuorum, assertSearch } from "./use.ts";
import { viewsOf } from "./views.ts";
import { assertSmall, type Look, openView } from "./walk.ts";

const screenshots = join(root, "apps/explorer/screenshots");
const steps = createSteps("explorer-check");

const LOOKS: readonly Look[] = [
  { width: 390, scheme: "light" },
  { width: 820, scheme: "dark" },
  { width: 1000, scheme: "light" },
  { width: 1400, scheme: "light" },
  { width: 1400, scheme: "dark" },
  { width: 2560, scheme: "light" },
  { width: 2560, scheme: "dark" },
];

/** What is done with the explorer; the last ones change the network. */
const USES: readonly [
  name: string,
  use: (browser: Browser, service: string, node: string) => Promise<string | undefined>,
][] = [
  ["anything is found from the field of the search", assertSearch],
  ["the keyboard reaches everything", assertKeyboard],
  ["chains of a message have names", assertChainNames],
  ["validators sign a message", assertQuorum],
  ["everything of an address is exported", assertExport],
  ["a table of 10,000 validators scrolls with few rows in the page", assertLongTable],
  ["the head of a table stays in sight", assertHeadInSight],
  ["the overview is requested while its script loads", assertFirstRequests],
  ["the overview can be used soon", measureFirstLoad],
  ["blocks come by the stream of their list", measureStream],
  ["a page of another origin does not reach the panel", assertClosed],
  ["a private key is shown on request", assertKeys],
  ["what a webhook delivers is listed", assertWebhook],
  ["a fault is set, happens and is removed", assertFault],
  ["the clock, funds and saved worlds are seen by every view", assertWorld],
];

const { all, only } = parseArgs({
  options: { all: { type: "boolean", default: false }, only: { type: "string", default: "" } },
}).values;

await steps.run("the explorer is small", assertSmall);
const executable = findChromium();
if (executable === undefined) {
  steps.skip("the explorer in a browser", "no Chromium on this machine");
} else {
  rmSync(screenshots, { recursive: true, force: true });
  mkdirSync(screenshots, { recursive: true });
  const { stop, service, node } = await startDev(tmpdir(), ["--block-interval", "0"]);
  // The network ends also when the browser does not start.
  try {
    const browser = await launch(executable);
    /** Runs a step unless only others are chosen. */
    const step = async (name: string, action: () => Promise<string | undefined>) => {
      if (name.includes(only)) await steps.run(name, action);
    };
    const views = await viewsOf(service);
    for (const [index, [name, path]] of views.entries()) {
      const looks = all ? LOOKS : LOOKS.slice(index % LOOKS.length).slice(0, 1);
      await step(name, () => openView(browser, service, { name, path, looks, screenshots }));
    }
    await step("views follow streams of what they show", () => assertStreams(browser, service, views));
    for (const [name, use] of USES) await step(name, () => use(browser, service, node));
    await browser.close();
  } finally {
    await stop();
  }
}
steps.end();
