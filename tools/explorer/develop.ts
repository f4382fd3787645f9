/** Uses the development panel: moves the clock, pays, saves and restores the world, sets a fault, receives a webhook; and tries it from elsewhere. */
import assert from "node:assert/strict";
import { createDataClient } from "@primary-network/data";
import type { Browser, Page } from "playwright-core";
import { settled } from "./settled.ts";
import { withPage } from "./with-page.ts";

/** Milliseconds that a change may take to be seen. */
const SEEN = 60_000;
/** An account that nobody has used: what it has is what it was sent. */
const FRIEND = `0x${"0a".repeat(20)}`;

/** Goes to another view of the open page, without loading it again. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, path);
  await settled(page);
}

const part = (name: string) => `/development?part=${name}`;
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const done = (page: Page) => page.getByText(/^(?:Done|Sent)/).waitFor({ timeout: SEEN });

/** A fact of the view, by its name. */
const fact = async (page: Page, name: string): Promise<string> =>
  (await page
    .locator(".facts > div", { has: page.getByText(name, { exact: true }) })
    .locator("dd")
    .textContent()) ?? "";

/** The clock that the panel shows, in milliseconds since 1970. */
const clockOf = async (page: Page) => Date.parse((await fact(page, "Now")).replace(" UTC", "Z"));

/** The height of the P-Chain that the overview shows. */
const heightOf = async (page: Page) =>
  Number(
    await page.locator("#health ~ table tr", { hasText: "p-chain" }).locator("td").first().textContent(),
  );

/** A day is passed, funds are sent and seen, and the world from before is restored: every view follows. */
export const assertWorld = (browser: Browser, service: string): Promise<string> =>
  withPage(browser, async (page) => {
    await page.goto(`${service}/#${part("snapshots")}`);
    await settled(page);
    await page.getByRole("textbox", { name: "Name" }).fill("before");
    await press(page, "Save the world");
    await page.getByRole("button", { name: "Restore before" }).waitFor({ timeout: SEEN });
    await go(page, "/");
    const before = await heightOf(page);

    await go(page, part("clock"));
    const clock = await clockOf(page);
    await press(page, "Advance");
    await done(page);
    const passed = (await clockOf(page)) - clock;
    assert.ok(passed >= 86_400_000, `the clock moved by ${passed} ms`);
    await page.getByLabel("Blocks, 1 to 1000").fill("3");
    await press(page, "Make blocks");
    await done(page);
    await go(page, "/");
    await page.waitForFunction(
      (least) => Number(document.querySelector("#health ~ table tbody td")?.textContent) >= least,
      before + 3,
      { timeout: SEEN },
    );

    for (const [chain, to, want] of [
      ["C", FRIEND, /^1\.5 /],
      ["P", undefined, /1\.5 /],
    ] as const) {
      await go(page, part("funds"));
      await page.getByLabel("Chain").selectOption(chain);
      if (to) await page.getByRole("combobox", { name: "To" }).fill(to);
      await page.getByLabel("Amount").fill("1.5");
      await press(page, "Send");
      await done(page);
      if (to) await page.locator(".big", { hasText: want }).waitFor({ timeout: SEEN });
      else await page.locator("#received ~ .facts").waitFor({ timeout: SEEN });
    }

    await go(page, part("snapshots"));
    await press(page, "Restore before");
    await done(page);
    await go(page, `/addresses/${FRIEND}`);
    await page.locator(".big", { hasText: /^0 / }).waitFor({ timeout: SEEN });
    await go(page, "/");
    assert.equal(await heightOf(page), before);
    await go(page, part("snapshots"));
    await press(page, "Delete before");
    await page.getByText("No world is saved yet.").waitFor({ timeout: SEEN });
    return `a day, two payments, and back to block ${before}`;
  });

/** A fault is set, is seen to happen as the service indexes the node, and is removed. */
export const assertFault = (browser: Browser, service: string): Promise<string> =>
  withPage(browser, async (page) => {
    await page.goto(`${service}/#${part("faults")}`);
    await settled(page);
    await page.getByLabel("JSON-RPC method").fill("platform.getHeight");
    await press(page, "Add");
    const row = page.getByRole("row", { name: /platform\.getHeight.*status 503/ });
    await row.waitFor();
    const happened = row.locator("td", { hasText: /^[1-9]\d* of/ });
    await happened.waitFor({ timeout: SEEN });
    const count = await happened.textContent();
    await press(page, "Remove all");
    await page.getByText("None is set").waitFor();
    return `happened ${count}`;
  });

/** A private key is shown on request alone, and hidden again. */
export const assertKeys = (browser: Browser, service: string): Promise<string> =>
  withPage(browser, async (page) => {
    await page.goto(`${service}/#${part("accounts")}`);
    await settled(page);
    const keys = page.getByText(/PrivateKey-/);
    assert.equal(await keys.count(), 0);
    await press(page, "Show the private key of alice");
    await keys.first().waitFor();
    await press(page, "Hide the private key of alice");
    await keys.first().waitFor({ state: "detached" });
    return "one of alice";
  });

/** What a webhook delivers to the receiver of `dev` is listed with its body. */
export const assertWebhook = (browser: Browser, service: string): Promise<string> =>
  withPage(browser, async (page) => {
    const data = createDataClient({ baseUrl: service, network: "fuji" });
    const { chainId } = (await data.evm.listChains()).items[0] ?? { chainId: "" };
    const { id } = await data.webhooks.create({
      chainId,
      url: `${service}/webhooks-received`,
      eventType: "address_activity",
      metadata: { addresses: [FRIEND] },
    });
    await page.goto(`${service}/#${part("webhooks")}`);
    await settled(page);
    await data.webhooks.test({ id });
    const [delivery] = [page.locator(".delivery").first()];
    await delivery.waitFor({ timeout: SEEN });
    await delivery.locator("summary").click();
    assert.match((await delivery.locator(".body").textContent()) ?? "", new RegExp(id));
    await data.webhooks.deactivate({ id });
    return "signature valid";
  });

/** A page of another origin on the same machine neither reads the panel nor changes anything by it. */
export const assertClosed = (browser: Browser, service: string, node: string): Promise<string> =>
  withPage(browser, async (page) => {
    const clock = async () => {
      const headers = { "x-primary-network-panel": "1" };
      return (await (await fetch(`${service}/control/clock`, { headers })).json()).now;
    };
    const before = await clock();
    await page.goto(`${node}/ext/health`);
    const tried = await page.evaluate(async (target) => {
      const headers = { "x-primary-network-panel": "1", "content-type": "application/json" };
      const body = JSON.stringify({ seconds: 1_000_000 });
      const outcome = (sent: Promise<Response>) =>
        sent.then(
          ({ type, status }) => `${type} ${status}`,
          () => "refused",
        );
      return [
        await outcome(fetch(`${target}/control/clock`)),
        await outcome(fetch(`${target}/control/clock`, { headers })),
        await outcome(fetch(`${target}/control/clock/advance`, { method: "POST", headers, body })),
        await outcome(fetch(`${target}/control/clock/advance`, { method: "POST", body, mode: "no-cors" })),
      ];
    }, service);
    // The last one is sent, as a form's would be, and has no effect; its response cannot be read.
    assert.deepEqual(tried, ["refused", "refused", "refused", "opaque 0"]);
    assert.ok((await clock()) - before < 100_000, "another origin moved the clock");
    return tried.join(", ");
  });
