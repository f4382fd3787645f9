/** Every view is opened and judged as a reader would: complaints, strangers, layout, movement, accessibility. */
import { assertAccessible } from "../../../tools/shared/accessible.ts";
import { noteShifts, STILL, watch } from "../../../tools/shared/browser-test.ts";
import { expect, test } from "./explorer-test.ts";
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

// The test runs its own script in the page, which the explorer's policy would refuse.
test.use({ bypassCSP: true });
test.describe.configure({ mode: "parallel" });

for (const [index, [name, path]] of views.entries())
  for (const { width, scheme } of looksAt(index))
    test(`${name} at ${width} pixels, ${scheme}`, async ({ page, network, things, open, picture }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      const { faults, logged, strangers } = watch(page, network.service);
      const shifts = await noteShifts(page);
      await open(path(things));
      await picture(`${name.replaceAll(/[, ]+/g, "-")}-${width}-${scheme}`);
      expect.soft([...faults, ...logged.filter((text) => !isExplained(text))], "complaints").toEqual([]);
      expect.soft(strangers, "requests to other servers").toEqual([]);
      const failed = page.locator(".notice", { hasText: "This could not be loaded" });
      expect.soft(await failed.allTextContents(), "parts that could not be loaded").toEqual([]);
      expect.soft((await page.evaluate(tooWide)).slice(0, 5), "parts beyond the page").toEqual([]);
      expect.soft((await page.evaluate(layoutFaults)).slice(0, 5), "faults of the layout").toEqual([]);
      const { shift, moved } = await shifts();
      expect.soft(shift, `parts move: ${moved.slice(0, 5).join(" ")}`).toBeLessThan(STILL);
      await assertAccessible(page);
    });
