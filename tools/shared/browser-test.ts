/** The tests in a browser: what all of them use. */
import { join } from "node:path";
import { test as base, type Page } from "@playwright/test";
import { findChromium } from "./chromium.ts";

export interface Fixtures {
  readonly skippedWithoutChromium: undefined;
  /** Keeps a picture of the page among the project's screenshots. */
  readonly picture: (name: string) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  skippedWithoutChromium: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use, info) => {
      info.skip(findChromium() === undefined, "no Chromium on this machine");
      await use(undefined);
    },
    { auto: true },
  ],
  picture: ({ page }, use, { project }) =>
    use(async (name) => {
      await page.screenshot({ path: join(project.outputDir, `${name}.png`) });
    }),
});

export { expect } from "@playwright/test";

/** Layout shift below which a page counts as still. */
export const STILL = 0.02;

/** What a page did while it was watched. */
export interface Watched {
  /** Faults of its scripts. */
  readonly faults: readonly string[];
  /** What it wrote to the console as errors. */
  readonly logged: readonly string[];
  /** URLs that it requested from other servers. */
  readonly strangers: readonly string[];
}

/** Watches a page that has not been opened yet. @param origin of the server that it may ask */
export function watch(page: Page, origin: string): Watched {
  const watched = { faults: [] as string[], logged: [] as string[], strangers: [] as string[] };
  page.on("pageerror", ({ message }) => watched.faults.push(message));
  page.on("console", (message) => message.type() === "error" && watched.logged.push(message.text()));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(?:data|blob):/.test(url)) watched.strangers.push(url);
  });
  return watched;
}

/** The shifts of a page's layout while it loaded. */
interface Shifts {
  shift: number;
  /** The elements that moved. */
  readonly moved: string[];
}

/** What the browser reports of a layout shift; TypeScript's own declarations leave it out. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node | null }[];
}

/** Notes the layout shifts of a page that has not been opened yet; what it gives back reads them. */
export async function noteShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const noted: Shifts = Object.assign(globalThis, { shift: 0, moved: [] });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        noted.shift += value;
        for (const { node } of sources)
          noted.moved.push(node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.nodeName));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const { shift, moved } = globalThis as unknown as Shifts; // which the script above put there
      return { shift, moved };
    });
}
