/** Steps: the published explorer reads the network in the page. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { site } from "../paths.ts";
import { servePublished } from "./published.ts";
import type { BrowserStep } from "./visit.ts";

/** Milliseconds that the network's start may take on a machine with much else to do. */
const START_MS = 120_000;
const DAY_MS = 86_400_000;

/** The signs of the chains' states are round. */
async function assertRound(page: Page): Promise<void> {
  for (const dot of await page.locator(".dot").all()) {
    const { width, height } = (await dot.boundingBox()) ?? {};
    assert.equal(width, height, "the sign of a state is not round");
  }
}

/** The explorer says of when the network is, and counts ages from then, not from today. */
async function assertRecorded(page: Page): Promise<void> {
  const { clock } = JSON.parse(readFileSync(join(site, "dist/network/manifest.json"), "utf8"));
  assert.equal(await page.locator(".freshness summary").textContent(), "Recorded");
  const recorded = page.locator(".recording time");
  assert.equal(Date.parse((await recorded.getAttribute("datetime")) ?? ""), clock);
  const latest = page.locator(".blocks-of time").first();
  const age = clock - Date.parse((await latest.getAttribute("datetime")) ?? "");
  const [, days = "0"] = /^(\d+) d/.exec((await latest.textContent()) ?? "") ?? [];
  assert.equal(
    Number(days),
    Math.floor(age / DAY_MS),
    "the age of a block is not counted from the recording",
  );
}

export const explorerSteps: readonly BrowserStep[] = [
  [
    "without a server, the explorer reads the network in the page",
    async ({ browser, screenshots }) => {
      const published = await servePublished();
      const context = await browser.newContext({ viewport: { width: 1400, height: 1000 } });
      try {
        const page = await context.newPage();
        const complaints: string[] = [];
        const strangers: string[] = [];
        page.on("pageerror", ({ message }) => complaints.push(message));
        page.on("request", (request) => {
          const url = request.url();
          if (!url.startsWith(published.url) && !/^(?:data|blob):/.test(url)) strangers.push(url);
        });
        await page.goto(`${published.url}/explorer/#/validators`);
        const foot = page.locator(".table-foot", { hasText: /^\d+/ });
        await foot.waitFor({ timeout: START_MS });
        await page.evaluate(() => {
          location.hash = "/";
        });
        await page.getByRole("heading", { name: "fuji" }).waitFor({ timeout: START_MS });
        await page.locator(".figures").waitFor();
        await assertRecorded(page);
        await assertRound(page);
        await page.screenshot({ path: join(screenshots, "explorer.png") });
        assert.deepEqual(complaints, []);
        assert.deepEqual(strangers, []);
        assert.equal(await page.locator(".notice").count(), 0, "a part of the overview could not be loaded");
        assert.equal(await page.getByRole("link", { name: "Development" }).count(), 0);
        return `${published.sent.filter(({ path }) => path.startsWith("/explorer/")).length} files`;
      } finally {
        await context.close();
        await published.close();
      }
    },
  ],
];
