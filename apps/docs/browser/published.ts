/** The built site as it is published: its files alone, from a plain server. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { listen } from "../../../tools/shared/listen.ts";
import { dist } from "./dist.ts";

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** A running server. */
export interface Published {
  readonly url: string;
  /** The paths that it sent, with the bytes of each. */
  readonly sent: readonly { readonly path: string; readonly bytes: number }[];
  close(): Promise<void>;
}

/** Serves the site; `replaced` are texts in place of files, by path. */
export async function servePublished(replaced: Readonly<Record<string, string>> = {}): Promise<Published> {
  const sent: { path: string; bytes: number }[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site");
    const path = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    try {
      const body = replaced[path] ?? (await readFile(join(dist, decodeURIComponent(path))));
      sent.push({ path, bytes: body.length });
      response.setHeader("content-type", CONTENT_TYPES[extname(path)] ?? "application/octet-stream");
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  const url = await listen(server);
  return {
    url,
    sent,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
