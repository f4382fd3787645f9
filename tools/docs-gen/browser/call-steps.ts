/** Steps: the form of a page makes its call, shows every digit, and says what is wrong. */
import assert from "node:assert/strict";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { servePublished } from "./published.ts";
import { sendForm } from "./send-form.ts";
import type { BrowserStep, World } from "./visit.ts";

const BIG = '{"supply":18446744073709551615,"rate":0.10,"list":[9007199254740993]}';

/** The form of an open page. */
export interface Form {
  readonly page: Page;
  readonly form: Locator;
  /** Sends the call; resolves with the line that says what came of it. */
  readonly send: () => Promise<string>;
  /** The text of the response. */
  readonly responseText: () => Promise<string>;
  readonly dev: World["dev"];
  readonly screenshots: string;
}

/** Opens a page and uses its form. */
export async function withForm(
  { browser, dev, screenshots }: World,
  path: string,
  act: (form: Form) => Promise<void>,
  colorScheme: "light" | "dark" = "light",
): Promise<undefined> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 }, colorScheme });
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(dev.site + path, { waitUntil: "networkidle" });
    const form = page.locator("try-it");
    await act({
      page,
      form,
      send: () => sendForm(page),
      responseText: () => textOf(form.locator(".result pre code")),
      dev,
      screenshots,
    });
    assert.deepEqual(complaints, []);
  } finally {
    await context.close();
  }
}

const textOf = async (locator: Locator) => (await locator.textContent()) ?? "";

const OPERATION = "/reference/data/list-validators/";
const METHOD = "/reference/p-chain/platform-get-current-supply/";

/** The addresses of a network beside the site that does not run: port 1 is reserved, and nothing listens there. */
const NOBODY = JSON.stringify({ service: "http://127.0.0.1:1", node: "http://127.0.0.1:1" });

/** Sends the call of a page that is served without a network. */
async function assertRecorded({ page, form, send, responseText, screenshots }: Form, theme: string) {
  assert.ok(await form.locator(".no-service").isHidden());
  assert.match(await send(), /^no response/);
  const offer = form.locator(".no-service");
  assert.ok(await offer.isVisible());
  assert.match(await textOf(offer), /Recorded response, not from a running service/);
  assert.equal(await textOf(offer.locator("code")), "npx primary-network dev");
  assert.equal(await form.locator(".result pre").getAttribute("aria-label"), "Recorded response");
  assert.equal(JSON.parse(await responseText()).validators[0].validationStatus, "active");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await offer.locator("button").click();
  await offer.locator("button:text('Copied')").waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "npx primary-network dev");
  await form.scrollIntoViewIfNeeded();
  await page.screenshot({ path: join(screenshots, `call-recorded-${theme}.png`) });
}

