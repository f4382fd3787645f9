/** Targets of requests, as the listeners read them and as bytes on a connection. */
import { connect } from "node:net";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { listen, pathOfTarget } from "@primary-network/devnet/parts";
import { afterEach, describe, expect, it } from "vitest";
import { startHttp } from "../src/mcp/run-mcp.ts";

it.each<[target: string | undefined, path: string | undefined]>([
  [undefined, undefined],
  ["", undefined],
  ["/", "/"],
  ["/mcp?x=1", "/mcp"],
  ["//", "//"],
  ["//x", "//x"],
  ["///x/y", "///x/y"],
  ["/%", "/%"],
  ["/a/../b", "/b"],
  ["http://other.example/mcp", "/mcp"],
  ["HTTPS://other.example", "/"],
  ["http://[", undefined],
  ["http://", undefined],
  ["*", undefined],
  ["other.example:80", undefined],
  ["file:///etc/passwd", undefined],
])("the path of the target %j is %j", (target, path) => {
  expect(pathOfTarget(target)).toBe(path);
});

/** Statuses that a listener responds with; undefined where it only ends the connection. */
interface Row {
  readonly line: string;
  readonly request: number | undefined;
  readonly upgrade: number | undefined;
}

/** Sends a request's head and reads its response's status; undefined when the connection ends without one. */
function statusOf(port: number, head: readonly string[]): Promise<number | undefined> {
  return new Promise((resolve) => {
    let response = "";
    const socket = connect(port, "127.0.0.1", () => socket.write([...head, "", ""].join("\r\n"), "latin1"));
    socket.setEncoding("latin1");
    socket.on("data", (part) => {
      response += part;
      const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(response) ?? [];
      if (status === undefined) return;
      resolve(Number(status));
      socket.destroy(); // it might be kept for another request
    });
    socket.on("error", () => {}); // a reset ends the connection, too
    socket.on("close", () => resolve(undefined)); // nothing happens where a status was read
  });
}

const UPGRADE = [
  "upgrade: websocket",
  "sec-websocket-version: 13",
  "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
];

/** Cases that listeners of one kind survive: a usual request still gets its response. */
interface Kind {
  readonly name: string;
  readonly open: () => Promise<{ readonly port: number; close(): Promise<void> }>;
  /** Status of `GET /`. */
  readonly usual: number;
  readonly rows: readonly Row[];
}

const kinds: readonly Kind[] = [
  {
    name: "a listener of the command",
    usual: 200,
    async open() {
      const { url, close } = await listen({
        name: "test",
        flag: "--port",
        host: "127.0.0.1",
        port: 0,
        fetch: () => new Response("ok"),
        connect: () => undefined,
      });
      return { port: Number(new URL(url).port), close };
    },
    rows: [
      { line: "GET //", request: 200, upgrade: 404 },
      { line: "GET //x", request: 200, upgrade: 404 },
      { line: "GET *", request: 400, upgrade: 400 },
      { line: "GET http://[", request: 400, upgrade: 400 },
      { line: "GET /%", request: 200, upgrade: 404 },
      { line: "GET /\0", request: 400, upgrade: 400 },
      { line: "GET a b", request: 400, upgrade: 400 },
      { line: "GET http://other.example/x", request: 200, upgrade: 404 },
      { line: "CONNECT other.example:80", request: undefined, upgrade: undefined },
      { line: "OPTIONS *", request: 400, upgrade: 400 },
    ],
  },
  {
    name: "the listener of the tools for assistants",
    usual: 404,
    open: () => startHttp(0, () => new McpServer({ name: "test", version: "0" })),
    rows: [
      { line: "GET //", request: 404, upgrade: 404 },
      { line: "GET //x", request: 404, upgrade: 404 },
      { line: "GET *", request: 400, upgrade: 400 },
      { line: "GET http://[", request: 400, upgrade: 400 },
      { line: "GET /%", request: 404, upgrade: 404 },
      { line: "GET /\0", request: 400, upgrade: 400 },
      { line: "GET a b", request: 400, upgrade: 400 },
      { line: "GET http://other.example/x", request: 404, upgrade: 404 },
      { line: "CONNECT other.example:80", request: undefined, upgrade: undefined },
      { line: "OPTIONS *", request: 400, upgrade: 400 },
    ],
  },
];

describe.each(kinds)("$name", ({ open, usual, rows }) => {
  let opened: Awaited<ReturnType<Kind["open"]>> | undefined;
  afterEach(async () => {
    await opened?.close();
    opened = undefined;
  });

  it.each(rows)("goes on after $line", async ({ line, request, upgrade }) => {
    opened = await open();
    const { port } = opened;
    const host = `host: localhost:${port}`;
    const first = `${line} HTTP/1.1`;
    expect(await statusOf(port, [first, host, "connection: close"])).toBe(request);
    expect(await statusOf(port, [first, host, "connection: upgrade", ...UPGRADE])).toBe(upgrade);
    expect(await statusOf(port, ["GET / HTTP/1.1", host, "connection: close"])).toBe(usual);
  });
});
