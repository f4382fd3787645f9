/** Writes beside each page of the built site its Markdown, and llms.txt with llms-full.txt: a step of the build. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { markdownPath } from "../../src/navigation/markdown-path.ts";
import { site } from "../paths.ts";
import { llmsFullText, llmsText, type SitePage } from "./llms.ts";
import { pageMarkdown } from "./page-markdown.ts";

const dist = join(site, "dist");
const base = (process.env.DOCS_BASE ?? "/").replace(/\/?$/, "/");
const root = new URL(base, process.env.DOCS_SITE ?? "https://primary-network.github.io").href;

const names = readdirSync(dist, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file === "index.html" || file.endsWith("/index.html"))
  .map((file) => file.replace(/\/?index\.html$/, ""));

const pages = names.flatMap((page): SitePage[] => {
  const html = readFileSync(join(dist, page, "index.html"), "utf8");
  const text = pageMarkdown(html, new URL(page === "" ? "" : `${page}/`, root).href);
  if (text === undefined) return [];
  const path = markdownPath(page);
  const file = join(dist, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text.markdown);
  return [{ ...text, page, url: new URL(path.slice(1), root).href }];
});
writeFileSync(join(dist, "llms.txt"), llmsText(pages, root));
writeFileSync(join(dist, "llms-full.txt"), llmsFullText(pages));
