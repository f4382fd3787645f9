/** llms.txt, the list of pages for language models (llmstxt.org), and llms-full.txt, the pages themselves. */
import { pagesOf, REFERENCE, tasks } from "../../src/navigation/tasks.ts";
import type { PageText } from "./page-markdown.ts";

/** A page with its addresses. */
export interface SitePage extends PageText {
  /** Inside the site, such as `guides/paging`; empty for the home page. */
  readonly page: string;
  /** Of its Markdown. */
  readonly url: string;
}

/** What a model has to know before it reads any page. */
const ABOUT = `> Typed clients for the data service, the metrics service and the P-Chain RPC of Avalanche's Primary Network, the service itself to host yourself, and a local network to develop against.

- Packages for TypeScript and JavaScript: \`@primary-network/data\`, \`@primary-network/metrics\`, \`@primary-network/pchain-rpc\`, \`@primary-network/codec\`. Make a client with \`createDataClient({ baseUrl, network })\`, \`createMetricsClient({ baseUrl })\` or \`createPChainClient({ baseUrl })\`.
- \`npx primary-network dev\` runs a local network with its service on this machine: service at http://127.0.0.1:8080, node at http://127.0.0.1:9650. No account and no key are needed.
- Amounts are decimal strings in the smallest unit of their asset (nAVAX, wei); times are Unix seconds.
- A listing is walked by \`for await (const item of data.validators.list({ … }))\`, or read page by page.
- Every call ends: with a value, or with one typed error that says whether to try again.`;

const isExport = (page: string) => page.startsWith("reference/packages/");
const isRunbook = (page: string) => page.startsWith("guides/runbooks/");

/** Pages by group, in the order of the sidebar; exports are left to the packages' own pages. */
function grouped(pages: readonly SitePage[]): { label: string; pages: SitePage[] }[] {
  const byName = new Map(pages.map((page) => [page.page, page]));
  const named = new Set(tasks.flatMap(pagesOf));
  const others = pages.filter(({ page }) => page !== "" && !named.has(page) && !isExport(page));
  return [
    ...tasks.map((task) => ({
      label: task.label,
      pages: pagesOf(task).flatMap((page) => byName.get(page) ?? []),
    })),
    { label: REFERENCE, pages: others.filter(({ page }) => !isRunbook(page)) },
    // What the standard calls a section that may be skipped.
    { label: "Optional", pages: others.filter(({ page }) => isRunbook(page)) },
  ];
}

const lineOf = ({ title, url, description }: SitePage) =>
  `- [${title}](${url})${description === "" ? "" : `: ${description}`}`;

/** The list of pages. */
export const llmsText = (pages: readonly SitePage[], site: string): string =>
  `${[
    "# Primary Network SDK",
    ABOUT,
    `All pages in one file: ${new URL("llms-full.txt", site).href}. Specifications: ${["openapi-data", "openapi-metrics", "openrpc-p-chain"].map((name) => new URL(`specs/${name}.json`, site).href).join(", ")}.`,
    ...grouped(pages).flatMap((group) => [`## ${group.label}`, group.pages.map(lineOf).join("\n")]),
  ].join("\n\n")}\n`;

/** Joins all pages except exports and runbooks. */
export const llmsFullText = (pages: readonly SitePage[]): string =>
  [
    `# Primary Network SDK\n\n${ABOUT}\n`,
    ...grouped(pages)
      .filter(({ label }) => label !== "Optional")
      .flatMap((group) => group.pages)
      .map(({ markdown, url }) => `${markdown.replace("\n", `\n\nSource: ${url}\n`)}`),
  ].join("\n---\n\n");
