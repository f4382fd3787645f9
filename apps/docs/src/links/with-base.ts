// A rehype plugin: links from the root of the site lead to where the site is served, and to pages that the build has.

/** A node of a page's tree; only what the plugin reads is named. */
interface Node {
  readonly properties?: { href?: unknown };
  readonly children?: readonly Node[];
}

/** Options of links. */
export interface LinkOptions {
  /** Path under which the site is served. */
  readonly base: string;
  /** Target of a link from the root in this build. Default: the link itself. */
  readonly target?: ((href: string) => string) | undefined;
}

export function withBase({ base, target = (href) => href }: LinkOptions): (tree: object) => void {
  const prefix = base.replace(/\/$/, "");
  const walk = (node: Node): void => {
    const { properties } = node;
    const href = properties?.href;
    if (properties && typeof href === "string" && href.startsWith("/") && !href.startsWith("//")) {
      properties.href = prefix + target(href);
    }
    for (const child of node.children ?? []) walk(child);
  };
  return (tree) => walk(tree);
}
