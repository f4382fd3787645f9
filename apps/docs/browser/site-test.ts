/** The tests of the site: a network that serves it for each worker, the site as it is published, and the form of a page. */
import { tmpdir } from "node:os";
import type { Locator, Page } from "@playwright/test";
import { test as base, expect, noteShifts, STILL, watch } from "../../../tools/shared/browser-test.ts";
import { type DevCommand, startDev } from "../../../tools/shared/dev-command.ts";
import { dist } from "./dist.ts";
import { type Published, servePublished } from "./published.ts";

/** Bytes that a page may transfer. */
const MAX_BYTES = 200_000;

/** The form of an open page, which makes its call. */
export class Form {
  readonly page: Page;
  /** The whole of it. */
  readonly root: Locator;
  /** The line that says what came of the call. */
  readonly verdict: Locator;
  /** The text of the response: the recorded one at first. */
  readonly response: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator("try-it");
    this.verdict = this.root.locator("output");
    this.response = this.root.locator(".result pre code");
  }

  /** A field by its name. */
  field(name: string): Locator {
    return this.root.locator(`[name='${name}']`);
  }

  /** The program in a language. */
  program(language: string): Locator {
    return this.root.locator(`pre[data-language=${language}]`);
  }

  /** Sends the call, as a reader does; resolves with what came of it. */
  async send(): Promise<string> {
    await this.root.locator("button[type=submit]").click();
    await this.root.locator("output:not([data-state=waiting]):not(:empty)").waitFor();
    return (await this.verdict.textContent()) ?? "";
  }

  /** Sends the call; fails unless this comes of it. */
  async expectSent(what: RegExp): Promise<void> {
    expect(await this.send()).toMatch(what);
  }

  /** The response as a value, whose fields are not known here. */
  async json() {
    return JSON.parse((await this.response.textContent()) ?? "");
  }
}

interface Fixtures {
  readonly form: Form;
  /** Serves the site as files alone; the texts stand in place of files, by path. */
  readonly publish: (replaced?: Readonly<Record<string, string>>) => Promise<Published>;
  /** Opens a path of the site; fails when the page is large, moves, asks strangers or, until the end of the test, complains. */
  readonly visit: (path: string) => Promise<void>;
  /** Opens a path of the site and gives its form; fails when a script of the page does until the end of the test. */
  readonly openForm: (path: string) => Promise<Form>;
}

interface WorkerFixtures {
  /** A network without EVM chains, and the site beside it. */
  readonly network: DevCommand & { readonly site: string };
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  network: [
    async ({ browserName: _any }, use) => {
      const network = await startDev(tmpdir(), ["--site", dist, "--no-evm", "--block-interval", "0"]);
      if (network.site === undefined) throw new Error("the command serves no site");
      await use({ ...network, site: network.site });
      await network.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ network }, use) => use(network.site),
  form: ({ page }, use) => use(new Form(page)),
  publish: async ({ page: _closedBefore }, use) => {
    const servers: Published[] = [];
    await use(async (replaced) => {
      const server = await servePublished(replaced);
      servers.push(server);
      return server;
    });
    for (const server of servers) await server.close();
  },
  visit: async ({ page, context, network }, use) => {
    const { faults, logged, strangers } = watch(page, network.site);
    const shifts = await noteShifts(page);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    let bytes = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await use(async (path) => {
      await page.goto(path, { waitUntil: "networkidle" });
      expect(strangers, "requests to other servers").toEqual([]);
      expect(bytes, "bytes that the page transfers").toBeGreaterThan(0);
      expect(bytes, "bytes that the page transfers").toBeLessThanOrEqual(MAX_BYTES);
      const { shift, moved } = await shifts();
      expect(shift, `parts move: ${moved.join("\n")}`).toBeLessThan(STILL);
    });
    expect([...faults, ...logged], "complaints").toEqual([]);
  },
  openForm: async ({ page, form, network }, use) => {
    const { faults } = watch(page, network.site);
    await use(async (path) => {
      await page.goto(path, { waitUntil: "networkidle" });
      return form;
    });
    expect(faults, "complaints").toEqual([]);
  },
});

export { expect };
