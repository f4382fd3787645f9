/** A node in this process: whatever handles web-standard requests. */
import type { Node } from "./exchange.ts";

/** Changes with every response, or says what the body's length is. */
const LEFT_OUT = new Set(["date", "content-length", "transfer-encoding"]);

/** @param fetch handles requests below `http://127.0.0.1` */
export function nodeInProcess(fetch: (request: Request) => Promise<Response>): Node {
  return async ({ method, path, headers, body }) => {
    const { host = "127.0.0.1", ...others } = headers;
    const init: RequestInit = { method, headers: others };
    if (body !== undefined && method !== "GET" && method !== "HEAD") {
      // Bytes have no content type of their own; text would get one.
      init.body = new TextEncoder().encode(body);
    }
    const response = await fetch(new Request(`http://${host}${path}`, init));
    const named = [...response.headers].filter(([name]) => !LEFT_OUT.has(name));
    return {
      status: response.status,
      headers: Object.fromEntries(named.sort()),
      body: await response.text(),
    };
  };
}
