import { afterEach, expect, test } from "vitest";
import { Connection } from "./connection.ts";
import { Host, type Open } from "./host.ts";
import type { Progress } from "./protocol.ts";

const channels: MessageChannel[] = [];
afterEach(() => {
  for (const { port1, port2 } of channels.splice(0)) {
    port1.close();
    port2.close();
  }
});

/** A page's connection to a host. */
function connect(host: Host, heard: (progress: Progress) => void = () => {}): Connection {
  const channel = new MessageChannel();
  channels.push(channel);
  host.connect(channel.port1);
  return new Connection(channel.port2, heard);
}

const BASE = "http://network.invalid";
const never = () => new Promise<never>(() => {});
const opening =
  (fetch: (request: Request) => Promise<Response>): Open =>
  async () => ({ fetch });

test("a request arrives as it was sent, and its response as it was given", async () => {
  const network = opening(async (request) => {
    const body = `${request.method} ${request.url} ${request.headers.get("x-a")} ${await request.text()}`;
    return new Response(body, { status: 418, statusText: "Teapot", headers: { "x-b": "2" } });
  });
  const { fetch } = connect(new Host(network));
  const response = await fetch(`${BASE}/v1/x?a=%2F`, { method: "POST", headers: { "x-a": "1" }, body: "é" });
  expect([response.status, response.statusText, response.headers.get("x-b")]).toEqual([418, "Teapot", "2"]);
  expect(await response.text()).toBe(`POST ${BASE}/v1/x?a=%2F 1 é`);
});

test("a response without a body stays one", async () => {
  const { fetch } = connect(new Host(opening(async () => new Response(null, { status: 204 }))));
  const response = await fetch(BASE);
  expect([response.status, response.body]).toEqual([204, null]);
});

test("responses find their requests in any order", async () => {
  const held = new Map<string, (response: Response) => void>();
  const network = opening(({ url }) => new Promise((resolve) => held.set(new URL(url).pathname, resolve)));
  const { fetch } = connect(new Host(network));
  const both = Promise.all(["/a", "/b"].map(async (path) => (await fetch(BASE + path)).text()));
  await expect.poll(() => held.size).toBe(2);
  held.get("/b")?.(new Response("b"));
  held.get("/a")?.(new Response("a"));
  expect(await both).toEqual(["a", "b"]);
});

test("pages share one network, which opens at the first need and says how far it is", async () => {
  let opened = 0;
  const host = new Host(async (heard) => {
    opened++;
    heard({ phase: "loading", loaded: 1, total: 2 });
    return { fetch: async () => new Response("x") };
  });
  const progress: string[] = [];
  const first = connect(host, ({ phase, loaded }) => progress.push(`${phase} ${loaded}`));
  await expect.poll(() => progress).toEqual(["idle 0"]);
  expect(opened).toBe(0);
  first.begin();
  await expect.poll(() => progress).toEqual(["idle 0", "loading 1", "ready 1"]);
  const late: Progress[] = [];
  const second = connect(host, (now) => late.push(now));
  await Promise.all([first.fetch(BASE), second.fetch(BASE)]);
  expect([opened, late.map(({ phase }) => phase)]).toEqual([1, ["ready"]]);
});

test("a network that cannot be opened says why, and is tried again", async () => {
  let tries = 0;
  const host = new Host(async () => {
    if (++tries === 1) throw new Error("the disk is full");
    return { fetch: async () => new Response("x") };
  });
  const { fetch } = connect(host);
  const failed = fetch(BASE);
  await expect(failed).rejects.toThrow(TypeError);
  await expect(failed).rejects.toThrow("the disk is full");
  expect(await (await fetch(BASE)).text()).toBe("x");
});

test("a request that is given up ends at both ends", async () => {
  let given: AbortSignal | undefined;
  const { fetch } = connect(
    new Host(
      opening(({ signal }) => {
        given = signal;
        return never();
      }),
    ),
  );
  const controller = new AbortController();
  const response = fetch(BASE, { signal: controller.signal });
  await expect.poll(() => given).toBeDefined();
  controller.abort(new Error("enough"));
  await expect(response).rejects.toThrow("enough");
  await expect.poll(() => given?.aborted).toBe(true);
  await expect(fetch(BASE, { signal: AbortSignal.abort(new Error("before")) })).rejects.toThrow("before");
});

test("when the worker ends, every request does", async () => {
  let isThere = false;
  const connection = connect(
    new Host(
      opening(() => {
        isThere = true;
        return never();
      }),
    ),
  );
  const response = connection.fetch(BASE);
  await expect.poll(() => isThere).toBe(true);
  connection.fail("gone");
  await expect(response).rejects.toThrow(new TypeError("gone"));
  await expect(connection.fetch(BASE)).rejects.toThrow("gone");
});

test("a network calls the node of the page that connected them last", async () => {
  const services = new Host(async (_, node) => ({ fetch: (request) => node(request) }));
  const nodeOf = (name: string) => new Host(opening(async ({ url }) => new Response(`${name}: ${url}`)));
  const first = connect(services);
  await expect(first.fetch(`${BASE}/ext/x`)).rejects.toThrow("no page has started the node");
  for (const name of ["one", "other"]) {
    const page = connect(services);
    page.join(connect(nodeOf(name)));
    expect(await (await page.fetch(`${BASE}/ext/x`)).text()).toBe(`${name}: ${BASE}/ext/x`);
  }
  expect(await (await first.fetch(`${BASE}/ext/x`)).text()).toBe(`other: ${BASE}/ext/x`);
});
