/** The search, which runs in the page, leads to operations, fields and guides by the words that people type. */
import type { Page } from "@playwright/test";
import { expect, test } from "./site-test.ts";

/** Search words, and the page that must be among the first results. */
const SEARCHES = [
  ["list validators", "/reference/data/list-validators/"],
  ["listValidators", "/reference/data/list-validators/"],
  ["exportTransactions", "/reference/data/export-transactions/"],
  ["getTx", "/reference/p-chain/platform-get-tx/"],
  ["platform.getCurrentValidators", "/reference/p-chain/platform-get-current-validators/"],
  ["getRewardUTXOs", "/reference/p-chain/platform-get-reward-utxos/"],
  ["delegationCapacity", "/reference/data/list-validators/"],
  ["maxFeePercentage", "/reference/data/list-validators/"],
  ["resume a listing", "/guides/paging/"],
  ["faucet", "/guides/explorer/"],
  ["retry deadline", "/guides/retries/"],
  ["RateLimitError", "/guides/errors/"],
  ["erc20 balance", "/reference/data/list-erc20-balances/"],
  ["docker", "/guides/production/"],
  ["python", "/reference/specs/"],
  ["stake", "/guides/validators-and-staking/"],
  ["install", "/guides/quick-start/"],
  ["api key", "/guides/network-and-key/"],
  ["rate limit", "/guides/retries/"],
  ["pagination", "/guides/paging/"],
  ["websocket", "/guides/streams/"],
  ["csv", "/guides/exporting/"],
  ["teleporter", "/guides/interchain-messages/"],
  ["nft owner", "/reference/data/list-collectible-balances/"],
  ["statistics", "/guides/metrics/"],
  ["openapi", "/reference/specs/"],
  ["mock tests", "/guides/testing/"],
  ["prometheus", "/guides/monitoring/"],
  ["glacier", "/guides/migrating/"],
  ["broadcast transaction", "/reference/p-chain/platform-issue-tx/"],
] as const;
/** Results that a person looks at. */
const LOOKED_AT = 4;

/** The pages that a search leads to, the best first. */
async function search(page: Page, words: string): Promise<string[]> {
  const dialog = page.locator("dialog[open]");
  await dialog.locator("input").fill(words);
  // The message names the words, so that results of the search before do not count.
  const message = dialog.locator(".pagefind-ui__message", {
    hasText: new RegExp(`results? for ${words}`, "i"),
  });
  const found = Number.parseInt((await message.textContent()) ?? "", 10) || 0;
  const results = dialog.locator(
    ".pagefind-ui__result-title:not(.pagefind-ui__result-nested .pagefind-ui__result-title) .pagefind-ui__result-link",
  );
  // Results are drawn one after another; there may be fewer than a person looks at.
  const drawn = Math.min(found, LOOKED_AT);
  if (drawn > 0) await results.nth(drawn - 1).waitFor();
  const links = await results.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  return [...new Set(links)].slice(0, LOOKED_AT);
}

test("each search leads to its page", async ({ page, visit, picture }) => {
  await visit("/guides/quick-start/");
  await page.keyboard.press("Control+k");
  for (const [words, expected] of SEARCHES)
    expect.soft(await search(page, words), `results for "${words}"`).toContain(expected);
  await picture("search");
});
