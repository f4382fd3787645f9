// Opens files as a page of their own origin in the machine's Chromium, and gives back what the page logged.
import { existsSync } from "node:fs";
import { createServer } from "node:http";

/** Path of a Chromium on this machine; undefined where there is none. */
export const findChromium = () =>
  ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) =>
    existsSync(path),
  );

/** Starts a Chromium that asks nobody anything by itself. */
export async function launch(executablePath) {
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
export const pageOf = (script) => ({
  "/": { type: "text/html", body: '<!doctype html><script type="module" src="/script.js"></script>' },
  "/script.js": { type: "text/javascript", body: `${script}\nglobalThis.finished = true;` },
});

/**
 * Opens "/" of the files and resolves with the lines it logged, and the browser's version, once it has set `globalThis.finished`.
 * Throws with its faults and lines at its first fault, or when it has not within 20 s.
 */
export async function openPage(executablePath, files) {
  const server = createServer((request, response) => {
    const file = files[request.url];
    response.writeHead(file ? 200 : 404, { "content-type": file?.type ?? "text/html" });
    response.end(file?.body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const browser = await launch(executablePath);
  try {
    const page = await browser.newPage();
    const printed = [];
    const faults = [];
    page.on("console", (message) => message.type() === "log" && printed.push(message.text()));
    page.on("pageerror", (error) => faults.push(error.message));
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    const deadline = Date.now() + 120_000;
    while (!(await page.evaluate("globalThis.finished === true"))) {
      if (faults.length > 0 || Date.now() > deadline)
        throw new Error(
          [...(faults.length > 0 ? faults : ["it did not finish within 20 s"]), ...printed].join("\n"),
        );
      await page.waitForTimeout(50);
    }
    return { printed, version: browser.version() };
  } finally {
    await browser.close();
    server.close();
  }
}
