/** One page, opened and watched: what it asked for, what it complained about, how its parts moved. */
import assert from "node:assert/strict";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";

/** Bytes that a page may transfer. */
export const MAX_BYTES = 200_000;
/** Layout shift below which a page counts as still. */
const STILL = 0.02;

/** What a step uses. */
export interface World {
  readonly browser: Browser;
  /** URLs of the site, and of the node and the service beside it. */
  readonly dev: { readonly site: string; readonly node: string; readonly service: string };
  /** Folder that screenshots are written to. */
  readonly screenshots: string;
}

/** A step's name, and what it does; what it resolves with is its note. */
export type BrowserStep = readonly [name: string, run: (world: World) => Promise<string | undefined>];

/** How a page loaded. */
export interface Visit {
  /** Bytes that it transferred. */
  readonly bytes: number;
  readonly interactiveMs: number;
  /** Its layout shift. */
  readonly shift: number;
}

/** What the script in a page notes while the page loads. */
interface Noted {
  shift: number;
  moved: (string | undefined)[];
}

/** What the browser reports of a layout shift; TypeScript's own declarations leave it out. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node | null }[];
}

/** Opens a path of the site in a context of its own, and closes it after `look`. */
export async function visit(
  { browser, dev }: World,
  path: string,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<unknown>,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    const strangers: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("request", (request) => {
      if (!request.url().startsWith(dev.site) && !request.url().startsWith("data:"))
        strangers.push(request.url());
    });
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    let bytes = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.addInitScript(() => {
      const noted: Noted = Object.assign(globalThis, { shift: 0, moved: [] });
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
          if (hadRecentInput) continue;
          noted.shift += value;
          noted.moved.push(
            ...sources.map(({ node }) =>
              node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName,
            ),
          );
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(dev.site + path, { waitUntil: "networkidle" });
    const { shift, moved, interactiveMs } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const noted = globalThis as unknown as Noted;
      return { shift: noted.shift, moved: noted.moved, interactiveMs: navigation?.domInteractive ?? 0 };
    });
    assert.deepEqual(strangers, [], "the page asks other servers");
    assert.ok(bytes > 0 && bytes <= MAX_BYTES, `the page transfers ${bytes} bytes`);
    assert.ok(shift < STILL, `the page's parts move by ${shift}: ${moved.join("\n")}`);
    await look(page);
    assert.deepEqual(complaints, [], "the page complains");
    return { bytes, interactiveMs, shift };
  } finally {
    await context.close();
  }
}
