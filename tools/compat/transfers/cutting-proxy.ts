/** A proxy in front of a node that cuts a client off at one of its requests: what a killed process sees. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** The request at which a client is cut off. */
export interface Cut {
  /** Number of the request, from 1; Infinity for none. */
  readonly at: number;
  /** True if the node still gets that request, and only its response is lost. */
  readonly isSent: boolean;
}

/** A running proxy. */
export interface CuttingProxy {
  readonly url: string;
  /** Requests so far. */
  requests(): number;
  /** Resolves when the node has finished every request that it got, and the port is free. */
  close(): Promise<void>;
}

/** Starts a proxy of a node on a free port of the loopback address. */
export async function startCuttingProxy(nodeUrl: string, { at, isSent }: Cut): Promise<CuttingProxy> {
  let count = 0;
  let isDead = false;
  const running = new Set<Promise<void>>();

  async function pass(request: IncomingMessage, response: ServerResponse, isLast: boolean): Promise<void> {
    const body = new Uint8Array(await buffer(request));
    const { method = "POST", headers, url = "/" } = request;
    const sent = await fetch(new URL(url, nodeUrl), {
      method,
      headers: { "content-type": headers["content-type"] ?? "application/json" },
      ...(body.length > 0 && { body }),
    });
    const bytes = await sent.bytes();
    if (isLast) isDead = true;
    // Nothing reaches a dead process, also of the requests that it made before.
    if (isDead) response.destroy();
    else
      response
        .writeHead(sent.status, {
          "content-type": sent.headers.get("content-type") ?? "application/json",
        })
        .end(bytes);
  }

  const server = createServer((request, response) => {
    request.on("error", () => {}); // cut off
    response.on("error", () => {});
    count++;
    if (isDead || count > at || (count === at && !isSent)) {
      isDead = true;
      response.destroy();
      return;
    }
    const passing = pass(request, response, count === at).catch(() => void response.destroy());
    running.add(passing);
    passing.finally(() => running.delete(passing));
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // listening
  return {
    url: `http://127.0.0.1:${port}`,
    requests: () => count,
    async close() {
      await Promise.all(running);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
