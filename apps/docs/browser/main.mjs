// Opens the built site in Chromium as its readers would: `node apps/docs/browser/main.mjs [--built]`. Screenshots are kept in apps/docs/screenshots.
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { findChromium, launch } from "../../../scripts/browser-page.mjs";
import { startDev } from "../../../scripts/dev-command.mjs";
import { callSteps } from "./call-steps.mjs";
import { pageSteps } from "./page-steps.mjs";
import { searchSteps } from "./search-steps.mjs";

const path = (url) => fileURLToPath(new URL(url, import.meta.url));
const screenshots = path("../screenshots/");
let passed = 0;
const failures = [];

/** Runs one named step and counts it; a failing step does not stop the others. */
async function step(name, action) {
  try {
    const note = await action();
    passed += 1;
    console.log(`ok   ${name}${note ? ` (${note})` : ""}`);
  } catch (error) {
    failures.push(name);
    console.log(
      `FAIL ${name}\n${String(error.stdout ?? error.stack ?? error)
        .trim()
        .replace(/^/gm, "     | ")}`,
    );
  }
}

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
  console.log("skip the site in a browser: no Chromium on this machine");
} else if (failures.length === 0) {
  rmSync(screenshots, { recursive: true, force: true });
  mkdirSync(screenshots, { recursive: true });
  const dev = await startDev(tmpdir(), ["--site", path("../dist"), "--no-evm", "--block-interval", "0"]);
  const browser = await launch(executable);
  try {
    for (const [name, action] of [...pageSteps, ...searchSteps, ...callSteps]) {
      await step(name, () => action({ browser, dev, screenshots }));
    }
  } finally {
    await browser.close();
    await dev.stop();
  }
}
console.log(`site-check: ${passed} passed, ${failures.length} failed${executable ? "" : ", 1 skipped"}`);
process.exit(failures.length === 0 ? 0 : 1);
