/** Passes requests and WebSockets of `dev`'s port on to a real node. */
import { WebSocket } from "ws";
import type { Connect } from "../listen/web-sockets.ts";

/** Headers that belong to one connection (RFC 9110, section 7.6.1), or that each connection sets itself. */
const OF_THE_CONNECTION = [
  "connection",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "host",
  "content-length",
];
/** `fetch` unpacks bodies. */
const OF_THE_BODY = ["content-encoding", "content-length"];

const without = (headers: Headers, names: readonly string[]): Headers => {
  const rest = new Headers(headers);
  for (const name of names) rest.delete(name);
  return rest;
};

/** Sends requests to the node; 502 while it does not respond. */
export function createNodeProxy(nodeUrl: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const hasBody = request.method !== "GET" && request.method !== "HEAD";
    try {
      const response = await fetch(`${nodeUrl}${pathname}${search}`, {
        method: request.method,
        headers: without(request.headers, OF_THE_CONNECTION),
        redirect: "manual",
        signal: request.signal,
        ...(hasBody && { body: await request.arrayBuffer() }),
      });
      return new Response(response.body, {
        status: response.status,
        headers: without(response.headers, [...OF_THE_CONNECTION, ...OF_THE_BODY]),
      });
    } catch (error) {
      if (request.signal.aborted) throw error;
      const headers = { "access-control-allow-origin": "*", "cache-control": "no-store" };
      return new Response("the node does not respond\n", { status: 502, headers });
    }
  };
}

/** Opens a WebSocket to the node for each one to `dev`; messages before it is open wait. */
export function createNodeSockets(nodeUrl: string): Connect {
  return (path, { send, end }) => {
    const socket = new WebSocket(`${nodeUrl.replace(/^http/, "ws")}${path}`);
    const opened = new Promise<void>((resolve) => {
      socket.once("open", resolve);
      socket.once("close", () => resolve());
    });
    socket.on("message", (data) => send(String(data)));
    socket.on("error", () => {}); // followed by "close"
    socket.once("close", end);
    return {
      async receive(text) {
        await opened;
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      poll: async () => {},
      close() {
        socket.off("close", end);
        socket.terminate();
      },
    };
  };
}
