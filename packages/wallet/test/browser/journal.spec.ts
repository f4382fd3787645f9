/** The journal in IndexedDB, in a real browser: a transfer whose page is closed is resumed by the next page. */
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "@playwright/test";
import { encodeHex } from "@primary-network/codec";
import { build } from "esbuild";
import { createLocalnet, type Localnet } from "../../../../apps/localnet/src/index.ts";
import { expect, test } from "../../../../tools/shared/browser-test.ts";
import { privateKeySigner } from "../../src/index.ts";
import { JOURNAL_CASES } from "../journal-cases.ts";
import type { WalletPage } from "./page.ts";

const ORIGIN = "http://wallet.invalid";
const AVAX = 1_000_000_000n;
/** More requests than a transfer makes. */
const MOST = 200;

declare const walletPage: WalletPage;

let script: string;
let network: Localnet;
test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("page.ts", import.meta.url))],
    bundle: true,
    write: false,
    format: "esm",
    conditions: ["@primary-network/source"],
  });
  script = outputFiles[0]?.text ?? "";
  network = await createLocalnet({ weeks: 2, validators: 4, delegators: 0 });
});

/** Opens a page of the origin. `onRequest` sees each request to the node, before and after the node does. */
async function openPage(
  context: BrowserContext,
  onRequest: (body: string, when: "before" | "after") => Promise<boolean> = async () => true,
): Promise<Page> {
  const page = await context.newPage();
  await page.route(`${ORIGIN}/**`, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (pathname === "/") return await route.fulfill({ contentType: "text/html", body: "<!doctype html>" });
    const body = request.postData() ?? "";
    if (!(await onRequest(body, "before"))) return;
    const { status, text } = await asked(request.url(), body);
    if (!(await onRequest(body, "after"))) return;
    await route.fulfill({ status, contentType: "application/json", body: text });
  });
  await page.goto(`${ORIGIN}/`);
  await page.addScriptTag({ content: script, type: "module" });
  await page.waitForFunction(() => "walletPage" in globalThis);
  return page;
}

async function asked(url: string, body: string): Promise<{ status: number; text: string }> {
  const headers = { "content-type": "application/json" };
  const response = await network.fetch(new Request(url, { method: "POST", headers, body }));
  return { status: response.status, text: await response.text() };
}

async function balanceOnX(address: string): Promise<bigint> {
  const body = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "avm.getBalance",
    params: { address, assetID: "AVAX" },
  });
  const { text } = await asked(`${ORIGIN}/ext/bc/X`, body);
  return BigInt(JSON.parse(text).result.balance);
}

for (const rule of Object.keys(JOURNAL_CASES)) {
  test(`indexedDbJournal ${rule}`, async ({ context }) => {
    const page = await openPage(context);
    await page.evaluate((name) => walletPage.check(name), rule);
  });
}

test("a transfer is delivered once, whichever request its page is closed at", async ({ context }) => {
  const key = encodeHex(network.accounts.erin.privateKey, { checksum: false });
  const address = privateKeySigner(key).address({ networkId: network.networkId, chain: "X" });
  const before = await balanceOnX(address);
  const issued = new Set<string>();
  let closed = 0;
  for (let closesAt = 1; closesAt < MOST; closesAt++) {
    let events = 0;
    const page: Page = await openPage(context, async (body, when) => {
      events++;
      if (when === "before" && body.includes("issueTx")) issued.add(body);
      if (events !== closesAt) return events < closesAt;
      await page.close();
      return false;
    });
    const done = await page
      .evaluate(([secret, amount]) => walletPage.transfer(secret, amount, "closed"), [
        key,
        AVAX.toString(),
      ] as const)
      .catch((error: unknown) => {
        if (!page.isClosed()) throw error;
      });
    if (done === undefined) {
      closed++;
      continue;
    }
    expect(closed).toBeGreaterThan(10);
    expect(await balanceOnX(address)).toBe(before + AVAX);
    // The export and the import, whose bytes are always the same.
    const transactions = new Set([...issued].map((body) => JSON.parse(body).params.tx));
    expect(transactions.size).toBe(2);
    return;
  }
  throw new Error("the transfer never ended");
});
