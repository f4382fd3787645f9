/** Steps: at every width a page of a call is short, no line of code is cut, and no button stands on code. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { type BrowserStep, visit } from "./visit.ts";

const WIDTHS = [390, 820, 1400, 2560];
const HEIGHT = 900;
/** Screens that a page may be high: a reader who looks for a field still finds it. */
const SCREENS = 14;

/** Pages with much code: of an operation, of one with many fields and examples, of a method, of a guide, of an export. */
const PAGES = [
  "/reference/data/list-transactions/",
  "/reference/metrics/list-l1-fee-values/",
  "/reference/p-chain/platform-get-block/",
  "/guides/quick-start/",
  "/reference/packages/data/interfaces/dataclient/",
];

/** What is wrong with the code on a page, in words; runs in the page. */
function codeFaults(): string[] {
  const faults: string[] = [];
  for (const block of document.querySelectorAll("pre")) {
    if (block.checkVisibility() && block.scrollWidth > block.clientWidth + 1)
      faults.push(`code is cut: ${block.textContent?.slice(0, 40)}`);
  }
  for (const button of document.querySelectorAll("button.copy, .expressive-code .copy button")) {
    if (!button.checkVisibility()) continue;
    const own = button.getBoundingClientRect();
    const box = button.closest("[data-copies], .expressive-code");
    for (const code of box?.querySelectorAll("code") ?? []) {
      if (!code.checkVisibility()) continue;
      const range = document.createRange();
      const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        range.selectNodeContents(text);
        const isCovered = [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            right > own.left + 1 && left < own.right - 1 && bottom > own.top + 1 && top < own.bottom - 1,
        );
        if (isCovered && (text.textContent ?? "").trim() !== "")
          faults.push(`a button stands on code: ${code.textContent?.slice(0, 40)}`);
      }
    }
  }
  return faults;
}

/** Opens everything that is closed; runs in the page. */
function openAll(): void {
  for (const details of document.querySelectorAll("main details")) details.setAttribute("open", "");
}

const heightOf = () => document.documentElement.scrollHeight;
const overflowOf = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

export const layoutSteps: readonly BrowserStep[] = PAGES.map((path) => [
  `at widths from ${WIDTHS[0]} to ${WIDTHS.at(-1)}, no code of ${path} is cut or covered`,
  async (world) => {
    const heights: number[] = [];
    await visit(world, path, {}, async (page) => {
      const isCall = (await page.locator(".operation").count()) > 0;
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        const screens = (await page.evaluate(heightOf)) / HEIGHT;
        heights.push(screens);
        if (isCall) {
          assert.ok(screens <= SCREENS, `${width} px: ${screens.toFixed(1)} screens high`);
          await page.screenshot({ path: join(world.screenshots, `${path.split("/").at(-2)}-${width}.png`) });
        }
      }
      // Now that its height is known: what is closed must not be cut either.
      await page.evaluate(openAll);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        assert.deepEqual(await page.evaluate(codeFaults), [], `${width} px`);
        assert.ok((await page.evaluate(overflowOf)) <= 0, `${width} px: the page is wider than the screen`);
      }
    });
    return `${Math.max(...heights).toFixed(1)} screens at most`;
  },
]);
