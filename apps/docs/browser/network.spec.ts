/** The published site, served as files alone, makes its calls with the network in the page. */
import type { Browser } from "@playwright/test";
import type { Published } from "./published.ts";
import { expect, type Form, test } from "./site-test.ts";

const DATA = "/reference/data/list-validators/";
const METRICS = "/reference/metrics/get-icm-summary/";
const SIGNATURES = "/reference/data/aggregate-signatures/";
const METHOD = "/reference/p-chain/platform-get-current-supply/";

/** Opens the page of a call and makes it; resolves with the recorded response and that of the network in the page. */
async function called(form: Form, url: string) {
  await form.page.goto(url, { waitUntil: "networkidle" });
  const recorded = await form.json();
  await form.expectSent(/^200 /);
  return { recorded, shown: await form.json() };
}

/** Fails unless the line of the call and the end of its response are on the screen. */
async function expectInSight({ page, root, verdict }: Form): Promise<void> {
  const said = await verdict.boundingBox();
  const response = await root.locator(".result pre").boundingBox();
  expect(said?.y, "the top of what came of the call").toBeGreaterThan(0);
  const bottom = response ? response.y + response.height : Number.NaN;
  expect(bottom, "the end of the response").toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
}

/** The shared workers that run, by the browser's ids of them. */
async function sharedWorkers(browser: Browser): Promise<string[]> {
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send("Target.getTargets");
  await session.detach();
  return targetInfos.filter(({ type }) => type === "shared_worker").map(({ targetId }) => targetId);
}

/** Bytes of the network's files that were sent. */
const loaded = ({ sent }: Published) =>
  sent.filter(({ path }) => path.endsWith(".pack")).reduce((sum, { bytes }) => sum + bytes, 0);

interface Signed {
  readonly recorded: { readonly signedMessage: string };
  readonly shown: { readonly signedMessage: string };
}

/** Fails unless a message is the recorded one, of which the page shows the beginning: the build compares the whole. */
function expectSigned({ recorded, shown }: Signed): void {
  const [beginning = "", rest] = recorded.signedMessage.split("…");
  expect(rest, "the end of the recorded message, which is shortened").toBe("");
  expect(shown.signedMessage.startsWith(beginning)).toBe(true);
  expect(shown.signedMessage.length, "its signature").toBeGreaterThan(recorded.signedMessage.length);
}

test.describe("on a desk", () => {
  test.use({ viewport: { width: 1400, height: 1000 } });
  test("without a server, forms call the network in the page, and the next page finds it running", async ({
    browser,
    page,
    form,
    publish,
    picture,
  }) => {
    const published = await publish();
    await page.goto(published.url + DATA, { waitUntil: "networkidle" });
    await expect(form.root.locator("[name=server]:checked")).toHaveAttribute("value", "page");
    expect(loaded(published), "bytes of the network before it is called").toBe(0);
    const data = await called(form, published.url + DATA);
    expect(data.shown.validators).toEqual(data.recorded.validators);
    await expectInSight(form);
    await picture("network-in-page");
    const bytes = loaded(published);
    const workers = await sharedWorkers(browser);
    expect(workers).toHaveLength(1);

    const metrics = await called(form, published.url + METRICS);
    expect(metrics.shown).toEqual(metrics.recorded);
    expect(await sharedWorkers(browser), "the worker of the page before").toEqual(workers);
    expect(loaded(published), "bytes of the network, which is not loaded again").toBe(bytes);

    const { shown } = await called(form, published.url + METHOD);
    expect(shown.result.supply).toMatch(/^\d{18,}$/);
    expectSigned(await called(form, published.url + SIGNATURES));
  });
});

test("a browser without shared workers runs the network in workers of the page", async ({
  browser,
  page,
  form,
  publish,
}) => {
  const { url } = await publish();
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "SharedWorker");
  });
  const running = () => page.workers().map((worker) => /\/(\w+)\.worker-/.exec(worker.url())?.[1]);
  const data = await called(form, url + DATA);
  expect(data.shown.validators).toEqual(data.recorded.validators);
  expect(running()).toEqual(["service"]);
  expect(await sharedWorkers(browser)).toEqual([]);
  expectSigned(await called(form, url + SIGNATURES));
  expect(running().sort()).toEqual(["node", "service"]);
  const { shown } = await called(form, url + METHOD);
  expect(shown.result.supply).toMatch(/^\d{18,}$/);
  expect(running()).toEqual(["node"]);
});

test.describe("on a phone", () => {
  const screen = { width: 390, height: 800 };
  test.use({ viewport: screen, screen, isMobile: true, hasTouch: true });
  test("Send shows the cost of the network, and then starts it and sends", async ({
    page,
    form,
    publish,
    picture,
  }) => {
    const published = await publish();
    await page.goto(published.url + DATA, { waitUntil: "networkidle" });
    const recorded = await form.json();
    const send = form.root.locator("button[type=submit]");
    await form.expectSent(/loads \d+\.\d MB once .* MB of memory/);
    expect(await form.json()).toEqual(recorded);
    expect(loaded(published)).toBe(0);
    await expect(send).toHaveText("Start and send");
    await expect(send).toBeInViewport();
    await picture("network-phone");
    await send.click();
    await expect(form.verdict).toHaveText(/^200 /);
    expect((await form.json()).validators).toEqual(recorded.validators);
    await expect(send).toHaveText("Send");
  });
});
