/** Decodes bytes from an argument's text, with the node's error messages. */
import { CodecError, decodeHex } from "@primary-network/codec";
import type { Encoding } from "./arguments.ts";
import { RpcFault } from "./fault.ts";

const encoder = new TextEncoder();

/** The message of Go's decoder for a text that is not hexadecimal. */
function fault(digits: string): string {
  const at = digits.search(/[^0-9a-fA-F]/u);
  if (at < 0) return "encoding/hex: odd length hex string";
  // Go iterates bytes, so a character beyond ASCII is described by its first byte.
  const byte = encoder.encode(digits.slice(at))[0] ?? 0;
  const shown = byte >= 0x20 && byte < 0x7f ? `'${String.fromCharCode(byte)}'` : goRune(byte);
  return `encoding/hex: invalid byte: U+${byte.toString(16).toUpperCase().padStart(4, "0")} ${shown}`;
}

/** A byte from 0x80 up as Go prints it as a character: itself where it is one in Latin-1. */
const goRune = (byte: number): string =>
  (byte >= 0xa1 && byte !== 0xad ? `'${String.fromCharCode(byte)}'` : "").trim();

/**
 * The bytes of a text in the encoding that the call names; an empty text has none.
 *
 * @param purpose the node's prefix to its reason
 * @throws RpcFault with the node's message
 */
export function decodeBytes(text: string, encoding: Encoding, purpose: string): Uint8Array {
  if (text === "") return new Uint8Array();
  const wrong = (reason: string): never => {
    throw new RpcFault(`${purpose}: ${reason}`);
  };
  if (encoding === "json") return wrong("unsupported encoding in method");
  if (!text.startsWith("0x")) return wrong("missing 0x prefix to hex encoding");
  const digits = text.slice(2);
  if (!/^(?:[0-9a-fA-F]{2})*$/u.test(digits)) return wrong(fault(digits));
  if (encoding !== "hexnc" && digits.length < 8)
    return wrong("input string is smaller than the checksum size");
  try {
    return decodeHex(text, { checksum: encoding !== "hexnc" });
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    return wrong("invalid input checksum");
  }
}
