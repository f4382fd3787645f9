/** A local network as a node on loopback, whose responses can be observed and cut. */

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Localnet } from "@primary-network/localnet";

export interface LoopbackNode {
  readonly url: string;
  /** Called when a request has come in, before its response; returns the share of the response's bytes to send, 1 when undefined. */
  requested: () => number | undefined;
  /** Called when a response, or its share, has been sent. */
  responded: () => void;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

export async function listenOnLoopback(net: Localnet): Promise<LoopbackNode> {
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    const share = node.requested() ?? 1;
    const requested = new Request(`http://localnet${request.url}`, {
      method: request.method ?? "GET",
      headers: { "content-type": "application/json" },
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const onResponse = await net.fetch(requested);
    const bytes = new Uint8Array(await onResponse.arrayBuffer());
    response.writeHead(onResponse.status, {
      "content-type": "application/json",
      "content-length": bytes.length,
    });
    const sent = bytes.subarray(0, Math.floor(bytes.length * share));
    if (share < 1) response.write(sent, () => node.responded());
    else response.end(sent, () => node.responded());
  };
  const server = createServer((request, response) => {
    // Who asked may be killed at any time.
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const node: LoopbackNode = {
    url: `http://127.0.0.1:${port}`,
    requested: () => undefined,
    responded: () => {},
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return node;
}
