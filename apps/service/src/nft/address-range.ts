/** Decides which IP addresses are public: URLs from untrusted contracts must not reach any other. */

/** A range: the prefix, and its length in bits. */
interface Range {
  readonly bytes: readonly number[];
  readonly bits: number;
}

/** What IANA's registries list as not globally reachable (RFC 6890 and its successors), and ranges that embed other addresses. */
const REFUSED_V4 = [
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
].map(readV4Range);

/** In IPv6 only global unicast is public; these ranges in it are not, or embed an IPv4 address. */
const REFUSED_V6: readonly Range[] = [
  { bytes: [0x20, 0x01, 0x00], bits: 23 }, // protocol assignments, Teredo among them
  { bytes: [0x20, 0x01, 0x0d, 0xb8], bits: 32 }, // documentation
  { bytes: [0x20, 0x02], bits: 16 }, // 6to4
  { bytes: [0x26, 0x20, 0x00, 0x4f, 0x80, 0x00], bits: 48 }, // AS112
  { bytes: [0x3f, 0xff, 0x00], bits: 20 }, // documentation
  { bytes: [0x3f, 0xfe], bits: 16 }, // the former 6bone
];

/** 2000::/3. Loopback, link-local, unique local, mapped, NAT64 and multicast addresses are all outside of it. */
const GLOBAL_V6: Range = { bytes: [0x20], bits: 3 };

function readV4Range(text: string): Range {
  const [address = "", bits] = text.split("/");
  return { bytes: address.split(".").map(Number), bits: Number(bits) };
}

function holds({ bytes, bits }: Range, address: readonly number[]): boolean {
  for (let bit = 0; bit < bits; bit++) {
    const mask = 0x80 >> (bit % 8);
    if (((address[bit >> 3] ?? 0) & mask) !== ((bytes[bit >> 3] ?? 0) & mask)) return false;
  }
  return true;
}

/** Four decimal numbers, as resolvers and the URL parser write it; no other spelling. */
function readV4(text: string): number[] | undefined {
  if (!/^(\d{1,3}\.){3}\d{1,3}$/.test(text)) return undefined;
  const bytes = text.split(".").map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes : undefined;
}

function readV6(text: string): number[] | undefined {
  const dotted = /(?:^|:)(\d{1,3}(?:\.\d{1,3}){3})$/.exec(text)?.[1];
  const tail = dotted === undefined ? [] : readV4(dotted);
  if (!tail) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = tail;
  const groups = (dotted === undefined ? text : text.slice(0, -dotted.length)).concat(
    dotted === undefined ? "" : `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`,
  );
  const halves = groups.split("::");
  if (halves.length > 2) return undefined;
  const [before = [], after = []] = halves.map((half) => (half === "" ? [] : half.split(":")));
  const missing = 8 - before.length - after.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return undefined;
  const all = [...before, ...Array(Math.max(0, missing)).fill("0"), ...after];
  if (!all.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined;
  return all.flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
}

/**
 * Whether an address belongs to the public internet. Anything that cannot be parsed, including an address with a zone, does not.
 *
 * @param address IPv4 in four decimal numbers, or IPv6 without brackets
 */
export function isPublicAddress(address: string): boolean {
  const v4 = readV4(address);
  if (v4) return !REFUSED_V4.some((range) => holds(range, v4));
  const v6 = readV6(address);
  if (!v6) return false;
  return holds(GLOBAL_V6, v6) && !REFUSED_V6.some((range) => holds(range, v6));
}
