/** Views follow the streams of what they show, instead of looking for it again and again. */
import assert from "node:assert/strict";
import type { Browser } from "playwright-core";
import type { View } from "./views.ts";
import { withPage } from "./with-page.ts";

/** Views by their name, and the stream that each opens. */
const STREAM_OF: Readonly<Record<string, RegExp>> = {
  overview: /p-chain\/blocks:stream/,
  validators: /validators:stream/,
  validator: /validators:stream\?.*nodeIds=/,
  "blocks of a validator": /p-chain\/blocks:stream/,
  subnets: /p-chain\/transactions:stream/,
  L1: /validators:stream\?.*subnetId=/,
  address: /p-chain\/transactions:stream\?.*addresses=/,
  "address on the X-Chain": /x-chain\/transactions:stream\?.*addresses=/,
  account: /transactions:stream\?.*addresses=0x/,
  "blocks of the P-Chain": /p-chain\/blocks:stream/,
  "EVM blocks": /chains\/\d+\/blocks:stream/,
  messages: /icm\/messages:stream/,
  message: /icm\/messages:stream/,
};

/** Milliseconds until a stream is open, on a machine with much else to do. */
const OPEN_MS = 30_000;

/** @throws Error naming a view whose stream is not opened, or is refused */
export async function assertStreams(
  browser: Browser,
  service: string,
  views: readonly View[],
): Promise<string> {
  for (const [name, stream] of Object.entries(STREAM_OF)) {
    const path = views.find(([view]) => view === name)?.[1];
    assert.ok(path, `there is no view "${name}"`);
    await withPage(browser, async (page) => {
      const opened = page
        .waitForResponse((response) => stream.test(decodeURIComponent(response.url())), { timeout: OPEN_MS })
        .catch(() => undefined);
      await page.goto(`${service}/#${path}`);
      assert.equal((await opened)?.status(), 200, `${name} does not follow ${stream}`);
    });
  }
  return `${Object.keys(STREAM_OF).length} views`;
}
