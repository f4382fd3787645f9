/** Groups addresses into callers. */

/** Sixteen-bit groups of an IPv6 address; undefined when the text is not an IPv6 address. */
function groupsOf(address: string): number[] | undefined {
  const url = `http://[${address.replace(/%.*$/, "")}]`;
  if (!URL.canParse(url)) return undefined;
  // The URL parser normalises: lower case, at most one "::", an embedded IPv4 address in hex.
  const [head = "", tail] = new URL(url).hostname.slice(1, -1).split("::");
  const read = (text: string) =>
    text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16));
  const [left, right] = [read(head), read(tail ?? "")];
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}

/**
 * The part of an address that identifies a caller: a whole IPv4 address; the first 64 bits of an IPv6 address, since a caller
 * usually has all 2^64 addresses of its prefix. An IPv4-mapped IPv6 address counts as its IPv4 address.
 */
export function addressBlock(address: string | undefined): string {
  if (address === undefined) return "unknown";
  const groups = address.includes(":") ? groupsOf(address) : undefined;
  if (!groups) return address;
  const [, , , , , marker, high = 0, low = 0] = groups;
  if (marker === 0xffff && groups.slice(0, 5).every((group) => group === 0)) {
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  }
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(":")}::/64`;
}
