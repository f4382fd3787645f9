/**
 * Path of a page as Markdown, from the root of the site.
 *
 * @param page the page's address inside the site, such as `guides/paging`; empty for the home page
 */
export function markdownPath(page: string): string {
  const name = page.replace(/^\/|\/$/g, "");
  return name === "" ? "/index.md" : `/${name}.md`;
}
