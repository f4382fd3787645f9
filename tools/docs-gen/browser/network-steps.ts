/** Steps: the published site, served as files alone, makes its calls with the network in the page. */
import assert from "node:assert/strict";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { type Published, servePublished } from "./published.ts";
import { sendForm } from "./send-form.ts";
import type { BrowserStep } from "./visit.ts";

const DATA = "/reference/data/list-validators/";
const METRICS = "/reference/metrics/get-icm-summary/";
const SIGNATURES = "/reference/data/aggregate-signatures/";
const METHOD = "/reference/p-chain/platform-get-current-supply/";

const form = (page: Page) => page.locator("try-it");

const seconds = async (run: () => Promise<unknown>): Promise<string> => {
  const started = performance.now();
  await run();
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
};

/** The response that stands on the page: the recorded one at first. */
const shownOn = async (page: Page) =>
  JSON.parse((await form(page).locator(".result pre code").textContent()) ?? "");

/** Fails unless the line of the call and the end of its response are on the screen. */
async function assertInSight(page: Page): Promise<void> {
  const screen = page.viewportSize()?.height ?? 0;
  const said = await form(page).locator("output").boundingBox();
  const response = await form(page).locator(".result pre").boundingBox();
  assert.ok(said && said.y > 0, "what came of the call is scrolled out of sight");
  assert.ok(response && response.y + response.height <= screen, "the response is out of sight");
}

/** The shared workers that run, by the browser's ids of them. */
async function sharedWorkers(browser: Browser): Promise<string[]> {
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send("Target.getTargets");
  await session.detach();
  return targetInfos.filter(({ type }) => type === "shared_worker").map(({ targetId }) => targetId);
}

/** Ends the shared workers, which would otherwise outlive their pages for a moment. */
async function endSharedWorkers(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  for (const targetId of await sharedWorkers(browser)) await session.send("Target.closeTarget", { targetId });
  await session.detach();
}

/** Resolves when the open page is kept for a visit without a connection. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!(await caches.match(location.href))) await new Promise((resolve) => setTimeout(resolve, 20));
  });

/** Bytes of the network's files that were sent. */
const loaded = ({ sent }: Published) =>
  sent.filter(({ path }) => path.endsWith(".pack")).reduce((sum, { bytes }) => sum + bytes, 0);

/** Fails unless a message is the recorded one, of which the page shows the beginning: the build compares the whole. */
function expectSigned(shown: { signedMessage: string }, recorded: { signedMessage: string }): void {
  const [beginning, rest] = recorded.signedMessage.split("…");
  assert.equal(rest, "", "the recorded message is not shortened");
  assert.equal(shown.signedMessage.slice(0, beginning?.length), beginning);
  assert.ok(shown.signedMessage.length > recorded.signedMessage.length, "the message has no signature");
}

