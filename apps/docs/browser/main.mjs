// Opens the built site in Chromium as its readers would: `node apps/docs/browser/main.mjs [--built]`. Screenshots are kept in apps/docs/screenshots.
import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { findChromium, launch } from "../../../tools/shared/browser-page.ts";
import { run } from "../../../tools/shared/command.ts";
import { startDev } from "../../../tools/shared/dev-command.ts";
import { createSteps } from "../../../tools/shared/steps.ts";
import { callSteps } from "./call-steps.mjs";
import { pageSteps } from "./page-steps.mjs";
import { searchSteps } from "./search-steps.mjs";

const path = (url) => fileURLToPath(new URL(url, import.meta.url));
const screenshots = path("../screenshots/");
const steps = createSteps("site-check");

// `--built`: the site is there already.
if (!process.argv.includes("--built")) {
  await steps.run("the site is built", async () => {
    const turbo = path("../../../tools/shared/turbo.ts");
    const args = ["--import", "tsx", turbo, "run", "build", "docs", "--output-logs=errors-only"];
    await run(process.execPath, args, { cwd: path("../../.."), seconds: 600 });
  });
}

const executable = findChromium();
if (executable === undefined) {
  steps.skip("the site in a browser", "no Chromium on this machine");
} else if (!steps.hasFailed()) {
  rmSync(screenshots, { recursive: true, force: true });
  mkdirSync(screenshots, { recursive: true });
  const dev = await startDev(tmpdir(), ["--site", path("../dist"), "--no-evm", "--block-interval", "0"]);
  // The network ends also when the browser does not start.
  try {
    const browser = await launch(executable);
    for (const [name, action] of [...pageSteps, ...searchSteps, ...callSteps]) {
      await steps.run(name, () => action({ browser, dev, screenshots }));
    }
    await browser.close();
  } finally {
    await dev.stop();
  }
}
steps.end();
