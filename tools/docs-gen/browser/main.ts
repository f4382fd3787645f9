/**
 * Opens the built site in Chromium as its readers do: `pnpm site-check [--built] [--every-form] [--only <part of a step's name>]`.
 * Screenshots are kept in apps/docs/screenshots.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findChromium, launch } from "../../shared/browser-page.ts";
import { startDev } from "../../shared/dev-command.ts";
import { root } from "../../shared/packages.ts";
import { createSteps } from "../../shared/steps.ts";
import { site } from "../paths.ts";
import { callSteps } from "./call-steps.ts";
import { everyFormSteps } from "./every-form-steps.ts";
import { explorerSteps } from "./explorer-steps.ts";
import { layoutSteps } from "./layout-steps.ts";
import { networkSteps } from "./network-steps.ts";
import { pageSteps } from "./page-steps.ts";
import { panelSteps } from "./panel-steps.ts";
import { partsSteps } from "./parts-steps.ts";
import { searchSteps } from "./search-steps.ts";

const screenshots = join(site, "screenshots");
const steps = createSteps("site-check");

const given = parseArgs({
  options: {
    built: { type: "boolean", default: false },
    "every-form": { type: "boolean", default: false },
    only: { type: "string", default: "" },
  },
}).values;

// `--built`: the site is there already.
if (!given.built) {
  await steps.run("the site is built", () => {
    execFileSync("npx", ["--yes", "pnpm", "docs:build", "--api", "--output-logs=errors-only"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
      shell: process.platform === "win32",
    });
  });
}

const executable = findChromium();
if (executable === undefined) {
  steps.skip("the site in a browser", "no Chromium on this machine");
} else if (!steps.hasFailed()) {
  rmSync(screenshots, { recursive: true, force: true });
  mkdirSync(screenshots, { recursive: true });
  const options = ["--site", join(site, "dist"), "--no-evm", "--block-interval", "0"];
  const { stop, node, service, site: url } = await startDev(tmpdir(), options);
  // The network ends also when the browser does not start.
  try {
    if (url === undefined) throw new Error("the command serves no site");
    const browser = await launch(executable);
    const world = { browser, dev: { node, service, site: url }, screenshots };
    for (const [name, run] of [
      ...pageSteps,
      ...searchSteps,
      ...callSteps,
      ...networkSteps,
      ...explorerSteps,
      ...layoutSteps,
      ...partsSteps,
      ...panelSteps,
      ...(given["every-form"] ? everyFormSteps : []),
    ]) {
      if (name.includes(given.only)) await steps.run(name, () => run(world));
    }
    await browser.close();
  } finally {
    await stop();
  }
}
steps.end();
