/**
 * Steps of `pnpm site-check --every-form`: the form of each call is sent on the site as it is published, by the network in the page, and
 * what came of it is looked at and kept as pictures at three widths, in both themes. They take some minutes.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseJson } from "@primary-network/core";
import type { Page } from "playwright-core";
import { site } from "../paths.ts";
import { responseText } from "../response-text.ts";
import { codeFaults, overflowOf } from "./page-faults.ts";
import { servePublished } from "./published.ts";
import { sendForm } from "./send-form.ts";
import type { BrowserStep } from "./visit.ts";

const WIDTHS = [390, 820, 1400];
const HEIGHT = 1000;
/** Milliseconds in which a page takes the theme of the browser, on a machine with much else to do. */
const THEME_MS = 10_000;
/** What differs between two readers of an index: how fast it was made, and the seal of a page token. */
const UNKNOWN = /"(?:blocksPerSecond|secondsLeft|nextPageToken)": [^,}\s]+/g;

/** Why the reader in the page refuses an operation, by its id. */
function refusals(): Readonly<Record<string, string>> {
  const text = readFileSync(join(site, "dist/network/manifest.json"), "utf8");
  const { operations }: { operations: { unsupported: Record<string, string> } } = JSON.parse(text);
  return operations.unsupported;
}

const page = (path: string) => readFileSync(join(site, "dist", path, "index.html"), "utf8");

/** The paths of the pages of an interface that have a form. */
const pagesOf = (folder: string): string[] =>
  readdirSync(join(site, "dist/reference", folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `/reference/${folder}/${name}/`)
    .filter((path) => /<try-it[\s\S]*type="submit"/.test(page(path)));

/** Sends the form of the open page; what is wrong with what came of it, if anything. */
async function faultOf(page: Page, refused: Readonly<Record<string, string>>): Promise<string | undefined> {
  const form = page.locator("try-it");
  const text = async () => (await form.locator(".result pre code").textContent()) ?? "";
  const recorded = await text();
  const operation = (await form.getAttribute("data-operation")) ?? "";
  let verdict = await sendForm(page);
  const agree = form.locator(".server-note button");
  if (await agree.isVisible()) {
    await agree.click();
    verdict = await sendForm(page);
  }
  if (operation in refused) {
    const isSaid = (await form.textContent())?.includes(refused[operation] ?? "");
    if ((await text()) !== recorded) return `shows another response than the recorded one: ${verdict}`;
    return isSaid ? undefined : `does not say why it cannot be called here: ${verdict}`;
  }
  if ((await form.getAttribute("data-kind")) === "rpc")
    return /^200 (?!.*with error)/.test(verdict) || /issue-tx/.test(page.url()) ? undefined : verdict;
  // The recorded response is shortened, the page's own is not.
  const response = responseText(parseJson(await text())).text;
  return response.replace(UNKNOWN, "") === recorded.replace(UNKNOWN, "")
    ? undefined
    : `the response is not the recorded one: ${verdict}`;
}

/** Keeps a picture of the form. The screen is as high as the page, so that nothing of the form is scrolled away, or covered by the bar at the top. */
async function keepPicture(page: Page, width: number, path: string): Promise<void> {
  // A higher screen makes the panel higher, and with it the page.
  for (const height of [5_000, 0]) {
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(height, whole) });
  }
  await page.locator("try-it").screenshot({ path });
}

/** Looks at the open page at each width, in both themes in turn; what is wrong with it, in words. */
async function lookAt(page: Page, name: string, turn: number): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, width] of WIDTHS.entries()) {
    const colorScheme = (index + turn) % 2 === 0 ? "light" : "dark";
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: HEIGHT });
    const found = await page.evaluate(codeFaults);
    if ((await page.evaluate(overflowOf)) > 0) found.push("the page is wider than the screen");
    // The page learns of another scheme a moment after it is set.
    const themed = page.locator(`html[data-theme="${colorScheme}"]`).waitFor({ timeout: THEME_MS });
    await themed.catch(() => found.push("another theme"));
    faults.push(...found.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
    await keepPicture(page, width, `${name}-${width}-${colorScheme}.png`);
  }
  return faults;
}

export const everyFormSteps: readonly BrowserStep[] = ["data", "metrics", "p-chain"].map((folder) => [
  `each form of ${folder} is called in the page`,
  async ({ browser, screenshots }) => {
    const published = await servePublished();
    const context = await browser.newContext({ viewport: { width: 1400, height: HEIGHT } });
    const faults: string[] = [];
    const paths = pagesOf(folder);
    try {
      const refused = refusals();
      for (const [index, path] of paths.entries()) {
        const page = await context.newPage();
        await page.goto(published.url + path, { waitUntil: "load" });
        const fault = await faultOf(page, refused).catch((error) => `is never done: ${error.message}`);
        const picture = join(screenshots, `form-${path.split("/").at(-2)}`);
        const seen = await lookAt(page, picture, index);
        faults.push(...[fault, ...seen].flatMap((one) => (one ? [`${path}: ${one}`] : [])));
        await page.close();
      }
    } finally {
      await context.close();
      await published.close();
    }
    assert.deepEqual(faults, []);
    return `${paths.length} forms`;
  },
]);
