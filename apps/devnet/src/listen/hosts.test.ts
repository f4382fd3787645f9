/** Host names of a listener. */
import { expect, it } from "vitest";
import { hostsOf, servesHost, servesOrigin } from "./hosts.ts";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];
const addresses = () => ["192.0.2.1", "2001:db8::1"];
it.each<[bound: string, allowed: string[], want: string[] | undefined]>([
  ["127.0.0.1", [], LOOPBACK],
  ["192.0.2.1", [], [...LOOPBACK, "192.0.2.1"]],
  ["::1", ["data.example"], [...LOOPBACK, "data.example"]],
  ["0.0.0.0", [], [...LOOPBACK, "192.0.2.1", "[2001:db8::1]"]],
  ["::", ["data.example"], [...LOOPBACK, "192.0.2.1", "[2001:db8::1]", "data.example"]],
  ["0.0.0.0", ["a", "*"], undefined],
])("bound to %s, allowing %j", (bound, allowed, want) => {
  expect(hostsOf(bound, allowed, addresses)).toEqual(want);
});

it.each<[host: string | undefined, want: boolean]>([
  ["localhost:9650", true],
  ["LOCALHOST.", true],
  ["127.0.0.1:9650", true],
  ["203.0.113.9", true],
  ["[2001:db8::9]:9650", true],
  ["data.example:80", true],
  [undefined, true],
  ["evil.test", false],
  ["localhost.evil.test", false],
  ["evil.test:9650", false],
  ["127.0.0.1.evil.test", false],
])("the host %s is served: %s", (host, want) => {
  expect(servesHost(host, [...LOOPBACK, "data.example"])).toBe(want);
  expect(servesHost(host, undefined)).toBe(true);
});

it.each<[origin: string | undefined, want: boolean]>([
  [undefined, true],
  ["http://localhost:5173", true],
  ["http://127.0.0.1:8082", true],
  ["http://[::1]:3000", true],
  ["https://data.example", true],
  ["chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn", true],
  ["https://evil.test", false],
  ["http://203.0.113.9", false],
  ["http://localhost.evil.test", false],
  ["null", false],
  ["file://", false],
])("a page of %s may open a WebSocket: %s", (origin, want) => {
  expect(servesOrigin(origin, [...LOOPBACK, "data.example"])).toBe(want);
  expect(servesOrigin(origin, undefined)).toBe(true);
});
