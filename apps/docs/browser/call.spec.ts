/** The form of a page makes its call, shows every digit, and says what is wrong. */
import { expect, type Form, test } from "./site-test.ts";

const OPERATION = "/reference/data/list-validators/";
const METHOD = "/reference/p-chain/platform-get-current-supply/";
const BIG = '{"supply":18446744073709551615,"rate":0.10,"list":[9007199254740993]}';

/** An address where nobody responds: port 1 is reserved, and nothing listens there. */
const NOBODY = "http://127.0.0.1:1";

test.use({ viewport: { width: 1280, height: 1000 } });

test("an operation's call is made, with the addresses of the network beside the site", async ({
  network,
  openForm,
  picture,
}) => {
  const form = await openForm(OPERATION);
  await expect(form.field("base")).toHaveValue(network.service);
  await form.expectSent(/^200 /);
  const { validators } = await form.json();
  expect(validators).toHaveLength(2);
  expect(validators[0].validationStatus).toBe("active");
  await form.root.scrollIntoViewIfNeeded();
  await picture("call-operation");
});

test("changed fields change the call, and optional ones can be filled in", async ({ openForm }) => {
  const form = await openForm(OPERATION);
  await form.field("query:pageSize").fill("1");
  await form.root.locator("form summary").click();
  await form.field("query:sortOrder").selectOption("asc");
  await form.expectSent(/^200 /);
  expect((await form.json()).validators).toHaveLength(1);
});

test("a wrong parameter shows the service's own words", async ({ openForm }) => {
  const form = await openForm(OPERATION);
  await form.field("query:pageSize").fill("1000");
  await form.expectSent(/^400 /);
  await expect(form.response).toContainText("pageSize");
});

test("a method's call is made", async ({ network, openForm, picture }) => {
  const form = await openForm(METHOD);
  await expect(form.field("base")).toHaveValue(network.node);
  await form.expectSent(/^200 /);
  expect((await form.json()).result.supply).toMatch(/^\d{18,}$/);
  await form.root.scrollIntoViewIfNeeded();
  await picture("call-method");
});

test("integers are shown and sent digit by digit", async ({ page, network, openForm }) => {
  const form = await openForm(METHOD);
  let sent: string | null = null;
  await page.route(
    ({ origin }) => origin === network.node,
    (route) => {
      sent = route.request().postData();
      const headers = { "access-control-allow-origin": "*" };
      return route.fulfill({ status: 200, contentType: "application/json", headers, body: BIG });
    },
  );
  await form.field("params").fill('{"height":18446744073709551615}');
  await form.expectSent(/^200 /);
  expect(sent).toContain('"height":18446744073709551615');
  expect(((await form.response.textContent()) ?? "").replaceAll(/\s/g, "")).toBe(BIG);
});

test("text that is not JSON is not sent, and the field is named", async ({ openForm }) => {
  const form = await openForm(METHOD);
  await form.field("params").fill("{subnetID: 1}");
  await form.expectSent(/^params: must be JSON/);
});

for (const scheme of ["light", "dark"] as const)
  test.describe(scheme, () => {
    test.use({ colorScheme: scheme });
    test("without a service the recorded response and the command that starts one are shown", async ({
      page,
      publish,
      openForm,
      picture,
    }) => {
      const { url } = await publish({ "/local.json": JSON.stringify({ service: NOBODY, node: NOBODY }) });
      const form = await openForm(url + OPERATION);
      const offer = form.root.locator(".no-service");
      await expect(offer).toBeHidden();
      await form.expectSent(/^No response/);
      await expect(offer).toBeVisible();
      await expect(offer).toContainText("Recorded response, not from a running service");
      await expect(offer.locator("code")).toHaveText("npx primary-network dev");
      await expectRecorded(form);
      await offer.locator("button").click();
      await expect(offer.locator("button")).toHaveText("Copied");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("npx primary-network dev");
      await form.root.scrollIntoViewIfNeeded();
      await picture(`call-recorded-${scheme}`);
    });
  });

/** Fails unless the recorded response of the operation is shown as such. */
async function expectRecorded(form: Form): Promise<void> {
  await expect(form.root.locator(".result pre")).toHaveAttribute("aria-label", "Recorded response");
  expect((await form.json()).validators[0].validationStatus).toBe("active");
}

test("the recorded response makes way for that of a service", async ({ network, openForm }) => {
  const form = await openForm(METHOD);
  const offer = form.root.locator(".no-service");
  await form.field("base").fill(NOBODY);
  await form.expectSent(/^No response/);
  await expect(offer).toBeVisible();
  await expect(form.response).toContainText('"supply"');
  await form.field("base").fill(network.node);
  await form.expectSent(/^200 /);
  await expect(offer).toBeHidden();
  await expect(form.root.locator(".result pre")).toHaveAttribute("aria-label", "Response");
});

test("an error that a node reports with 200 is shown as one", async ({ openForm }) => {
  const form = await openForm(METHOD);
  await form.field("params").fill('{"subnetID":"x"}');
  await form.expectSent(/^200 OK with error -\d+ /);
  await expect(form.verdict).toHaveAttribute("data-state", "bad");
  expect((await form.json()).error.message).toBeTruthy();
});

test("a slow call keeps the keyboard's place, and is sent once", async ({ page, network, openForm }) => {
  const form = await openForm(METHOD);
  let asked = 0;
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(
    ({ origin }) => origin === network.node,
    async (route) => {
      if (route.request().method() === "POST") asked += 1;
      await held;
      await route.continue();
    },
  );
  await form.root.locator("button[type=submit]").focus();
  await page.keyboard.press("Enter");
  await expect(form.verdict).toHaveAttribute("data-state", "waiting");
  await page.keyboard.press("Enter");
  respond();
  await expect(form.verdict).toHaveAttribute("data-state", "good");
  expect(asked).toBe(1);
  await expect(page.locator(":focus")).toHaveText("Send");
});

for (const path of [
  "list-subnets",
  "list-utxos",
  "list-delegators",
  "aggregate-signatures",
  "export-transactions",
])
  test(`the form of ${path} can be sent as it stands`, async ({ openForm }) => {
    const form = await openForm(`/reference/data/${path}/`);
    await form.expectSent(/^200 /);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the form says so, and puts no key into an address", async ({ page, form }) => {
    await page.goto(OPERATION);
    await expect(form.root.locator("noscript p")).toBeVisible();
    await form.field("key").fill("secret");
    await form.field("key").press("Enter");
    await expect(form.root.locator("button[type=submit]")).toBeDisabled();
    await expect(page).toHaveURL(OPERATION);
  });
});
