/** Bytes of the C-Chain's atomic transactions, field by field: given/want. */

import { sha256 } from "@noble/hashes/sha2.js";
import { expect, test } from "vitest";
import { CodecError, encodeHex, publicKeyOf, recoverSigner } from "../index.ts";
import {
  atomicTxId,
  decodeAtomicTx,
  decodeAtomicTxs,
  encodeAtomicTx,
  encodeAtomicTxs,
  encodeUnsignedAtomicTx,
  signAtomicTx,
  type UnsignedAtomicTx,
} from "./index.ts";

const fill = (size: number, value: number) => new Uint8Array(size).fill(value);
const hex = (bytes: Uint8Array) => encodeHex(bytes, { checksum: false }).slice(2);
const u32 = (value: number) => value.toString(16).padStart(8, "0");
const u64 = (value: number) => value.toString(16).padStart(16, "0");
const [chain, asset, from, other] = ["c1", "a5", "f0", "d0"].map((byte) => byte.repeat(32));
const fields = { networkId: 5, blockchainId: fill(32, 0xc1) };
const account = { address: fill(20, 0x33), amount: 2_000_000n, assetId: fill(32, 0xa5) };
const accountHex = "33".repeat(20) + u64(2_000_000) + asset;
const signatures = [fill(65, 0x99)];
const credentialHex = u32(9) + u32(1) + "99".repeat(65);

const rows: { given: UnsignedAtomicTx; want: string }[] = [
  {
    given: {
      type: "ImportTx",
      ...fields,
      sourceChain: fill(32, 0xd0),
      importedInputs: [
        {
          txId: fill(32, 0xf0),
          outputIndex: 6,
          assetId: fill(32, 0xa5),
          input: { type: "TransferInput", amount: 7n, signatureIndices: [1] },
        },
      ],
      outputs: [account],
    },
    want: [
      u32(0) + u32(5) + chain + other,
      u32(1) + from + u32(6) + asset + u32(5) + u64(7) + u32(1) + u32(1),
      u32(1) + accountHex,
    ].join(""),
  },
  {
    given: {
      type: "ExportTx",
      ...fields,
      destinationChain: fill(32, 0xd0),
      inputs: [{ ...account, nonce: 12n }],
      exportedOutputs: [
        {
          assetId: fill(32, 0xa5),
          output: {
            type: "TransferOutput",
            amount: 9n,
            locktime: 0n,
            threshold: 1,
            addresses: [fill(20, 0x11)],
          },
        },
      ],
    },
    want: [
      u32(1) + u32(5) + chain + other,
      u32(1) + accountHex + u64(12),
      u32(1) + asset + u32(7) + u64(9) + u64(0) + u32(1) + u32(1) + "11".repeat(20),
    ].join(""),
  },
];

test.each(rows)("$given.type round-trips alone and in extra data", ({ given, want }) => {
  expect(hex(encodeUnsignedAtomicTx(given))).toBe(`0000${want}`);
  const tx = { unsignedTx: given, credentials: [{ signatures }] };
  const bytes = encodeAtomicTx(tx);
  expect(hex(bytes)).toBe(`0000${want}${u32(1)}${credentialHex}`);
  expect(decodeAtomicTx(bytes)).toEqual(tx);
  expect(atomicTxId(tx)).toEqual(sha256(bytes));
  // In a batch the transactions share one codec version.
  const batch = encodeAtomicTxs([tx, tx]);
  expect(hex(batch)).toBe(`0000${u32(2)}${hex(bytes.subarray(2)).repeat(2)}`);
  expect(decodeAtomicTxs(batch)).toEqual([tx, tx]);
});

test("a block without atomic transactions has no extra data, and only that encoding", () => {
  expect(encodeAtomicTxs([])).toEqual(new Uint8Array());
  expect(decodeAtomicTxs(new Uint8Array())).toEqual([]);
  expect(() => decodeAtomicTxs(new Uint8Array(6))).toThrow(CodecError);
  expect(() => decodeAtomicTxs(new Uint8Array(6))).toThrow(/no transactions.*at offset 2/);
  for (const broken of [undefined, null, 5, {}]) {
    // A caller without a type checker may pass anything.
    expect(() => encodeAtomicTxs(broken as never)).toThrow(CodecError);
    expect(() => decodeAtomicTxs(broken as never)).toThrow(CodecError);
  }
});

test.each(rows)("$given.type is signed and its signer recovered", ({ given }) => {
  const key = fill(32, 7);
  const tx = signAtomicTx(given, [[key]]);
  const signature = tx.credentials[0]!.signatures[0]!;
  expect(recoverSigner(encodeUnsignedAtomicTx(given), signature)).toEqual(publicKeyOf(key));
});
