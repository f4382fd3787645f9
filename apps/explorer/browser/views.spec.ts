/** Every view is opened and judged as a reader would: complaints, strangers, layout, movement, accessibility. */
import { assertAccessible } from "../../../tools/shared/accessible.ts";
import { noteShifts, STILL, watch } from "../../../tools/shared/browser-test.ts";
import { test as base, expect } from "./explorer-test.ts";
import { layoutFaults, tooWide } from "./layout-faults.ts";
import { views } from "./views.ts";

const LOOKS = [
  { width: 390, scheme: "light" },
  { width: 820, scheme: "dark" },
  { width: 1000, scheme: "light" },
  { width: 1400, scheme: "light" },
  { width: 1400, scheme: "dark" },
  { width: 2560, scheme: "light" },
  { width: 2560, scheme: "dark" },
] as const;

/** A view is looked at in one way, the next in the next one; on request in each, which takes seven times as long. */
const looksAt = (index: number) =>
  process.env.TEST_BROWSER === "all" ? LOOKS : LOOKS.slice(index % LOOKS.length).slice(0, 1);

/** A status that a view explains to its reader is no fault of the page. */
const isExplained = (text: string) => /status of (?:404|501)/.test(text);

const test = base.extend<{ watched: undefined }>({
  // A view that does not load is explained by its complaints, so they are judged however the test ends.
  watched: [
    async ({ page, network }, use) => {
      const { faults, logged, strangers } = watch(page, network.service);
      await use(undefined);
      const complaints = [...faults, ...logged.filter((text) => !isExplained(text))];
      expect.soft(complaints, "complaints").toEqual([]);
      expect.soft(strangers, "requests to other servers").toEqual([]);
    },
    { auto: true },
  ],
});

// The test runs its own script in the page, which the explorer's policy would refuse.
test.use({ bypassCSP: true });
test.describe.configure({ mode: "parallel" });

for (const [index, [name, path]] of views.entries())
  for (const { width, scheme } of looksAt(index))
    test(`${name} at ${width} pixels, ${scheme}`, async ({ page, things, open, picture }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      const shifts = await noteShifts(page);
      await open(path(things));
      await picture(`${name.replaceAll(/[, ]+/g, "-")}-${width}-${scheme}`);
      const failed = page.locator(".notice", { hasText: "This could not be loaded" });
      expect.soft(await failed.allTextContents(), "parts that could not be loaded").toEqual([]);
      expect.soft((await page.evaluate(tooWide)).slice(0, 5), "parts beyond the page").toEqual([]);
      expect.soft((await page.evaluate(layoutFaults)).slice(0, 5), "faults of the layout").toEqual([]);
      const { shift, moved } = await shifts();
      expect.soft(shift, `parts move: ${moved.slice(0, 5).join(" ")}`).toBeLessThan(STILL);
      await assertAccessible(page);
    });
