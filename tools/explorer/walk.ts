/** Opens one view at several widths and in both themes, and judges what a reader would. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext } from "playwright-core";
import { assertAccessible } from "../shared/accessible.ts";
import { budgets } from "../shared/budgets.ts";
import { root } from "../shared/packages.ts";
import { layoutFaults } from "./layout-faults.ts";
import { settled } from "./settled.ts";
import { contextOf } from "./with-page.ts";

/** Layout shift below which a page counts as still. */
const STILL = 0.02;

/** How a view is looked at. */
export interface Look {
  readonly width: number;
  readonly scheme: "light" | "dark";
}

interface ViewToOpen {
  readonly name: string;
  readonly path: string;
  readonly looks: readonly Look[];
  readonly screenshots: string;
}

const dist = join(root, "apps/explorer/dist");
/** The view that opens at first is loaded apart from the frame around it. */
const FIRST_VIEW = /^overview-.+\.js$/;

/** Files of the built explorer that its first page loads: what its HTML names and its first view, with all that they import. */
function firstLoad(): Set<string> {
  const page = readFileSync(join(dist, "index.html"), "utf8");
  const files = [...page.matchAll(/assets\/([^"]+)"/g)].map(([, file]) => file ?? "");
  const view = readdirSync(join(dist, "assets")).filter((file) => FIRST_VIEW.test(file));
  assert.equal(view.length, 1, "the first view is not a file of its own");
  const loaded = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    if (!file.endsWith(".js")) return;
    const code = readFileSync(join(dist, "assets", file), "utf8");
    for (const [, imported] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      if (imported) load(imported);
  };
  for (const file of [...files, ...view]) load(file);
  return loaded;
}

/** What the first page loads, compressed. */
export function assertSmall(): string {
  const kB = (files: Iterable<string>) =>
    [...files]
      .map((file) => gzipSync(readFileSync(join(dist, "assets", file)), { level: 9 }).length)
      .reduce((sum, size) => sum + size, 0);
  const loaded = firstLoad();
  const page = readFileSync(join(dist, "index.html"), "utf8");
  const late = [...loaded].filter((file) => !page.includes(file));
  assert.deepEqual(late, [], "the first view waits for files that the page does not name");
  const first = kB(loaded);
  const most = budgets.explorerFirstPageBytes;
  assert.ok(first < most, `the first page loads ${first} bytes; the budget is ${most}`);
  const all = kB(readdirSync(join(dist, "assets")).filter((file) => /\.(?:js|css)$/.test(file)));
  return `${Math.round(first / 1000)} kB of ${Math.round(all / 1000)} kB compressed`;
}

/** A status that a view explains to its reader is no fault of the page. */
const isExplained = (text: string) => /status of (?:404|501)/.test(text);

const contexts = new Map<string, Promise<BrowserContext>>();

/** One for each way of looking, whose pages share the files that they load. */
function contextFor(browser: Browser, { width, scheme }: Look): Promise<BrowserContext> {
  const name = `${width} ${scheme}`;
  const made =
    contexts.get(name) ??
    // The checks run their own script in the page, which the explorer's policy would refuse.
    contextOf(browser, { viewport: { width, height: 900 }, colorScheme: scheme, bypassCSP: true });
  contexts.set(name, made);
  return made;
}

/** Opens a view; fails when it complains, asks strangers, moves, is too wide or cannot be used by everybody. */
export async function openView(
  browser: Browser,
  service: string,
  { name, path, looks, screenshots }: ViewToOpen,
): Promise<string> {
  let most = 0;
  for (const { width, scheme } of looks) {
    const context = await contextFor(browser, { width, scheme });
    const page = await context.newPage();
    try {
      const complaints: string[] = [];
      const strangers: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on(
        "console",
        (message) =>
          message.type() === "error" && !isExplained(message.text()) && complaints.push(message.text()),
      );
      page.on(
        "request",
        (request) =>
          !request.url().startsWith(service) &&
          !request.url().startsWith("data:") &&
          strangers.push(request.url()),
      );
      await page.addInitScript(() => {
        const noted = Object.assign(globalThis, { shift: 0, moved: [] as string[] });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
              sources: readonly { node: Node | null }[];
            };
            if (hadRecentInput) continue;
            noted.shift += value;
            for (const { node } of sources)
              noted.moved.push(
                node instanceof Element ? node.outerHTML.slice(0, 60) : String(node?.nodeName),
              );
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(`${service}/#${path}`);
      await settled(page);
      const failed = await page.locator(".notice", { hasText: "This could not be loaded" }).allTextContents();
      const { shift, moved, tooWide } = await page.evaluate(() => {
        const noted = globalThis as unknown as { shift: number; moved: string[] };
        const { scrollWidth, clientWidth } = document.documentElement;
        const beyond = [...document.querySelectorAll("main *")].filter(
          (element) => element.getBoundingClientRect().right > clientWidth + 1,
        );
        return {
          shift: noted.shift,
          moved: noted.moved,
          tooWide: scrollWidth > clientWidth ? beyond.map((element) => element.outerHTML.slice(0, 60)) : [],
        };
      });
      await page.screenshot({
        path: join(screenshots, `${name.replaceAll(/[, ]+/g, "-")}-${width}-${scheme}.png`),
      });
      assert.deepEqual(complaints, [], "the page complains");
      assert.deepEqual(strangers, [], "the page asks other servers");
      assert.deepEqual(failed, [], "the page could not load everything");
      assert.deepEqual(tooWide.slice(0, 5), [], `the page is wider than ${width} pixels`);
      assert.deepEqual((await page.evaluate(layoutFaults)).slice(0, 5), [], `at ${width} pixels`);
      assert.ok(
        shift < STILL,
        `the page's parts move by ${shift} at ${width} pixels: ${moved.slice(0, 5).join(" ")}`,
      );
      await assertAccessible(page);
      most = Math.max(most, shift);
    } finally {
      await page.close();
    }
  }
  return `shift at most ${most.toFixed(3)}`;
}
