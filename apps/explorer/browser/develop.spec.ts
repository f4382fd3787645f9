/**
 * The development panel moves the clock, pays, saves and restores the world, sets a fault, receives a webhook; and a page of another
 * origin does not reach it.
 */
import type { Page } from "@playwright/test";
import { expect, test } from "./explorer-test.ts";
import { settled } from "./settled.ts";

// These tests change the network.
test.use({ users: "developers" });

/** An account that nobody has used: what it has is what it was sent. */
const FRIEND = `0x${"0a".repeat(20)}`;
const DAY_MS = 86_400_000;

/** Goes to another view of the open page, without loading it again. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, path);
  await settled(page);
}

const part = (name: string) => `/development?part=${name}`;
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const done = (page: Page) => expect(page.getByText(/^(?:Done|Sent)/)).toBeVisible();

/** The clock that the panel shows, in milliseconds since 1970. */
async function clockOf(page: Page): Promise<number> {
  const now = page.locator(".facts > div", { has: page.getByText("Now", { exact: true }) }).locator("dd");
  return Date.parse(((await now.textContent()) ?? "").replace(" UTC", "Z"));
}

/** The height of the P-Chain that the overview shows. */
const heightOf = async (page: Page) =>
  Number(
    await page.locator("#health ~ table tr", { hasText: "P-Chain" }).locator("td").first().textContent(),
  );

