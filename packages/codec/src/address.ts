/** Addresses: 20 bytes as bech32, with or without the alias of a chain before them. */

import { bech32 } from "@scure/base";
import { encodeBech32 } from "./bech32.ts";
import { CodecError } from "./codec-error.ts";

/** An address taken apart. */
export interface Address {
  /** Chain alias before the dash, such as `P`; absent in the data service's form. */
  chain?: string;
  /** Human-readable part: `avax`, `fuji`, `local`, … (see `hrpOfNetwork`). */
  hrp: string;
  /** 20 bytes: ripemd160(sha256(compressed public key)). */
  bytes: Uint8Array;
}

const SIZE = 20;

/**
 * Writes an address; with `chain` in the node's form, without it in the data service's.
 *
 * @throws CodecError when it is not 20 bytes or the human-readable part is not one.
 * @example
 * formatAddress({ chain: "P", hrp: "avax", bytes }); // "P-avax1…"
 * formatAddress({ hrp: "avax", bytes }); // "avax1…"
 */
export function formatAddress({ chain, hrp, bytes }: Address): string {
  if (bytes.length !== SIZE) throw new CodecError(`an address has ${SIZE} bytes, not ${bytes.length}`);
  if (!/^[a-z]{1,40}$/.test(hrp))
    throw new CodecError(`"${hrp}" is not a human-readable part: lower-case letters only`);
  const text = encodeBech32(hrp, bytes);
  return chain === undefined ? text : `${chain}-${text}`;
}

/**
 * Reads an address in either form.
 *
 * @throws CodecError when the checksum does not fit, cases are mixed, it is bech32m, or it does not hold 20 bytes.
 * @example
 * parseAddress("P-avax1jkjyvlwclyu42n4yuegpczpfgwrf8r9lyj0d3c"); // { chain: "P", hrp: "avax", bytes }
 */
export function parseAddress(text: string): Address {
  if (typeof text !== "string") throw new CodecError("an address is not a string");
  const dash = text.indexOf("-");
  if (dash === 0) throw new CodecError("the chain alias before the dash is empty", 0);
  const encoded = text.slice(dash + 1);
  // 90 characters is the limit of bech32 itself.
  const decoded = encoded.length <= 90 ? bech32.decodeUnsafe(encoded) : undefined;
  const bytes = decoded && bech32.fromWordsUnsafe(decoded.words);
  if (!bytes) throw new CodecError("is not bech32, or its checksum does not fit", dash + 1);
  if (bytes.length !== SIZE)
    throw new CodecError(`an address holds ${SIZE} bytes, not ${bytes.length}`, dash + 1);
  const address: Address = { hrp: decoded.prefix, bytes };
  if (dash > 0) address.chain = text.slice(0, dash);
  return address;
}
