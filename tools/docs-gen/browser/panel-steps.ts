/** Steps: the programs beside a form do what it does, links open it with values, and responses are tables and charts too. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { assertAccessible } from "../../shared/accessible.ts";
import { type Form, withForm } from "./call-steps.ts";
import type { BrowserStep } from "./visit.ts";

const OPERATION = "/reference/data/list-validators/";
const SERIES = "/reference/metrics/list-l1-fee-values/";

/** Runs a program; undefined where the machine does not have it. */
async function run(program: string, args: readonly string[]): Promise<string | undefined> {
  try {
    return (await promisify(execFile)(program, args, { timeout: 60_000 })).stdout;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

const program = async ({ form }: Form, language: string) =>
  (await form.locator(`pre[data-language=${language}] code`).textContent()) ?? "";

/** A page without its token, which names the block the page is of: the chain may accept one between two calls. */
function withoutToken(text: string): object {
  const { nextPageToken, ...page } = JSON.parse(text);
  assert.equal(typeof nextPageToken, "string");
  return page;
}

export const panelSteps: readonly BrowserStep[] = [
  [
    "curl and Python get what the form gets",
    async (world) => {
      const skipped: string[] = [];
      await withForm(world, OPERATION, async (opened) => {
        const { form, send, responseText } = opened;
        await form.locator("[name='query:pageSize']").fill("1");
        assert.match(await send(), /^200 /);
        const page = withoutToken(await responseText());
        for (const [name, args, language] of [
          ["curl", [], "sh"],
          ["python3", ["-c"], "py"],
        ] as const) {
          const text = await program(opened, language);
          assert.match(text, /pageSize=1\b/);
          const out = language === "sh" ? await run("sh", ["-c", text]) : await run(name, [...args, text]);
          if (out === undefined) skipped.push(name);
          else assert.deepEqual(withoutToken(out), page, name);
        }
        assert.match(await program(opened, "ts"), /pageSize: 1,/);
      });
      return skipped.length > 0 ? `not on this machine: ${skipped.join(", ")}` : undefined;
    },
  ],
  [
    "each variant of a body is chosen in the form, and sent",
    (world) =>
      withForm(world, "/reference/data/create-webhook/", async ({ form, send, responseText }) => {
        const choice = form.locator("select.examples");
        const body = form.locator("[name=body]");
        const first = await body.inputValue();
        const names = (await choice.locator("option").allTextContents()).slice(1);
        assert.deepEqual(names, [
          "address_activity",
          "primary_network_address_activity",
          "validator_activity",
        ]);
        for (const name of names) {
          await choice.selectOption({ label: name });
          await form
            .page()
            .waitForFunction(
              (type) =>
                document.querySelector<HTMLTextAreaElement>("[name=body]")?.value.includes(`"${type}"`),
              name,
            );
          if (name === "address_activity") continue; // its chain is an EVM chain, and this network has none
          const verdict = await send();
          assert.match(verdict, /^200 /, `${name}: ${verdict} ${await responseText()}`);
          assert.equal(JSON.parse(await responseText()).eventType, name);
        }
        await choice.selectOption("");
        await form
          .page()
          .waitForFunction(
            (text) => document.querySelector<HTMLTextAreaElement>("[name=body]")?.value === text,
            first,
          );
      }),
  ],
  [
    "programs stay as they were while a field cannot be sent, and never hold a key",
    (world) =>
      withForm(world, "/reference/p-chain/platform-get-block/", async (opened) => {
        const before = await program(opened, "py");
        await opened.form.locator("[name=params]").fill("{x");
        await opened.form.locator(".snippet-note", { hasText: "params: must be JSON" }).waitFor();
        assert.equal(await program(opened, "py"), before);
      }).then(() =>
        withForm(world, OPERATION, async (opened) => {
          await opened.form.locator("[name=key]").fill("secret-key");
          await opened.form
            .locator("pre[data-language=sh]", { hasText: "$SERVICE_API_KEY" })
            .waitFor({ state: "attached" });
          for (const language of ["ts", "sh", "py"])
            assert.doesNotMatch(await program(opened, language), /secret-key/);
        }),
      ),
  ],
  [
    "a link opens the form with its values, and sends nothing",
    (world) =>
      withForm(world, OPERATION, async ({ page, form, dev }) => {
        await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
        await form.locator("[name='query:pageSize']").fill("7");
        await form.locator("[name=key]").fill("secret-key");
        await form.locator(".copy-link").click();
        await form.locator(".copy-link:text('Copied')").waitFor();
        const link = await page.evaluate(() => navigator.clipboard.readText());
        assert.match(link, /#call\?.*pageSize=7/);
        assert.doesNotMatch(link, /secret-key|127\.0\.0\.1:\d+\/.*127/);
        const other = await page.context().newPage();
        let calls = 0;
        await other.route(`${dev.service}/**`, (route) => {
          calls += 1;
          return route.continue();
        });
        await other.goto(`${link}&sortOrder=sideways&minTimeRemaining=5`);
        await other.locator("try-it output", { hasText: "sortOrder must be one of" }).waitFor();
        assert.equal(await other.locator("[name='query:pageSize']").inputValue(), "7");
        assert.equal(await other.locator("[name=key]").inputValue(), "");
        assert.ok(await other.locator("[name='query:minTimeRemaining']").isVisible());
        assert.match((await other.locator("pre[data-language=py]").textContent()) ?? "", /pageSize=7/);
        assert.equal(calls, 0);
      }),
  ],
  [
    "a link to a field opens what it stands in",
    (world) =>
      withForm(world, "/reference/data/list-transactions/", async ({ page }) => {
        const [inner] = await page
          .locator("details:not([open]) details [id^=field-]")
          .evaluateAll((found) => found.slice(0, 1).map(({ id }) => id));
        assert.ok(inner !== undefined);
        await page.evaluate((id) => {
          location.hash = id;
        }, inner);
        await page.locator(`#${inner}`).waitFor({ state: "visible" });
      }),
  ],
  ...(["light", "dark"] as const).map(
    (scheme): BrowserStep => [
      `a response is shown as a table and as a chart, ${scheme}`,
      (world) =>
        withForm(
          world,
          SERIES,
          async ({ page, form, send, responseText, screenshots }) => {
            assert.match(await send(), /^200 /);
            const { results } = JSON.parse(await responseText());
            await form.locator("input[value=table]").check();
            assert.equal(await form.locator(".result-table tbody tr").count(), results.length);
            await assertAccessible(page, { include: [["try-it"]], exclude: [] });
            await form.locator("input[value=chart]").check();
            const label = await form.locator(".result-chart svg[role=img]").getAttribute("aria-label");
            assert.match(label ?? "", new RegExp(`^value: ${results.length} values from .* UTC`));
            await assertAccessible(page, { include: [["try-it"]], exclude: [] });
            await form.locator(".result").scrollIntoViewIfNeeded();
            await page.screenshot({ path: join(screenshots, `chart-${scheme}.png`) });
          },
          scheme,
        ),
    ],
  ),
];
