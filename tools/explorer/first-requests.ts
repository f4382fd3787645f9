/** What the overview shows is requested while its own script still loads. */
import type { Browser } from "playwright-core";
import { settled } from "./settled.ts";
import { withPage } from "./with-page.ts";

/** Requests of the first screen, each by its URL. */
const FIRST = [
  /\/v1\/networks\/fuji$/,
  /\/p-chain\/blocks\?/,
  /\/v1\/chains\/\d+\/blocks\?/,
  /\/v1\/chains\/\d+\/transactions\?/,
];
/** Milliseconds until they are sent, on a machine with much else to do. */
const LIMIT = 30_000;

/** The view's script is held back until all of them are sent. */
export const assertFirstRequests = (browser: Browser, service: string): Promise<string | undefined> =>
  withPage(browser, async (page) => {
    const all = Promise.all(FIRST.map((path) => page.waitForRequest(path, { timeout: LIMIT })));
    await page.route(/\/assets\/overview-/, async (route) => {
      await all;
      await route.continue();
    });
    await page.goto(`${service}/#/`);
    const { length } = await all;
    await settled(page);
    return `${length} requests`;
  });
