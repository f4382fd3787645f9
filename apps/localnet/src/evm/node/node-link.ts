/**
 * The connection to a node on this machine: Node's own client over kept connections takes a quarter of the processor time of the
 * global fetch (1441 calls of a history: 0.29 s instead of 1.2 s), and a logged history is sent without waiting for each response.
 */
import { Agent, request } from "node:http";
import { createConnection } from "node:net";
import type { EvmLink } from "../chain/node.ts";
import { readResponses } from "./read-responses.ts";

const JSON_TYPE = "application/json";

function post(url: string, agent: Agent, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": JSON_TYPE, "content-length": Buffer.byteLength(body) };
    const sent = request(url, { method: "POST", agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => resolve(Buffer.concat(parts).toString("utf8")));
      response.on("error", reject);
    });
    sent.on("error", (error: NodeJS.ErrnoException) => {
      // The node ended an idle connection at the moment of its use: it has not seen the request.
      if (sent.reusedSocket && error.code === "ECONNRESET") resolve(post(url, agent, body));
      else reject(error);
    });
    sent.end(body);
  });
}

/** HTTP/1.1 pipelining (RFC 9112, section 9.3.2): the node handles one request after the other and responds in their order. */
function pipeline(url: string, bodies: readonly string[]): Promise<string[]> {
  const { hostname, port, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host: hostname, port: Number(port) });
    const responses = readResponses(bodies.length, (texts) => {
      socket.destroy();
      resolve(texts);
    });
    socket.on("data", (part) => {
      try {
        responses(part);
      } catch (error) {
        socket.destroy();
        reject(error);
      }
    });
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("the node closed the connection")));
    for (const body of bodies)
      socket.write(
        `POST / HTTP/1.1\r\nhost: ${host}\r\ncontent-type: ${JSON_TYPE}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
  });
}

/** @param url base URL of the node, on loopback */
export function createNodeLink(url: string): EvmLink & { end(): void } {
  const agent = new Agent({ keepAlive: true });
  const send = (body: string) => post(url, agent, body);
  return {
    send,
    // A connection of its own pays from the second request on.
    sendAll: (bodies) => (bodies.length > 1 ? pipeline(url, bodies) : Promise.all(bodies.map(send))),
    end: () => agent.destroy(),
  };
}
