/** Takes off the wrapping that the proposer layer puts around blocks since Apricot, as the node's index keeps them. */

const U16 = 2;
const U32 = 4;
const U64 = 8;
const ID = 32;

/** Fields before the inner block, by type id (avalanchego `vms/proposervm/block`); null stands for a counted slice. */
const layouts: { readonly [typeId: number]: readonly (number | null)[] } = {
  // Signed: parent, timestamp, P-Chain height, certificate; a signature follows the inner block.
  0: [ID, U64, U64, null],
  // Option: parent.
  1: [ID],
  // Signed since Granite: parent, timestamp, P-Chain height, the epoch's height, number and start, certificate.
  2: [ID, U64, U64, U64, U64, U64, null],
};

/** Whether a signature follows the inner block. */
const SIGNED = new Set([0, 2]);

function countedAt(bytes: Uint8Array, view: DataView, at: number): Uint8Array | undefined {
  if (at + U32 > bytes.length) return undefined;
  const end = at + U32 + view.getUint32(at);
  return end > bytes.length ? undefined : bytes.subarray(at + U32, end);
}

/**
 * The inner block of a container, or the container itself when it is not wrapped. The type ids of the two layers
 * overlap, so a container counts as wrapped only when its lengths come out exactly.
 */
export function innerBlock(container: Uint8Array): Uint8Array {
  const view = new DataView(container.buffer, container.byteOffset, container.byteLength);
  if (container.length < U16 + U32 || view.getUint16(0) !== 0) return container;
  const typeId = view.getUint32(U16);
  let at = U16 + U32;
  for (const size of layouts[typeId] ?? [container.length]) {
    at += size ?? U32 + (countedAt(container, view, at)?.length ?? container.length);
  }
  const inner = countedAt(container, view, at);
  if (inner === undefined) return container;
  at += U32 + inner.length;
  if (SIGNED.has(typeId)) at += U32 + (countedAt(container, view, at)?.length ?? container.length);
  return at === container.length ? inner : container;
}
