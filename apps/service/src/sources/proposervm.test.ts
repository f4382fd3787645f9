/** Wrapped blocks come out of their containers, and bare ones stay as they are. */

import { type Container, encodeBlock, encodeContainer } from "@primary-network/codec";
import fc from "fast-check";
import { expect, test } from "vitest";
import { innerBlock } from "./proposervm.ts";

const parentId = new Uint8Array(32).fill(9);
const blockBytes = encodeBlock({ type: "BanffCommitBlock", parentId, height: 7n, time: 1_700_000_000n });
const proposed = { parentId, blockBytes, timestamp: 1_700_000_000n, pChainHeight: 3n };
const signed = {
  ...proposed,
  certificate: new Uint8Array(40).fill(1),
  signature: new Uint8Array(256).fill(2),
};
const epoch = { pChainHeight: 2n, number: 1n, startTime: 1_700_000_000n };

const wrapped: Container[] = [
  { kind: "postFork", ...signed },
  { kind: "postFork", ...proposed, certificate: new Uint8Array(), signature: new Uint8Array() },
  { kind: "option", parentId, blockBytes },
  { kind: "granite", ...signed, epoch },
];

test.each(wrapped)("$kind: the inner block comes out", (container) => {
  expect(innerBlock(encodeContainer(container))).toEqual(blockBytes);
});

test("bare blocks of every type stay as they are", () => {
  const blocks = [
    blockBytes,
    encodeBlock({ type: "ApricotAbortBlock", parentId, height: 1n }),
    encodeBlock({ type: "ApricotCommitBlock", parentId, height: 1n }),
    encodeBlock({ type: "BanffStandardBlock", parentId, height: 1n, time: 1n, txs: [] }),
    encodeBlock({
      type: "ApricotProposalBlock",
      parentId,
      height: 1n,
      tx: { unsignedTx: { type: "AdvanceTimeTx", time: 1n }, credentials: [] },
    }),
  ];
  for (const block of blocks) expect(innerBlock(block)).toBe(block);
});

test("any bytes come out whole or as a part, never as a failure", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(innerBlock(bytes).length).toBeLessThanOrEqual(bytes.length);
    }),
  );
});
