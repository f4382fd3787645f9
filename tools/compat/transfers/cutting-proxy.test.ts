/** Tests the proxy: which requests reach the node, and which responses reach the client. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startCuttingProxy } from "./cutting-proxy.ts";

const got: string[] = [];
let node: Server;
let nodeUrl = "";
/** Holds the response to "slow" back. */
let release: () => void;
let isReleased: Promise<void>;

beforeAll(async () => {
  node = createServer(async (request, response) => {
    const body = await text(request);
    got.push(`${request.method} ${request.url} ${body}`);
    if (body === "slow") await isReleased;
    response.writeHead(201, { "content-type": "text/plain" }).end(`re: ${body}`);
  });
  node.on("error", () => {});
  node.listen(0, "127.0.0.1");
  await once(node, "listening");
  nodeUrl = `http://127.0.0.1:${(node.address() as AddressInfo).port}`; // listening
});
beforeEach(() => {
  got.length = 0;
  isReleased = new Promise((resolve) => {
    release = resolve;
  });
});
afterAll(async () => {
  node.closeAllConnections();
  await new Promise((resolve) => node.close(resolve));
});

const post = async (url: string, body: string) => {
  const response = await fetch(`${url}/ext/bc/P`, {
    method: "POST",
    body,
    signal: AbortSignal.timeout(5_000),
  });
  return `${response.status} ${await response.text()}`;
};

test.each([
  [false, ["first"]],
  [true, ["first", "second"]],
])("cuts off the second request, which the node gets: %s", async (isSent, want) => {
  const proxy = await startCuttingProxy(nodeUrl, { at: 2, isSent });
  expect(await post(proxy.url, "first")).toBe("201 re: first");
  for (const body of ["second", "third"]) await expect(post(proxy.url, body)).rejects.toThrow("fetch failed");
  await proxy.close();
  expect(got).toEqual(want.map((body) => `POST /ext/bc/P ${body}`));
  expect(proxy.requests()).toBe(3);
});

test("a request that is under way at the cut gets no response, and is done by the node", async () => {
  const proxy = await startCuttingProxy(nodeUrl, { at: 2, isSent: false });
  const slow = post(proxy.url, "slow");
  const refused = expect(slow).rejects.toThrow("fetch failed");
  while (got.length === 0) await new Promise(setImmediate);
  await expect(post(proxy.url, "second")).rejects.toThrow("fetch failed");
  release();
  await proxy.close();
  await refused;
  expect(got).toEqual(["POST /ext/bc/P slow"]);
});

test("passes everything on without a cut", async () => {
  const proxy = await startCuttingProxy(nodeUrl, { at: Number.POSITIVE_INFINITY, isSent: true });
  for (let at = 0; at < 5; at++) expect(await post(proxy.url, `${at}`)).toBe(`201 re: ${at}`);
  await proxy.close();
  expect(got).toHaveLength(5);
});
