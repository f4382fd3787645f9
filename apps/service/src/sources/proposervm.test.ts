/** Wrapped blocks come out of their containers, and bare ones stay as they are. */

import { type Container, encodeCb58, encodeContainer, nodeIdOfCertificate } from "@primary-network/codec";
import { encodeBlock } from "@primary-network/codec/p";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toHex } from "../domain/id-text.ts";
import { unwrap } from "./proposervm.ts";

const parentId = new Uint8Array(32).fill(9);
const blockBytes = encodeBlock({ type: "BanffCommitBlock", parentId, height: 7n, time: 1_700_000_000n });
const proposed = { parentId, blockBytes, timestamp: 1_700_000_000n, pChainHeight: 3n };
const signed = {
  ...proposed,
  certificate: new Uint8Array(40).fill(1),
  signature: new Uint8Array(256).fill(2),
};
const node = toHex(nodeIdOfCertificate(signed.certificate));
const epoch = { pChainHeight: 2n, number: 1n, startTime: 1_700_000_000n };

const wrapped: Container[] = [
  { kind: "postFork", ...signed },
  { kind: "postFork", ...proposed, certificate: new Uint8Array(), signature: new Uint8Array() },
  { kind: "option", parentId, blockBytes },
  { kind: "granite", ...signed, epoch },
];

const ID = new Uint8Array(32).fill(9);

const none = {
  containerId: null,
  containerParent: null,
  proposer: null,
  proposerHeight: null,
  proposerTime: null,
};

test.each(wrapped)("$kind: returns the inner block and the container's fields", (container) => {
  const parent = { containerId: toHex(ID), containerParent: toHex(parentId) };
  const want = {
    option: none,
    postFork: {
      proposer: container.kind === "postFork" && container.certificate.length > 0 ? node : null,
      proposerHeight: 3,
      proposerTime: 1_700_000_000,
    },
    granite: { proposer: node, proposerHeight: 3, proposerTime: 1_700_000_000 },
  }[container.kind];
  expect(unwrap(encodeContainer(container), encodeCb58(ID))).toEqual({
    bytes: blockBytes,
    proposer: { ...want, ...parent },
  });
});

test("bare blocks of every type are returned unchanged", () => {
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
  for (const block of blocks) expect(unwrap(block, encodeCb58(ID))).toEqual({ bytes: block, proposer: none });
});

test("any bytes are returned whole or in part, without an error", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(unwrap(bytes, encodeCb58(ID)).bytes.length).toBeLessThanOrEqual(bytes.length);
    }),
  );
});
