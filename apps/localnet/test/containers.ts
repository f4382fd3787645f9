/** Checks the containers of any chain but the P-Chain by the codec and the machine's own X.509 and ECDSA. */
import { verify, X509Certificate } from "node:crypto";
import { bytesToHex, concatBytes } from "@noble/hashes/utils.js";
import {
  containerId,
  decodeContainer,
  decodeHex,
  encodeCb58,
  nodeIdOfCertificate,
} from "@primary-network/codec";
import { expect } from "vitest";
import { validatorsAt } from "../src/chains/p/validator-set.ts";
import type { Localnet } from "../src/index.ts";

interface Row {
  readonly id: string;
  readonly bytes: string;
  readonly index: string;
}

interface Held {
  readonly blockId: Uint8Array;
  readonly bytes: Uint8Array;
  readonly timestamp: number;
}

/** Expects one container for each block but the genesis: in order, chained, by a validator of then, signed. */
export function expectContainers(
  { state, blocks: pBlocks }: Localnet,
  chainId: Uint8Array,
  blocks: readonly Held[],
  rows: readonly Row[],
): void {
  expect(rows).toHaveLength(blocks.length - 1);
  let parentId = blocks[0]?.blockId ?? new Uint8Array();
  let pHeight = 0n;
  for (const [index, row] of rows.entries()) {
    const container = decodeContainer(decodeHex(row.bytes));
    if (container === undefined || container.kind === "option")
      throw new Error(`container ${index} is none that is signed`);
    const block = blocks[index + 1];
    expect(container.blockBytes).toEqual(block?.bytes);
    expect(container.parentId).toEqual(parentId);
    expect(container.timestamp).toBe(BigInt(block?.timestamp ?? -1));
    // The P-Chain's height that it names is the last one of its time.
    expect(container.pChainHeight).toBeGreaterThanOrEqual(pHeight);
    pHeight = container.pChainHeight;
    expect(pBlocks[Number(pHeight)]?.timestamp).toBeLessThanOrEqual(Number(container.timestamp));
    const id = containerId(container);
    expect(row).toMatchObject({ id: encodeCb58(id), index: String(index) });
    const nodeId = bytesToHex(nodeIdOfCertificate(container.certificate));
    const validators = validatorsAt(state, new Uint8Array(32), pHeight);
    expect(validators.map((node) => bytesToHex(node.nodeId))).toContain(nodeId);
    const header = concatBytes(new Uint8Array(2), chainId, parentId, id);
    const { publicKey } = new X509Certificate(container.certificate);
    expect(verify("sha256", header, publicKey, container.signature)).toBe(true);
    parentId = id;
  }
}
