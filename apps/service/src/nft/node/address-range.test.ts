import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPublicAddress } from "./address-range.ts";

describe("addresses that are never requested", () => {
  test.each([
    "0.0.0.0",
    "0.1.2.3",
    "10.0.0.1",
    "10.255.255.255",
    "100.64.0.1",
    "100.127.255.255",
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",
    "169.254.0.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.1",
    "192.0.0.170",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.0.1",
    "192.168.255.255",
    "198.18.0.1",
    "198.19.255.255",
    "198.51.100.7",
    "203.0.113.9",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.1",
    "255.255.255.255",
    "192.31.196.1",
    "192.52.193.1",
    "192.175.48.1",
    // Spellings that are no resolver's.
    "127.1",
    "0x7f.0.0.1",
    "0177.0.0.1",
    "2130706433",
    "1.2.3",
    "1.2.3.4.5",
    "256.1.1.1",
    "1.2.3.4 ",
    "",
    "localhost",
    "example.org",
    "1.2.3.4:80",
    "[::1]",
    // IPv6: unspecified, loopback, mapped, compatible, translated, NAT64, discard, Teredo, ORCHID, documentation, 6to4.
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "::ffff:7f00:1",
    "::127.0.0.1",
    "::8.8.8.8",
    "::ffff:0:8.8.8.8",
    "64:ff9b::8.8.8.8",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:0:53aa:64c:0:0:0:1",
    "2001:10::1",
    "2001:20::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2002:808:808::",
    "2620:4f:8000::1",
    "3fff::1",
    "3ffe::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "5f00::1",
    "4000::1",
    "1::1",
    "2600::1::1",
    ":::",
    "2600:",
    "2600::12345",
    "2600::1%25eth0",
    "2600:1:2:3:4:5:6",
    "2600:1:2:3:4:5:6:7:8",
    "2600::1.2.3",
    "2600::g",
  ])("%s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

test.each([
  "1.1.1.1",
  "8.8.8.8",
  "9.255.255.255",
  "11.0.0.1",
  "100.63.255.255",
  "100.128.0.1",
  "126.255.255.255",
  "128.0.0.1",
  "169.253.255.255",
  "169.255.0.1",
  "172.15.255.255",
  "172.32.0.1",
  "192.0.1.1",
  "192.167.1.1",
  "192.169.0.1",
  "198.17.255.255",
  "198.20.0.1",
  "203.0.112.1",
  "223.255.255.255",
  "2001:200::1",
  "2001:4860:4860::8888",
  "2600::1",
  "2606:4700:4700::1111",
  "2a00:1450::1",
  "3ffd::1",
  "2600:0:0:0:0:0:0:1",
  "2600::1.2.3.4",
  "2003::",
  "2001:DB9::A",
])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

/** The same ranges as whole numbers, written another way. */
const ranges: readonly (readonly [first: string, last: string])[] = [
  ["0.0.0.0", "0.255.255.255"],
  ["10.0.0.0", "10.255.255.255"],
  ["100.64.0.0", "100.127.255.255"],
  ["127.0.0.0", "127.255.255.255"],
  ["168.63.129.16", "168.63.129.16"],
  ["169.254.0.0", "169.254.255.255"],
  ["172.16.0.0", "172.31.255.255"],
  ["192.0.0.0", "192.0.0.255"],
  ["192.0.2.0", "192.0.2.255"],
  ["192.31.196.0", "192.31.196.255"],
  ["192.52.193.0", "192.52.193.255"],
  ["192.88.99.0", "192.88.99.255"],
  ["192.168.0.0", "192.168.255.255"],
  ["192.175.48.0", "192.175.48.255"],
  ["198.18.0.0", "198.19.255.255"],
  ["198.51.100.0", "198.51.100.255"],
  ["203.0.113.0", "203.0.113.255"],
  ["224.0.0.0", "255.255.255.255"],
];
const numberOf = (address: string) =>
  address.split(".").reduce((value, part) => value * 256 + Number(part), 0);
const textOf = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join(".");

test("the bounds of every range and any address agree with integer arithmetic", () => {
  const edges = ranges.flatMap(([first, last]) => [
    numberOf(first) - 1,
    numberOf(first),
    numberOf(last),
    numberOf(last) + 1,
  ]);
  const any = fc.oneof(
    fc.constantFrom(...edges.filter((edge) => edge >= 0 && edge < 2 ** 32)),
    fc.nat(2 ** 31),
    fc.integer({ min: 2 ** 31, max: 2 ** 32 - 1 }),
  );
  fc.assert(
    fc.property(any, (value) => {
      const refused = ranges.some(([first, last]) => numberOf(first) <= value && value <= numberOf(last));
      expect(isPublicAddress(textOf(value)), textOf(value)).toBe(!refused);
    }),
    { numRuns: 2_000 },
  );
});
