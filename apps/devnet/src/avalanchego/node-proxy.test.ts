/** WebSockets are passed on to the node: messages that come before it is open wait, and its end is passed back. */
import { once } from "node:events";
import { expect, test } from "vitest";
import { WebSocketServer } from "ws";
import { createNodeSockets } from "./node-proxy.ts";

test("messages go both ways, and the node's end ends the client's socket", async () => {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  await once(server, "listening");
  server.on("connection", (socket, { url }) => {
    socket.on("message", (data) => socket.send(`${url} got ${data}`));
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const sent: string[] = [];
  let ended = 0;
  const session = createNodeSockets(`http://127.0.0.1:${port}`)("/ext/bc/C/ws", {
    origin: undefined,
    send: (text) => sent.push(text),
    end: () => ended++,
  });
  await session?.receive("one"); // before the socket to the node is open
  await session?.receive("two");
  await expect.poll(() => sent).toEqual(["/ext/bc/C/ws got one", "/ext/bc/C/ws got two"]);
  for (const client of server.clients) client.close();
  await expect.poll(() => ended).toBe(1);
  await session?.receive("three"); // is dropped
  await new Promise((resolve) => server.close(resolve));
});
