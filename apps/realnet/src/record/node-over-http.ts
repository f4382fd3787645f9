/** A node over HTTP, asked with whatever headers a question has: `host` too, which `fetch` would not send. */
import { request } from "node:http";
import type { Node, Reply } from "../questions/exchange.ts";

const TIMEOUT_MS = 30_000;
/** Changes with every response, or says what the body's length is. */
const LEFT_OUT = new Set(["date", "content-length", "transfer-encoding", "connection", "keep-alive"]);

/** @param url base URL of the node, on loopback */
export function nodeOverHttp(url: string): Node {
  return ({ method, path, headers, body }) =>
    new Promise<Reply>((resolve, reject) => {
      const asked = request(
        new URL(path, url),
        { method, headers, timeout: TIMEOUT_MS, agent: false },
        (response) => {
          const parts: Buffer[] = [];
          response.on("data", (part: Buffer) => parts.push(part));
          response.on("error", reject);
          response.on("end", () => {
            const named = Object.entries(response.headers).filter(([name]) => !LEFT_OUT.has(name));
            resolve({
              status: response.statusCode ?? 0,
              headers: Object.fromEntries(named.sort().map(([name, value]) => [name, String(value)])),
              body: Buffer.concat(parts).toString("utf8"),
            });
          });
        },
      );
      asked.on("timeout", () =>
        asked.destroy(new Error(`${method} ${path}: no response within ${TIMEOUT_MS} ms`)),
      );
      asked.on("error", reject);
      asked.end(body);
    });
}
