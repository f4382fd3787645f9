// Looks through the built site: every link and anchor leads somewhere, every page says what it is, nothing comes from elsewhere.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { faultsOf } from "./page-faults.ts";
import { site } from "./paths.ts";

const dist = join(site, "dist");
const base = (process.env.DOCS_BASE ?? "/").replace(/\/$/, "");

/** The largest pages may grow to this, in bytes before compression: about a fifth of it is transferred. */
const MAX_PAGE = 900_000;

const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).map((file) =>
  file.replaceAll("\\", "/"),
);
const pages = new Map(
  files
    .filter((file) => file.endsWith(".html"))
    .map((file) => [file, readFileSync(join(dist, file), "utf8")]),
);
const anchors = new Map(
  [...pages].map(([file, html]) => [
    file,
    new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id)),
  ]),
);

/** The file that a path of the site shows; undefined where there is none. */
function fileAt(path: string): string | undefined {
  const own = decodeURI(path).replace(/^\//, "");
  const found = path.endsWith("/") || own === "" ? posix.join(own, "index.html") : own;
  return existsSync(join(dist, found)) && statSync(join(dist, found)).isFile() ? found : undefined;
}

const faults = [...pages].flatMap(([file, html]) => {
  const size = Buffer.byteLength(html);
  const own = faultsOf({ file, html, base, fileAt, anchors });
  return (size > MAX_PAGE ? [...own, `is ${size} bytes large`] : own).map((fault) => `${file}: ${fault}`);
});
for (const fault of faults) console.error(fault);
console.log(`site: ${pages.size} pages, ${faults.length} faults`);
process.exit(faults.length === 0 && pages.size > 0 ? 0 : 1);
