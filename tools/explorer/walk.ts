/** Opens one view at several widths and in both themes, and judges what a reader would. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { assertAccessible } from "../shared/accessible.ts";
import { root } from "../shared/packages.ts";

/** Bytes of the first load, compressed. */
const MOST_BYTES = 250_000;
/** Layout shift below which a page counts as still. */
const STILL = 0.02;
/** Milliseconds in which a view has settled when nothing is requested any more. */
const SETTLES = 150;

/** How a view is looked at. */
export interface Look {
  readonly width: number;
  readonly scheme: "light" | "dark";
}

interface ViewToOpen {
  readonly name: string;
  readonly path: string;
  readonly looks: readonly Look[];
  readonly screenshots: string;
}

/** The explorer's files, compressed. */
export function assertSmall(): string {
  const folder = join(root, "apps/explorer/dist/assets");
  const sizes = readdirSync(folder).map(
    (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  assert.ok(total < MOST_BYTES, `the explorer has ${total} bytes`);
  return `${Math.round(total / 1000)} kB compressed`;
}

/** A status that a view explains to its reader is no fault of the page. */
const isExplained = (text: string) => /status of (?:404|501)/.test(text);

/** Opens a view; fails when it complains, asks strangers, moves, is too wide or cannot be used by everybody. */
export async function openView(
  browser: Browser,
  service: string,
  { name, path, looks, screenshots }: ViewToOpen,
): Promise<string> {
  let most = 0;
  for (const { width, scheme } of looks) {
    // The checks run their own script in the page, which the explorer's policy would refuse.
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: scheme,
      bypassCSP: true,
    });
    try {
      const page = await context.newPage();
      const complaints: string[] = [];
      const strangers: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on(
        "console",
        (message) =>
          message.type() === "error" && !isExplained(message.text()) && complaints.push(message.text()),
      );
      page.on(
        "request",
        (request) =>
          !request.url().startsWith(service) &&
          !request.url().startsWith("data:") &&
          strangers.push(request.url()),
      );
      await page.addInitScript(() => {
        const noted = Object.assign(globalThis, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            };
            if (!hadRecentInput) noted.shift += value;
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(`${service}/#${path}`, { waitUntil: "networkidle" });
      await page.waitForSelector("h1");
      await page.waitForTimeout(SETTLES);
      const { shift, tooWide } = await page.evaluate(() => ({
        shift: (globalThis as unknown as { shift: number }).shift,
        tooWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      }));
      await page.screenshot({
        path: join(screenshots, `${name.replaceAll(" ", "-")}-${width}-${scheme}.png`),
      });
      assert.deepEqual(complaints, [], "the page complains");
      assert.deepEqual(strangers, [], "the page asks other servers");
      assert.equal(tooWide, false, `the page is wider than ${width} pixels`);
      assert.ok(shift < STILL, `the page's parts move by ${shift} at ${width} pixels`);
      await assertAccessible(page);
      most = Math.max(most, shift);
    } finally {
      await context.close();
    }
  }
  return `shift at most ${most.toFixed(3)}`;
}
