/** Views follow the streams of what they show, instead of looking for it again and again. */
import { expect, test } from "./explorer-test.ts";
import { views } from "./views.ts";

/** Views by their name, and the stream that each opens. */
const STREAM_OF: Readonly<Record<string, RegExp>> = {
  overview: /p-chain\/blocks:stream/,
  validators: /validators:stream/,
  validator: /validators:stream\?.*nodeIds=/,
  "validator, blocks": /p-chain\/blocks:stream/,
  subnets: /p-chain\/transactions:stream/,
  L1: /validators:stream\?.*subnetId=/,
  address: /p-chain\/transactions:stream\?.*addresses=/,
  "address on the X-Chain": /x-chain\/transactions:stream\?.*addresses=/,
  account: /transactions:stream\?.*addresses=0x/,
  "blocks of the P-Chain": /p-chain\/blocks:stream/,
  "EVM blocks": /chains\/\d+\/blocks:stream/,
  asset: /x-chain\/transactions:stream/,
  messages: /icm\/messages:stream/,
  message: /icm\/messages:stream/,
};

for (const [name, stream] of Object.entries(STREAM_OF))
  test(`${name}: follows a stream`, async ({ page, things }) => {
    const path = views.find(([view]) => view === name)?.[1];
    if (!path) throw new Error(`there is no view "${name}"`);
    const opened = page.waitForResponse((response) => stream.test(decodeURIComponent(response.url())));
    await page.goto(`/#${path(things)}`);
    expect((await opened).status()).toBe(200);
  });
