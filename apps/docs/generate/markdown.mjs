/** Pieces of Markdown. */
import { escapeHtml } from "./html.mjs";

const cell = (value) =>
  String(value)
    .replaceAll("|", "\\|")
    .replaceAll(/\s*\n\s*/g, " ");

/** Prose of a specification: Markdown already, in which only what would be HTML is made plain. */
export const text = (prose) => prose.trim().replaceAll(/<(?=[a-zA-Z/!])/g, "&lt;");

/** A table; none without rows. */
export function table(head, rows) {
  if (rows.length === 0) return "";
  const line = (cells) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A note, in which a value stands between backticks. */
const note = (value) => escapeHtml(value).replaceAll(/`([^`]*)`/g, "<code>$1</code>");

/** A name that may break after its dots. */
const breakable = (name) => escapeHtml(name).replaceAll(".", ".<wbr>");

/**
 * Parameters or fields, each with what it is beside its name, and rule and meaning below; none without entries. Tables of them would be
 * wider than a page: names of fields inside fields are long.
 *
 * @param {{ name: string, id?: string, notes: string[], rule?: string, meaning: string }[]} entries
 */
export function definitions(entries) {
  if (entries.length === 0) return "";
  const parts = entries.flatMap(({ name, id, notes, rule = "", meaning }) => [
    `<dt${id === undefined ? "" : ` id="${id}"`}><code>${breakable(name)}</code> <span>${notes.map(note).join(" · ")}</span></dt>\n<dd>`,
    ...(rule === "" ? [] : [`${rule}.`]),
    ...(meaning === "" ? [] : [meaning]),
    "</dd>",
  ]);
  return ['<dl class="fields">', ...parts, "</dl>"].join("\n\n");
}

/** A list. */
export const lines = (items) => items.map((item) => `- ${item}`).join("\n");

/** A block of code. */
export const code = (language, content, title) =>
  `\`\`\`${language}${title === undefined ? "" : ` title="${title}"`}\n${content}\n\`\`\``;

/** The first sentence, as plain text: what search results and link previews show. */
const firstSentence = (prose) =>
  (/^[\s\S]*?[.!?](?=\s|$)/.exec(prose.trim())?.[0] ?? prose).replaceAll(/\s+/g, " ").replaceAll("`", "");

/**
 * A page: what stands in its head, and its parts, of which empty ones are left out.
 *
 * @param {{ title: string, description?: string, order?: number, badge?: object, label?: string, console?: boolean, search?: boolean }} head
 * @param {string[]} parts
 */
export function page({ title, description, order, badge, label, console = false, search = true }, parts) {
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
    ...(console && { console }),
    ...(!search && { pagefind: false }),
    editUrl: false,
  };
  const front = Object.entries(head).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${front.join("\n")}\n---\n\n${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** The name of a page or anchor: `listValidators` is `list-validators`. */
export const slug = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .toLowerCase();
