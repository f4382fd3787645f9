/** Connections to strangers' hosts: real servers on loopback, which a test's rule calls public. */

import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer as createSocketServer, type Server as SocketServer } from "node:net";
import { brotliCompressSync, constants, deflateSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { type Fetched, fetchMetadata } from "../fetch-metadata.ts";
import { publicConnect } from "./public-connect.ts";

const never = new AbortController().signal;
const open: (Server | SocketServer)[] = [];
afterEach(async () => {
  await Promise.all(
    open.splice(0).map((server) => {
      if ("closeAllConnections" in server) server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
});

async function listen<S extends Server | SocketServer>(server: S, host: string): Promise<number> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return (server.address() as AddressInfo).port;
}

const serve = (handle: RequestListener, host = "127.0.0.1") => listen(createServer(handle), host);

/** Hosts of the test's internet: all of 127.0.0.0/16 is public there, the rest of loopback is private. */
const isPublic = (address: string) => address.startsWith("127.0.");

interface World {
  readonly hosts: { readonly [host: string]: readonly string[] };
  readonly asked: string[];
}

/** The response at a URL whose host is `public.test`, unless the world says otherwise. */
function fetchIn(
  path: string,
  port: number,
  world: Partial<World> = {},
  limits: object = {},
): Promise<Fetched> {
  const { hosts = { "public.test": ["127.0.0.1"] }, asked = [] } = world;
  const connect = publicConnect({
    isPublic,
    async resolve(host) {
      asked.push(host);
      return hosts[host] ?? Promise.reject(new Error("ENOTFOUND"));
    },
  });
  // The rule for ports is the policy's: the connection itself goes to where the test listens.
  const away: typeof connect = (url, signal) => {
    const there = new URL(url);
    if (there.port === "") there.port = String(port);
    return connect(there, signal);
  };
  return fetchMetadata(new URL(path, "http://public.test"), { connect: away, signal: never, ...limits });
}

const UNREACHABLE = { status: "UNREACHABLE_TOKEN_URI" };

describe("a reply", () => {
  test("is read, and the request carries nothing that identifies the service", async () => {
    let headers: object = {};
    const port = await serve((request, response) => {
      headers = request.headers;
      response.end('{"name":"A"}');
    });
    expect(await fetchIn("/1.json", port)).toEqual({ text: '{"name":"A"}' });
    expect(headers).toEqual({
      accept: "application/json, */*;q=0.1",
      "accept-encoding": "identity",
      "user-agent": "primary-network",
      host: `public.test:${port}`,
      connection: "close",
    });
  });

  test.each([
    ["gzip", gzipSync],
    ["deflate", deflateSync],
    ["br", brotliCompressSync],
  ])("compressed with %s is decompressed", async (encoding, pack) => {
    const port = await serve((_, response) => {
      response.setHeader("content-encoding", encoding);
      response.end(pack('{"name":"A"}'));
    });
    expect(await fetchIn("/", port)).toEqual({ text: '{"name":"A"}' });
  });

  test.each([
    [404, UNREACHABLE],
    [401, UNREACHABLE],
    [500, UNREACHABLE],
    [304, UNREACHABLE],
    [429, { status: "THROTTLED_TOKEN_URI" }],
    [206, { text: "x" }],
  ])("with status %i gives its result", async (status, want) => {
    const port = await serve((_, response) => {
      response.statusCode = status;
      response.end(status === 304 ? undefined : "x");
    });
    expect(await fetchIn("/", port)).toEqual(want);
  });

  test("that is not HTTP, has endless headers, a wrong encoding or ends early is refused", async () => {
    const replies = [
      "hello\r\n\r\n",
      `HTTP/1.1 200 OK\r\n${"x: y\r\n".repeat(10_000)}\r\n{}`,
      `HTTP/1.1 200 OK\r\nx: ${"y".repeat(100_000)}\r\n\r\n{}`,
      "HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 4\r\n\r\nabcd",
      "HTTP/1.1 200 OK\r\ncontent-encoding: zstd\r\ncontent-length: 2\r\n\r\n{}",
      "HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{}",
      "HTTP/1.1 200 OK\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}",
      "",
    ];
    for (const reply of replies) {
      const server = createSocketServer((socket) => {
        socket.on("error", () => {});
        socket.resume(); // else the server never learns that the other side has gone
        socket.end(reply);
      });
      expect(await fetchIn("/", await listen(server, "127.0.0.1")), reply.slice(0, 60)).toEqual(UNREACHABLE);
    }
  });
});

describe("size", () => {
  test("a body larger than the limit is cut off, whatever length it announces", async () => {
    let sent = 0;
    const port = await serve((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write("x".repeat(65_536))) sent += 65_536;
      };
      response.on("drain", more);
      more();
    });
    expect(await fetchIn("/", port)).toEqual({ status: "METADATA_CONTENT_TOO_LARGE" });
    expect(sent).toBeLessThan(64 * 1_048_576);
  });

  test.each([
    ["gzip", gzipSync],
    // At its best compression, which is Brotli's default, packing the bomb takes 6 s; it is no smaller.
    ["br", (data: Buffer) => brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })],
  ] as const)("a decompression bomb in %s is detected while it is decompressed", async (encoding, pack) => {
    const bomb = pack(Buffer.alloc(200 * 1_048_576));
    expect(bomb.length).toBeLessThan(1_048_576);
    const port = await serve((_, response) => {
      response.setHeader("content-encoding", encoding);
      response.end(bomb);
    });
    const before = process.memoryUsage().rss;
    expect(await fetchIn("/", port)).toEqual({ status: "METADATA_CONTENT_TOO_LARGE" });
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1_048_576);
  });

  test("a body of exactly the limit is accepted", async () => {
    const port = await serve((_, response) => response.end("x".repeat(1_000)));
    expect(await fetchIn("/", port, {}, { maxBytes: 1_000 })).toEqual({ text: "x".repeat(1_000) });
    expect(await fetchIn("/", port, {}, { maxBytes: 999 })).toEqual({ status: "METADATA_CONTENT_TOO_LARGE" });
  });
});

