/** A long table keeps few rows in the page, scrolling makes only those that come into sight, and its head stays in sight. */
import type { Page } from "@playwright/test";
import { expect, test } from "./explorer-test.ts";

const ROWS = 10_000;
/** Below the table when it has them all. */
const ALL = `${ROWS} rows`;
/** Rows of a page: more than the explorer requests, so that the table is complete sooner. */
const PAGE = 1_000;
/** Frames in which what scrolling does is counted, and from where, in pixels, and by how many in each. */
const COUNTED = 60;
const FROM = 100_000;
const PIXELS = 100;
/** Widths at which a table has a head: the narrowest, and at both sides of where the navigation begins to stay in sight too. */
const WIDTHS = [1130, 1270, 1290, 1400];
/** Pixels that are scrolled, among the first rows. */
const SCROLLED = 700;

/** Scrolls to the end until there is no more. @returns the most rows that were in the page at once */
async function loadAll(page: Page): Promise<number> {
  let most = 0;
  const foot = page.locator(".table-foot span").first();
  const isWhole = async () => ((await foot.textContent()) ?? "").trim() === ALL;
  for (let turn = 0; turn < 400 && !(await isWhole()); turn++) {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          scrollTo(0, document.documentElement.scrollHeight);
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }),
    );
    most = Math.max(most, await page.locator(".table-body tr").count());
  }
  await expect(foot).toHaveText(ALL);
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
  expect(counts.length, "notes of what was styled").toBeGreaterThan(0);
  return counts.reduce((sum, count) => sum + count, 0);
}

test("a table of 10,000 validators scrolls with few rows in the page, and makes what comes into sight alone", async ({
  browser,
  page,
  data,
  open,
}) => {
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
  await open("/validators");
  expect(await loadAll(page), "rows in the page at once").toBeLessThan(80);

  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  const work = await countWork(page);
  const styled = styledIn(await browser.stopTracing());
  const { shown, timesOfRow, elementsOfRow, rowsCame, timesMade, queriesMade, rectsRead } = work;
  expect(rowsCame, "rows that came into sight").toBeGreaterThan(shown);
  expect(timesOfRow, "cells of a row that can be counted").toBeGreaterThan(0);
  // The table as a whole may have been rendered once in the meantime.
  expect(timesMade / timesOfRow, "rows made").toBeLessThanOrEqual(rowsCame + shown);
  expect(queriesMade, "questions of rows how wide the page is").toBe(0);
  expect(rectsRead, "layouts of the page to find where the table stands").toBe(0);
  expect(work.bodyHeight, "the height of all rows").toBe(ROWS * work.rowHeight);
  // Those in sight at first, and twice what a row has, as an element may be styled again when it is laid out.
  expect(styled, "elements styled").toBeLessThanOrEqual(elementsOfRow * (2 * shown + 2 * rowsCame));
});

for (const width of WIDTHS)
  test(`the head of a table stays in sight at ${width} pixels, and nothing covers it`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open("/chains/p-chain/blocks");
    const seen = await page.evaluate(async (pixels) => {
      scrollTo(0, pixels);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const head = document.querySelector(".table-head th") as HTMLElement; // the view has a table
      const { left, top, height } = head.getBoundingClientRect();
      const above = document.elementFromPoint(left + 2, top + height / 2);
      const isHead = above?.closest(".table-head");
      return { seen: isHead ? "the head" : above?.outerHTML.slice(0, 80), scrolled: scrollY };
    }, SCROLLED);
    expect(seen).toEqual({ seen: "the head", scrolled: SCROLLED });
  });
