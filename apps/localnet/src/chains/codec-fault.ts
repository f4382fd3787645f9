/** The node's words for bytes that its codec cannot read (avalanchego `codec`, `utils/wrappers`). */
import type { CodecError } from "@primary-network/codec";

const CUT = "packer has insufficient length for input";

/** Go's names of the integers, by their number of bytes. */
const INTEGERS: { readonly [size: string]: string } = { 1: "uint8", 2: "uint16", 4: "uint32", 8: "uint64" };

/**
 * The message of the node's codec for bytes that are not a value.
 *
 * @param error of our codec for the same bytes
 */
export function codecFault(bytes: Uint8Array, { reason, offset }: CodecError): string {
  if (bytes.length < 2) return "couldn't unpack codec version";
  if (bytes[0] !== 0 || bytes[1] !== 0) return "unknown codec version";
  const [, type] = /^unsupported type (\d+)/u.exec(reason) ?? [];
  if (type !== undefined) return `couldn't unmarshal interface: unknown type ID ${type}`;
  if (/bytes after the end of the value$/u.test(reason))
    return `trailing buffer space: read ${offset} provided ${bytes.length}`;
  if (reason.endsWith("is neither 0 nor 1"))
    return "couldn't unmarshal bool: unexpected value when unpacking bool";
  const [, size] = /^needs (\d+) more bytes/u.exec(reason) ?? [];
  const integer = size === undefined ? undefined : INTEGERS[size];
  return integer === undefined ? CUT : `couldn't unmarshal ${integer}: ${CUT}`;
}
