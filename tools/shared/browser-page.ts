// Opens files as a page of their own origin in the machine's Chromium, and gives back what the page logged.
import { createServer } from "node:http";
import { type Browser, chromium } from "@playwright/test";
import { chromiumOptions } from "./chromium.ts";
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
    browser = await chromium.launch(chromiumOptions(executablePath));
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
