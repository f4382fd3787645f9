/** Wrapped and bare blocks are told apart by their lengths. */

import { encodeBlock } from "@primary-network/codec";
import fc from "fast-check";
import { expect, test } from "vitest";
import { innerBlock } from "./proposervm.ts";

const id = new Uint8Array(32).fill(9);
const inner = encodeBlock({ type: "BanffCommitBlock", parentId: id, height: 7n, time: 1_700_000_000n });
const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const counted = (bytes: Uint8Array) => [...u32(bytes.length), ...bytes];
const zeros = (length: number) => new Array<number>(length).fill(0);
const certificate = new Uint8Array(40).fill(1);
const signature = new Uint8Array(256).fill(2);
const head = (typeId: number) => [0, 0, ...u32(typeId)];

const wrapped: { [name: string]: number[] } = {
  signed: [
    ...head(0),
    ...id,
    ...zeros(16),
    ...counted(certificate),
    ...counted(inner),
    ...counted(signature),
  ],
  "signed without certificate": [...head(0), ...id, ...zeros(16), ...u32(0), ...counted(inner), ...u32(0)],
  option: [...head(1), ...id, ...counted(inner)],
  "signed with an epoch": [
    ...head(2),
    ...id,
    ...zeros(40),
    ...counted(certificate),
    ...counted(inner),
    ...counted(signature),
  ],
};

test.each(Object.keys(wrapped))("%s: the inner block comes out", (name) => {
  expect(innerBlock(Uint8Array.from(wrapped[name] ?? []))).toEqual(inner);
});

test("bare blocks of every type stay as they are", () => {
  const blocks = [
    inner,
    encodeBlock({ type: "ApricotAbortBlock", parentId: id, height: 1n }),
    encodeBlock({ type: "ApricotCommitBlock", parentId: id, height: 1n }),
    encodeBlock({ type: "BanffStandardBlock", parentId: id, height: 1n, time: 1n, txs: [] }),
    encodeBlock({
      type: "ApricotProposalBlock",
      parentId: id,
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
