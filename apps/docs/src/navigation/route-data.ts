/** What each page says of itself in its head besides: its picture where a link to it is shown, where it is as Markdown, and whether it is that of a call. */

import { markdownPath } from "./markdown-path.ts";
import { groupOf } from "./tasks.ts";

/** An element of a page's head. */
interface HeadElement {
  readonly tag: "meta" | "link";
  readonly attrs: Readonly<Record<string, string>>;
}

/** What Starlight gives: only what is used here is named, since its own types are sources for a bundler. */
interface PageContext {
  readonly locals: {
    readonly starlightRoute: {
      readonly id: string;
      readonly head: HeadElement[];
      readonly entry: { readonly data: { readonly console?: boolean } };
    };
  };
  readonly site: URL | undefined;
  readonly url: URL;
}

export function onRequest({ locals, site, url }: PageContext): void {
  const { starlightRoute } = locals;
  const base = import.meta.env.BASE_URL.replace(/\/$/, "");
  const { id, label } = groupOf(starlightRoute.id);
  const picture = new URL(`${base}/social/${id}.png`, site ?? url).href;
  const meta = (attrs: Record<string, string>): HeadElement => ({ tag: "meta", attrs });
  starlightRoute.head.push(
    meta({ property: "og:image", content: picture }),
    meta({ property: "og:image:width", content: "1200" }),
    meta({ property: "og:image:height", content: "630" }),
    meta({ property: "og:image:alt", content: `Primary Network SDK: ${label}` }),
    meta({ name: "twitter:image", content: picture }),
  );
  // Styles go by it from the first byte on: by what is in the page they would change while it is read.
  if (starlightRoute.entry.data.console)
    starlightRoute.head.push(meta({ name: "primary-network-page", content: "call" }));
  if (starlightRoute.id === "404") return;
  const href = `${base}${markdownPath(starlightRoute.id)}`;
  starlightRoute.head.push({ tag: "link", attrs: { rel: "alternate", type: "text/markdown", href } });
}
