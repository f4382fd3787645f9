/** The list of similar pages on the page for unknown addresses. */
import { type KnownPage, nearestPages } from "../navigation/nearest.ts";

class NearestPages extends HTMLElement {
  connectedCallback(): void {
    const { base = "", pages = "[]" } = this.dataset;
    const known: KnownPage[] = JSON.parse(pages);
    const { pathname } = window.location;
    const sought = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
    const found = nearestPages(decodeURI(sought), known);
    this.querySelector("ul")?.replaceChildren(
      ...found.map(({ path, title }) => {
        const link = Object.assign(document.createElement("a"), { href: base + path, textContent: title });
        const item = document.createElement("li");
        item.append(link);
        return item;
      }),
    );
    this.hidden = found.length === 0;
  }
}

customElements.define("nearest-pages", NearestPages);
