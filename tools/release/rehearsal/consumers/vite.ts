/** A consumer that builds a page with Vite and opens it in Chromium. */
import { readdir, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { openPage, type PageFile, type PageFiles } from "../../../shared/browser-page.ts";
import { findChromium } from "../../../shared/chromium.ts";
import { installedFile } from "../runtimes.ts";
import { type Consumer, needed } from "./consumer.ts";

const vite = installedFile("vite", "bin/vite.js");
const chromium = findChromium();

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** What was built, by the path under which it is served. */
async function built(dir: string): Promise<PageFiles> {
  const files: Record<string, PageFile> = {};
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(dir.length).replaceAll(sep, "/");
    files[path] = { type: TYPES[extname(file)] ?? "application/octet-stream", body: await readFile(file) };
  }
  const index = files["/index.html"];
  if (index === undefined) throw new Error("Vite built no index.html");
  return { ...files, "/": index };
}

export const viteConsumer: Consumer = {
  name: "browser (Vite, Chromium)",
  missing: chromium ? undefined : "no Chromium on this machine",
  async use(project) {
    await project.install();
    await project.write({
      "index.html": '<!doctype html><script type="module" src="/page.mjs"></script>',
      "page.mjs": 'import "./main.mjs";\nglobalThis.finished = true;\n',
    });
    await project.run(process.execPath, [needed(vite), "build", "--logLevel", "error"]);
    const { printed, version } = await openPage(needed(chromium), await built(join(project.dir, "dist")));
    const viteVersion = (await project.run(process.execPath, [needed(vite), "--version"])).match(
      /\d+\.\d+\.\d+/,
    )?.[0];
    return { version: `${viteVersion}, ${version}`, printed: printed.join("\n") };
  },
};
