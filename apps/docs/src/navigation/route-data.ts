/** The head of each page: its copy as Markdown, and a mark on the page of a call. */

import { markdownPath } from "./markdown-path.ts";

/** An element of a page's head. */
interface HeadElement {
  readonly tag: "meta" | "link";
  readonly attrs: Readonly<Record<string, string>>;
}

/** Part of Starlight's context that this file uses. Starlight's own types are sources for a bundler. */
interface PageContext {
  readonly locals: {
    readonly starlightRoute: {
      readonly id: string;
      readonly head: HeadElement[];
      readonly entry: { readonly data: { readonly console?: boolean } };
    };
  };
}

export function onRequest({ locals }: PageContext): void {
  const { starlightRoute } = locals;
  const base = import.meta.env.BASE_URL.replace(/\/$/, "");
  // Styles go by it from the first byte on: by what is in the page they would change while it is read.
  if (starlightRoute.entry.data.console)
    starlightRoute.head.push({ tag: "meta", attrs: { name: "primary-network-page", content: "call" } });
  if (starlightRoute.id === "404") return;
  const href = `${base}${markdownPath(starlightRoute.id)}`;
  starlightRoute.head.push({ tag: "link", attrs: { rel: "alternate", type: "text/markdown", href } });
}
