/** Pieces of Markdown. */
import { escapeHtml } from "./html.ts";

const cell = (value: unknown) =>
  String(value)
    .replaceAll("|", "\\|")
    .replaceAll(/\s*\n\s*/g, " ");

/** Prose of a specification: Markdown already, in which only what would be HTML is made plain. */
export const text = (prose: string): string => prose.trim().replaceAll(/<(?=[a-zA-Z/!])/g, "&lt;");

/** A table; none without rows. */
export function table(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  if (rows.length === 0) return "";
  const line = (cells: readonly unknown[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Words in HTML, in which a value stands between backticks. */
export const inlineHtml = (value: string): string =>
  escapeHtml(value).replaceAll(/`([^`]*)`/g, "<code>$1</code>");

/** A name that may break after its dots. */
const breakable = (name: string) => escapeHtml(name).replaceAll(".", ".<wbr>");

/** A parameter or a field. */
export interface Definition {
  readonly name: string;
  /** The anchor that leads to it. */
  readonly id: string;
  /** Its type and whether it is required. */
  readonly notes: readonly string[];
  readonly rule?: string;
  readonly meaning: string;
}

/**
 * A parameter or field of a `dl`: what it is beside its name, rule and meaning below, then what stands inside it. A table of them would
 * be wider than a page: names of fields inside fields are long.
 */
export function definition({ name, id, notes, rule = "", meaning }: Definition, inner = ""): string {
  const anchor = `<a class="anchor" href="#${id}" aria-label="Link to ${escapeHtml(name)}">#</a>`;
  return [
    `<div id="${id}"><dt><code>${breakable(name)}</code> <span>${notes.map(inlineHtml).join(" · ")}</span> ${anchor}</dt>\n<dd>`,
    ...(rule === "" ? [] : [`${rule}.`]),
    ...(meaning === "" ? [] : [meaning]),
    ...(inner === "" ? [] : [inner]),
    "</dd></div>",
  ].join("\n\n");
}

/** A list. */
export const lines = (items: readonly string[]): string => items.map((item) => `- ${item}`).join("\n");

/** A block of code. */
export const code = (language: string, content: string, title?: string): string =>
  `\`\`\`${language}${title === undefined ? "" : ` title="${title}"`}\n${content}\n\`\`\``;

/** The first sentence, as plain text: what search results and link previews show. */
const firstSentence = (prose: string) =>
  (/^[\s\S]*?[.!?](?=\s|$)/.exec(prose.trim())?.[0] ?? prose).replaceAll(/\s+/g, " ").replaceAll("`", "");

/** What stands in the head of a page. */
export interface PageHead {
  readonly title: string;
  readonly description?: string | undefined;
  /** Its position in the sidebar. */
  readonly order?: number;
  readonly badge?: { readonly text: string; readonly variant: string } | undefined;
  /** Its name in the sidebar, if not the title. */
  readonly label?: string;
  /** Whether it has a form that makes its call. Default false. */
  readonly console?: boolean;
  /** Whether the search finds it. Default true. */
  readonly search?: boolean;
}

/** A page: what stands in its head, and its parts, of which empty ones are left out. */
export function page(
  { title, description, order, badge, label, console = false, search = true }: PageHead,
  parts: readonly string[],
): string {
  const sidebar = {
    ...(order !== undefined && { order }),
    ...(label !== undefined && { label }),
    ...(badge !== undefined && { badge }),
  };
  // JSON is YAML too.
  const head = {
    title,
    ...(description !== undefined && { description: firstSentence(description) }),
    ...(Object.keys(sidebar).length > 0 && { sidebar }),
    // Such a page has its call at its side, where others have a list of their parts.
    ...(console && { console, tableOfContents: false }),
    ...(!search && { pagefind: false }),
    editUrl: false,
  };
  const front = Object.entries(head).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${front.join("\n")}\n---\n\n${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** The name of a page or anchor: `listValidators` is `list-validators`. */
export const slug = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .toLowerCase();
