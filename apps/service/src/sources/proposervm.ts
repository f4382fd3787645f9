/** Takes off the containers that proposers put around blocks since Apricot, as the node's index keeps them. */

import { decodeContainer } from "@primary-network/codec";

/** The inner block of a container, or the bytes themselves when they are a bare block. */
export function innerBlock(container: Uint8Array): Uint8Array {
  return decodeContainer(container)?.blockBytes ?? container;
}
