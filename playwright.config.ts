// Runs the tests in a browser: `pnpm test:browser [--project explorer]`. Each project starts networks of its own. The site is built
// first, by a project that the tests of the site depend on; `--no-deps` takes what is built. Nothing is run again: a test that fails
// has a fault, or shows one. TEST_BROWSER=all looks at each view of the explorer in every way, and sends the form of every call:
// that takes many times as long.
import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./tools/shared/chromium.ts";

/** Milliseconds: some twenty times what the longest test takes on a quiet machine. No test has a limit of its own. */
const LIMIT = 900_000;
/** Milliseconds of one wait in a test, on a machine with much else to do. */
const WAIT = 120_000;

const everything = process.env.TEST_BROWSER === "all";

export default defineConfig({
  timeout: LIMIT,
  expect: { timeout: WAIT },
  workers: 2,
  retries: 0,
  reportSlowTests: null,
  forbidOnly: process.env.CI !== undefined,
  // Continuous integration counts tests from a file, so that its closing line is made of real counts.
  reporter: process.env.PLAYWRIGHT_JSON
    ? [["list"], ["json", { outputFile: process.env.PLAYWRIGHT_JSON }]]
    : "list",
  use: {
    browserName: "chromium",
    launchOptions: chromiumOptions(),
    actionTimeout: WAIT,
    navigationTimeout: WAIT,
  },
  projects: [
    {
      name: "explorer",
      testDir: "apps/explorer/browser",
      outputDir: "apps/explorer/screenshots",
      use: { viewport: { width: 1400, height: 900 } },
    },
    { name: "wallet", testDir: "packages/wallet/test/browser", outputDir: "packages/wallet/screenshots" },
    {
      name: "site",
      testDir: "apps/docs/browser",
      testMatch: "build.setup.ts",
      outputDir: "apps/docs/screenshots",
    },
    {
      name: "docs",
      testDir: "apps/docs/browser",
      testIgnore: everything ? [] : ["every-form.spec.ts"],
      outputDir: "apps/docs/screenshots",
      dependencies: ["site"],
      use: {
        viewport: { width: 1280, height: 900 },
        permissions: ["clipboard-read", "clipboard-write"],
      },
    },
  ],
});
