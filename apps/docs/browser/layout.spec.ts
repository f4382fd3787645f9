/** At every width a page of a call is short, no line of code is cut, and no button stands on code. */
import { codeFaults, overflowOf } from "./page-faults.ts";
import { expect, test } from "./site-test.ts";

const WIDTHS = [390, 820, 1400, 2560];
const HEIGHT = 900;
/** Screens that the page of a call may be high: a reader who looks for a field still finds it. */
const SCREENS = 14;

/** Pages with much code: of an operation, of one with many fields and examples, of a method, of a guide, of an export. */
const PAGES = [
  "/reference/data/list-transactions/",
  "/reference/metrics/list-l1-fee-values/",
  "/reference/p-chain/platform-get-block/",
  "/guides/quick-start/",
  "/reference/packages/data/interfaces/dataclient/",
];

for (const path of PAGES)
  test(`no code of ${path} is cut or covered at widths from ${WIDTHS[0]} to ${WIDTHS.at(-1)}`, async ({
    page,
    visit,
    picture,
  }) => {
    await visit(path);
    if ((await page.locator(".operation").count()) > 0)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height / HEIGHT, `screens at ${width} pixels`).toBeLessThanOrEqual(SCREENS);
        await picture(`${path.split("/").at(-2)}-${width}`);
      }
    // Now that its height is known: what is closed must not be cut either.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("main details")) details.setAttribute("open", "");
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      expect(await page.evaluate(codeFaults), `at ${width} pixels`).toEqual([]);
      expect(await page.evaluate(overflowOf), `pixels too wide at ${width}`).toBeLessThanOrEqual(0);
    }
  });