test("a page of another origin does not reach the panel", async ({ page, network, request }) => {
  const { node, service } = network;
  const clock = async () => {
    const headers = { "x-primary-network-panel": "1" };
    const { now }: { now: number } = await (await request.get("/control/clock", { headers })).json();
    return now;
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
  expect(tried).toEqual(["refused", "refused", "refused", "opaque 0"]);
  expect((await clock()) - before, "what another origin moved the clock by").toBeLessThan(100_000);
});

test("a private key is shown on request alone, and hidden again", async ({ page, open }) => {
  await open(part("accounts"));
  const keys = page.getByText(/PrivateKey-/);
  await expect(keys).toHaveCount(0);
  await press(page, "Show the private key of alice");
  await expect(keys.first()).toBeVisible();
  await press(page, "Hide the private key of alice");
  await expect(keys).toHaveCount(0);
});

test("a payment is previewed, signed and sent, and its page says the same as the preview", async ({
  page,
  open,
}) => {
  await open(part("send"));
  const sending = page.locator("section[aria-labelledby=send]");
  const amount = sending.getByLabel("Amount");
  const preview = () => sending.getByRole("button", { name: "Preview" }).click();
  await amount.fill("1.25");
  await preview();
  const sentences = page.locator(".sentences li");
  await expect(sentences.first()).toHaveText(/^Pays 1\.25 AVAX to P-\w+\.$/);
  const pays = (await sentences.first().textContent()) ?? "";
  await expect(sentences.last()).toHaveText(/^Missing signatures: P-/);
  await amount.fill("1.5");
  await expect(sentences, "a changed form has no preview").toHaveCount(0);
  await amount.fill("1.25");
  await preview();
  await press(page, "Sign as alice and send");
  await expect(sending.getByRole("status")).toContainText("Sent");
  await page.getByRole("paragraph").filter({ hasText: "Transaction" }).getByRole("link").click();
  await expect(page.getByRole("heading", { name: "BaseTx" })).toBeVisible();
  await expect(sentences.first()).toHaveText(pays);
  await go(page, part("send"));
  await sending.getByRole("combobox", { name: "To" }).fill("P-local1nobody");
  await preview();
  await expect(sending.getByRole("status")).toContainText("payments[0].to");
});

test("AVAX is moved between the chains, and what was left between them is imported: the node has the amounts", async ({
  page,
  network,
  open,
}) => {
  const headers = { "x-primary-network-panel": "1" };
  const { accounts } = await (await page.request.get("/control/network", { headers })).json();
  const alice = accounts.find(({ name }: { name: string }) => name === "alice");
  const ask = async (path: string, method: string, params: unknown) => {
    const response = await fetch(`${network.node}/ext/bc/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    });
    return (await response.json()).result;
  };
  /** nAVAX. */
  const balanceOf = async (chain: string): Promise<bigint> => {
    if (chain === "C")
      return BigInt(await ask("C/rpc", "eth_getBalance", [alice.evm, "latest"])) / 1_000_000_000n;
    const { balance } = await (chain === "P"
      ? ask("P", "platform.getBalance", { addresses: [alice.p] })
      : ask("X", "avm.getBalance", { address: alice.x, assetID: "AVAX" }));
    return BigInt(balance);
  };
  await open(part("send"));
  const moving = page.locator("section[aria-labelledby=move]");
  const sentences = moving.locator(".sentences li");
  for (const [from, to] of [
    ["P", "C"],
    ["C", "X"],
    ["X", "P"],
  ] as const) {
    const before = await balanceOf(to);
    await moving.getByLabel("From chain").selectOption(from);
    await moving.getByLabel("To chain").selectOption(to);
    await moving.getByLabel("Amount that arrives").fill("2.5");
    await press(page, "Preview the export");
    await expect(sentences.first()).toHaveText(/^Exports 2\.5/);
    await press(page, "Sign the export as alice");
    await expect(moving.getByRole("heading", { name: "Preview of the import" })).toBeVisible();
    await press(page, "Sign the import as alice");
    await expect(moving.getByRole("status")).toHaveText("Moved.");
    expect((await balanceOf(to)) - before, `from ${from} to ${to}`).toBe(2_500_000_000n);
  }
  // A page that is closed between the steps leaves the amount between the chains.
  await moving.getByLabel("From chain").selectOption("X");
  await moving.getByLabel("To chain").selectOption("P");
  await press(page, "Preview the export");
  await press(page, "Sign the export as alice");
  await expect(moving.getByRole("heading", { name: "Preview of the import" })).toBeVisible();
  await page.reload();
  const before = await balanceOf("P");
  const left = moving.getByRole("listitem").filter({ hasText: "from the X-Chain" });
  const preview = left.getByRole("button", { name: "Preview the import on the P-Chain" });
  await expect(left).toContainText(/^2\.5\S* AVAX from/);
  await preview.click();
  await press(page, "Stop");
  await expect(moving.getByRole("status").last()).toHaveText("Stopped before the import.");
  await preview.click();
  await press(page, "Sign the import as alice");
  await expect(moving.getByRole("status").last()).toHaveText("Imported.");
  await expect(left).toHaveCount(0);
  expect((await balanceOf("P")) - before).toBe(2_500_000_000n);
  await moving.getByLabel("From chain").selectOption("P");
  await moving.getByLabel("To chain").selectOption("P");
  await press(page, "Preview the export");
  await expect(moving.getByRole("status").first()).toContainText("must be another chain");
});

test("transactions of each chain are explained", async ({ page, open, things }) => {
  for (const [chain, txHash] of [
    ["p-chain", things.p],
    ["x-chain", things.x],
    ["c-chain", things.c],
  ]) {
    await open(`/chains/${chain}/transactions/${txHash}`);
    await expect(page.locator(".sentences li").last()).toHaveText(/^Burns [\d.]+ AVAX as the fee/);
  }
});

test("what a webhook delivers to the receiver of `dev` is listed with its body", async ({
  page,
  network,
  data,
  things,
  open,
}) => {
  const { id } = await data.webhooks.create({
    chainId: things.chainId,
    url: `${network.service}/webhooks-received`,
    eventType: "address_activity",
    metadata: { addresses: [FRIEND] },
  });
  await open(part("webhooks"));
  await data.webhooks.test({ id });
  const delivery = page.locator(".delivery").first();
  await delivery.locator("summary").click();
  await expect(delivery.locator(".body")).toContainText(id);
  await data.webhooks.deactivate({ id });
});

test("a fault is set, is seen to happen as the service indexes the node, and is removed", async ({
  page,
  open,
}) => {
  await open(part("faults"));
  await page.getByLabel("JSON-RPC method").fill("platform.getHeight");
  await press(page, "Add");
  const row = page.getByRole("row", { name: /platform\.getHeight.*status 503/ });
  await expect(row.locator("td", { hasText: /^[1-9]\d* of/ })).toBeVisible();
  await press(page, "Remove all");
  await expect(page.getByText("No faults")).toBeVisible();
});

test("a day is passed, funds are sent and seen, and the world from before is restored: every view follows", async ({
  page,
  open,
}) => {
  await open(part("worlds"));
  await page.getByRole("textbox", { name: "Name" }).fill("before");
  await press(page, "Save world");
  await expect(page.getByRole("button", { name: "Restore before" })).toBeVisible();
  await go(page, "/");
  const before = await heightOf(page);

  await go(page, part("clock"));
  const clock = await clockOf(page);
  await press(page, "Advance");
  await done(page);
  expect((await clockOf(page)) - clock).toBeGreaterThanOrEqual(DAY_MS);
  await page.getByLabel("Blocks (1 to 1000)").fill("3");
  await press(page, "Make blocks");
  await done(page);
  await go(page, "/");
  await expect.poll(() => heightOf(page)).toBeGreaterThanOrEqual(before + 3);

  for (const [chain, to] of [["C", FRIEND], ["P"]] as const) {
    await go(page, part("funds"));
    await page.getByLabel("Chain").selectOption(chain);
    if (to) await page.getByRole("combobox", { name: "To" }).fill(to);
    await page.getByLabel("Amount").fill("1.5");
    await press(page, "Send");
    await done(page);
    const received = to ? page.locator(".big", { hasText: /^1\.5 / }) : page.locator("#received ~ .facts");
    await expect(received).toBeVisible();
  }

  await go(page, part("worlds"));
  await press(page, "Restore before");
  await done(page);
  await go(page, `/addresses/${FRIEND}`);
  await expect(page.locator(".big", { hasText: /^0 / })).toBeVisible();
  await go(page, "/");
  await expect.poll(() => heightOf(page)).toBe(before);
  await go(page, part("worlds"));
  await press(page, "Delete before");
  await expect(page.getByText("No saved worlds yet.")).toBeVisible();
});
