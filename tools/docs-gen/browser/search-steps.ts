/** A step: the search, which runs in the page, leads to operations, fields and guides by the words that people type. */
import assert from "node:assert/strict";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { type BrowserStep, visit } from "./visit.ts";

/** What a person types, and the page that must be among the first results. */
const SEARCHES: readonly (readonly [words: string, expected: string])[] = [
  ["list validators", "/reference/data/list-validators/"],
  ["listValidators", "/reference/data/list-validators/"],
  ["exportTransactions", "/reference/data/export-transactions/"],
  ["getTx", "/reference/p-chain/platform-get-tx/"],
  ["platform.getCurrentValidators", "/reference/p-chain/platform-get-current-validators/"],
  ["getRewardUTXOs", "/reference/p-chain/platform-get-reward-utxos/"],
  ["delegationCapacity", "/reference/data/list-validators/"],
  ["maxFeePercentage", "/reference/data/list-validators/"],
  ["resume a walk", "/guides/paging/"],
  ["retry deadline", "/guides/retries/"],
  ["RateLimitError", "/errors/rate-limit-error/"],
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
  ["changelog", "/reference/changes/"],
];
/** Results that a person looks at. */
const LOOKED_AT = 4;

/** The pages that a search leads to, the best first. */
async function search(page: Page, words: string): Promise<string[]> {
  await page.locator("dialog[open] input").fill(words);
  // The message names the words, so that the results are not those of the search before.
  const message = page.locator("dialog[open] .pagefind-ui__message", {
    hasText: new RegExp(`results? for ${words}`, "i"),
  });
  await message.waitFor({ timeout: 60_000 });
  const found = Number.parseInt((await message.textContent()) ?? "", 10) || 0;
  const results = page.locator(
    "dialog[open] .pagefind-ui__result-title:not(.pagefind-ui__result-nested .pagefind-ui__result-title) .pagefind-ui__result-link",
  );
  // Results are drawn one after another; there may be fewer than a person looks at.
  const drawn = Math.min(found, LOOKED_AT);
  if (drawn > 0) await results.nth(drawn - 1).waitFor({ timeout: 20_000 });
  const links = await results.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  return [...new Set(links)].slice(0, LOOKED_AT);
}

export const searchSteps: readonly BrowserStep[] = [
  [
    `each of ${SEARCHES.length} searches leads to its page`,
    async (world) => {
      const missed: string[] = [];
      let first = 0;
      await visit(world, "/guides/quick-start/", {}, async (page) => {
        await page.keyboard.press("Control+k");
        for (const [words, expected] of SEARCHES) {
          const seen = await search(page, words);
          if (seen[0] === expected) first += 1;
          if (!seen.includes(expected))
            missed.push(`"${words}" leads to ${seen.join(", ")}, not to ${expected}`);
        }
        await page.screenshot({ path: join(world.screenshots, "search.png") });
      });
      assert.deepEqual(missed, []);
      return `${first} of them first`;
    },
  ],
];
