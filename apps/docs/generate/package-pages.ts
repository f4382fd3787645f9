/** The pages of the packages' exports: what TypeDoc wrote, at the site's addresses. */
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { page } from "./markdown.ts";

const SCOPE = "@primary-network/";

/** A client exports core's errors and types too; they are described once, with core. */
const clients = ["data", "metrics", "pchain-rpc"];

/**
 * The pages by path: one for each export that somebody wrote. What a generator wrote out of the specifications has none, since the
 * pages of the operations describe it; a name of it is no link.
 *
 * @param folder what TypeDoc wrote
 * @param generated names of exports without a page, each behind its package
 */
export function packagePages(
  folder: string,
  generated: ReadonlySet<string>,
): [path: string, content: string][] {
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
  const hasPage = (file: string) => {
    const [name = "", ...rest] = homeOf(file).replace(/\.md$/, "").split("/");
    return !generated.has(`${name}/${rest.at(-1)}`);
  };
  return files
    .filter((file) => homeOf(file) === file && hasPage(file))
    .map((file) => [
      addressOf(file),
      pageOf(readFileSync(join(root, file), "utf8"), file, { homeOf, hasPage }),
    ]);
}

const addressOf = (file: string) => `reference/packages/${file.replace(/\.md$/, "").toLowerCase()}`;

/** What the links of a page need. */
interface PageLinks {
  /** The file that describes what a file names. */
  readonly homeOf: (file: string) => string;
  /** Whether it has a page. */
  readonly hasPage: (file: string) => boolean;
}

/** `Function: createDataClient()` by its name; the packages' own pages keep theirs. */
const HEADING = /^# (?:(\w[\w ]*): )?(.+)\n/;

function pageOf(content: string, file: string, { homeOf, hasPage }: PageLinks): string {
  const found = HEADING.exec(content);
  if (found === null) throw new Error(`${file}: has no heading`);
  const [heading, kind, title = ""] = found;
  const name = title.replaceAll("\\", "");
  const [owner = ""] = file.split("/");
  const body = content
    .slice(heading.length)
    // An item of a package's list that is no more than a name.
    .replaceAll(/^- \[[^\]]+\]\(([^)\s]+\.md)\)\n/gm, (whole: string, link: string) =>
      hasPage(homeOf(posix.join(posix.dirname(file), link))) ? whole : "",
    )
    .replaceAll(/^## [^\n]+\n\s*(?=## |$(?![\s\S]))/gm, "")
    // TypeDoc's name for a parameter that is taken apart where it is declared.
    .replaceAll("\\_\\_namedParameters", "value")
    .replaceAll("__namedParameters", "value")
    .replaceAll(
      /\[((?:\\.|[^\]\\])+)\]\(([^)\s]+?\.md)(#[^)\s]*)?\)/g,
      (whole: string, text: string, link: string, anchor = "") => {
        if (/^[a-z]+:/.test(link)) return whole;
        const target = homeOf(posix.join(posix.dirname(file), link));
        if (!hasPage(target)) return text;
        return `[${text}](/${addressOf(target).replace(/\/index$/, "")}/${anchor.toLowerCase()})`;
      },
    );
  const description = sentenceOf(body) ?? (kind === undefined ? undefined : `${kind} of ${SCOPE}${owner}.`);
  return page(
    {
      title: name,
      description,
      // Searches find guides, operations and the package, whose page lists its exports.
      search: kind === undefined && posix.dirname(file) === owner,
    },
    [
      kind === undefined ? "" : `${kind} of [\`${SCOPE}${owner}\`](/reference/packages/${owner}/).`,
      body.trim(),
      kind === undefined && clients.includes(owner)
        ? "Types of requests and responses, such as those that end with `Params` and `Result`, are exported too; the pages of the operations describe them."
        : "",
    ],
  );
}

/** The first paragraph of prose, without its marks; what is quoted is a signature. */
function sentenceOf(body: string): string | undefined {
  const prose = body.split(/\n{2,}/).find((part) => /^[A-Z`"(0-9]/.test(part.trim()));
  return prose?.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1").replaceAll(/[*\\]/g, "");
}
