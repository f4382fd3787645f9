/** Host names of a listener. */
import { expect, it } from "vitest";
import { hostsOf } from "./hosts.ts";

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
