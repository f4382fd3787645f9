/** The programs beside a form do what it does, links open it with values, and responses are tables and charts too. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { assertAccessible } from "../../../tools/shared/accessible.ts";
import { expect, test } from "./site-test.ts";

const OPERATION = "/reference/data/list-validators/";
const SERIES = "/reference/metrics/list-l1-fee-values/";

test.use({ viewport: { width: 1280, height: 1000 } });

/** Runs a program; undefined where the machine does not have it. */
async function run(program: string, args: readonly string[]): Promise<string | undefined> {
  try {
    return (await promisify(execFile)(program, args, { timeout: 60_000 })).stdout;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** A page without its token, which names the block the page is of: the chain may accept one between two calls. */
function withoutToken(text: string): object {
  const { nextPageToken, ...page } = JSON.parse(text);
  expect(typeof nextPageToken).toBe("string");
  return page;
}

for (const [program, language, args] of [
  ["sh", "sh", ["-c"]],
  ["python3", "py", ["-c"]],
] as const)
  test(`the program in ${language} gets what the form gets`, async ({ openForm }, info) => {
    const form = await openForm(OPERATION);
    await form.field("query:pageSize").fill("1");
    await form.expectSent(/^200 /);
    const shown = withoutToken((await form.response.textContent()) ?? "");
    const code = form.program(language).locator("code");
    await expect(code).toHaveText(/pageSize=1\b/, { useInnerText: false });
    const printed = await run(program, [...args, (await code.textContent()) ?? ""]);
    info.skip(printed === undefined, `${program} is not on this machine`);
    expect(withoutToken(printed ?? "")).toEqual(shown);
  });

test("the program in TypeScript has the form's values", async ({ openForm }) => {
  const form = await openForm(OPERATION);
  await form.field("query:pageSize").fill("1");
  await expect(form.program("ts").locator("code")).toContainText("pageSize: 1,");
});

test("each variant of a body is chosen in the form, and sent", async ({ openForm }) => {
  const form = await openForm("/reference/data/create-webhook/");
  const choice = form.root.locator("select.examples");
  const body = form.field("body");
  const first = await body.inputValue();
  const names = (await choice.locator("option").allTextContents()).slice(1);
  expect(names).toEqual(["address_activity", "primary_network_address_activity", "validator_activity"]);
  for (const name of names) {
    await choice.selectOption({ label: name });
    await expect(body).toHaveValue(new RegExp(`"${name}"`));
    if (name === "address_activity") continue; // its chain is an EVM chain, and this network has none
    await form.expectSent(/^200 /);
    expect((await form.json()).eventType).toBe(name);
  }
  await choice.selectOption("");
  await expect(body).toHaveValue(first);
});

test("programs stay as they were while a field cannot be sent", async ({ openForm }) => {
  const form = await openForm("/reference/p-chain/platform-get-block/");
  const before = await form.program("py").textContent();
  await form.field("params").fill("{x");
  await expect(form.root.locator(".snippet-note", { hasText: "params: must be JSON" })).toBeVisible();
  expect(await form.program("py").textContent()).toBe(before);
});

test("programs never hold a key", async ({ openForm }) => {
  const form = await openForm(OPERATION);
  await form.field("key").fill("secret-key");
  await expect(form.program("sh")).toContainText("$SERVICE_API_KEY");
  for (const language of ["ts", "sh", "py"])
    await expect(form.program(language)).not.toContainText("secret-key");
});

test("a link opens the form with its values, and sends nothing", async ({ page, network, openForm }) => {
  const form = await openForm(OPERATION);
  await form.field("query:pageSize").fill("7");
  await form.field("key").fill("secret-key");
  await form.root.locator(".copy-link").click();
  await expect(form.root.locator(".copy-link")).toHaveText("Copied");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#call\?.*pageSize=7/);
  expect(link).not.toMatch(/secret-key|127\.0\.0\.1:\d+\/.*127/);
  const other = await page.context().newPage();
  let calls = 0;
  await other.route(
    ({ origin }) => origin === network.service,
    (route) => {
      calls += 1;
      return route.continue();
    },
  );
  await other.goto(`${link}&sortOrder=sideways&minTimeRemaining=5`);
  await expect(other.locator("try-it output")).toContainText("sortOrder must be one of");
  await expect(other.locator("[name='query:pageSize']")).toHaveValue("7");
  await expect(other.locator("[name=key]")).toHaveValue("");
  await expect(other.locator("[name='query:minTimeRemaining']")).toBeVisible();
  await expect(other.locator("pre[data-language=py]")).toContainText("pageSize=7");
  expect(calls).toBe(0);
});

test("a link to a field opens what it stands in", async ({ page, openForm }) => {
  await openForm("/reference/data/list-transactions/");
  const inner = await page.locator("details:not([open]) details [id^=field-]").first().getAttribute("id");
  await page.evaluate((id) => {
    location.hash = id;
  }, inner ?? "");
  await expect(page.locator(`#${inner}`)).toBeVisible();
});

for (const scheme of ["light", "dark"] as const)
  test.describe(scheme, () => {
    test.use({ colorScheme: scheme });
    test("a response is shown as a table and as a chart", async ({ page, openForm, picture }) => {
      const form = await openForm(SERIES);
      await form.expectSent(/^200 /);
      const { results } = await form.json();
      await form.root.locator("input[value=table]").check();
      await expect(form.root.locator(".result-table tbody tr")).toHaveCount(results.length);
      await assertAccessible(page, { include: [["try-it"]], exclude: [] });
      await form.root.locator("input[value=chart]").check();
      const label = new RegExp(`^value: ${results.length} values from .* UTC`);
      await expect(form.root.locator(".result-chart svg[role=img]")).toHaveAttribute("aria-label", label);
      await assertAccessible(page, { include: [["try-it"]], exclude: [] });
      await form.root.locator(".result").scrollIntoViewIfNeeded();
      await picture(`chart-${scheme}`);
    });
  });
