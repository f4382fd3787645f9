// Opens the built site in Chromium as its readers would: `node apps/docs/browser/main.mjs [--built]`. Screenshots are kept in apps/docs/screenshots.
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { findChromium, launch } from "../../../scripts/browser-page.mjs";
import { startDev } from "../../../scripts/dev-command.mjs";
import { createSteps } from "../../../scripts/steps.mjs";
import { callSteps } from "./call-steps.mjs";
import { pageSteps } from "./page-steps.mjs";
import { searchSteps } from "./search-steps.mjs";

const path = (url) => fileURLToPath(new URL(url, import.meta.url));
const screenshots = path("../screenshots/");
const { failures, step, skip, end } = createSteps("site-check");

// `--built`: the site is there already.
if (!process.argv.includes("--built")) {
  await step("the site is built", () => {
    const args = [path("../../../scripts/turbo.mjs"), "run", "build", "docs", "--output-logs=errors-only"];
    execFileSync(process.execPath, args, {
      cwd: path("../../.."),
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    });
  });
}

const executable = findChromium();
if (executable === undefined) {
  skip("the site in a browser", "no Chromium on this machine");
} else if (failures.length === 0) {
  rmSync(screenshots, { recursive: true, force: true });
  mkdirSync(screenshots, { recursive: true });
  const dev = await startDev(tmpdir(), ["--site", path("../dist"), "--no-evm", "--block-interval", "0"]);
  // The network ends also when the browser does not start.
  try {
    const browser = await launch(executable);
    for (const [name, action] of [...pageSteps, ...searchSteps, ...callSteps]) {
      await step(name, () => action({ browser, dev, screenshots }));
    }
    await browser.close();
  } finally {
    await dev.stop();
  }
}
end();
