/** Which outputs an X-Chain transaction makes under which index, and what it spends. */

import { expect, test } from "vitest";
import { type AssetOperation, consumedInputs, producedOutputs, txId, type UnsignedTx } from "./index.ts";

const id = (value: number) => new Uint8Array(32).fill(value);
const owner = { locktime: 0n, threshold: 1, addresses: [] };
const amount = (value: bigint) => ({ type: "TransferOutput" as const, amount: value, ...owner });
const output = (value: bigint) => ({ assetId: id(1), output: amount(value) });
const input = (outputIndex: number) => ({
  txId: id(9),
  outputIndex,
  assetId: id(1),
  input: { type: "TransferInput" as const, amount: 1n, signatureIndices: [0] },
});
const auth = { signatureIndices: [0] };
const base = {
  networkId: 1,
  blockchainId: id(0),
  outputs: [output(5n)],
  inputs: [input(0)],
  memo: new Uint8Array(),
};
const nft = { type: "NftTransferOutput" as const, groupId: 1, payload: new Uint8Array([1]), ...owner };
const mint = { type: "MintOutput" as const, ...owner };
const propertyMint = { type: "PropertyMintOutput" as const, ...owner };
const owned = { type: "PropertyOwnedOutput" as const, ...owner };
const operations: AssetOperation["operation"][] = [
  { type: "MintOperation", mintInput: auth, mintOutput: mint, transferOutput: amount(6n) },
  { type: "NftMintOperation", mintInput: auth, groupId: 1, payload: nft.payload, owners: [owner, owner] },
  { type: "NftTransferOperation", input: auth, output: nft },
  { type: "PropertyMintOperation", mintInput: auth, mintOutput: propertyMint, ownedOutput: owned },
  { type: "PropertyBurnOperation", input: auth },
];

const rows: { given: UnsignedTx; produced: string[]; consumed: string[] }[] = [
  {
    given: { type: "BaseTx", ...base },
    produced: ["0 transfer 1 TransferOutput"],
    consumed: ["transfer 9:0"],
  },
  {
    given: {
      type: "OperationTx",
      ...base,
      operations: operations.map((operation, index) => ({
        assetId: id(20 + index),
        utxoIds: [{ txId: id(8), outputIndex: index }],
        operation,
      })),
    },
    produced: [
      "0 transfer 1 TransferOutput",
      "1 operation 20 MintOutput",
      "2 operation 20 TransferOutput",
      "3 operation 21 NftTransferOutput",
      "4 operation 21 NftTransferOutput",
      "5 operation 22 NftTransferOutput",
      "6 operation 23 PropertyMintOutput",
      "7 operation 23 PropertyOwnedOutput",
    ],
    consumed: [
      "transfer 9:0",
      "operation 8:0",
      "operation 8:1",
      "operation 8:2",
      "operation 8:3",
      "operation 8:4",
    ],
  },
  {
    given: { type: "ImportTx", ...base, sourceChain: id(0), importedInputs: [input(3)] },
    produced: ["0 transfer 1 TransferOutput"],
    consumed: ["transfer 9:0", "import 9:3"],
  },
  {
    given: { type: "ExportTx", ...base, destinationChain: id(0), exportedOutputs: [output(1n)] },
    produced: ["0 transfer 1 TransferOutput", "1 export 1 TransferOutput"],
    consumed: ["transfer 9:0"],
  },
];

test.each(rows)("$given.type", ({ given, produced, consumed }) => {
  const made = producedOutputs({ unsignedTx: given, credentials: [] });
  expect(made.map((row) => `${row.outputIndex} ${row.kind} ${row.assetId[0]} ${row.output.type}`)).toEqual(
    produced,
  );
  expect(consumedInputs(given).map((row) => `${row.kind} ${row.txId[0]}:${row.outputIndex}`)).toEqual(
    consumed,
  );
});

test("a minted NFT holds the operation's group and payload", () => {
  const given = { assetId: id(1), utxoIds: [], operation: operations[1]! };
  const tx = { type: "OperationTx" as const, ...base, outputs: [], operations: [given] };
  expect(producedOutputs({ unsignedTx: tx, credentials: [] })[0]?.output).toEqual(nft);
});

test("a new asset has the id of its transaction", () => {
  const tx = {
    unsignedTx: {
      type: "CreateAssetTx" as const,
      ...base,
      name: "n",
      symbol: "s",
      denomination: 0,
      initialStates: [
        { fxIndex: 0, outputs: [mint, amount(1n)] },
        { fxIndex: 1, outputs: [nft] },
      ],
    },
    credentials: [],
  };
  const rows = producedOutputs(tx);
  expect(rows.map(({ outputIndex, kind, output: { type } }) => `${outputIndex} ${kind} ${type}`)).toEqual([
    "0 transfer TransferOutput",
    "1 asset MintOutput",
    "2 asset TransferOutput",
    "3 asset NftTransferOutput",
  ]);
  expect(rows.slice(1).map(({ assetId }) => assetId)).toEqual([txId(tx), txId(tx), txId(tx)]);
  expect(producedOutputs(tx, txId(tx))).toEqual(rows);
});
