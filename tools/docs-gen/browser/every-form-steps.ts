/**
 * Steps of `pnpm site-check --every-form`: the form of each call is sent on the site as it is published, by the network in the page, at
 * one of three widths and in one of two themes, in turn. They take some minutes.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseJson } from "@primary-network/core";
import type { Page } from "playwright-core";
import { site } from "../paths.ts";
import { responseText } from "../response-text.ts";
import { servePublished } from "./published.ts";
import { sendForm } from "./send-form.ts";
import type { BrowserStep } from "./visit.ts";

const WIDTHS = [390, 820, 1400];
const THEMES = ["light", "dark"] as const;
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

export const everyFormSteps: readonly BrowserStep[] = ["data", "metrics", "p-chain"].map((folder) => [
  `each form of ${folder} is called in the page`,
  async ({ browser, screenshots }) => {
    const published = await servePublished();
    const faults: string[] = [];
    const paths = pagesOf(folder);
    try {
      const refused = refusals();
      const contexts = await Promise.all(
        WIDTHS.flatMap((width) =>
          THEMES.map((colorScheme) => browser.newContext({ viewport: { width, height: 1000 }, colorScheme })),
        ),
      );
      for (const [index, path] of paths.entries()) {
        const context = contexts[index % contexts.length];
        assert.ok(context);
        const page = await context.newPage();
        await page.goto(published.url + path, { waitUntil: "load" });
        const fault = await faultOf(page, refused).catch((error) => `is never done: ${error.message}`);
        if (fault) faults.push(`${path}: ${fault}`);
        await page.locator("try-it").screenshot({
          path: join(screenshots, `form-${path.split("/").at(-2)}.png`),
        });
        await page.close();
      }
      for (const context of contexts) await context.close();
    } finally {
      await published.close();
    }
    assert.deepEqual(faults, []);
    return `${paths.length} forms`;
  },
]);
