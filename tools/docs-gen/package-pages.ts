/** The pages of the packages' exports: what TypeDoc wrote, at the site's addresses. */
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { page } from "./markdown.ts";

const SCOPE = "@primary-network/";

/** A client exports core's errors and types too; they are described once, with core. */
const clients = ["data", "metrics", "pchain-rpc"];

/** The pages, of about 700 exports, by path; `folder` is what TypeDoc wrote. */
export function packagePages(folder: string): [path: string, content: string][] {
  const root = join(folder, SCOPE);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".md"),
  );
  const known = new Set(files);
  /** The file that describes what a file names. */
  const homeOf = (file: string): string => {
    const [name = "", ...rest] = file.split("/");
    const inCore = posix.join("core", ...rest);
    return clients.includes(name) && rest.length > 1 && known.has(inCore) ? inCore : file;
  };
  return files
    .filter((file) => homeOf(file) === file)
    .map((file) => [addressOf(file), pageOf(readFileSync(join(root, file), "utf8"), file, homeOf)]);
}

const addressOf = (file: string) => `reference/packages/${file.replace(/\.md$/, "").toLowerCase()}`;

/** Characters of a page beyond which it shows only what it is: the generated types of a whole interface, for example. */
const LARGE = 60_000;

/** What only says again, as types, what the page of an operation says: searches find that page instead. */
const OF_OPERATIONS = /^(?:.+(?:Params|Result|Item|Extra|Page)|OperationTypes|operations|paths)$/;

/** `Function: createDataClient()` by its name; the packages' own pages keep theirs. */
const HEADING = /^# (?:(\w[\w ]*): )?(.+)\n/;

function pageOf(content: string, file: string, homeOf: (file: string) => string): string {
  const found = HEADING.exec(content);
  if (found === null) throw new Error(`${file}: has no heading`);
  const [heading, kind, title = ""] = found;
  const name = title.replaceAll("\\", "");
  const [owner = ""] = file.split("/");
  const body = content
    .slice(heading.length)
    // TypeDoc's name for a parameter that is taken apart where it is declared.
    .replaceAll("\\_\\_namedParameters", "value")
    .replaceAll("__namedParameters", "value")
    .replaceAll(/\]\(([^)\s]+?\.md)(#[^)\s]*)?\)/g, (whole: string, link: string, anchor = "") => {
      if (/^[a-z]+:/.test(link)) return whole;
      const target = homeOf(posix.join(posix.dirname(file), link));
      return `](/${addressOf(target).replace(/\/index$/, "")}/${anchor.toLowerCase()})`;
    });
  const shown =
    body.length > LARGE
      ? `${body.slice(0, body.indexOf("\n## "))}\n\nIts members are those of the [specification](/reference/specs/).`
      : body;
  const description = sentenceOf(body) ?? (kind === undefined ? undefined : `${kind} of ${SCOPE}${owner}.`);
  return page(
    {
      title: name,
      description,
      search: !(kind === "Variable" && clients.includes(owner)) && !OF_OPERATIONS.test(name),
    },
    [
      kind === undefined ? "" : `${kind} of [\`${SCOPE}${owner}\`](/reference/packages/${owner}/).`,
      shown.trim(),
    ],
  );
}

/** The first paragraph of prose, without its marks; what is quoted is a signature. */
function sentenceOf(body: string): string | undefined {
  const prose = body.split(/\n{2,}/).find((part) => /^[A-Z`"(0-9]/.test(part.trim()));
  return prose?.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1").replaceAll(/[*\\]/g, "");
}
