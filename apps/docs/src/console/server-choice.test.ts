import { expect, test } from "vitest";
import { asksFirst, type Device, defaultServer, megabytes, toPage, toPublic } from "./server-choice.ts";

test.each([
  [true, true, "machine"],
  [true, false, "machine"],
  [false, true, "page"],
  [false, false, "machine"],
])("beside a network: %s, able to run one: %s → %s", (isBeside, canRun, want) => {
  expect(defaultServer(isBeside, canRun)).toBe(want);
});

const desk: Device = { shortSide: 900, isTouched: false, memory: 8, savesData: false };
test.each<[given: Partial<Device>, want: boolean]>([
  [{}, false],
  [{ memory: undefined }, false],
  [{ memory: 4 }, false],
  [{ memory: 2 }, true],
  [{ isTouched: true, shortSide: 390 }, true],
  [{ isTouched: true, shortSide: 820 }, false],
  [{ shortSide: 390 }, false],
  [{ savesData: true }, true],
])("a device with %o agrees first: %s", (given, want) => {
  expect(asksFirst({ ...desk, ...given })).toBe(want);
});

const request = {
  url: "http://127.0.0.1:8080/v1/x?a=1,2",
  method: "GET",
  headers: { "x-service-api-key": "secret", accept: "text/csv" },
};
test("a request to the network in the page carries no key", () => {
  expect(toPage(request, "http://network.invalid")).toEqual({
    url: "http://network.invalid/v1/x?a=1,2",
    method: "GET",
    headers: { accept: "text/csv" },
  });
});

test.each([
  [
    { baseUrl: "https://a", apiKeyHeader: "x-key" },
    { accept: "text/csv", "x-key": "secret" },
  ],
  [{ baseUrl: "https://a" }, { accept: "text/csv" }],
])("the key of a request to %o is where that deployment reads it", (deployment, headers) => {
  expect(toPublic(request, deployment)).toEqual({ ...request, headers });
});

test("sizes are in millions of bytes", () => {
  expect(megabytes(6_449_999)).toBe("6.4 MB");
});
