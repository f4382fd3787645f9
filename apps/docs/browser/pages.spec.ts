/** Pages of each kind, dark and light, on a desk and on a phone, by eye, keyboard and screen reader. */
import { assertAccessible } from "../../../tools/shared/accessible.ts";
import { overflowOf } from "./page-faults.ts";
import { expect, test } from "./site-test.ts";

/** A page of each kind: its name, its path, and its heading. */
const PAGES = [
  ["home", "/", "Primary Network SDK"],
  ["guide", "/guides/paging/", "Paging"],
  ["diagram", "/guides/how-it-fits/", "The parts and how they fit"],
  ["charts", "/guides/metrics/", "Metrics over time"],
  ["migration", "/guides/migrating/", "Migrating"],
  ["operation", "/reference/data/list-validators/", "List validators"],
  ["metrics operation", "/reference/metrics/list-average-tps/", ""],
  ["method", "/reference/p-chain/platform-get-block/", "platform.getBlock"],
  ["export", "/reference/packages/data/interfaces/dataclient/", "DataClient"],
  ["errors", "/guides/errors/", "Errors"],
  ["command", "/reference/cli/", "Command line"],
  ["specifications", "/reference/specs/", "Specifications"],
] as const;

/** Starlight's search button is called "Search", and shows its key besides: that is how it is meant. */
const LOOKED_AT = { include: [["html"]], exclude: [["button[data-open-modal]"]] };

test.describe.configure({ mode: "parallel" });

for (const scheme of ["light", "dark"] as const)
  test.describe(scheme, () => {
    test.use({ colorScheme: scheme });
    for (const [name, path, heading] of PAGES)
      test(name, async ({ page, visit, picture }) => {
        await visit(path);
        await expect(page.locator("h1").first()).toHaveText(new RegExp(`^${heading}`));
        await expect(page.locator("html")).toHaveAttribute("data-theme", scheme);
        await assertAccessible(page, LOOKED_AT);
        await picture(`${name}-${scheme}`);
      });
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 760 }, isMobile: true, hasTouch: true });
  for (const [name, path] of PAGES)
    test(name, async ({ page, visit, picture }) => {
      await visit(path);
      expect(await page.evaluate(overflowOf)).toBeLessThanOrEqual(0);
      await picture(`${name}-phone`);
    });
});

test("the keyboard reaches tables that scroll", async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit("/guides/coverage/");
  const tables = page.locator(".sl-markdown-content table");
  await expect(tables.first()).toHaveAttribute("tabindex", "0");
  await page.setViewportSize({ width: 2000, height: 800 });
  await visit("/guides/exact-amounts/");
  await expect(tables.first()).not.toHaveAttribute("tabindex");
});

test("the keyboard reaches the content, the menu and the form", async ({ page, visit }) => {
  await visit("/reference/p-chain/platform-get-height/");
  const focused = page.locator(":focus");
  await page.keyboard.press("Tab");
  await expect(focused).toHaveText(/skip to content/i);
  await page.keyboard.press("Enter");
  const reached = new Set<string>();
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press("Tab");
    const tag = await page.evaluate(
      () => document.activeElement?.closest("try-it") && document.activeElement.tagName,
    );
    if (tag) reached.add(tag);
  }
  expect([...reached]).toEqual(expect.arrayContaining(["BUTTON", "INPUT", "TEXTAREA"]));
});

test("a page is copied as Markdown", async ({ page, visit }) => {
  await visit("/guides/paging/");
  await page.getByRole("button", { name: "Copy as Markdown" }).click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^# Paging\n[\s\S]*```ts title="paging-walk.ts"\nimport /);
});

test("a page that is not there says so", async ({ request }) => {
  const response = await request.get("/nothing/");
  expect(response.status()).toBe(404);
  expect(await response.text()).toMatch(/<h1/);
});

test("an address that is none leads to the pages that it may have meant", async ({ page, picture }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/docs/listValidators");
  const first = page.locator("nearest-pages a").first();
  await expect(first).toHaveAttribute("href", "/reference/data/list-validators/");
  await picture("not-found-phone");
});
