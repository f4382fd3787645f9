/** Steps: the search, which runs in the page, finds operations, fields and guides. */
import assert from "node:assert/strict";
import { join } from "node:path";
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
];
/** Results that a person looks at. */
const LOOKED_AT = 8;

export const searchSteps: readonly BrowserStep[] = SEARCHES.map(([words, expected], index) => [
  `search "${words}"`,
  async (world) => {
    await visit(world, "/guides/quick-start/", {}, async (page) => {
      await page.keyboard.press("Control+k");
      const field = page.locator("dialog[open] input");
      await field.fill(words);
      await page.locator("dialog[open] .pagefind-ui__result-link").first().waitFor({ timeout: 120_000 });
      await page.waitForTimeout(300); // results are drawn one after another
      const links = await page
        .locator(
          "dialog[open] .pagefind-ui__result-title:not(.pagefind-ui__result-nested .pagefind-ui__result-title) .pagefind-ui__result-link",
        )
        .evaluateAll((found) => found.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
      const seen = [...new Set(links)].slice(0, LOOKED_AT);
      assert.ok(seen.includes(expected), `${expected} is not among ${seen.join(", ")}`);
      if (index === 0) await page.screenshot({ path: join(world.screenshots, "search.png") });
    });
    return undefined;
  },
]);
