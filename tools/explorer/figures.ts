/** Measures the explorer in Chromium: figures are printed, times are never judged. */
import assert from "node:assert/strict";
import type { Browser, Page } from "playwright-core";
import { settled } from "./settled.ts";
import { withPage } from "./with-page.ts";

/** Loads with an empty cache, of which the median is printed. */
const LOADS = 7;
/** Blocks that are made while the list streams. */
const BLOCKS = 200;
/** Milliseconds in which frames are counted. */
const COUNTED = 2_000;

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Milliseconds of a load. */
interface Load {
  /** Until something is drawn. */
  readonly painted: number;
  /** Until the navigation and the search are there. */
  readonly framed: number;
  /** Until the overview has all that it shows on its first screen and the page is free for its reader. */
  readonly interactive: number;
}

async function load(page: Page, service: string): Promise<Load> {
  await page.addInitScript(() => {
    const noted = globalThis as unknown as { framed?: number; interactive?: number };
    const look = () => {
      if (document.querySelector("header.top")) noted.framed ??= performance.now();
      if (document.querySelector('main[aria-busy="false"] h1'))
        requestIdleCallback(() => {
          noted.interactive = performance.now();
        });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${service}/#/`);
  await settled(page);
  return page.evaluate(() => {
    const { framed = Number.NaN, interactive = Number.NaN } = globalThis as unknown as Partial<Load>;
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
    return { painted, framed, interactive };
  });
}

/** How soon the overview can be used. */
export async function measureFirstLoad(browser: Browser, service: string): Promise<string> {
  const loads: Load[] = [];
  for (let turn = 0; turn < LOADS; turn++) loads.push(await withPage(browser, (page) => load(page, service)));
  const [painted, framed, interactive] = (["painted", "framed", "interactive"] as const).map((name) =>
    Math.round(median(loads.map((one) => one[name]))),
  );
  const all = loads.map((one) => Math.round(one.interactive)).join(", ");
  return `painted after ${painted} ms, framed after ${framed} ms, interactive after ${interactive} ms on loopback (goal: below 1000; ${all})`;
}

/** Frames per second, and the longest pause between two, while something moves. @param step pixels scrolled in each frame */
export const countFrames = (page: Page, ms: number, step = 0): Promise<string> =>
  page.evaluate(
    ([span, pixels]) =>
      new Promise<string>((resolve) => {
        const begin = performance.now();
        let frames = 0;
        let last = begin;
        let longest = 0;
        const frame = () => {
          const now = performance.now();
          longest = Math.max(longest, now - last);
          last = now;
          frames++;
          if (pixels !== 0) scrollBy(0, pixels);
          if (now - begin < span) requestAnimationFrame(frame);
          else
            resolve(
              `${Math.round((frames * 1000) / (now - begin))} frames per second, longest pause ${Math.round(longest)} ms`,
            );
        };
        requestAnimationFrame(frame);
      }),
    [ms, step] as const,
  );

/** Blocks are made, and come into the list by its stream: the listing itself is not requested again. */
export const measureStream = (browser: Browser, service: string): Promise<string> =>
  withPage(browser, async (page) => {
    let listings = 0;
    const opened = page.waitForResponse((response) => response.url().includes("blocks:stream"));
    page.on("request", (request) => {
      if (/p-chain\/blocks\?/.test(request.url())) listings++;
    });
    await page.goto(`${service}/#/chains/p-chain/blocks`);
    await opened;
    await settled(page);
    const height = () => page.locator(".table-body tr").first().locator("td").first().textContent();
    const before = Number(await height());
    const known = listings;
    const made = page.evaluate(async (count) => {
      const headers = { "x-primary-network-panel": "1" };
      await fetch("/control/blocks", { method: "POST", headers, body: JSON.stringify({ count }) });
    }, BLOCKS);
    const frames = await countFrames(page, COUNTED);
    await made;
    await page.waitForFunction(
      (least) => Number(document.querySelector(".table-body td")?.textContent) >= least,
      before + BLOCKS,
      { timeout: 60_000 },
    );
    assert.equal(listings - known, 0, "the listing was requested again");
    return `${BLOCKS} blocks came: ${frames}`;
  });
