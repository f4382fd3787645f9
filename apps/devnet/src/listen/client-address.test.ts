/** Addresses of clients: what they write themselves is never believed. */
import { expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

const SOCKET = "10.0.0.1";
it.each<[forwardedFor: string | undefined, proxies: number, want: string]>([
  [undefined, 0, SOCKET],
  ["203.0.113.9", 0, SOCKET],
  [undefined, 1, SOCKET],
  ["203.0.113.9", 1, "203.0.113.9"],
  ["6.6.6.6, 203.0.113.9", 1, "203.0.113.9"],
  ["6.6.6.6,203.0.113.9", 1, "203.0.113.9"],
  ["6.6.6.6, 203.0.113.9, 10.0.0.2", 2, "203.0.113.9"],
  ["203.0.113.9", 2, SOCKET],
  ["2001:db8::9", 1, "2001:db8::9"],
  ["203.0.113.9:4711", 1, "203.0.113.9"],
  ["[2001:db8::9]:4711", 1, "2001:db8::9"],
  ["unknown", 1, SOCKET],
  ["", 1, SOCKET],
  ["203.0.113.9,", 1, SOCKET],
])("X-Forwarded-For %j behind %d proxies: %s", (forwardedFor, proxies, want) => {
  expect(clientAddress(SOCKET, forwardedFor, proxies)).toBe(want);
});
