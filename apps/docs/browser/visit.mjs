/** One page, opened and watched: what it asked for, what it complained about, how its parts moved. */
import assert from "node:assert/strict";

/** Bytes that a page may transfer. */
export const MAX_BYTES = 200_000;
/** Layout shift below which a page counts as still. */
const STILL = 0.02;

/**
 * Opens a path of the site in a context of its own, and closes it after `look`.
 *
 * @param {{ browser: import("playwright-core").Browser, dev: { site: string } }} world
 * @param {string} path
 * @param {object} options of the browser's context: viewport, colour scheme
 * @param {(page: import("playwright-core").Page) => Promise<unknown>} look
 * @returns {Promise<{ bytes: number, interactiveMs: number, shift: number }>} of the page's load
 */
export async function visit({ browser, dev }, path, options, look) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  try {
    const page = await context.newPage();
    const complaints = [];
    const strangers = [];
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
      globalThis.shift = 0;
      globalThis.moved = [];
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries()) {
          if (hadRecentInput) continue;
          globalThis.shift += value;
          globalThis.moved.push(
            ...sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? node?.nodeName),
          );
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(dev.site + path, { waitUntil: "networkidle" });
    const { shift, moved, interactiveMs } = await page.evaluate(() => ({
      shift: globalThis.shift,
      moved: globalThis.moved,
      interactiveMs: performance.getEntriesByType("navigation")[0].domInteractive,
    }));
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
