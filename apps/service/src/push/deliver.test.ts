/** Where messages are posted and where not, and what counts as received. */

import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signatureOf } from "../domain/push/signature.ts";
import { publicConnect } from "../nft/node/public-connect.ts";
import { deliver } from "./deliver.ts";

const secret = "5b".repeat(32);
const body = '{"a":"\u00e4"}';
const seen: { url: string; method: string; headers: IncomingHttpHeaders; text: string }[] = [];

const server = createServer((request, response) => {
  let text = "";
  request.setEncoding("utf8").on("data", (part: string) => {
    text += part;
  });
  request.on("end", () => {
    const { url = "", method = "", headers } = request;
    seen.push({ url, method, headers, text });
    if (url === "/silent") return;
    const status = Number(url.slice(1));
    response.writeHead(status, { location: "/200" }).end("x".repeat(100_000));
  });
});
let origin = "";
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // not a pipe
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const { signal } = new AbortController();
const anywhere = { connect: publicConnect({ isPublic: () => true }), anyPort: true, signal };

test.each([
  [200, true],
  [204, true],
  [302, false],
  [404, false],
  [500, false],
])("%i: received %s", async (status, received) => {
  seen.length = 0;
  const result = await deliver({ url: `${origin}/${status}`, body, secret }, anywhere);
  expect(result).toEqual({ received, responseStatus: status, error: null });
  expect(seen.map(({ url, method, text }) => [url, method, text])).toEqual([[`/${status}`, "POST", body]]);
  expect(seen[0]?.headers).toMatchObject({
    "content-type": "application/json",
    "x-signature": signatureOf(secret, body),
  });
});

test("a receiver that says nothing is given up, and so is each when the service ends", async () => {
  const silent = { url: `${origin}/silent`, body, secret };
  expect(await deliver(silent, { ...anywhere, timeoutMs: 20 })).toMatchObject({
    error: "no response within 20 ms",
  });
  expect(await deliver(silent, { ...anywhere, signal: AbortSignal.abort() })).toMatchObject({
    received: false,
  });
});

test.each([
  "http://127.0.0.1/",
  "http://[::1]/",
  "http://169.254.169.254/",
  "http://localhost/",
  "http://8.8.8.8:22/",
])("nothing is posted to %s", async (url) => {
  seen.length = 0;
  const result = await deliver({ url, body, secret }, { connect: publicConnect(), anyPort: false, signal });
  expect(result).toMatchObject({ received: false, responseStatus: null, error: expect.any(String) });
  expect(seen).toEqual([]);
});