describe("time limit", () => {
  test("a slow body, missing headers and a silent resolver end in time", async () => {
    const dripping = await serve((_, response) => {
      const timer = setInterval(() => response.write(" "), 5);
      response.on("close", () => clearInterval(timer));
    });
    const silent = await serve(() => {});
    const limits = { timeoutMs: 100 };
    expect(await fetchIn("/", dripping, {}, limits)).toEqual(UNREACHABLE);
    expect(await fetchIn("/", silent, {}, limits)).toEqual(UNREACHABLE);
    const connect = publicConnect({ isPublic, resolve: () => new Promise(() => {}) });
    expect(await fetchMetadata(new URL("http://public.test"), { connect, signal: never, ...limits })).toEqual(
      UNREACHABLE,
    );
  });

  test("an abort signal ends a fetch before it starts, and while a resolver is silent", async () => {
    const stop = new AbortController();
    const connect = publicConnect({ isPublic, resolve: () => new Promise(() => {}) });
    const limits = { connect, signal: stop.signal, timeoutMs: 2 ** 31 - 1 };
    const asked = fetchMetadata(new URL("http://public.test"), limits);
    stop.abort();
    expect(await asked).toEqual(UNREACHABLE);
    expect(await fetchMetadata(new URL("http://public.test"), limits)).toEqual(UNREACHABLE);
  });

  test("an abort signal ends a fetch at once", async () => {
    const stop = new AbortController();
    const port = await serve(() => stop.abort());
    expect(await fetchIn("/", port, {}, { signal: stop.signal })).toEqual(UNREACHABLE);
  });
});

