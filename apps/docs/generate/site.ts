/** Builds the site from its pages, writes each as Markdown too, and looks through it, with the pages of exports if `--api` is given: a task of turbo. */
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { loader } from "../../../tools/shared/loader.ts";
import { site } from "./paths.ts";
import { placeExplorer } from "./place-explorer.ts";

const { api } = parseArgs({ options: { api: { type: "boolean", default: false } } }).values;
const env = { ...process.env, DOCS_API: api ? "1" : "0" };
const manifest = createRequire(join(site, "package.json")).resolve("astro/package.json");
const astro = join(dirname(manifest), "astro.js");
const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: site, env, stdio: "inherit" });
run(astro, "build", "--silent");
placeExplorer(join(site, "dist"));
run(...loader, join(import.meta.dirname, "site-text/write.ts"));
run(...loader, join(import.meta.dirname, "check-site.ts"));
