/** Steps: the form of a page makes its call, shows every digit, and says what is wrong. */
import assert from "node:assert/strict";
import { join } from "node:path";

const BIG = '{"supply":18446744073709551615,"rate":0.10,"list":[9007199254740993]}';

/** Opens a page and gives the form's parts. */
async function withForm({ browser, dev, screenshots }, path, act) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  try {
    const page = await context.newPage();
    const complaints = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(dev.site + path, { waitUntil: "networkidle" });
    const form = page.locator("try-it");
    const send = async () => {
      await form.locator("button").click();
      await form.locator("output:not([data-state=waiting]):not(:empty)").waitFor({ timeout: 15_000 });
      return form.locator("output").textContent();
    };
    await act({ page, form, send, answer: () => form.locator("pre code").textContent(), dev, screenshots });
    assert.deepEqual(complaints, []);
  } finally {
    await context.close();
  }
}

const OPERATION = "/reference/data/list-validators/";
const METHOD = "/reference/p-chain/platform-get-current-supply/";

export const callSteps = [
  [
    "an operation's call is made, with the addresses of the network beside the site",
    (world) =>
      withForm(world, OPERATION, async ({ page, form, send, answer, dev, screenshots }) => {
        assert.equal(await form.locator("[name=base]").inputValue(), dev.service);
        assert.match(await send(), /^200 /);
        const body = JSON.parse(await answer());
        assert.equal(body.validators.length, 2);
        assert.equal(body.validators[0].validationStatus, "active");
        await form.scrollIntoViewIfNeeded();
        await page.screenshot({ path: join(screenshots, "call-operation.png") });
      }),
  ],
  [
    "changed fields change the call, and optional ones can be filled in",
    (world) =>
      withForm(world, OPERATION, async ({ form, send, answer }) => {
        await form.locator("[name='query:pageSize']").fill("1");
        await form.locator("summary").click();
        await form.locator("[name='query:sortOrder']").selectOption("asc");
        assert.match(await send(), /^200 /);
        assert.equal(JSON.parse(await answer()).validators.length, 1);
      }),
  ],
  [
    "a wrong parameter shows the service's own words",
    (world) =>
      withForm(world, OPERATION, async ({ form, send, answer }) => {
        await form.locator("[name='query:pageSize']").fill("1000");
        assert.match(await send(), /^400 /);
        assert.match(await answer(), /pageSize/);
      }),
  ],
  [
    "a method's call is made",
    (world) =>
      withForm(world, METHOD, async ({ page, form, send, answer, dev, screenshots }) => {
        assert.equal(await form.locator("[name=base]").inputValue(), dev.node);
        assert.match(await send(), /^200 /);
        assert.match(JSON.parse(await answer()).result.supply, /^\d{18,}$/);
        await form.scrollIntoViewIfNeeded();
        await page.screenshot({ path: join(screenshots, "call-method.png") });
      }),
  ],
  [
    "integers are shown and sent digit by digit",
    (world) =>
      withForm(world, METHOD, async ({ page, form, send, answer, dev }) => {
        let sent;
        await page.route(`${dev.node}/**`, (route) => {
          sent = route.request().postData();
          const headers = { "access-control-allow-origin": "*" };
          return route.fulfill({ status: 200, contentType: "application/json", headers, body: BIG });
        });
        await form.locator("[name=params]").fill('{"height":18446744073709551615}');
        assert.match(await send(), /^200 /);
        assert.match(sent, /"height":18446744073709551615/);
        assert.equal((await answer()).replaceAll(/\s/g, ""), BIG);
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
  [
    "nobody at the address is said",
    (world) =>
      withForm(world, METHOD, async ({ form, send }) => {
        await form.locator("[name=base]").fill("http://127.0.0.1:1");
        assert.match(await send(), /^no answer/);
      }),
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
    },
  ],
];
