/** Decides which IP addresses are public: URLs from untrusted contracts must not reach any other. */

import { BlockList, isIP } from "node:net";

/**
 * The ranges that IANA's registries list as not globally reachable (RFC 6890 and its successors), and ranges
 * that embed other addresses.
 */
const refusedV4 = rangesOf("ipv4", [
  "0.0.0.0/8", // this network
  "10.0.0.0/8", // private
  "100.64.0.0/10", // carriers' NAT
  "127.0.0.0/8", // loopback
  "168.63.129.16/32", // Azure's own services, seen from its machines alone
  "169.254.0.0/16", // link-local, and clouds' metadata services
  "172.16.0.0/12", // private
  "192.0.0.0/24", // protocol assignments
  "192.0.2.0/24", // documentation
  "192.31.196.0/24", // AS112
  "192.52.193.0/24", // AMT
  "192.88.99.0/24", // 6to4 relays
  "192.168.0.0/16", // private
  "192.175.48.0/24", // AS112
  "198.18.0.0/15", // benchmarks
  "198.51.100.0/24", // documentation
  "203.0.113.0/24", // documentation
  "224.0.0.0/4", // multicast
  "240.0.0.0/4", // reserved, and broadcast
]);

/** Global unicast: loopback, link-local, unique local, mapped, NAT64 and multicast addresses are all outside of it. */
const globalV6 = rangesOf("ipv6", ["2000::/3"]);

/** Ranges of global unicast that are not public, or embed an IPv4 address. */
const refusedV6 = rangesOf("ipv6", [
  "2001::/23", // protocol assignments, Teredo among them
  "2001:db8::/32", // documentation
  "2002::/16", // 6to4
  "2620:4f:8000::/48", // AS112
  "3fff::/20", // documentation
  "3ffe::/16", // the former 6bone
]);

function rangesOf(family: "ipv4" | "ipv6", ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = "", bits] = range.split("/");
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/**
 * True when an address belongs to the public internet. Anything that cannot be parsed, including an address
 * with a zone, does not.
 *
 * @param address IPv4 in four decimal numbers, or IPv6 without brackets
 */
export function isPublicAddress(address: string): boolean {
  if (address.includes("%")) return false;
  switch (isIP(address)) {
    case 4:
      return !refusedV4.check(address, "ipv4");
    case 6:
      return globalV6.check(address, "ipv6") && !refusedV6.check(address, "ipv6");
    default:
      return false;
  }
}
