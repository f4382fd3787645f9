/** Accepts WebSockets on the node's port, for the EVM chains of the local network. */
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { servesOrigin } from "./hosts.ts";
import { pathOfTarget } from "./request-target.ts";

/** The other end of a WebSocket. */
export interface SocketSession {
  /** Handles a message. */
  receive(text: string): Promise<void>;
  /** Called every second, to run scheduled work while clients are connected. */
  poll(): Promise<void>;
  close(): void;
}

/** Opens a session for a path; undefined for an unknown path. */
export type Connect = (
  path: string,
  socket: { readonly origin: string | undefined; send(text: string): void; end(): void },
) => SocketSession | undefined;

/** The checks of an upgrade. */
export interface WebSocketOptions {
  readonly connect: Connect;
  readonly hosts: readonly string[] | undefined;
  /** Checks a request's head, as for every other request. */
  readonly refuse: (request: IncomingMessage) => Response | undefined;
}

/** Bytes of one message: as of one request over HTTP. */
const MAX_MESSAGE = 5 << 20;
/** Milliseconds between runs of scheduled work. */
const POLL = 1_000;
/**
 * Status of the close when the server goes away, and when a restored network takes the place of the one
 * connected to.
 */
const GOING_AWAY = 1001;
const SERVICE_RESTART = 1012;

const REASONS: { readonly [status: number]: string } = {
  400: "Bad Request",
  403: "Forbidden",
  404: "Not Found",
  431: "Request Header Fields Too Large",
};

function reject(socket: Duplex, status: number): void {
  socket.once("finish", () => socket.destroy()); // a client may never end its side
  const head = `HTTP/1.1 ${status} ${REASONS[status] ?? "Error"}`;
  socket.end(`${head}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/**
 * Accepts upgrades of a server.
 *
 * @returns a function that ends all connections
 */
export function takeWebSockets(server: Server, { connect, hosts, refuse }: WebSocketOptions): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE, perMessageDeflate: false });

  const open = (socket: WebSocket, path: string, origin: string | undefined) => {
    const failed = () => socket.terminate();
    socket.on("error", failed); // also on a refused socket: a client may send bytes that are no message
    const session = connect(path, {
      origin,
      send: (text) => socket.send(text),
      end: () => socket.close(SERVICE_RESTART),
    });
    if (session === undefined) return socket.close(GOING_AWAY);
    const timer = setInterval(() => void session.poll().catch(failed), POLL);
    timer.unref();
    socket.on("message", (data, isBinary) => {
      // JSON comes in both kinds of messages; the library hands over one Buffer by default.
      if (Buffer.isBuffer(data)) void session.receive(data.toString("utf8")).catch(failed);
      else if (isBinary) failed();
    });
    socket.on("close", () => {
      clearInterval(timer);
      session.close();
    });
  };

  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    const { origin } = request.headers;
    const refused = refuse(request);
    if (refused !== undefined) return reject(socket, refused.status);
    if (!servesOrigin(origin, hosts)) return reject(socket, 403);
    const pathname = pathOfTarget(request.url);
    if (pathname === undefined) return reject(socket, 400);
    if (!/^\/ext\/bc\/[^/]+\/ws$/.test(pathname)) return reject(socket, 404);
    sockets.handleUpgrade(request, socket, head, (webSocket) => open(webSocket, pathname, origin));
  });

  return () => {
    for (const socket of sockets.clients) {
      socket.close(GOING_AWAY);
      socket.terminate();
    }
  };
}
