/** Says which addresses are one caller. */

/** Sixteen-bit groups of an IPv6 address; undefined when the text is none. */
function groupsOf(address: string): number[] | undefined {
  const url = `http://[${address.replace(/%.*$/, "")}]`;
  if (!URL.canParse(url)) return undefined;
  // The parser leaves one spelling: lower case, at most one "::", an embedded IPv4 address in hex.
  const [head = "", tail] = new URL(url).hostname.slice(1, -1).split("::");
  const read = (text: string) =>
    text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16));
  const [left, right] = [read(head), read(tail ?? "")];
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}

/**
 * The part of an address that one caller has: an IPv4 address whole; of an IPv6 address the first 64 bits, since
 * everyone with one has all 2^64 below it. An IPv4 address in IPv6's clothes is itself.
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
