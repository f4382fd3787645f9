/**
 * Walks every view of the built explorer in Chromium: `pnpm explorer-check [--all]`. Each view is looked at in one of the four ways, in
 * turn; with `--all` in each, which takes four times as long. Screenshots are kept in apps/explorer/screenshots.
 */
import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium, launch } from "../shared/browser-page.ts";
import { startDev } from "../shared/dev-command.ts";
import { root } from "../shared/packages.ts";
import { createSteps } from "../shared/steps.ts";
import { assertClosed, assertFault, assertKeys, assertWebhook, assertWorld } from "./develop.ts";
import { measureFirstLoad, measureStream } from "./figures.ts";
import { assertExport, assertKeyboard, assertLongTable, assertQuorum, assertSearch } from "./use.ts";
import { viewsOf } from "./views.ts";
import { assertSmall, type Look, openView } from "./walk.ts";

const screenshots = join(root, "apps/explorer/screenshots");
const steps = createSteps("explorer-check");

const LOOKS: readonly Look[] = [
  { width: 390, scheme: "light" },
  { width: 820, scheme: "dark" },
  { width: 1400, scheme: "light" },
  { width: 1400, scheme: "dark" },
];

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
    const views = await viewsOf(service);
    const browser = await launch(executable);
    const all = process.argv.includes("--all");
    for (const [index, [name, path]] of views.entries()) {
      const looks = all ? LOOKS : LOOKS.slice(index % LOOKS.length).slice(0, 1);
      await steps.run(name, () => openView(browser, service, { name, path, looks, screenshots }));
    }
    await steps.run("anything is found from the field of the search", () => assertSearch(browser, service));
    await steps.run("the keyboard reaches everything", () => assertKeyboard(browser, service));
    await steps.run("validators sign a message", () => assertQuorum(browser, service));
    await steps.run("everything of an address is exported", () => assertExport(browser, service));
    await steps.run("a table of 10,000 validators scrolls with few rows in the page", () =>
      assertLongTable(browser, service),
    );
    await steps.run("the overview can be used soon", () => measureFirstLoad(browser, service));
    await steps.run("blocks come by the stream of their list", () => measureStream(browser, service));
    await steps.run("a page of another origin does not reach the panel", () =>
      assertClosed(browser, service, node),
    );
    await steps.run("a private key is shown on request", () => assertKeys(browser, service));
    await steps.run("what a webhook delivers is listed", () => assertWebhook(browser, service));
    await steps.run("a fault is set, happens and is removed", () => assertFault(browser, service));
    await steps.run("the clock, funds and saved worlds are seen by every view", () =>
      assertWorld(browser, service),
    );
    await browser.close();
  } finally {
    await stop();
  }
}
steps.end();
