/** Unwraps the containers that proposers put around blocks since Apricot, as the node's index stores them. */

import { decodeContainer, proposerOf } from "@primary-network/codec";
import { fromCb58, toHex } from "../domain/id-text.ts";
import type { ProposerFact } from "../domain/proposed-block.ts";

/** A block's bytes, and the fields of its container. */
export interface ContainedBlock {
  readonly bytes: Uint8Array;
  /** Bytes of the whole block, where some were left out. */
  readonly size?: number;
  readonly proposer: ProposerFact;
}

/** The fields of a block without a container: from before they existed, or from a chain without them. */
export const NO_PROPOSER: ProposerFact = {
  containerId: null,
  containerParent: null,
  proposer: null,
  proposerHeight: null,
  proposerTime: null,
};

/**
 * The block inside of a container, or the bytes themselves when they are a bare block.
 *
 * @param id cb58, as the index names the container
 */
export function unwrap(bytes: Uint8Array, id: string): ContainedBlock {
  const container = decodeContainer(bytes);
  if (!container) return { bytes, proposer: NO_PROPOSER };
  const node = proposerOf(container);
  const signed = container.kind !== "option";
  return {
    bytes: container.blockBytes,
    proposer: {
      containerId: fromCb58(id),
      containerParent: toHex(container.parentId),
      proposer: node ? toHex(node) : null,
      proposerHeight: signed ? Number(container.pChainHeight) : null,
      proposerTime: signed ? Number(container.timestamp) : null,
    },
  };
}
