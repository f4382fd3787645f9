/** The scripted server fails once per consumer, keeps every digit, and counts what each one requested. */
import { afterAll, expect, test } from "vitest";
import { startScriptedServer } from "./scripted-server.ts";

const server = await startScriptedServer();
afterAll(() => server.stop());

const get = (path: string) => fetch(`${server.url}${path}`);
const once = "/unavailable-once/v1/networks/fuji/subnets";

test("responds with 503 first, then 200, for each consumer", async () => {
  expect((await get(`/a${once}`)).status).toBe(503);
  expect((await get(`/a${once}`)).status).toBe(200);
  expect((await get(`/b${once}`)).status).toBe(503);
  expect(server.requestsOf("a")).toEqual({ [once]: 2 });
  expect(server.requestsOf("b")).toEqual({ [once]: 1 });
  expect(server.requestsOf("c")).toEqual({});
});

test("writes integers beyond a double in full", async () => {
  const text = await (await get("/a/v1/networks/fuji/subnets")).text();
  for (const digits of ["9223372036854775807", "18446744073709551615", String(10n ** 30n + 1n)])
    expect(text).toContain(`"evmChainId":${digits}}`);
});

test("responds with 404 to any other request and does not count it", async () => {
  expect((await get("/d/v1/other")).status).toBe(404);
  expect((await get("/")).status).toBe(404);
  expect(server.requestsOf("d")).toEqual({});
});
