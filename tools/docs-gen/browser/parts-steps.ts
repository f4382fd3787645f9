/** A step: a page that has come in part only stands where it will stand, so that nothing moves while it is read; and it needs no scripts. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "../paths.ts";
import type { BrowserStep } from "./visit.ts";

const PATH = "/reference/p-chain/platform-get-block/";

/** What a page is cut behind, and what already stands in its place then. */
const PARTS: readonly (readonly [end: string, selector: string])[] = [
  ["</h1>", "h1"],
  ['<label for="try-params">', "try-it .field"],
];

export const partsSteps: readonly BrowserStep[] = [
  [
    "a page that is read in parts does not move, also without scripts",
    async ({ browser, dev }) => {
      const whole = readFileSync(join(site, "dist", PATH, "index.html"), "utf8");
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        javaScriptEnabled: false,
      });
      try {
        const page = await context.newPage();
        let body = whole;
        await page.route(`**${PATH}`, (route) => route.fulfill({ body, contentType: "text/html" }));
        /** Where a part of the page is, of which so much has come; what is cut off is closed by the browser. */
        const boxOf = async (selector: string, upTo = whole.length) => {
          body = whole.slice(0, upTo);
          await page.goto(dev.site + PATH);
          const { x, width } = (await page.locator(selector).first().boundingBox()) ?? {};
          return { x, width };
        };
        for (const [end, selector] of PARTS) {
          const at = whole.indexOf(end);
          assert.ok(at > 0, `the page has no ${end}`);
          assert.deepEqual(await boxOf(selector, at + end.length), await boxOf(selector), selector);
        }
        const title = page.locator("header .site-title");
        assert.ok(await title.isVisible(), "the header is not shown");
        // The last part of the header moves the search before it.
        const last = whole.indexOf("right-group");
        assert.ok(last > 0, "the header has no last part");
        await boxOf("header", whole.indexOf(">", last) + 1);
        assert.ok(!(await title.isVisible()), "half of the header is shown");
      } finally {
        await context.close();
      }
      return undefined;
    },
  ],
  [
    "the drawing of the home page moves nowhere while the page is read",
    async ({ browser, dev }) => {
      const whole = readFileSync(join(site, "dist/index.html"), "utf8");
      const drawn = whole.indexOf("</svg>", whole.indexOf("hero-html")) + "</svg>".length;
      const titled = whole.indexOf("</h1>", drawn) + "</h1>".length;
      assert.ok(drawn < titled, "the drawing stands behind the title");
      for (const width of [390, 1280]) {
        const page = await browser.newPage({ viewport: { width, height: 900 }, javaScriptEnabled: false });
        try {
          let body = whole;
          await page.route("**/", (route) => route.fulfill({ body, contentType: "text/html" }));
          const drawing = page.locator(".hero svg").first();
          for (const [upTo, isShown] of [
            [drawn, false],
            [titled, false],
            [whole.length, true],
          ] as const) {
            body = whole.slice(0, upTo);
            await page.goto(`${dev.site}/`);
            assert.equal(await drawing.isVisible(), isShown, `at ${width} px, of ${upTo} characters`);
          }
        } finally {
          await page.close();
        }
      }
      return undefined;
    },
  ],
];
