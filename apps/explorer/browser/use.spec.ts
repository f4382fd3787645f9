/** The explorer is used as its readers do: they search, move by keyboard, and take data along. */
import { expect, test } from "./explorer-test.ts";

test("a node that is searched for by a part of its id is opened at once", async ({ page, things, open }) => {
  const { nodeId } = things;
  await open("/");
  await page.keyboard.press("/");
  await page.keyboard.type(nodeId.slice(7, 27));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`#/validators/${nodeId}`));
  await expect(page.locator(`h1 + .id[title="${nodeId}"]`)).toBeVisible();
});

test("the first stop of the keyboard leads over the navigation, and every stop can be seen", async ({
  page,
  open,
}) => {
  await open("/validators");
  const focused = page.locator(":focus");
  await page.keyboard.press("Tab");
  await expect(focused).toHaveText("Skip to the view");
  const stops = new Set<string>();
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press("Tab");
    const name = await focused.evaluate((element) => element.outerHTML.slice(0, 80));
    await expect(focused, name).not.toHaveCSS("outline-style", "none");
    stops.add(name);
  }
  expect(stops.size, "places that can be reached").toBeGreaterThan(15);
});

test("the validators of a message's chain sign at the press of a button, and the view says how many did", async ({
  page,
  things,
  open,
}) => {
  const message = things.messages.find((one) => "sourceTransaction" in one);
  await open(`/messages/${message?.messageId}`);
  await page.getByRole("button", { name: "Aggregate the signatures" }).click();
  await expect(page.getByText(/validators? signed: at least 67 %/)).toBeVisible();
});

test("the chains of messages have names: in the list, its picture and one message", async ({
  page,
  things,
  open,
}) => {
  const named = (evmChainId: string) => things.chains.find(({ chainId }) => chainId === evmChainId);
  // Some are from or to chains that are not indexed.
  const [found] = things.messages.flatMap((message) => {
    const [source, destination] = [named(message.sourceEvmChainId), named(message.destinationEvmChainId)];
    return source && destination ? [{ message, source, destination }] : [];
  });
  if (!found) throw new Error("no message is between indexed chains");
  const { message, source, destination } = found;
  const texts = [source, destination].map(({ chainName, chainId }) => `${chainName} ${chainId}`);

  await open("/messages");
  const row = page.locator(".table-body tr", { has: page.locator(`[title="${message.messageId}"]`) });
  await expect(row.locator(".chain")).toHaveText(texts);
  const picture = page.locator(".arcs svg");
  const [from, to] = [source, destination].map(({ chainName, chainId }) => `${chainName} (${chainId})`);
  await expect.poll(() => picture.getAttribute("aria-label")).toContain(`${from} to ${to}: `);
  const ends = page.locator(".arcs .ends li");
  for (const { chainName, chainId } of [source, destination])
    await expect(ends.filter({ hasText: chainName }).locator("small")).toHaveText(chainId);

  await open(`/messages/${message.messageId}`);
  await expect(page.locator(".life .chain")).toHaveText(texts);
});

test("all that an account did is exported to a file that can be downloaded", async ({
  page,
  things,
  request,
  open,
}) => {
  await open(`/addresses/${things.account}`);
  await page.getByRole("button", { name: "Export everything" }).click();
  const link = page.getByRole("link", { name: "Download the CSV file" });
  await expect(link).toBeVisible();
  const file = await request.get((await link.getAttribute("href")) ?? "");
  expect(await file.text()).toContain(things.evm.txHash);
});
