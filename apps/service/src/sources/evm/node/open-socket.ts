/** Opens WebSockets with ws: Node 20 has none of its own. */

import { WebSocket } from "ws";
import type { OpenSocket } from "../head-subscription.ts";

/** Largest message in bytes: an announcement is the header of a block, about 1,500. */
const MAX_MESSAGE = 1 << 20;
/** Milliseconds for the connection. */
const CONNECT_MS = 10_000;
/** Milliseconds between pings; a connection on which two in a row get no pong is closed. */
const PING_MS = 30_000;

export const openSocket: OpenSocket = (url, events) => {
  const socket = new WebSocket(url, {
    maxPayload: MAX_MESSAGE,
    handshakeTimeout: CONNECT_MS,
    followRedirects: false,
    perMessageDeflate: false,
  });
  let unanswered = 0;
  const pings = setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (++unanswered > 2) socket.terminate();
    else socket.ping();
  }, PING_MS);
  pings.unref();
  const alive = () => {
    unanswered = 0;
  };
  socket.on("pong", alive);
  socket.on("open", () => events.opened());
  socket.on("message", (data) => {
    alive();
    events.received(data.toString());
  });
  socket.on("error", () => {}); // close follows
  socket.on("close", () => {
    clearInterval(pings);
    events.closed();
  });
  return {
    send: (text) => socket.send(text, () => {}), // a failure closes the connection
    close: () => socket.terminate(),
  };
};