export const callSteps: readonly BrowserStep[] = [
  [
    "an operation's call is made, with the addresses of the network beside the site",
    (world) =>
      withForm(world, OPERATION, async ({ page, form, send, responseText, dev, screenshots }) => {
        assert.equal(await form.locator("[name=base]").inputValue(), dev.service);
        assert.match(await send(), /^200 /);
        const body = JSON.parse(await responseText());
        assert.equal(body.validators.length, 2);
        assert.equal(body.validators[0].validationStatus, "active");
        await form.scrollIntoViewIfNeeded();
        await page.screenshot({ path: join(screenshots, "call-operation.png") });
      }),
  ],
  [
    "changed fields change the call, and optional ones can be filled in",
    (world) =>
      withForm(world, OPERATION, async ({ form, send, responseText }) => {
        await form.locator("[name='query:pageSize']").fill("1");
        await form.locator("form summary").click();
        await form.locator("[name='query:sortOrder']").selectOption("asc");
        assert.match(await send(), /^200 /);
        assert.equal(JSON.parse(await responseText()).validators.length, 1);
      }),
  ],
  [
    "a wrong parameter shows the service's own words",
    (world) =>
      withForm(world, OPERATION, async ({ form, send, responseText }) => {
        await form.locator("[name='query:pageSize']").fill("1000");
        assert.match(await send(), /^400 /);
        assert.match(await responseText(), /pageSize/);
      }),
  ],
  [
    "a method's call is made",
    (world) =>
      withForm(world, METHOD, async ({ page, form, send, responseText, dev, screenshots }) => {
        assert.equal(await form.locator("[name=base]").inputValue(), dev.node);
        assert.match(await send(), /^200 /);
        assert.match(JSON.parse(await responseText()).result.supply, /^\d{18,}$/);
        await form.scrollIntoViewIfNeeded();
        await page.screenshot({ path: join(screenshots, "call-method.png") });
      }),
  ],
  [
    "integers are shown and sent digit by digit",
    (world) =>
      withForm(world, METHOD, async ({ page, form, send, responseText, dev }) => {
        let sent: string | null = null;
        await page.route(`${dev.node}/**`, (route) => {
          sent = route.request().postData();
          const headers = { "access-control-allow-origin": "*" };
          return route.fulfill({ status: 200, contentType: "application/json", headers, body: BIG });
        });
        await form.locator("[name=params]").fill('{"height":18446744073709551615}');
        assert.match(await send(), /^200 /);
        assert.match(sent ?? "", /"height":18446744073709551615/);
        assert.equal((await responseText()).replaceAll(/\s/g, ""), BIG);
      }),
  ],
  [
    "text that is not JSON is not sent, and the field is named",
    (world) =>
      withForm(world, METHOD, async ({ form, send }) => {
        await form.locator("[name=params]").fill("{subnetID: 1}");
        assert.match(await send(), /^params: must be JSON/);
      }),
  ],
  ...(["light", "dark"] as const).map(
    (colorScheme): BrowserStep => [
      `without a service the recorded response and the command that starts one are shown, ${colorScheme}`,
      async (world) => {
        const published = await servePublished({ "/local.json": NOBODY });
        try {
          const dev = { ...world.dev, site: published.url };
          return await withForm(
            { ...world, dev },
            OPERATION,
            (form) => assertRecorded(form, colorScheme),
            colorScheme,
          );
        } finally {
          await published.close();
        }
      },
    ],
  ),
  [
    "the recorded response makes way for that of a service",
    (world) =>
      withForm(world, METHOD, async ({ form, send, responseText, dev }) => {
        await form.locator("[name=base]").fill("http://127.0.0.1:1");
        assert.match(await send(), /^no response/);
        assert.ok(await form.locator(".no-service").isVisible());
        const recorded = await responseText();
        assert.match(recorded, /"supply"/);
        await form.locator("[name=base]").fill(dev.node);
        assert.match(await send(), /^200 /);
        assert.ok(await form.locator(".no-service").isHidden());
        assert.equal(await form.locator(".result pre").getAttribute("aria-label"), "Response");
      }),
  ],
  [
    "an error that a node reports with 200 is shown as one",
    (world) =>
      withForm(world, METHOD, async ({ form, send, responseText }) => {
        await form.locator("[name=params]").fill('{"subnetID":"x"}');
        assert.match(await send(), /^200 OK with error -\d+ /);
        assert.equal(await form.locator("output").getAttribute("data-state"), "bad");
        assert.ok(JSON.parse(await responseText()).error.message);
      }),
  ],
  [
    "a slow call keeps the keyboard's place, and is sent once",
    (world) =>
      withForm(world, METHOD, async ({ page, form, dev }) => {
        let asked = 0;
        let respond = () => {};
        const held = new Promise<void>((resolve) => {
          respond = resolve;
        });
        await page.route(`${dev.node}/**`, async (route) => {
          if (route.request().method() === "POST") asked += 1;
          await held;
          await route.continue();
        });
        await form.locator("button[type=submit]").focus();
        await page.keyboard.press("Enter");
        await form.locator("output[data-state=waiting]").waitFor();
        await page.keyboard.press("Enter");
        respond();
        await form.locator("output[data-state=good]").waitFor({ timeout: 120_000 });
        assert.equal(asked, 1);
        assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Send");
      }),
  ],
  [
    "without scripts the form says so, and puts no key into an address",
    async ({ browser, dev }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      try {
        const page = await context.newPage();
        await page.goto(dev.site + OPERATION);
        assert.ok(await page.locator("try-it noscript p").isVisible());
        await page.locator("[name=key]").fill("secret");
        await page.locator("[name=key]").press("Enter");
        assert.ok(await page.locator("try-it button[type=submit]").isDisabled());
        assert.equal(page.url(), dev.site + OPERATION);
      } finally {
        await context.close();
      }
      return undefined;
    },
  ],
  [
    "a form of every operation can be sent as it stands",
    async (world) => {
      const paths = [
        "list-subnets",
        "list-utxos",
        "list-delegators",
        "aggregate-signatures",
        "export-transactions",
      ];
      for (const path of paths) {
        await withForm(world, `/reference/data/${path}/`, async ({ send }) => {
          assert.match(await send(), /^200 /, path);
        });
      }
      return undefined;
    },
  ],
];
