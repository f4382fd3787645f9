/** A request whose body is still on its way: the service has it, and works on it until the rest comes. */

import { connect, type Socket } from "node:net";
import { expect } from "vitest";

/** The body to send: it is refused when it is whole. */
export const BODY = '{"type":"nothing","options":{}}';

export interface RunningRequest {
  readonly socket: Socket;
  /** Bytes that came back so far. */
  response(): string;
}

/** Resolves when the service waits for the body. */
export async function startRequest(url: URL): Promise<RunningRequest> {
  const socket = connect(Number(url.port), url.hostname);
  let response = "";
  socket.on("error", () => {}); // the service may end first: what came until then counts
  socket.setEncoding("utf8").on("data", (text: string) => {
    response += text;
  });
  const head = `POST /v1/operations/transactions:export HTTP/1.1\r\nhost: ${url.host}\r\ncontent-type: application/json\r\n`;
  socket.write(`${head}expect: 100-continue\r\ncontent-length: ${BODY.length}\r\n\r\n`);
  await expect.poll(() => response).toContain("100 Continue"); // it has the request
  return { socket, response: () => response };
}
