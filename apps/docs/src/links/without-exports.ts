// A site without the pages of exports: what leads to one of them leads to the list of packages instead.

/** True if this build has a page for each export of the packages: `pnpm docs:build --api`. */
export const hasExports: boolean = process.env.DOCS_API === "1";

const PAGE_OF_EXPORT = /^\/reference\/packages\/([^/#]+)(?:[/#].*)?$/;

/** Target of a link from the root in a build without the pages of exports. */
export function withoutExports(href: string): string {
  const name = PAGE_OF_EXPORT.exec(href)?.[1];
  return name === undefined ? href : `/reference/exports/#${name}`;
}
