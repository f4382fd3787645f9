/** A built page as Markdown: its title and content, without what only a browser needs. */
import type { Element, ElementContent, Nodes, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { defaultHandlers, type Handle, type State, toMdast } from "hast-util-to-mdast";
import type { Nodes as MarkdownNodes, RootContent } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";

/** A page as text. */
export interface PageText {
  readonly title: string;
  readonly description: string;
  /** With its title as the heading. */
  readonly markdown: string;
}

/** Elements that say nothing without a browser. */
const LEFT_OUT = new Set([
  "script",
  "style",
  "link",
  "template",
  "button",
  "try-it",
  "noscript",
  "nearest-pages",
]);

const isElement = (node: Nodes): node is Element => node.type === "element";
const classesOf = ({ properties }: Element): readonly (string | number)[] =>
  Array.isArray(properties.className) ? properties.className : [];
const has = (node: Element, name: string) => classesOf(node).includes(name);
const childrenOf = (node: Nodes): readonly Nodes[] => ("children" in node ? node.children : []);

/** The first element below a node for which `test` holds, in the order of the page. */
function find(node: Nodes, test: (element: Element) => boolean): Element | undefined {
  for (const child of childrenOf(node)) {
    if (isElement(child) && test(child)) return child;
    const inside = find(child, test);
    if (inside) return inside;
  }
  return undefined;
}

const textOf = (node: Nodes): string =>
  node.type === "text" ? node.value : childrenOf(node).map(textOf).join("");

/** Every element below a node for which `test` holds; what is inside one is not looked at. */
function all(node: Nodes, test: (element: Element) => boolean): Element[] {
  return childrenOf(node).flatMap((child) => (isElement(child) && test(child) ? [child] : all(child, test)));
}

/** A frame with code: its language, its title and its lines as they stand. */
const codeFrame: Handle = (_state: State, node: Element) => {
  const pre = find(node, ({ tagName }) => tagName === "pre");
  if (pre === undefined) return undefined;
  const lines = all(pre, (element) => has(element, "ec-line"));
  const value = lines.map((line) => textOf(line).replace(/\n$/, "")).join("\n");
  const title = find(node, (element) => has(element, "title"));
  const name = title ? textOf(title).trim() : "";
  return {
    type: "code",
    lang: String(pre.properties.dataLanguage ?? "") || null,
    meta: name ? `title="${name}"` : null,
    value,
  };
};

/** A drawing by its title and its description. */
const drawing: Handle = (_state: State, node: Element) => {
  const said = ["title", "desc"]
    .map((name) => find(node, ({ tagName }) => tagName === name))
    .flatMap((element) => (element ? [textOf(element).trim().replace(/\.$/, "")] : []));
  if (said.length === 0) return undefined;
  const text = { type: "text" as const, value: `Drawing: ${said.join(". ")}.` };
  return { type: "paragraph", children: [{ type: "emphasis", children: [text] }] };
};

/** Parameters and fields: an item for each, its meaning below its name. */
const definitionList: Handle = (state: State, node: Element) => {
  const parts = all(node, ({ tagName }) => tagName === "dt" || tagName === "dd");
  const children = parts
    .filter(({ tagName }) => tagName === "dt")
    .map((term) => {
      const inside = parts[parts.indexOf(term) + 1];
      const phrasing = state.all(term);
      const meaning = inside?.tagName === "dd" ? state.toFlow(state.all(inside)) : [];
      return { type: "listItem" as const, spread: false, children: [...state.toFlow(phrasing), ...meaning] };
    });
  return { type: "list", ordered: false, spread: false, children } as MarkdownNodes & { type: "list" };
};

/** A figure: frames hold code, and a chart is a drawing whose caption is its title. */
const figure: Handle = (state: State, node: Element, parent) => {
  if (has(node, "frame")) return codeFrame(state, node, parent);
  const svg = has(node, "chart") ? find(node, ({ tagName }) => tagName === "svg") : undefined;
  return svg ? drawing(state, svg, parent) : defaultHandlers.figure?.(state, node);
};

/** Removes headings that nothing follows, such as the headings of forms. */
const withoutEmptyParts = (nodes: readonly RootContent[]): RootContent[] =>
  nodes.filter((node, at) => {
    if (node.type !== "heading") return true;
    const next = nodes[at + 1];
    return next !== undefined && (next.type !== "heading" || next.depth > node.depth);
  });

/** Links to a heading from itself, and what is hidden. */
const isForBrowser = (node: Element) =>
  has(node, "sl-anchor-link") || has(node, "sr-only") || node.properties.hidden === true;

/** The tree without what only a browser needs; links lead to whole addresses. */
function cleaned(node: ElementContent | Root, url: string): void {
  if (!("children" in node)) return;
  node.children = node.children.filter(
    (child) => !(isElement(child) && (LEFT_OUT.has(child.tagName) || isForBrowser(child))),
  ) as typeof node.children;
  for (const child of node.children) {
    if (!isElement(child)) continue;
    for (const name of ["href", "src"]) {
      const address = child.properties[name];
      if (typeof address === "string") child.properties[name] = new URL(address, url).href;
    }
    cleaned(child, url);
  }
}

const metaOf = (tree: Root, name: string): string => {
  const found = find(tree, ({ tagName, properties }) => tagName === "meta" && properties.name === name);
  return String(found?.properties.content ?? "");
};

/**
 * Converts a page.
 *
 * @param html the whole page
 * @param url the page's address, which its links are relative to
 * @returns undefined of a page without content
 */
export function pageMarkdown(html: string, url: string): PageText | undefined {
  // The sidebar is most of a page, and nothing in it is content.
  const head = fromHtml(html.slice(0, html.indexOf("</head>")));
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0];
  if (main === undefined) return undefined;
  const tree = fromHtml(main, { fragment: true });
  const content = find(tree, (element) => has(element, "sl-markdown-content"));
  const heading = find(tree, ({ tagName }) => tagName === "h1");
  if (content === undefined || heading === undefined) return undefined;
  cleaned(content, url);
  const title = textOf(heading).trim();
  const description = metaOf(head, "description");
  const mdast = toMdast(
    { type: "root", children: content.children },
    {
      handlers: {
        figure,
        svg: drawing,
        dl: definitionList,
      },
    },
  );
  const parts = mdast.type === "root" ? withoutEmptyParts(mdast.children) : [];
  const body = toMarkdown(
    { type: "root", children: parts },
    {
      extensions: [gfmToMarkdown({ tablePipeAlign: false, tableCellPadding: true })],
      bullet: "-",
      rule: "-",
    },
  );
  return { title, description, markdown: `# ${title}\n\n${body.trim()}\n` };
}
