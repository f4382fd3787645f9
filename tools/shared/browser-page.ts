// Opens files as a page of their own origin in the machine's Chromium, and gives back what the page logged.
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { Browser } from "playwright-core";
import { listen } from "./listen.ts";

/** Milliseconds that a page may take. */
const LIMIT = 120_000;

/** What is served under a path. */
export interface PageFile {
  /** Its media type. */
  readonly type: string;
  readonly body: string | Uint8Array;
}

export type PageFiles = Readonly<Record<string, PageFile>>;

/** Path of a Chromium on this machine; undefined where there is none. */
export const findChromium = (): string | undefined =>
  ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) =>
    existsSync(path),
  );

/** Starts a Chromium that asks nobody anything by itself. */
export async function launch(executablePath: string): Promise<Browser> {
  const { chromium } = await import("playwright-core");
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** Files of a page that runs one module script and says when its last statement has run. */
export const pageOf = (script: string): PageFiles => ({
  "/": { type: "text/html", body: '<!doctype html><script type="module" src="/script.js"></script>' },
  "/script.js": { type: "text/javascript", body: `${script}\nglobalThis.finished = true;` },
});

/**
 * Opens "/" of the files and resolves with the lines it logged, and the browser's version, once it has set `globalThis.finished`.
 * Throws with its faults and lines at its first fault, or when it has not within two minutes.
 */
export async function openPage(
  executablePath: string,
  files: PageFiles,
): Promise<{ printed: string[]; version: string }> {
  const server = createServer((request, response) => {
    const file = files[request.url ?? ""];
    response.writeHead(file ? 200 : 404, { "content-type": file?.type ?? "text/html" });
    response.end(file?.body);
  });
  let browser: Browser | undefined;
  try {
    const url = await listen(server);
    browser = await launch(executablePath);
    const page = await browser.newPage();
    const printed: string[] = [];
    const faults: string[] = [];
    page.on("console", (message) => message.type() === "log" && printed.push(message.text()));
    page.on("pageerror", (error) => faults.push(error.message));
    await page.goto(url);
    const deadline = Date.now() + LIMIT;
    while (!(await page.evaluate("globalThis.finished === true"))) {
      if (faults.length > 0 || Date.now() > deadline)
        throw new Error(
          [...(faults.length > 0 ? faults : [`it did not finish within ${LIMIT / 1000} s`]), ...printed].join(
            "\n",
          ),
        );
      await page.waitForTimeout(50);
    }
    return { printed, version: browser.version() };
  } finally {
    await browser?.close();
    server.close();
  }
}
