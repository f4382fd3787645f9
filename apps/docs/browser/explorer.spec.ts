/** The published explorer reads the network in the page. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { watch } from "../../../tools/shared/browser-test.ts";
import { dist } from "./dist.ts";
import { expect, test } from "./site-test.ts";

const DAY_MS = 86_400_000;

test.use({ viewport: { width: 1400, height: 1000 } });

test("without a server, the explorer reads the network in the page", async ({ page, publish, picture }) => {
  const published = await publish();
  const { faults, strangers } = watch(page, published.url);
  await page.goto(`${published.url}/explorer/#/validators`);
  await expect(page.locator(".table-foot", { hasText: /^\d+/ })).toBeVisible();
  await page.evaluate(() => {
    location.hash = "/";
  });
  await expect(page.getByRole("heading", { name: "Local network" })).toBeVisible();
  await expect(page.locator(".figures")).toBeVisible();

  // It says of when the network is, and counts ages from then, not from today.
  const { clock }: { clock: number } = JSON.parse(readFileSync(join(dist, "network/manifest.json"), "utf8"));
  await expect(page.locator(".freshness summary")).toHaveText("Recorded");
  const timeOf = async (selector: string) =>
    Date.parse((await page.locator(selector).first().getAttribute("datetime")) ?? "");
  expect(await timeOf(".recording time")).toBe(clock);
  const days = Math.floor((clock - (await timeOf(".ticker time"))) / DAY_MS);
  const age = await page.locator(".ticker time").first().textContent();
  expect(Number(/^(\d+) d/.exec(age ?? "")?.[1] ?? 0)).toBe(days);

  // The marks of the chains are round: one for each block of the ticker, one for each chain.
  const marks = await page.locator(".chain-mark").all();
  expect(marks.length).toBeGreaterThan(3);
  for (const mark of marks) {
    const { width, height } = (await mark.boundingBox()) ?? {};
    expect(width).toBe(height);
  }
  await picture("explorer");
  expect(faults, "complaints").toEqual([]);
  expect(strangers, "requests to other servers").toEqual([]);
  await expect(page.locator(".notice")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Development" })).toHaveCount(0);
});
