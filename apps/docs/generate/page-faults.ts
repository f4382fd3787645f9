/** What is wrong with a built page. */
import { posix } from "node:path";

const LINK = /<(?:a|link|img|script|source)\b[^>]*?\s(?:href|src)="([^"]*)"/g;
/** What makes the browser ask another server by itself; a link that a person follows is no such thing. */
const LOADED =
  /<(?:link(?![^>]*rel="(?:canonical|sitemap|alternate)")|img|script|iframe|source)\b[^>]*?\s(?:href|src)="(?:https?:)?\/\//;

const unescaped = (text: string) =>
  text.replaceAll("&amp;", "&").replaceAll("&#38;", "&").replaceAll("&#x26;", "&");

/** A page and the site around it. */
export interface BuiltPage {
  /** Its path in the built folder. */
  readonly file: string;
  readonly html: string;
  /** Path under which the site is served, without a slash at its end. */
  readonly base: string;
  /** The file that a path of the site shows. */
  readonly fileAt: (path: string) => string | undefined;
  /** The anchors of each page. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The faults of a page, each as the end of a sentence that begins with its name. */
export function faultsOf({ file, html, base, fileAt, anchors }: BuiltPage): string[] {
  const faults = new Set<string>();
  for (const [, raw = ""] of html.matchAll(LINK)) {
    const link = unescaped(raw);
    if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(link)) continue;
    const here = `/${file.replace(/index\.html$/, "")}`;
    const [path, anchor = ""] = splitAnchor(link);
    const whole =
      path === ""
        ? here
        : path.startsWith("/")
          ? withoutBase(path, base)
          : posix.join(posix.dirname(`${here}x`), path);
    const target = whole === undefined ? undefined : fileAt(whole.replace(/\?.*$/, ""));
    if (target === undefined) faults.add(`leads to ${link}, which is not there`);
    else if (
      anchor !== "" &&
      target.endsWith(".html") &&
      !anchors.get(target)?.has(decodeURIComponent(anchor))
    ) {
      faults.add(`leads to ${link}, where nothing is called ${anchor}`);
    }
  }
  for (const fault of promises(html, file)) faults.add(fault);
  if (LOADED.test(html)) faults.add("loads something from another server");
  if (!/<title>[\s\S]+?<\/title>/.test(html)) faults.add("has no title");
  if (!/<meta name="description" content="[^"]{5,}"/.test(html)) faults.add("has no description");
  if (/\[object \w+\]|>NaN</.test(html)) faults.add("shows a value that is none");
  return [...faults];
}

/** What is no text to read. */
const APPLICATIONS = ["404.html", "explorer/index.html"];

/** What every page promises besides: itself as Markdown, and a menu and a search without exports. */
function promises(html: string, file: string): string[] {
  const isExport = /^reference\/packages\/[^/]+\/./.test(file) && !/^[^/]+\/[^/]+\/[^/]+\/index/.test(file);
  const menu = /<nav [^>]*class="sidebar[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
  return [
    ...(APPLICATIONS.includes(file) || html.includes('type="text/markdown"')
      ? []
      : ["does not lead to its Markdown"]),
    ...(menu.includes("/reference/packages/") ? ["has exports in its menu"] : []),
    ...(isExport && html.includes("data-pagefind-body") ? ["is an export that the search finds"] : []),
  ];
}

function splitAnchor(link: string): [path: string, anchor?: string] {
  const at = link.indexOf("#");
  // After the anchor of a form stand the values that it opens with.
  return at < 0 ? [link] : [link.slice(0, at), link.slice(at + 1).replace(/\?.*$/, "")];
}

const withoutBase = (path: string, base: string) =>
  path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
