/**
 * The form of each call is sent on the site as it is published, by the network in the page, and what came of it is looked at and kept
 * as pictures at three widths, in both themes. Runs on request alone (playwright.config.ts): it takes some minutes.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { parseJson } from "@primary-network/core";
import { responseText } from "../generate/response-text.ts";
import { dist } from "./dist.ts";
import { codeFaults, overflowOf } from "./page-faults.ts";
import { expect, Form, test } from "./site-test.ts";

const WIDTHS = [390, 820, 1400];
const HEIGHT = 1000;
/**
 * Values that differ between two readers of an index: the speed of indexing, and the seal of a page token.
 */
const UNKNOWN = /"(?:blocksPerSecond|secondsLeft|nextPageToken)": [^,}\s]+/g;

test.use({ viewport: { width: 1400, height: HEIGHT } });

/** Reasons why the network in the page refuses operations, by id. */
function refusals(): Readonly<Record<string, string>> {
  const text = readFileSync(join(dist, "network/manifest.json"), "utf8");
  const { operations }: { operations: { unsupported: Record<string, string> } } = JSON.parse(text);
  return operations.unsupported;
}

/** The paths of the pages of an interface that have a form. */
const pagesOf = (folder: string): string[] =>
  readdirSync(join(dist, "reference", folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `/reference/${folder}/${name}/`)
    .filter((path) =>
      /<try-it[\s\S]*type="submit"/.test(readFileSync(join(dist, path, "index.html"), "utf8")),
    );

/** Sends a form; fails unless what came of it is what the page recorded, or why the page cannot make the call. */
async function expectRecorded(form: Form, refused: Readonly<Record<string, string>>): Promise<void> {
  const text = async () => (await form.response.textContent()) ?? "";
  const recorded = await text();
  const operation = (await form.root.getAttribute("data-operation")) ?? "";
  let verdict = await form.send();
  // A machine with little memory shows the cost first.
  if ((await form.root.locator("button[type=submit]").textContent()) === "Start and send")
    verdict = await form.send();
  if (operation in refused) {
    expect.soft(await text(), verdict).toBe(recorded);
    await expect.soft(form.root).toContainText(refused[operation] ?? "");
  } else if ((await form.root.getAttribute("data-kind")) === "rpc") {
    expect.soft(verdict).toMatch(/^200 (?!.*with error)/);
  } else {
    // The recorded response is shortened, the page's own is not.
    const response = responseText(parseJson(await text())).text;
    expect.soft(response.replace(UNKNOWN, ""), verdict).toBe(recorded.replace(UNKNOWN, ""));
  }
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

for (const folder of ["data", "metrics", "p-chain"])
  test(`each form of ${folder} is called in the page`, async ({ context, publish }, { project }) => {
    const { url } = await publish();
    const refused = refusals();
    for (const [turn, path] of pagesOf(folder).entries()) {
      const page = await context.newPage();
      await page.goto(url + path);
      await expectRecorded(new Form(page), refused);
      for (const [index, width] of WIDTHS.entries()) {
        const colorScheme = (index + turn) % 2 === 0 ? "light" : "dark";
        const look = `${path} at ${width} pixels, ${colorScheme}`;
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: HEIGHT });
        await expect.soft(page.locator("html"), look).toHaveAttribute("data-theme", colorScheme);
        expect.soft(await page.evaluate(codeFaults), look).toEqual([]);
        expect.soft(await page.evaluate(overflowOf), look).toBeLessThanOrEqual(0);
        const name = `form-${path.split("/").at(-2)}-${width}-${colorScheme}.png`;
        await keepPicture(page, width, join(project.outputDir, name));
      }
      await page.close();
    }
  });
