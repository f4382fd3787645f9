/** Containers, field by field, and how they are distinguished from bare blocks. */

import { sha256 } from "@noble/hashes/sha2.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  CodecError,
  type Container,
  containerId,
  decodeContainer,
  encodeContainer,
  encodeHex,
  formatNodeId,
  proposerOf,
} from "../index.ts";
import { type Block, encodeBlock } from "../p/index.ts";

const hex = (bytes: Uint8Array) => encodeHex(bytes, { checksum: false }).slice(2);
const u32 = (value: number) => value.toString(16).padStart(8, "0");
const u64 = (value: number) => value.toString(16).padStart(16, "0");
const parentId = new Uint8Array(32).fill(0xf0);
const parentHex = "f0".repeat(32);
const blockBytes = new Uint8Array([3, 1]);
const proposed = { parentId, blockBytes, timestamp: 1_700_000_000n, pChainHeight: 9n };
const signed = {
  ...proposed,
  certificate: new TextEncoder().encode("certificate"),
  signature: new Uint8Array(3).fill(0x55),
};
const unsigned = { ...proposed, certificate: new Uint8Array(), signature: new Uint8Array() };
const timesHex = u64(1_700_000_000) + u64(9);
const certificateHex = `${u32(11)}6365727469666963617465`;
const blockHex = `${u32(2)}0301`;
// ripemd160(sha256("certificate")), computed with another implementation.
const PROPOSER = "NodeID-FW9UpAkbuQg2DdkaXwJBsZmnyPXvqVoqh";

const rows: { name: string; given: Container; body: string; tail: string; proposer?: string }[] = [
  {
    name: "signed",
    given: { kind: "postFork", ...signed },
    body: u32(0) + parentHex + timesHex + certificateHex + blockHex,
    tail: `${u32(3)}555555`,
    proposer: PROPOSER,
  },
  {
    name: "signed by nobody",
    given: { kind: "postFork", ...unsigned },
    body: u32(0) + parentHex + timesHex + u32(0) + blockHex,
    tail: u32(0),
  },
  {
    name: "option",
    given: { kind: "option", parentId, blockBytes },
    body: u32(1) + parentHex + blockHex,
    tail: "",
  },
  {
    name: "signed since Granite",
    given: { kind: "granite", ...signed, epoch: { pChainHeight: 7n, number: 2n, startTime: -1n } },
    body: u32(2) + parentHex + timesHex + certificateHex + blockHex + u64(7) + u64(2) + "ff".repeat(8),
    tail: `${u32(3)}555555`,
    proposer: PROPOSER,
  },
  {
    name: "signed by nobody since Granite",
    given: { kind: "granite", ...unsigned, epoch: { pChainHeight: 7n, number: 2n, startTime: 3n } },
    body: u32(2) + parentHex + timesHex + u32(0) + blockHex + u64(7) + u64(2) + u64(3),
    tail: u32(0),
  },
];

test.each(rows)("$name", ({ given, body, tail, proposer }) => {
  const bytes = encodeContainer(given);
  expect(hex(bytes)).toBe(`0000${body}${tail}`);
  expect(decodeContainer(bytes)).toEqual(given);
  expect(containerId(given)).toEqual(sha256(bytes.subarray(0, bytes.length - tail.length / 2)));
  const nodeId = proposerOf(given);
  expect(nodeId && formatNodeId(nodeId)).toBe(proposer);
});

test.each(rows)("$name, cut or with bytes after the end, counts as bare", ({ given }) => {
  const bytes = encodeContainer(given);
  for (let length = 0; length < bytes.length; length += 1) {
    expect(decodeContainer(bytes.subarray(0, length))).toBeUndefined();
  }
  expect(decodeContainer(new Uint8Array([...bytes, 0]))).toBeUndefined();
});

const time = { parentId, height: 7n, time: 1_700_000_000n };
const tx = { unsignedTx: { type: "AdvanceTimeTx", time: 1n }, credentials: [] } as const;
const bare: Block[] = [
  { type: "ApricotProposalBlock", parentId, height: 1n, tx: { ...tx, credentials: [] } },
  { type: "ApricotAbortBlock", parentId, height: 1n },
  { type: "ApricotCommitBlock", parentId, height: 1n },
  { type: "ApricotStandardBlock", parentId, height: 1n, txs: [] },
  { type: "BanffAbortBlock", ...time },
  { type: "BanffStandardBlock", ...time, txs: [] },
];

test.each(bare)("a bare $type", (block) => {
  expect(decodeContainer(encodeBlock(block))).toBeUndefined();
});

test("any bytes decode as a container that encodes to exactly them, or as bare", () => {
  const head = fc.constantFrom([], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 2]);
  fc.assert(
    fc.property(head, fc.uint8Array({ maxLength: 120 }), (start, noise) => {
      const bytes = new Uint8Array([...start, ...noise]);
      const found = decodeContainer(bytes);
      if (found) expect(encodeContainer(found)).toEqual(bytes);
    }),
  );
});

test("values that do not fit are refused by field name", () => {
  const broken: [unknown, RegExp][] = [
    [null, /not a kind/],
    [{ kind: "toString" }, /not a kind/],
    [{ kind: "option", parentId: "x", blockBytes }, /^parentId:/],
    [{ kind: "postFork", ...signed, timestamp: 2n ** 63n }, /^timestamp:/],
    [{ kind: "granite", ...signed }, /^epoch:/],
    [
      { kind: "granite", ...signed, epoch: { pChainHeight: -1n, number: 0n, startTime: 0n } },
      /^epoch\.pChainHeight:/,
    ],
  ];
  for (const [value, message] of broken) {
    // A caller without a type checker may pass anything.
    expect(() => encodeContainer(value as never)).toThrow(CodecError);
    expect(() => encodeContainer(value as never)).toThrow(message);
  }
  for (const value of [null, undefined, "0x00"])
    expect(() => decodeContainer(value as never)).toThrow(CodecError);
});
