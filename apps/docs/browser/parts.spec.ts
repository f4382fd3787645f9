/** A page that has come in part only stands where it will stand, so that nothing moves while it is read; and it needs no scripts. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dist } from "./dist.ts";
import { expect, test } from "./site-test.ts";

const PATH = "/reference/p-chain/platform-get-block/";

/** Texts after which the page is cut, and the element that must be in its place then. */
const PARTS = [
  ["</h1>", "h1"],
  ['<label for="try-params">', "try-it .field"],
] as const;

/** The place behind a text. */
function behind(whole: string, text: string, from = 0): number {
  const at = whole.indexOf(text, from);
  if (at < 0) throw new Error(`the page has no ${text}`);
  return at + text.length;
}

test.use({ javaScriptEnabled: false });

test("a page that is read in parts does not move, also without scripts", async ({ page }) => {
  const whole = readFileSync(join(dist, PATH, "index.html"), "utf8");
  let body = whole;
  await page.route(`**${PATH}`, (route) => route.fulfill({ body, contentType: "text/html" }));
  /** Box of a part of the page after the first characters have arrived. The browser closes open elements. */
  const boxOf = async (selector: string, upTo = whole.length) => {
    body = whole.slice(0, upTo);
    await page.goto(PATH);
    const { x, width } = (await page.locator(selector).first().boundingBox()) ?? {};
    return { x, width };
  };
  for (const [end, selector] of PARTS)
    expect(await boxOf(selector, behind(whole, end)), selector).toEqual(await boxOf(selector));
  const title = page.locator("header .site-title");
  await expect(title).toBeVisible();
  // The last part of the header moves the search before it: half of the header is not shown.
  await boxOf("header", behind(whole, ">", behind(whole, "right-group")));
  await expect(title).toBeHidden();
});
