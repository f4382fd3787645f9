/** Pages as Markdown, and the lists of them. */
import { describe, expect, test } from "vitest";
import { llmsFullText, llmsText } from "./llms.ts";
import { pageMarkdown } from "./page-markdown.ts";

const URL_OF_PAGE = "https://docs.example/sdk/guides/paging/";
const built = (content: string) =>
  `<html><head><meta name="description" content="How &amp; why."></head><body><nav>menu</nav><main><h1>Paging</h1><copy-markdown><button>Copy</button></copy-markdown><div class="sl-markdown-content">${content}</div><footer>next</footer></main></body></html>`;
const bodyOf = (content: string) =>
  pageMarkdown(built(content), URL_OF_PAGE)
    ?.markdown.replace(/^# Paging\n\n/, "")
    .trimEnd();

describe("a page as Markdown", () => {
  test("has its title, its description and its content alone", () => {
    expect(pageMarkdown(built("<p>Text.</p>"), URL_OF_PAGE)).toEqual({
      title: "Paging",
      description: "How & why.",
      markdown: "# Paging\n\nText.\n",
    });
    expect(pageMarkdown("<html><head></head><body>no content</body></html>", URL_OF_PAGE)).toBeUndefined();
  });

  test.each<[what: string, html: string, want: string]>([
    [
      "code keeps its lines, its language and its title",
      '<div class="expressive-code"><link rel="stylesheet" href="/x.css"><figure class="frame has-title"><figcaption class="header"><span class="title">a.ts</span></figcaption><pre data-language="ts"><code><div class="ec-line"><div class="code"><span>if (a &lt; 1) {</span></div></div><div class="ec-line"><div class="code"><span class="indent">  </span><span>b();</span></div></div><div class="ec-line"><div class="code">\n</div></div><div class="ec-line"><div class="code">}</div></div></code></pre><div class="copy"><button data-code="x">Copy</button></div></figure></div>',
      '```ts title="a.ts"\nif (a < 1) {\n  b();\n\n}\n```',
    ],
    [
      "headings have no links to themselves",
      '<div class="sl-heading-wrapper level-h2"><h2 id="a">A</h2><a class="sl-anchor-link" href="#a"><span class="sr-only">Section</span></a></div><p>b</p>',
      "## A\n\nb",
    ],
    [
      "links are whole",
      '<p><a href="../retries/">one</a> <a href="/sdk/errors/#x">two</a> <img src="../../a.webp" alt="three"></p>',
      "[one](https://docs.example/sdk/guides/retries/) [two](https://docs.example/sdk/errors/#x) ![three](https://docs.example/sdk/a.webp)",
    ],
    [
      "fields are a list",
      '<dl class="fields"><dt id="f"><code>page<wbr>Size</code> <span>integer · optional</span></dt><dd><p>At most 100.</p></dd><dt><code>b</code></dt><dd></dd></dl>',
      "- `pageSize` integer · optional\n\n  At most 100.\n- `b`",
    ],
    [
      "tables stay tables",
      "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td><code>x|y</code></td></tr></tbody></table>",
      "| a |\n| - |\n| `x\\|y` |",
    ],
    [
      "drawings are said in words",
      "<svg><title>The parts</title><desc>One calls the other.</desc><text>a</text></svg>",
      "*Drawing: The parts. One calls the other.*",
    ],
    [
      "a chart is its drawing",
      '<figure class="chart"><figcaption>A</figcaption><svg><title>A</title></svg></figure>',
      "*Drawing: A.*",
    ],
    [
      "forms, buttons and what is hidden are left out",
      "<p>a</p><h2>Try it</h2><try-it><input></try-it><button>b</button><div hidden><p>c</p></div><script>d</script>",
      "a",
    ],
  ])("%s", (_what, html, want) => {
    expect(bodyOf(html)).toBe(want);
  });
});

const pageAt = (page: string) => ({
  page,
  title: page,
  description: `About ${page}.`,
  markdown: `# ${page}\n\nText of ${page}.\n`,
  url: `https://docs.example/${page}.md`,
});
const pages = [
  "reference/cli",
  "reference/data/list-validators",
  "guides/runbooks/down",
  "guides/paging",
  "guides/validators-and-staking",
  "reference/packages/core/classes/httperror",
].map(pageAt);

describe("llms.txt", () => {
  const text = llmsText(pages, "https://docs.example/");
  test("begins as the standard says, and has the pages by task", () => {
    expect(text).toMatch(/^# Primary Network SDK\n\n> /);
    expect(text).toContain("- [guides/paging](https://docs.example/guides/paging.md): About guides/paging.");
    const at = (part: string) => text.indexOf(part);
    const order = [
      "## Validators",
      "(https://docs.example/guides/validators",
      "data/list-validators.md",
      "## Pages",
      "## Reference",
      "reference/cli",
      "## Optional",
      "runbooks/down",
    ].map(at);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(Math.min(...order)).toBeGreaterThan(0);
  });
  test("names the specifications and the whole text, and no export", () => {
    expect(text).toContain("https://docs.example/llms-full.txt");
    expect(text).toContain("https://docs.example/specs/openrpc-p-chain.json");
    expect(text).not.toContain("httperror");
  });
});

test("llms-full.txt has each page with where it is from, but no runbook", () => {
  const text = llmsFullText(pages);
  expect(text).toContain(
    "# guides/paging\n\nSource: https://docs.example/guides/paging.md\n\nText of guides/paging.\n",
  );
  expect(text).not.toContain("runbooks");
});
