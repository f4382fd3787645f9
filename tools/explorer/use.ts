/** Uses the explorer as its readers do: searches, moves by keyboard, takes data along. */
import assert from "node:assert/strict";
import { createDataClient } from "@primary-network/data";
import type { Browser, Locator } from "playwright-core";
import { settled } from "./settled.ts";
import { withPage } from "./with-page.ts";

/** A node that is searched for by a part of its id is opened at once, as only it has that name. */
export async function assertSearch(browser: Browser, service: string): Promise<string | undefined> {
  const data = createDataClient({ baseUrl: service, network: "fuji" });
  const [validator] = (await data.validators.list({ pageSize: 1 })).items;
  assert.ok(validator);
  return withPage(browser, async (page) => {
    await page.goto(`${service}/`);
    await settled(page);
    await page.keyboard.press("/");
    await page.keyboard.type(validator.nodeId.slice(7, 27));
    await page.keyboard.press("Enter");
    await page.waitForURL(new RegExp(`#/validators/${validator.nodeId}`));
    await page.waitForSelector(`h1 + .id[title="${validator.nodeId}"]`);
    return undefined;
  });
}

/** The first stop of the keyboard leads over the navigation, and every stop can be seen. */
export const assertKeyboard = (browser: Browser, service: string): Promise<string | undefined> =>
  withPage(browser, async (page) => {
    await page.goto(`${service}/#/validators`);
    await settled(page);
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement?.textContent?.trim()), "Skip to the view");
    const stops = new Set<string>();
    for (let stop = 0; stop < 25; stop++) {
      await page.keyboard.press("Tab");
      const { name, outline } = await page.evaluate(() => {
        const { activeElement: element } = document;
        const style = element && getComputedStyle(element);
        return { name: element?.outerHTML.slice(0, 80) ?? "", outline: style?.outlineStyle ?? "none" };
      });
      assert.notEqual(outline, "none", `the focus cannot be seen on ${name}`);
      stops.add(name);
    }
    assert.ok(stops.size > 15, `only ${stops.size} places can be reached`);
    return `${stops.size} stops`;
  });

/** The validators of a message's chain sign at the press of a button, and the view tells how many did. */
export const assertQuorum = (browser: Browser, service: string): Promise<string | undefined> =>
  withPage(browser, async (page) => {
    const data = createDataClient({ baseUrl: service, network: "fuji" });
    const { items } = await data.icm.list({ pageSize: 20 });
    const message = items.find((one) => "sourceTransaction" in one);
    assert.ok(message);
    await page.goto(`${service}/#/messages/${message.messageId}`);
    await settled(page);
    await page.getByRole("button", { name: "Aggregate the signatures" }).click();
    const said = page.getByText(/validators? signed: at least 67 %/);
    await said.waitFor({ timeout: 60_000 });
    return (await said.textContent()) ?? undefined;
  });

/** The chains of messages have their names, with their EVM chain ids as a detail: in the list, its picture and one message. */
export const assertChainNames = (browser: Browser, service: string): Promise<string | undefined> =>
  withPage(browser, async (page) => {
    const data = createDataClient({ baseUrl: service, network: "fuji" });
    const { items: chains } = await data.evm.listChains();
    const named = (evmChainId: string) => chains.find(({ chainId }) => chainId === evmChainId);
    const { items } = await data.icm.list({ pageSize: 20 });
    // Some are from or to chains that are not indexed.
    const message = items.find((one) => named(one.sourceEvmChainId) && named(one.destinationEvmChainId));
    assert.ok(message);
    const [source, destination] = [named(message.sourceEvmChainId), named(message.destinationEvmChainId)];
    assert.ok(source && destination);
    const texts = [source, destination].map(({ chainName, chainId }) => `${chainName} ${chainId}`);
    await page.goto(`${service}/#/messages`);
    await page.locator(".table-body .chain small").first().waitFor();
    const row = page.locator(".table-body tr", { has: page.locator(`[title="${message.messageId}"]`) });
    const textsOf = async (chain: Locator) => (await chain.allTextContents()).map((text) => text.trim());
    assert.deepEqual(await textsOf(row.locator(".chain")), texts);
    const [from, to] = [source, destination].map(({ chainName, chainId }) => `${chainName} (${chainId})`);
    const drawn = page.locator(".arcs svg");
    const said = await drawn.getAttribute("aria-label");
    assert.ok(said?.includes(`${from} to ${to}: `), `the picture is of "${said}"`);
    for (const { chainName, chainId } of [source, destination]) {
      const label = drawn.locator("text", { hasText: chainName });
      assert.equal(await label.locator(".detail").textContent(), chainId);
    }
    await page.goto(`${service}/#/messages/${message.messageId}`);
    await page.locator(".life .chain small").first().waitFor();
    assert.deepEqual(await textsOf(page.locator(".life .chain")), texts);
    return `${from} to ${to}`;
  });

/** Everything that an account did is exported to a file that can be downloaded. */
export const assertExport = (browser: Browser, service: string): Promise<string | undefined> =>
  withPage(browser, async (page) => {
    const data = createDataClient({ baseUrl: service, network: "fuji" });
    const { chainId } = (await data.evm.listChains()).items[0] ?? { chainId: "" };
    const [transaction] = (await data.evm.listTransactions({ chainId, pageSize: 1 })).items;
    assert.ok(transaction);
    await page.goto(`${service}/#/addresses/${transaction.from.address}`);
    await settled(page);
    await page.getByRole("button", { name: "Export everything" }).click();
    const link = page.getByRole("link", { name: "Download the CSV file" });
    await link.waitFor({ timeout: 60_000 });
    const file = await (await fetch((await link.getAttribute("href")) ?? "")).text();
    assert.ok(file.includes(transaction.txHash), "the export does not have the latest transaction");
    return `${file.split("\r\n").length} lines`;
  });
