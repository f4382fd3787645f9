/** Scrolls a long table: few rows are in the page, and scrolling makes only those that come into sight. */
import assert from "node:assert/strict";
import { createDataClient } from "@primary-network/data";
import type { Browser, Page } from "playwright-core";
import { countFrames } from "./figures.ts";
import { settled } from "./settled.ts";
import { withPage } from "./with-page.ts";

const ROWS = 10_000;
/** Below the table when it has them all. */
const ALL = `${ROWS} rows`;
/** Those of a page: more than is requested, which makes the same table sooner. */
const PAGE = 1_000;
/** Milliseconds and pixels a frame by which they are scrolled through. */
const SCROLLED = 1_500;
const PIXELS = 100;
/** Frames in which what scrolling does is counted, and from where, in pixels. */
const COUNTED = 60;
const FROM = 100_000;

/** Opens ten thousand made-up validators. */
async function openValidators(page: Page, service: string): Promise<void> {
  const data = createDataClient({ baseUrl: service, network: "fuji" });
  const [validator] = (await data.validators.list({ validationStatus: "active", pageSize: 1 })).items;
  await page.route(/\/validators\?/, async (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get("pageToken") ?? 0);
    const validators = Array.from({ length: PAGE }, (_, index) => ({
      ...validator,
      txHash: `tx${from + index}`,
    }));
    const next = from + PAGE;
    await route.fulfill({ json: { validators, ...(next < ROWS && { nextPageToken: String(next) }) } });
  });
  await page.goto(`${service}/#/validators`);
  await settled(page);
}

/** Scrolls to the end until there is no more. @returns the most rows that were in the page at once */
async function loadAll(page: Page): Promise<number> {
  let most = 0;
  const shown = () => page.locator(".table-body tr").count();
  const foot = page.locator(".table-foot span").first();
  for (let turn = 0; turn < 400 && ((await foot.textContent()) ?? "").trim() !== ALL; turn++) {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          scrollTo(0, document.documentElement.scrollHeight);
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }),
    );
    most = Math.max(most, await shown());
  }
  assert.equal(((await foot.textContent()) ?? "").trim(), ALL);
  return most;
}

/** Scrolls through rows that were not in sight before, and counts what that made the page do. */
const countWork = (page: Page) =>
  page.evaluate(
    async ([frames, pixels, from]) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      scrollTo(0, from);
      for (let frame = 0; frame < 20; frame++) await nextFrame();
      const body = document.querySelector(".table-body") as HTMLTableSectionElement; // the view has a table
      const { toISOString } = Date.prototype;
      const media = globalThis.matchMedia;
      const rect = Element.prototype.getBoundingClientRect;
      const row = body.rows[0] as HTMLTableRowElement; // which shows rows here
      const work = {
        shown: body.rows.length,
        timesOfRow: row.querySelectorAll("time").length,
        elementsOfRow: row.querySelectorAll("*").length + 1,
        rowHeight: row.offsetHeight,
        bodyHeight: body.offsetHeight,
        rowsCame: 0,
        timesMade: 0,
        queriesMade: 0,
        rectsRead: 0,
      };
      const observer = new MutationObserver((changes) => {
        for (const { addedNodes } of changes) work.rowsCame += addedNodes.length;
      });
      observer.observe(body, { childList: true });
      Date.prototype.toISOString = function counted() {
        work.timesMade++;
        return toISOString.call(this);
      };
      globalThis.matchMedia = (query) => {
        work.queriesMade++;
        return media.call(globalThis, query);
      };
      Element.prototype.getBoundingClientRect = function counted() {
        work.rectsRead++;
        return rect.call(this);
      };
      for (let frame = 0; frame < frames; frame++) {
        scrollBy(0, pixels);
        await nextFrame();
      }
      await nextFrame();
      observer.disconnect();
      Date.prototype.toISOString = toISOString;
      globalThis.matchMedia = media;
      Element.prototype.getBoundingClientRect = rect;
      return work;
    },
    [COUNTED, PIXELS, FROM] as const,
  );

/** Elements whose styles the browser computed, by what it noted. */
function styledIn(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as {
    traceEvents: readonly { name: string; args?: { elementCount?: number } }[];
  };
  const counts = traceEvents.flatMap(({ name, args }) =>
    name === "UpdateLayoutTree" ? (args?.elementCount ?? []) : [],
  );
  assert.ok(counts.length > 0, "the browser did not note what it styled");
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Scrolling makes, measures and styles what comes into sight alone, however many rows there are. */
async function assertOnlyNew(browser: Browser, page: Page): Promise<string> {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  const work = await countWork(page);
  const styled = styledIn(await browser.stopTracing());
  const { shown, timesOfRow, elementsOfRow, rowsCame, timesMade, queriesMade, rectsRead } = work;
  assert.ok(rowsCame > shown, `only ${rowsCame} rows came into sight`);
  assert.ok(timesOfRow > 0, "no cell of a row can be counted");
  // The table as a whole may have been rendered once in the meantime.
  const made = timesMade / timesOfRow;
  assert.ok(made <= rowsCame + shown, `${made} rows were made where ${rowsCame} came into sight`);
  assert.equal(queriesMade, 0, "rows ask how wide the page is");
  assert.equal(rectsRead, 0, "the page is laid out to find where the table stands");
  assert.equal(work.bodyHeight, ROWS * work.rowHeight, "rows are not as high as they are expected to be");
  // Those in sight at first, and twice what a row has, as an element may be styled again when it is laid out.
  const most = elementsOfRow * (2 * shown + 2 * rowsCame);
  assert.ok(styled <= most, `${styled} elements were styled where ${rowsCame} rows came into sight`);
  return `${made} rows made and ${styled} elements styled for ${rowsCame} rows that came into sight`;
}

/** Ten thousand validators are scrolled through. */
export const assertLongTable = (browser: Browser, service: string): Promise<string | undefined> =>
  withPage(browser, async (page) => {
    await openValidators(page, service);
    const most = await loadAll(page);
    assert.ok(most < 80, `${most} rows were in the page at once`);
    const counted = await assertOnlyNew(browser, page);
    await page.evaluate(() => scrollTo(0, 0));
    const scrolled = await countFrames(page, SCROLLED, PIXELS);
    return `at most ${most} of ${ROWS} rows in the page; ${counted}; while it scrolls ${scrolled}`;
  });
