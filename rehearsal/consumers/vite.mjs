/** A consumer that builds a page with Vite and opens it in Chromium. */
import { readdir, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { findChromium, openPage } from "../../tools/shared/browser-page.ts";
import { program } from "../runtimes.mjs";

const vite = program("vite", "bin/vite.js");
const chromium = findChromium();

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

/** What was built, by the path under which it is served. */
async function built(dir) {
  const files = {};
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(dir.length).replaceAll(sep, "/");
    files[path] = { type: TYPES[extname(file)] ?? "application/octet-stream", body: await readFile(file) };
  }
  return { ...files, "/": files["/index.html"] };
}

export const viteConsumer = {
  name: "browser (Vite, Chromium)",
  missing: chromium ? undefined : "no Chromium on this machine",
  async use(project) {
    await project.install();
    await project.write({
      "index.html": '<!doctype html><script type="module" src="/page.mjs"></script>',
      "page.mjs": 'import "./main.mjs";\nglobalThis.finished = true;\n',
    });
    await project.run(process.execPath, [vite, "build", "--logLevel", "error"]);
    const { printed, version } = await openPage(chromium, await built(join(project.dir, "dist")));
    const viteVersion = (await project.run(process.execPath, [vite, "--version"])).match(
      /\d+\.\d+\.\d+/,
    )?.[0];
    return { version: `${viteVersion}, ${version}`, printed: printed.join("\n") };
  },
};
