/** Serves a fetch handler on 127.0.0.1. */
import { createServer, type IncomingMessage } from "node:http";
import { listen } from "../../shared/listen.ts";

/** The whole body of a request. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Resolves with the server's URL. */
export function serve(fetch: (request: Request) => Response | Promise<Response>): Promise<string> {
  const server = createServer(async (incoming, outgoing) => {
    const body = await bodyOf(incoming);
    const { url, method = "GET", headers } = incoming;
    const request = new Request(`http://node${url}`, {
      method,
      headers: new Headers(
        Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      ),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const response = await fetch(request);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  return listen(server);
}
