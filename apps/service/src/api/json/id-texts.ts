/** The text forms of ids and addresses on one page of a response: each is encoded once and then looked up. */

import { hexToBytes } from "@noble/hashes/utils.js";
import { encodeCb58, encodeNodeId, formatAddress } from "@primary-network/codec";
import { quote, type Written } from "./written.ts";

/** What `known` has for a value, encoded the first time. */
function once(known: Map<string, Written<string>>, hex: string, encode: (bytes: Uint8Array) => string) {
  const before = known.get(hex);
  if (before !== undefined) return before;
  const text = quote(encode(hexToBytes(hex.slice(2))));
  known.set(hex, text);
  return text;
}

/** Writes ids and addresses from lower-case hex with 0x. Made for a page: what it remembers is not bounded. */
export class IdTexts {
  readonly #ids = new Map<string, Written<string>>();
  readonly #nodes = new Map<string, Written<string>>();
  readonly #addresses = new Map<string, Written<string>>();
  readonly #formatAddress: (bytes: Uint8Array) => string;

  /** @param hrp human-readable part of the network's addresses */
  constructor(hrp: string) {
    this.#formatAddress = (bytes) => formatAddress({ hrp, bytes });
  }

  /** cb58 of an id, in quotes. */
  id(hex: string): Written<string> {
    return once(this.#ids, hex, encodeCb58);
  }

  /** `NodeID-…`, in quotes. */
  nodeId(hex: string): Written<string> {
    return once(this.#nodes, hex, encodeNodeId);
  }

  /** bech32 without a chain's alias, in quotes. */
  address(hex: string): Written<string> {
    return once(this.#addresses, hex, this.#formatAddress);
  }
}
