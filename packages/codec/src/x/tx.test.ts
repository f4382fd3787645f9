/** X-Chain bytes, field by field: given/want. */

import { expect, test } from "vitest";
import { CodecError, encodeHex, publicKeyOf, recoverSigner } from "../index.ts";
import {
  decodeBlock,
  decodeTx,
  decodeUnsignedTx,
  decodeUtxo,
  encodeBlock,
  encodeTx,
  encodeUnsignedTx,
  encodeUtxo,
  type Operation,
  type Output,
  signTx,
  type UnsignedTx,
} from "./index.ts";

const fill = (size: number, value: number) => new Uint8Array(size).fill(value);
const hex = (bytes: Uint8Array) => encodeHex(bytes, { checksum: false }).slice(2);
const [chain, asset, from, to] = ["c1", "a5", "f0", "d0"].map((byte) => byte.repeat(32));
const u32 = (value: number) => value.toString(16).padStart(8, "0");
const u64 = (value: number) => value.toString(16).padStart(16, "0");

const owner = { locktime: 5n, threshold: 1, addresses: [fill(20, 0x11), fill(20, 0x22)] };
const ownerHex = u64(5) + u32(1) + u32(2) + "11".repeat(20) + "22".repeat(20);
const amount = { type: "TransferOutput", amount: 9n, ...owner } as const;
const amountHex = u64(9) + ownerHex;
const nft = { type: "NftTransferOutput", groupId: 3, payload: fill(2, 0xbe), ...owner } as const;
const nftHex = `${u32(3) + u32(2)}bebe${ownerHex}`;
const auth = { signatureIndices: [0, 4] };
const authHex = u32(2) + u32(0) + u32(4);

const outputs: { given: Output; want: string }[] = [
  { given: { type: "MintOutput", ...owner }, want: u32(6) + ownerHex },
  { given: amount, want: u32(7) + amountHex },
  { given: { type: "NftMintOutput", groupId: 3, ...owner }, want: u32(10) + u32(3) + ownerHex },
  { given: nft, want: u32(11) + nftHex },
  { given: { type: "PropertyMintOutput", ...owner }, want: u32(15) + ownerHex },
  { given: { type: "PropertyOwnedOutput", ...owner }, want: u32(16) + ownerHex },
];

test.each(outputs)("UTXO with $given.type", ({ given, want }) => {
  const utxo = { txId: fill(32, 0xf0), outputIndex: 6, assetId: fill(32, 0xa5), output: given };
  expect(hex(encodeUtxo(utxo))).toBe(`0000${from}${u32(6)}${asset}${want}`);
  expect(decodeUtxo(encodeUtxo(utxo))).toEqual(utxo);
});

const operations: { given: Operation; want: string; credential: string }[] = [
  {
    given: {
      type: "MintOperation",
      mintInput: auth,
      mintOutput: { type: "MintOutput", ...owner },
      transferOutput: amount,
    },
    want: u32(8) + authHex + ownerHex + amountHex,
    credential: "Credential",
  },
  {
    given: { type: "NftMintOperation", mintInput: auth, groupId: 3, payload: fill(1, 0xee), owners: [owner] },
    want: `${u32(12) + authHex + u32(3) + u32(1)}ee${u32(1)}${ownerHex}`,
    credential: "NftCredential",
  },
  {
    given: { type: "NftTransferOperation", input: auth, output: nft },
    want: u32(13) + authHex + nftHex,
    credential: "NftCredential",
  },
  {
    given: {
      type: "PropertyMintOperation",
      mintInput: auth,
      mintOutput: { type: "PropertyMintOutput", ...owner },
      ownedOutput: { type: "PropertyOwnedOutput", ...owner },
    },
    want: u32(17) + authHex + ownerHex + ownerHex,
    credential: "PropertyCredential",
  },
  {
    given: { type: "PropertyBurnOperation", input: auth },
    want: u32(18) + authHex,
    credential: "PropertyCredential",
  },
];

const input = {
  txId: fill(32, 0xf0),
  outputIndex: 6,
  assetId: fill(32, 0xa5),
  input: { type: "TransferInput", amount: 7n, ...auth } as const,
};
const inputHex = from + u32(6) + asset + u32(5) + u64(7) + authHex;
const output = { assetId: fill(32, 0xa5), output: amount };
const outputHex = asset + u32(7) + amountHex;
const base = {
  networkId: 5,
  blockchainId: fill(32, 0xc1),
  outputs: [output],
  inputs: [input],
  memo: fill(1, 0xab),
};
const baseHex = `${u32(5)}${chain}${u32(1)}${outputHex}${u32(1)}${inputHex}${u32(1)}ab`;
const operationTx = (operation: Operation): UnsignedTx => ({
  type: "OperationTx",
  ...base,
  operations: [{ assetId: fill(32, 0xa5), utxoIds: [{ txId: fill(32, 0xd0), outputIndex: 1 }], operation }],
});

