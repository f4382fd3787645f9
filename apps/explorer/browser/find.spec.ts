/** Readers find, filter and sort: by suggestions, chips and headings, and they read names of accounts. */
import type { Page } from "@playwright/test";
import { expect, test } from "./explorer-test.ts";
import { layoutFaults, tooWide } from "./layout-faults.ts";
import { settled } from "./settled.ts";
import { views } from "./views.ts";

const options = (page: Page) => page.getByRole("option");

/** The times of the rows in sight, in milliseconds. */
const timesOf = (page: Page) =>
  page
    .locator(".table-body time")
    .evaluateAll((times) => times.map((time) => Date.parse((time as HTMLTimeElement).dateTime)));

test("the keyboard chooses a suggestion, and Escape closes the list", async ({ page, open }) => {
  await open("/");
  const field = page.getByRole("combobox", { name: /^Search/ });
  await page.keyboard.press("/");
  await page.keyboard.type("ali");
  const alice = options(page).filter({ hasText: "Account alice" });
  await expect(alice).toBeVisible();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);

  await field.fill("alic");
  await expect(alice).toHaveAttribute("aria-selected", "false");
  await page.keyboard.press("ArrowDown");
  await expect(alice).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", (await alice.getAttribute("id")) ?? "none");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /^alice/ })).toBeVisible();

  // A second search replaces the first one.
  await page.keyboard.press("/");
  await page.keyboard.type("bob");
  await expect(field).toHaveValue("bob");
});

test("a click chooses a suggested node and a suggested chain", async ({ page, things, open }) => {
  await open("/");
  const field = page.getByRole("combobox", { name: /^Search/ });
  await field.fill(things.nodeId.slice(7, 20));
  await options(page).filter({ hasText: things.nodeId }).click();
  await expect(page).toHaveURL(new RegExp(`#/validators/${things.nodeId}`));
  const [chain] = things.chains;
  await field.fill(chain?.chainName.slice(0, 4) ?? "");
  await options(page)
    .filter({ hasText: `Chain ${chain?.chainName}` })
    .first()
    .click();
  await expect(page).not.toHaveURL(/#\/validators/);
});

test("filters stay as chips while the table is sorted, and each can be removed", async ({ page, open }) => {
  await open("/validators?uptime=50&days=1");
  const chips = page.getByRole("list", { name: "Filters in force" }).getByRole("link");
  await expect(chips).toHaveText([/Minimum uptime \(%\): 50/, /Minimum days left: 1/]);
  await page.getByRole("link", { name: "End", exact: true }).click();
  await expect(page).toHaveURL(/sort=timeRemaining/);
  await expect(chips).toHaveCount(2);
  await chips.first().click();
  await expect(chips).toHaveText([/Minimum days left: 1/]);
  await expect(page).not.toHaveURL(/uptime=/);
  await expect(page).toHaveURL(/days=1/);
  await chips.click();
  await expect(chips).toHaveCount(0);
});

test("a transaction is a sentence with the names of accounts", async ({ page, data, open }) => {
  await open("/development?part=accounts");
  const names = await page
    .locator(".account")
    .evaluateAll((accounts) => accounts.map((account) => account.textContent?.trim().split(/\s/)[0] ?? ""));
  const { items } = await data.transactions.list({ blockchainId: "p-chain", pageSize: 50 });
  const delegation = items.find(({ txType }) => txType === "AddPermissionlessDelegatorTx");
  if (!delegation) throw new Error("the local network has no delegation");
  await open(`/chains/p-chain/transactions/${delegation.txHash}`);
  const sentence = page.locator("p.sentence");
  await expect(sentence).toHaveText(/ delegated [\d\s.]+ AVAX to NodeID-.+ for /);
  await expect
    .poll(async () => names.includes((await sentence.locator("a").first().textContent()) ?? ""))
    .toBe(true);
});

test("a heading sorts through the service, and the order stands in the address", async ({ page, open }) => {
  await open("/subnets");
  const heading = page.getByRole("columnheader", { name: "Created" });
  await expect(heading).toHaveAttribute("aria-sort", "descending");
  await heading.getByRole("link").click();
  await expect(heading).toHaveAttribute("aria-sort", "ascending");
  await expect(page).toHaveURL(/order=asc/);
  await settled(page);
  const times = await timesOf(page);
  expect(times).toEqual([...times].sort((one, other) => one - other));
  await page.goBack();
  await expect(heading).toHaveAttribute("aria-sort", "descending");
  await settled(page);
  expect(await timesOf(page)).toEqual(times.toReversed());
});

test("outputs sort by their amount, and the order ends with their table", async ({ page, things, open }) => {
  await open(`/addresses/${things.address}`);
  const sent = page.waitForRequest(/utxos\?.*sortBy=amount/);
  await page.getByRole("columnheader", { name: "Amount" }).getByRole("link").click();
  await sent;
  await expect(page.getByRole("columnheader", { name: "Amount" })).toHaveAttribute("aria-sort", "descending");
  await page.getByRole("link", { name: "transactions", exact: true }).click();
  await expect(page).not.toHaveURL(/sort=/);
});

test("a list without an order has no headings that sort", async ({ page, open }) => {
  await open("/chains/p-chain/blocks");
  await expect(page.locator(".table-head th")).not.toHaveCount(0);
  await expect(page.locator(".table-head a")).toHaveCount(0);
});

test("an id is whole if its column has room, and cut before its end if not", async ({ page, open }) => {
  const isCut = () =>
    page
      .locator(".table-body .middle > :first-child")
      .first()
      .evaluate((start) => start.scrollWidth > start.clientWidth);
  await page.setViewportSize({ width: 2560, height: 900 });
  await open("/chains/p-chain/blocks");
  expect(await isCut(), "at 2560 pixels").toBe(false);
  await page.setViewportSize({ width: 390, height: 900 });
  await expect.poll(isCut, "at 390 pixels").toBe(true);
});

test("the whole supply fits into the amount of an output", async ({ page, things, open }) => {
  await page.route(/\/utxos\?/, async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll(/"amount":\s*"\d+"/g, '"amount":"719999999987654321"');
    await route.fulfill({ response, body: text });
  });
  await page.setViewportSize({ width: 1130, height: 900 });
  await open(`/addresses/${things.address}`);
  const amount = page.locator(".table-body .amount").first();
  await expect(amount).toHaveText("719 999 999.987654321 AVAX");
  expect(await amount.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await page.evaluate(layoutFaults)).toEqual([]);
});

test("nothing is wider than a phone, in any view", async ({ page, things, open }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  for (const [name, path] of views) {
    // A new page, so that the last view does not count as the next one.
    await page.goto("about:blank");
    await open(path(things));
    expect.soft(await page.evaluate(tooWide), name).toEqual([]);
  }
});
