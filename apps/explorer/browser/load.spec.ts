/** The first page is small, requests what it shows at once, and takes new blocks from a stream. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { test as withoutBrowser } from "@playwright/test";
import { budgets } from "../../../tools/shared/budgets.ts";
import { expect, test } from "./explorer-test.ts";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
/** Requests of the first screen, each by its URL. */
const FIRST = [
  /\/v1\/networks\/fuji$/,
  /\/p-chain\/blocks\?/,
  /\/v1\/chains\/\d+\/blocks\?/,
  /\/v1\/chains\/\d+\/transactions\?/,
];
/** Loads with an empty cache, of which the median is printed. */
const LOADS = 7;
/** Blocks that are made while the list streams. */
const BLOCKS = 200;

/** Files of the built explorer that its first page loads: what its HTML names and its first view, with all that they import. */
function firstLoad(page: string): ReadonlySet<string> {
  const files = [...page.matchAll(/assets\/([^"]+)"/g)].map(([, file = ""]) => file);
  const view = readdirSync(`${dist}/assets`).filter((file) => /^overview-.+\.js$/.test(file));
  expect(view, "the first view, as a file of its own").toHaveLength(1);
  const loaded = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    if (!file.endsWith(".js")) return;
    const code = readFileSync(`${dist}/assets/${file}`, "utf8");
    for (const [, imported = ""] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      load(imported);
  };
  for (const file of [...files, ...view]) load(file);
  return loaded;
}

withoutBrowser("the first page is small, and names all that its view waits for", () => {
  const page = readFileSync(`${dist}/index.html`, "utf8");
  const files = [...firstLoad(page)];
  expect(files.filter((file) => !page.includes(file))).toEqual([]);
  const sizes = files.map((file) => gzipSync(readFileSync(`${dist}/assets/${file}`), { level: 9 }).length);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(budgets.explorerFirstPageBytes);
});

test("the overview is requested while its script loads", async ({ page, open }) => {
  const all = Promise.all(FIRST.map((path) => page.waitForRequest(path)));
  // The view's script is held back until all of them are sent.
  await page.route(/\/assets\/overview-/, async (route) => {
    await all;
    await route.continue();
  });
  await open("/");
  await all;
});

/** Milliseconds until the open overview has all that it shows on its first screen, and the page is free for its reader. */
const whenInteractive = (): number =>
  (globalThis as unknown as { interactive?: number }).interactive ?? Number.NaN;

test("the overview can be used soon: measured, not judged", async ({ browser, network }) => {
  const times: number[] = [];
  for (let load = 0; load < LOADS; load++) {
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    await page.addInitScript(() => {
      const look = () => {
        if (!document.querySelector('main[aria-busy="false"] h1')) requestAnimationFrame(look);
        else requestIdleCallback(() => Object.assign(globalThis, { interactive: performance.now() }));
      };
      requestAnimationFrame(look);
    });
    await page.goto(`${network.service}/#/`);
    await expect.poll(() => page.evaluate(whenInteractive)).toBeGreaterThan(0);
    times.push(Math.round(await page.evaluate(whenInteractive)));
    await page.close();
  }
  const median = times.toSorted((left, right) => left - right)[Math.floor(LOADS / 2)];
  console.log(
    `the overview is interactive after ${median} ms on loopback (goal: below 1000; ${times.join(", ")})`,
  );
});

test("blocks come into the list by its stream, which requests no listing again", async ({ page, open }) => {
  let listings = 0;
  page.on("request", (request) => {
    if (/p-chain\/blocks\?/.test(request.url())) listings++;
  });
  const opened = page.waitForResponse((response) => response.url().includes("blocks:stream"));
  await open("/chains/p-chain/blocks");
  await opened;
  const height = async () => Number(await page.locator(".table-body tr td").first().textContent());
  const before = await height();
  const known = listings;
  await page.evaluate(async (count) => {
    const headers = { "x-primary-network-panel": "1" };
    await fetch("/control/blocks", { method: "POST", headers, body: JSON.stringify({ count }) });
  }, BLOCKS);
  await expect.poll(height).toBeGreaterThanOrEqual(before + BLOCKS);
  expect(listings - known).toBe(0);
});
