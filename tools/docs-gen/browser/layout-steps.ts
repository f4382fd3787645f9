/** Steps: at every width a page of a call is short, no line of code is cut, and no button stands on code. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { codeFaults, overflowOf } from "./page-faults.ts";
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

/** Opens everything that is closed; runs in the page. */
function openAll(): void {
  for (const details of document.querySelectorAll("main details")) details.setAttribute("open", "");
}

const heightOf = () => document.documentElement.scrollHeight;

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
