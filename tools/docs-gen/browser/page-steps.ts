/** Steps: pages of each kind, dark and light, on a desk and on a phone, by eye, keyboard and screen reader. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { assertAccessible } from "../../shared/accessible.ts";
import { type BrowserStep, type Visit, visit } from "./visit.ts";

/** A page of each kind: its name, its path, and its heading. */
const PAGES: readonly (readonly [name: string, path: string, heading: string])[] = [
  ["home", "/", "Primary Network SDK"],
  ["guide", "/guides/paging/", "Paging"],
  ["diagram", "/guides/how-it-fits/", "How it fits together"],
  ["charts", "/guides/metrics/", "Metrics over time"],
  ["migration", "/guides/migrating/", "Migrating"],
  ["operation", "/reference/data/list-validators/", "List validators"],
  ["metrics operation", "/reference/metrics/list-average-tps/", ""],
  ["method", "/reference/p-chain/platform-get-block/", "platform.getBlock"],
  ["export", "/reference/packages/data/interfaces/dataclient/", "DataClient"],
  ["error", "/errors/rate-limit-error/", "RateLimitError"],
  ["command", "/reference/cli/", "Command line"],
  ["specifications", "/reference/specs/", "Specifications"],
];

/** Starlight's search button is called "Search", and shows its key besides: that is how it is meant. */
const LOOKED_AT = { include: [["html"]], exclude: [["button[data-open-modal]"]] };
const note = ({ bytes, interactiveMs, shift }: Visit) =>
  `${Math.round(bytes / 1000)} kB, interactive after ${Math.round(interactiveMs)} ms, shift ${shift.toFixed(3)}`;

const opened = PAGES.flatMap(([name, path, heading]) =>
  (["light", "dark"] as const).map(
    (colorScheme): BrowserStep => [
      `${name}, ${colorScheme}`,
      async (world) =>
        note(
          await visit(world, path, { colorScheme }, async (page) => {
            assert.match((await page.locator("h1").first().textContent()) ?? "", new RegExp(`^${heading}`));
            assert.equal(await page.locator("html").getAttribute("data-theme"), colorScheme);
            await assertAccessible(page, LOOKED_AT);
            await page.screenshot({ path: join(world.screenshots, `${name}-${colorScheme}.png`) });
          }),
        ),
    ],
  ),
);

const onPhones = PAGES.map(
  ([name, path]): BrowserStep => [
    `${name}, on a phone`,
    (world) =>
      visit(
        world,
        path,
        { viewport: { width: 375, height: 760 }, isMobile: true, hasTouch: true },
        async (page) => {
          const wide = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          assert.ok(wide <= 0, `the page is ${wide} pixels wider than the screen`);
          await page.screenshot({ path: join(world.screenshots, `${name}-phone.png`) });
        },
      ).then(() => undefined),
  ],
);

const byKeyboard: readonly BrowserStep[] = [
  [
    "the keyboard reaches the content, the menu and the form",
    async (world) => {
      await visit(world, "/reference/p-chain/platform-get-height/", {}, async (page) => {
        await page.keyboard.press("Tab");
        const focused = await page.evaluate(() => document.activeElement?.textContent);
        assert.match(focused ?? "", /skip to content/i);
        await page.keyboard.press("Enter");
        const reached = new Set<string>();
        for (let tabs = 0; tabs < 60; tabs++) {
          await page.keyboard.press("Tab");
          const tag = await page.evaluate(
            () => document.activeElement?.closest("try-it") && document.activeElement.tagName,
          );
          if (tag) reached.add(tag);
        }
        for (const tag of ["BUTTON", "INPUT", "TEXTAREA"]) assert.ok(reached.has(tag), tag);
      });
      return undefined;
    },
  ],
  [
    "a page that is not there says so",
    async (world) => {
      const response = await fetch(`${world.dev.site}/nothing/`);
      assert.equal(response.status, 404);
      assert.match(await response.text(), /<h1/);
      return undefined;
    },
  ],
];

const besides: readonly BrowserStep[] = [
  [
    "a page is copied as Markdown",
    async (world) => {
      await visit(world, "/guides/paging/", {}, async (page) => {
        await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
        await page.getByRole("button", { name: "Copy as Markdown" }).click();
        await page.getByText("Copied", { exact: true }).waitFor();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        assert.match(copied, /^# Paging\n[\s\S]*```ts title="paging-walk.ts"\nimport /);
      });
      return undefined;
    },
  ],
  [
    "an address that is none leads to the pages that it may have meant",
    async (world) => {
      const context = await world.browser.newContext({ viewport: { width: 390, height: 800 } });
      try {
        const page = await context.newPage();
        await page.goto(`${world.dev.site}/docs/listValidators`);
        const first = page.locator("nearest-pages a").first();
        await first.waitFor();
        assert.equal(await first.getAttribute("href"), "/reference/data/list-validators/");
        await page.screenshot({ path: join(world.screenshots, "not-found-phone.png") });
      } finally {
        await context.close();
      }
      return undefined;
    },
  ],
];

export const pageSteps: readonly BrowserStep[] = [...opened, ...onPhones, ...byKeyboard, ...besides];
