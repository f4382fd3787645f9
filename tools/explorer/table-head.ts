/** Scrolls a table: its head stays in sight, and nothing covers it. */
import assert from "node:assert/strict";
import type { Browser } from "playwright-core";
import { settled } from "./settled.ts";
import { withPage } from "./with-page.ts";

/** Widths at which a table has a head: the narrowest, and at both sides of where the navigation begins to stay in sight too. */
const WIDTHS = [1130, 1270, 1290, 1400];
/** Pixels that are scrolled, among the first rows. */
const SCROLLED = 700;

export const assertHeadInSight = (browser: Browser, service: string): Promise<string | undefined> =>
  withPage(browser, async (page) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${service}/#/chains/p-chain/blocks`);
      await settled(page);
      const seen = await page.evaluate(async (pixels) => {
        scrollTo(0, pixels);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const head = document.querySelector(".table-head th") as HTMLElement; // the view has a table
        const { left, top, height } = head.getBoundingClientRect();
        const above = document.elementFromPoint(left + 2, top + height / 2);
        const seen = above?.closest(".table-head")
          ? "the head"
          : (above?.outerHTML.slice(0, 80) ?? "nothing");
        return { seen, scrolled: scrollY };
      }, SCROLLED);
      assert.deepEqual(seen, { seen: "the head", scrolled: SCROLLED }, `at ${width} pixels`);
    }
    return undefined;
  });
