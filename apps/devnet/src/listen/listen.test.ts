/** The listener towards bad clients, proxies and its own end. */
import { connect, Server } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { type Listener, type ListenOptions, listen } from "./listen.ts";

let listener: Listener | undefined;
afterEach(() => listener?.close());

async function open(fetch: ListenOptions["fetch"], more: Partial<ListenOptions> = {}): Promise<Listener> {
  listener = await listen({ name: "test", flag: "--port", host: "127.0.0.1", port: 0, fetch, ...more });
  return listener;
}

/** Sends bytes as they are and reads to the end of the connection. */
function raw(url: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = "";
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => socket.write(text));
    socket.setEncoding("utf8");
    socket.on("data", (part) => {
      response += part;
    });
    socket.on("close", () => resolve(response));
    socket.on("error", reject);
  });
}

it("passes the socket's address to the handler, whatever the request's headers claim", async () => {
  const { url } = await open((_request, { address }) => new Response(address));
  const headers = { "x-forwarded-for": "203.0.113.9", "x-real-ip": "203.0.113.9" };
  expect(await (await fetch(url, { headers })).text()).toBe("127.0.0.1");
});

it("leaves the globals of a process to others, unless the process is its own", async () => {
  const { Request, Response } = globalThis;
  await open(() => new Response());
  expect(globalThis.Request).toBe(Request);
  expect(globalThis.Response).toBe(Response);
  expect(Response.error()).toBeInstanceOf(globalThis.Response); // by which MSW knows a connection that breaks
  await listener?.close();
  await open(() => new Response(), { ownsProcess: true });
  expect(globalThis.Response).not.toBe(Response);
});

it("trusts X-Forwarded-For of the configured number of proxies", async () => {
  const { url } = await open((_request, { address }) => new Response(address), { trustProxy: 1 });
  const headers = { "x-forwarded-for": "6.6.6.6, 203.0.113.9" };
  expect(await (await fetch(url, { headers })).text()).toBe("203.0.113.9");
  expect(await (await fetch(url)).text()).toBe("127.0.0.1");
});