describe("reachable addresses", () => {
  test.each([
    ["a private address", ["10.0.0.1"]],
    ["a private address beside a public one", ["127.0.0.1", "10.0.0.1"]],
    ["loopback that is not public", ["127.1.0.1"]],
    ["a mapped address", ["::ffff:127.0.0.1"]],
    ["nothing", []],
  ])("a host that resolves to %s is not requested", async (_, addresses) => {
    let asked = 0;
    const port = await serve((_request, response) => {
      asked++;
      response.end("{}");
    });
    expect(await fetchIn("/", port, { hosts: { "public.test": addresses } })).toEqual(UNREACHABLE);
    expect(asked).toBe(0);
  });

  test("a DNS response that changes between check and connection reaches no other address", async () => {
    let secret = 0;
    const port = await serve((_, response) => response.end("public"));
    const server = createServer((_, response) => {
      secret++;
      response.end("secret");
    });
    open.push(server);
    // The same port on an address that the rule calls private.
    await new Promise<void>((resolve) => server.listen(port, "127.1.0.1", resolve));
    let looks = 0;
    const connect = publicConnect({
      isPublic,
      resolve: async () => (looks++ === 0 ? ["127.0.0.1"] : ["127.1.0.1"]),
    });
    const reply = await connect(new URL(`http://rebound.test:${port}/`), never);
    expect(reply.status).toBe(200);
    reply.close();
    expect(looks).toBe(1);
    await expect(connect(new URL(`http://rebound.test:${port}/`), never)).rejects.toThrow(
      "not on the public internet",
    );
    expect(secret).toBe(0);
  });

  test("an address in the URL is checked like a resolved one", async () => {
    const port = await serve((_, response) => response.end("{}"));
    const asked: string[] = [];
    expect(await fetchIn(`http://127.0.0.1/`, port, { asked })).toEqual({ text: "{}" });
    for (const host of [
      "127.1.0.1",
      "0x7f010001",
      "2130771969",
      "017700200001",
      "[::1]",
      "[::ffff:127.0.0.1]",
      "0",
    ]) {
      expect(await fetchIn(`http://${host}/`, port, { asked }), host).toEqual(UNREACHABLE);
    }
    expect(asked).toEqual([]); // none of them is a name
  });

  test("the production rule refuses loopback", async () => {
    const port = await serve((_, response) => response.end("{}"));
    const connect = publicConnect({ resolve: async () => ["127.0.0.1"] });
    await expect(connect(new URL(`http://a.test:${port}`), never)).rejects.toThrow(
      "a.test is not on the public internet",
    );
    await expect(connect(new URL(`http://localhost:${port}`), never)).rejects.toThrow(
      "not on the public internet",
    );
  });

  test.each([
    ["a private host", "http://private.test/"],
    ["a private address", "http://10.0.0.1/"],
    ["where clouds keep secrets", "http://169.254.169.254/latest/meta-data/"],
    ["loopback in other words", "http://0x7f010001/"],
    ["a mapped address", "http://[::ffff:127.0.0.1]/"],
    ["another port", "http://public.test:6379/"],
    ["another scheme", "file:///etc/passwd"],
    ["a scheme for another protocol", "gopher://public.test/"],
    ["a name and a word", "http://user:word@public.test/"],
    ["nowhere", ""],
    ["no URL", "http://["],
    ["a host that is not there", "http://missing.test/"],
  ])("a redirect to %s is not followed", async (_, location) => {
    let asked = 0;
    const port = await serve((_request, response) => {
      asked++;
      response.statusCode = 302;
      if (location !== "") response.setHeader("location", location);
      response.end();
    });
    const hosts = { "public.test": ["127.0.0.1"], "private.test": ["127.1.0.1"] };
    expect(await fetchIn("/", port, { hosts })).toEqual(UNREACHABLE);
    expect(asked).toBe(1);
  });

  test.each([301, 302, 303, 307, 308])(
    "a redirect with %i to a public host is followed and resolved again",
    async (status) => {
      const port = await serve((request, response) => {
        if (request.url === "/2") return response.end(`at ${request.headers.host}`);
        response.writeHead(status, { location: "//other.test/2" });
        response.end("x".repeat(100_000));
      });
      const asked: string[] = [];
      const hosts = { "public.test": ["127.0.0.1"], "other.test": ["127.0.0.1"] };
      expect(await fetchIn("/1", port, { hosts, asked })).toEqual({ text: `at other.test:${port}` });
      expect(asked).toEqual(["public.test", "other.test"]);
    },
  );

  test("at most five redirects are followed", async () => {
    const port = await serve((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) return response.end("there");
      response.writeHead(302, { location: `/${left - 1}` });
      response.end();
    });
    expect(await fetchIn("/5", port)).toEqual({ text: "there" });
    expect(await fetchIn("/6", port)).toEqual(UNREACHABLE);
  });

  test.each(["http://user:word@public.test/", "http://public.test:8080/", "ftp://public.test/"])(
    "%s is not requested",
    async (url) => {
      let asked = 0;
      const connect = async () => {
        asked++;
        throw new Error("asked");
      };
      expect(await fetchMetadata(new URL(url), { connect, signal: never })).toEqual(UNREACHABLE);
      expect(asked).toBe(0);
    },
  );
});
