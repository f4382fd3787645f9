// A rehype plugin: links from the root of the site lead to where the site is served.

/** A node of a page's tree; only what the plugin reads is named. */
interface Node {
  readonly properties?: { href?: unknown };
  readonly children?: readonly Node[];
}

export function withBase(base = "/"): (tree: object) => void {
  const prefix = base.replace(/\/$/, "");
  const walk = (node: Node): void => {
    const { properties } = node;
    const href = properties?.href;
    if (properties && typeof href === "string" && href.startsWith("/") && !href.startsWith("//")) {
      properties.href = prefix + href;
    }
    for (const child of node.children ?? []) walk(child);
  };
  return (tree) => walk(tree);
}
