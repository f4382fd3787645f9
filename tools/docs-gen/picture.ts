/**
 * Takes the pictures of the explorer that README, the home page and the explorer's guide show. You run it by hand, after `pnpm build`,
 * when the explorer looks different. It starts the local network with the same history every time.
 */
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumOptions } from "../shared/chromium.ts";
import { startDev } from "../shared/dev-command.ts";
import { root } from "../shared/packages.ts";

/** CSS pixels. */
const SIZE = { width: 1200, height: 760 };
/** Bytes: npm and GitHub load README with each visit. */
const LIMIT = 60_000;
/** Milliseconds for charts and fonts, on a slow machine. */
const CHARTS = 5000;
/** The name of each file, and the explorer's address that it shows. */
const pictures = {
  explorer: "/",
  "explorer-validators": "/validators?sort=uptimePerformance&order=asc&uptime=50&days=1",
} as const;

/** The smallest loss that keeps the picture below the limit. */
const QUALITIES = [90, 80, 70, 60, 50];

const dev = await startDev(tmpdir(), ["--block-interval", "0"]);
const browser = await chromium.launch(chromiumOptions());
try {
  const page = await browser.newPage({ viewport: SIZE, colorScheme: "light" });
  const devtools = await page.context().newCDPSession(page);
  for (const [name, path] of Object.entries(pictures)) {
    await page.goto(`${dev.service}/#${path}`);
    await page.waitForSelector('main:not([aria-busy="true"]) h1');
    await page.waitForTimeout(CHARTS); // streams stay open, so the network never becomes idle
    const file = join(root, "apps/docs/public", `${name}.webp`);
    for (const quality of QUALITIES) {
      const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality });
      const bytes = Buffer.from(data, "base64");
      if (bytes.length > LIMIT && quality !== QUALITIES.at(-1)) continue;
      writeFileSync(file, bytes);
      console.log(`${file}: ${bytes.length} bytes at quality ${quality}`);
      if (bytes.length > LIMIT) throw new Error(`${name} has more than ${LIMIT} bytes`);
      break;
    }
  }
} finally {
  await browser.close();
  await dev.stop();
}
