/** Guides of the documentation as resources. The site is read when an assistant asks for them. */
import { type McpServer, ResourceTemplate } from "@modelcontextprotocol/sdk/server/mcp.js";
import { messageOf, printable } from "@primary-network/devnet/terminal";

/** Address of the documentation. */
export const DOCS_URL = "https://primary-network.github.io/primary-network-sdk/";

/** Milliseconds until a page counts as unreachable. */
const WAIT_MS = 10_000;

/** Greatest size of a page in bytes. */
const MAX_BYTES = 500_000;

/** A guide in `llms.txt`: `- [Title](https://…/guides/paging.md): Description.` */
const GUIDE = /^- \[(?<title>[^\]]+)\]\(\S*\/guides\/(?<name>[\w/-]+)\.md\)(?:: (?<description>.+))?$/gm;

/** Reads a page of the site. @throws Error with its address */
async function readPage(docsUrl: string, path: string): Promise<string> {
  const url = new URL(path, docsUrl.replace(/\/*$/, "/"));
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(WAIT_MS) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body ?? []) {
      size += part.length;
      if (size > MAX_BYTES) throw new Error(`more than ${MAX_BYTES} bytes`);
      parts.push(part);
    }
    return printable(Buffer.concat(parts).toString("utf8"));
  } catch (error) {
    throw new Error(`The documentation at ${url.href} cannot be read: ${messageOf(error)}. Set --docs-url.`);
  }
}

/** Adds the guides as resources `guide:<name>`. */
export function addGuides(server: McpServer, docsUrl: string): void {
  const list = async () => {
    const index = await readPage(docsUrl, "llms.txt");
    const guides = [...index.matchAll(GUIDE)].map(({ groups = {} }) => groups);
    return {
      resources: guides.map(({ title = "", name = "", description }) => ({
        uri: `guide:${name}`,
        name: title,
        title,
        mimeType: "text/markdown",
        ...(description !== undefined && { description }),
      })),
    };
  };
  server.registerResource(
    "guide",
    new ResourceTemplate("guide:{+name}", { list }),
    { title: "Guides", description: "Guides of Primary Network SDK", mimeType: "text/markdown" },
    async (uri, { name }) => {
      if (!/^[\w-]+(?:\/[\w-]+)*$/.test(String(name))) throw new Error(`${uri.href} is not a guide.`);
      const text = await readPage(docsUrl, `guides/${name}.md`);
      return { contents: [{ uri: uri.href, mimeType: "text/markdown", text }] };
    },
  );
}
