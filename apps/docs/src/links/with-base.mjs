// A rehype plugin: links from the root of the site lead to where the site is served.
export function withBase(base = "/") {
  const prefix = base.replace(/\/$/, "");
  const walk = (node) => {
    const href = node.properties?.href;
    if (typeof href === "string" && href.startsWith("/") && !href.startsWith("//")) {
      node.properties.href = prefix + href;
    }
    for (const child of node.children ?? []) walk(child);
  };
  return walk;
}