it("refuses too many headers, headers that are too long, and requests with no host or an invalid one", async () => {
  let asked = 0;
  const { url } = await open(() => {
    asked++;
    return new Response("ok");
  });
  const request = (...headers: string[]) =>
    raw(url, ["GET / HTTP/1.1", ...headers, "connection: close", "", ""].join("\r\n"));
  expect(await request("host: a")).toMatch(/^HTTP\/1\.1 200 /);
  const many = Array.from({ length: 120 }, (_, index) => `x-${index}: 1`);
  expect(await request("host: a", ...many)).toMatch(/^HTTP\/1\.1 431 [\s\S]*at most 100 headers/);
  expect(await request("host: a", `x-long: ${"a".repeat(17_000)}`)).toMatch(/^HTTP\/1\.1 431 /);
  expect(await request()).toMatch(/^HTTP\/1\.1 400 /);
  expect(await request("host: a/b?c")).toMatch(/^HTTP\/1\.1 400 /);
  expect(await request("host: a", "Host: a")).toMatch(/^HTTP\/1\.1 400 [\s\S]*one Host header/);
  expect(await request("host: a", "HOST: b")).toMatch(/^HTTP\/1\.1 400 [\s\S]*one Host header/);
  expect(await raw(url, "NONSENSE\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  expect(asked).toBe(1);
});

it("serves only the configured hosts", async () => {
  const { url } = await open(() => new Response("ok"), { hosts: ["localhost"] });
  const request = (host: string) => raw(url, `GET / HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
  expect(await request("localhost:1")).toMatch(/^HTTP\/1\.1 200 /);
  expect(await request("127.0.0.1")).toMatch(/^HTTP\/1\.1 200 /);
  expect(await request("evil.test")).toMatch(/^HTTP\/1\.1 403 [\s\S]*invalid host specified/);
});

/** A listener whose WebSockets echo what they get, at one path. */
async function openEcho() {
  const ended: string[] = [];
  const { url } = await open(() => new Response("http"), {
    hosts: ["localhost"],
    connect: (path, { send }) =>
      path === "/ext/bc/C/ws"
        ? {
            receive: async (text) => send(`${path}: ${text}`),
            poll: async () => {},
            close: () => void ended.push(path),
          }
        : undefined,
  });
  return { url: url.replace("http", "ws"), ended };
}

/** Opens a WebSocket and returns the first message, or the status of the refusal. */
function greet(url: string, headers: Record<string, string> = {}): Promise<string | number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { headers });
    socket.on("open", () => socket.send("hello"));
    socket.on("message", (data) => {
      resolve(String(data));
      socket.close();
    });
    socket.on("close", (code) => resolve(code));
    socket.on("unexpected-response", (_, { statusCode = 0 }) => resolve(statusCode));
    socket.on("error", reject);
  });
}

it("accepts WebSockets from programs, local pages and wallets, and from no other page", async () => {
  const { url } = await openEcho();
  const at = `${url}/ext/bc/C/ws`;
  const said = "/ext/bc/C/ws: hello";
  expect(await greet(at)).toBe(said);
  expect(await greet(at, { origin: "http://localhost:5173" })).toBe(said);
  expect(await greet(at, { origin: "chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn" })).toBe(said);
  expect(await greet(at, { origin: "https://evil.test" })).toBe(403);
  expect(await greet(at, { host: "evil.test" })).toBe(403);
  expect(await greet(`${url}/ext/bc/P`)).toBe(404);
  expect(await greet(`${url}/ext/bc/none/ws`)).toBe(1001);
});

it("goes on after a client that sends no messages where no chain is", async () => {
  const { url } = await openEcho();
  const upgrade = `GET /ext/bc/none/ws HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${"A".repeat(22)}==\r\n\r\n`;
  expect(await raw(url, `${upgrade}\xff\xff\xff`)).toMatch(/^HTTP\/1\.1 101 /);
  expect(await greet(`${url}/ext/bc/C/ws`)).toBe("/ext/bc/C/ws: hello");
});

it("goes on when a connection cannot be accepted", async () => {
  const bound = vi.spyOn(Server.prototype, "listen");
  const { url } = await open(() => new Response("ok"));
  const server = bound.mock.contexts[0] as Server;
  bound.mockRestore();
  for (let time = 0; time < 2; time += 1)
    server.emit("error", Object.assign(new Error("accept EMFILE"), { code: "EMFILE" }));
  expect(await (await fetch(url)).text()).toBe("ok");
});

it("ends WebSockets when it closes, and ends a WebSocket whose message is too long", async () => {
  const { url, ended } = await openEcho();
  const socket = new WebSocket(`${url}/ext/bc/C/ws`);
  await new Promise((resolve) => socket.on("open", resolve));
  const code = new Promise((resolve) => socket.on("close", resolve));
  socket.send("x".repeat((5 << 20) + 1));
  expect(await code).toBe(1009);
  const other = new WebSocket(`${url}/ext/bc/C/ws`);
  await new Promise((resolve) => other.on("open", resolve));
  const gone = new Promise((resolve) => other.on("close", resolve));
  await listener?.close();
  await gone;
  await expect.poll(() => ended).toHaveLength(2);
  listener = undefined;
});

it("closing lets running requests finish and accepts no new ones", async () => {
  let finish = () => {};
  let begun = () => {};
  const running = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const { url, close } = await open(async () => {
    begun();
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return new Response("whole");
  });
  const text = fetch(url).then((response) => response.text());
  await running;
  let closed = false;
  const closing = close().then(() => {
    closed = true;
  });
  await expect(fetch(url)).rejects.toThrow();
  expect(closed).toBe(false);
  finish();
  expect(await text).toBe("whole");
  await closing;
  listener = undefined;
});

it("closing waits for running requests no longer than its limit", async () => {
  let begun = () => {};
  const running = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const { url, close } = await open(
    () => {
      begun();
      return new Promise<Response>(() => {});
    },
    { graceMs: 10 },
  );
  const response = fetch(url);
  response.catch(() => {});
  await running;
  await close();
  await expect(response).rejects.toThrow();
  listener = undefined;
});
