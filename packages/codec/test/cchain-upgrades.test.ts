/** The blocks of a recorded C-Chain through every upgrade: each is read and written byte for byte and has its hash. */
import { keccak_256 } from "@noble/hashes/sha3.js";
import { describe, expect, test } from "vitest";
import { readCChainUpgrades } from "../../../fixtures/avalanchego/cchain-upgrades.ts";
import { blockAtomicTxs, blockId, decodeBlock, encodeBlock, hashExtData } from "../src/c/index.ts";
import { decodeHex, encodeHex } from "../src/index.ts";

const { blocks, call } = readCChainUpgrades();
const raw = (text: string) => decodeHex(text, { checksum: false });
const hex = (bytes: Uint8Array) => encodeHex(bytes, { checksum: false });

/** What the recording's descriptions say of the atomic transactions. */
const atomic: { readonly [number: number]: readonly string[] } = {
  6: ["ImportTx"],
  7: ["ImportTx"],
  9: ["ExportTx"],
  10: ["ImportTx", "ImportTx"],
  14: ["ExportTx"],
};

describe.each(blocks)("block $number ($fork)", ({ fork, number, hash, rlp }) => {
  const block = decodeBlock(raw(rlp));

  test("encodes to the bytes it was read from, and has its hash and number", () => {
    expect(hex(encodeBlock(block))).toBe(rlp);
    expect(hex(blockId(block))).toBe(hash);
    expect(Number(block.number)).toBe(number);
    expect(block.newerFields).toBeUndefined();
  });

  test("follows the previous block", () => {
    expect(hex(block.parentId)).toBe(blocks[number - 1]?.hash ?? `0x${"00".repeat(32)}`);
  });

  test("has the transactions whose receipts were recorded", () => {
    const recorded = call("eth_getBlockReceipts", [`0x${number.toString(16)}`]);
    const receipts = ("result" in recorded ? recorded.result : []) as { transactionHash: string }[];
    expect(block.txs.map((tx) => hex(keccak_256(tx)))).toEqual(
      receipts.map(({ transactionHash }) => transactionHash),
    );
  });

  test("has the atomic transactions of its description, whose hash is in its header", () => {
    const types = block.extData.length === 0 ? [] : blockAtomicTxs(block);
    expect(types.map(({ unsignedTx }) => unsignedTx.type)).toEqual(atomic[number] ?? []);
    // Before Apricot phase 1 headers say nothing of extra data.
    const want = fork === "noUpgrades" ? new Uint8Array(32) : hashExtData(block.extData);
    expect(hex(block.extDataHash)).toBe(hex(want));
  });
});
