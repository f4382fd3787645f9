/** The text forms of ids and addresses in a response, in quotes. */

import { formatAddress } from "@primary-network/codec";
import { toBytes, toCb58, toNodeId } from "../../domain/id-text.ts";
import { remembering } from "../../domain/remembering.ts";
import { quote, type Written } from "./written.ts";

/** Writes ids and addresses of a network from lower-case hex with 0x. Made for a page. */
export class IdTexts {
  /** bech32 without a chain's alias; each is encoded once for the page. */
  readonly address: (hex: string) => Written<string>;

  /** @param hrp human-readable part of the network's addresses */
  constructor(hrp: string) {
    this.address = remembering((hex) => quote(formatAddress({ hrp, bytes: toBytes(hex) })));
  }

  /** cb58 of an id. */
  id(hex: string): Written<string> {
    return quote(toCb58(hex));
  }

  /** `NodeID-…`. */
  nodeId(hex: string): Written<string> {
    return quote(toNodeId(hex));
  }
}