export const networkSteps: readonly BrowserStep[] = [
  [
    "without a server, forms call the network in the page, and the next page finds it running",
    async ({ browser, screenshots }) => {
      const published = await servePublished();
      const context = await browser.newContext({ viewport: { width: 1400, height: 1000 } });
      try {
        const page = await context.newPage();
        await page.goto(published.url + DATA, { waitUntil: "networkidle" });
        assert.equal(await form(page).locator("[name=server]:checked").getAttribute("value"), "page");
        assert.equal(loaded(published), 0, "the network is loaded before it is called");
        const { validators } = await shownOn(page);
        const cold = await seconds(async () => assert.match(await sendForm(page), /^200 /));
        assert.deepEqual((await shownOn(page)).validators, validators);
        await assertInSight(page);
        await page.screenshot({ path: join(screenshots, "network-in-page.png") });
        const bytes = loaded(published);
        const [worker] = await sharedWorkers(browser);
        assert.ok(worker !== undefined, "no shared worker runs");

        await page.goto(published.url + METRICS, { waitUntil: "networkidle" });
        const summary = await shownOn(page);
        const next = await seconds(async () => assert.match(await sendForm(page), /^200 /));
        assert.deepEqual(await shownOn(page), summary);
        assert.deepEqual(await sharedWorkers(browser), [worker], "the next page starts a worker of its own");
        assert.equal(loaded(published), bytes, "the next page loads the network again");

        await page.goto(published.url + METHOD, { waitUntil: "networkidle" });
        const node = await seconds(async () => assert.match(await sendForm(page), /^200 /));
        assert.match((await shownOn(page)).result.supply, /^\d{18,}$/);

        await page.goto(published.url + SIGNATURES, { waitUntil: "networkidle" });
        const signed = await shownOn(page);
        const signatures = await seconds(async () => assert.match(await sendForm(page), /^200 /));
        expectSigned(await shownOn(page), signed);

        await page.goto(published.url + DATA, { waitUntil: "networkidle" });
        await isKept(page);
        await endSharedWorkers(browser);
        await published.close();
        await page.reload({ waitUntil: "load" });
        const offline = await seconds(async () => assert.match(await sendForm(page), /^200 /));
        return `${(bytes / 1e6).toFixed(1)} MB, first response ${cold}, next page ${next}, node ${node}, signatures ${signatures}, offline ${offline}`;
      } finally {
        await context.close();
        await published.close();
      }
    },
  ],
  [
    "a browser without shared workers runs the network in those of the page, without a connection too",
    async ({ browser }) => {
      const published = await servePublished();
      const context = await browser.newContext();
      try {
        await context.addInitScript(() => {
          Reflect.deleteProperty(globalThis, "SharedWorker");
        });
        const page = await context.newPage();
        const running = () => page.workers().map((worker) => /\/(\w+)\.worker-/.exec(worker.url())?.[1]);
        const isCalled = async (path: string) => {
          await page.goto(published.url + path, { waitUntil: "networkidle" });
          const recorded = await shownOn(page);
          assert.match(await sendForm(page), /^200 /, path);
          return { recorded, shown: await shownOn(page) };
        };
        const data = await isCalled(DATA);
        assert.deepEqual(data.shown.validators, data.recorded.validators);
        assert.deepEqual(running(), ["service"]);
        assert.deepEqual(await sharedWorkers(browser), [], "a shared worker runs");
        const signatures = await isCalled(SIGNATURES);
        expectSigned(signatures.shown, signatures.recorded);
        assert.deepEqual(running().sort(), ["node", "service"]);
        assert.match((await isCalled(METHOD)).shown.result.supply, /^\d{18,}$/);
        assert.deepEqual(running(), ["node"]);

        await page.goto(published.url + DATA, { waitUntil: "networkidle" });
        await isKept(page);
        await published.close();
        await page.reload({ waitUntil: "load" });
        assert.match(await sendForm(page), /^200 /, "without a connection");
        assert.deepEqual((await shownOn(page)).validators, data.recorded.validators);
      } finally {
        await context.close();
        await published.close();
      }
      return undefined;
    },
  ],
  [
    "on a phone the network waits until its reader agrees to its cost",
    async ({ browser, screenshots }) => {
      const published = await servePublished();
      const context = await browser.newContext({
        viewport: { width: 390, height: 800 },
        screen: { width: 390, height: 800 },
        isMobile: true,
        hasTouch: true,
      });
      try {
        const page = await context.newPage();
        await page.goto(published.url + DATA, { waitUntil: "networkidle" });
        const recorded = await shownOn(page);
        assert.match(await sendForm(page), /waits for you to start it/);
        assert.deepEqual(await shownOn(page), recorded);
        const start = form(page).locator(".server-note button");
        await start.click();
        await form(page)
          .locator(".server-note", { hasText: /loads \d+\.\d MB .* MB of memory/ })
          .waitFor();
        assert.equal(loaded(published), 0);
        await form(page).locator(".servers").scrollIntoViewIfNeeded();
        await page.screenshot({ path: join(screenshots, "network-phone.png") });
      } finally {
        await context.close();
        await published.close();
      }
      return undefined;
    },
  ],
];