const txs: { given: UnsignedTx; want: string }[] = [
  { given: { type: "BaseTx", ...base }, want: u32(0) + baseHex },
  {
    given: {
      type: "CreateAssetTx",
      ...base,
      name: "Test",
      symbol: "TT",
      denomination: 9,
      initialStates: [
        { fxIndex: 0, outputs: [amount] },
        { fxIndex: 1, outputs: [{ type: "NftMintOutput", groupId: 3, ...owner }] },
      ],
    },
    want: [
      u32(1) + baseHex,
      "000454657374", // Test
      "00025454", // TT
      "09",
      u32(2),
      u32(0) + u32(1) + u32(7) + amountHex,
      u32(1) + u32(1) + u32(10) + u32(3) + ownerHex,
    ].join(""),
  },
  ...operations.map(({ given, want }) => ({
    given: operationTx(given),
    want: u32(2) + baseHex + u32(1) + asset + u32(1) + to + u32(1) + want,
  })),
  {
    given: { type: "ImportTx", ...base, sourceChain: fill(32, 0xd0), importedInputs: [input] },
    want: u32(3) + baseHex + to + u32(1) + inputHex,
  },
  {
    given: { type: "ExportTx", ...base, destinationChain: fill(32, 0xd0), exportedOutputs: [output] },
    want: u32(4) + baseHex + to + u32(1) + outputHex,
  },
];

test.each(txs)("$given.type", ({ given, want }) => {
  expect(hex(encodeUnsignedTx(given))).toBe(`0000${want}`);
  expect(decodeUnsignedTx(encodeUnsignedTx(given))).toEqual(given);
});

test("credentials of the three kinds follow the transaction, and the transactions follow a block's header", () => {
  const signatures = [fill(65, 0x99)];
  const signaturesHex = u32(1) + "99".repeat(65);
  const tx = {
    unsignedTx: { type: "BaseTx", ...base } as const,
    credentials: (["Credential", "NftCredential", "PropertyCredential"] as const).map((type) => ({
      type,
      signatures,
    })),
  };
  const txHex = u32(0) + baseHex + u32(3) + [9, 14, 19].map((typeId) => u32(typeId) + signaturesHex).join("");
  expect(hex(encodeTx(tx))).toBe(`0000${txHex}`);
  expect(decodeTx(encodeTx(tx))).toEqual(tx);
  const block = {
    type: "StandardBlock" as const,
    parentId: fill(32, 0xf0),
    height: 8n,
    time: 1_700_000_000n,
    merkleRoot: fill(32, 0),
    txs: [tx],
  };
  const headHex = from + u64(8) + u64(1_700_000_000) + "00".repeat(32);
  expect(hex(encodeBlock(block))).toBe(`0000${u32(20)}${headHex}${u32(1)}${txHex}`);
  expect(decodeBlock(encodeBlock(block))).toEqual(block);
});

const key = fill(32, 7);

test.each(operations)("$given.type is signed by a $credential", ({ given, credential }) => {
  const tx = signTx(operationTx(given), [[key], [key, fill(32, 8)]]);
  expect(tx.credentials.map(({ type, signatures }) => `${type} ${signatures.length}`)).toEqual([
    "Credential 1",
    `${credential} 2`,
  ]);
  const signature = tx.credentials[1]!.signatures[0]!;
  expect(recoverSigner(encodeUnsignedTx(tx.unsignedTx), signature)).toEqual(publicKeyOf(key));
});

test("imported inputs are signed like amounts", () => {
  const tx = signTx({ type: "ImportTx", ...base, sourceChain: fill(32, 0), importedInputs: [input] }, [
    [key],
    [key],
  ]);
  expect(tx.credentials.map(({ type }) => type)).toEqual(["Credential", "Credential"]);
});

test("locks, NFTs and mint rights are refused as transferable outputs or inputs", () => {
  const bytes = encodeUnsignedTx({ type: "BaseTx", ...base });
  const typeOfOutput = 2 + 4 + 4 + 32 + 4 + 32;
  for (const typeId of [6, 10, 11, 22]) {
    const bent = bytes.slice();
    bent[typeOfOutput + 3] = typeId;
    expect(() => decodeUnsignedTx(bent)).toThrow(CodecError);
    expect(() => decodeUnsignedTx(bent)).toThrow(
      `outputs[0].output: unsupported type ${typeId} of output, expected 7 (at offset ${typeOfOutput})`,
    );
  }
});
