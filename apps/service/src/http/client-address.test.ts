/** Addresses that are one caller. */

import { expect, test } from "vitest";
import { addressBlock } from "./client-address.ts";

test.each<[given: string | undefined, want: string]>([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:C000:0201", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  [undefined, "unknown"],
  ["not:an:address", "not:an:address"],
])("%s is the client address of %s", (given, want) => {
  expect(addressBlock(given)).toBe(want);
});
