/**
 * Takes the pictures of the explorer that the site shows: `pnpm docs:pictures`, after a change of its looks
 * and a build.
 */
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumOptions } from "../../../tools/shared/chromium.ts";
import { startDev } from "../../../tools/shared/dev-command.ts";
import { site } from "./paths.ts";

const VIEWPORT = { width: 1200, height: 750 };
/** Percent: about 50 kB a picture. */
const QUALITY = 50;
/** Views with a text that appears last: the name of a chain in a sentence, the time of a term. */
const VIEWS = [
  { name: "explorer", path: "#/", text: /^the C-Chain$/ },
  { name: "explorer-validators", path: "#/validators", text: /^in \d+ d/ },
];

const dev = await startDev(tmpdir());
const browser = await chromium.launch(chromiumOptions());
try {
  for (const colorScheme of ["light", "dark"] as const)
    for (const { name, path, text } of VIEWS) {
      const page = await browser.newPage({ viewport: VIEWPORT, colorScheme });
      await page.goto(`${dev.service}/${path}`);
      await page.getByText(text).first().waitFor();
      const session = await page.context().newCDPSession(page);
      const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
      writeFileSync(join(site, `public/${name}-${colorScheme}.webp`), Buffer.from(data, "base64"));
      await page.close();
    }
} finally {
  await browser.close();
  await dev.stop();
}
