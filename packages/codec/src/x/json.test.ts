/** X-Chain transactions and blocks in the node's JSON form, against what avalanchego's own tests expect of one. */

import { expect, test } from "vitest";
import { encodeCb58 } from "../index.ts";
import { blockId, blockToJson, type SignedTx, txId, txToJson } from "./index.ts";

const bytes = (size: number, fill: number) => new Uint8Array(size).fill(fill);
const owner = { locktime: 0n, threshold: 1, addresses: [bytes(20, 1)] };
const SECP = "spdxUxVJQbX85MGxMHbKw1sHxMnSqJ3QBzDyDYEP3h6TLuxqQ";
const NFT = "qd2U4HDWUvMrVUeTcCHp6xH3Qpnn1XbU5MDdnBoiifFqvgXwT";
const PROPERTY = "rXJsCSEYXg2TehWxCEEGj6JU2PWKTkd6cBdNLjoe2SpsKD9cy";
const base = {
  networkId: 12345,
  blockchainId: bytes(32, 2),
  outputs: [],
  inputs: [
    {
      txId: bytes(32, 3),
      outputIndex: 1,
      assetId: bytes(32, 4),
      input: { type: "TransferInput" as const, amount: 5n, signatureIndices: [0] },
    },
  ],
  memo: new Uint8Array(),
};
const signatures = [bytes(65, 9)];
const signed = `0x${"09".repeat(65)}`;

test("an asset names the feature extension of each of its states", () => {
  const tx: SignedTx = {
    unsignedTx: {
      type: "CreateAssetTx",
      ...base,
      name: "Team Rocket",
      symbol: "TR",
      denomination: 0,
      initialStates: [
        { fxIndex: 0, outputs: [{ type: "MintOutput", ...owner }] },
        { fxIndex: 1, outputs: [{ type: "NftMintOutput", groupId: 1, ...owner }] },
        { fxIndex: 2, outputs: [{ type: "PropertyMintOutput", ...owner }] },
      ],
    },
    credentials: [{ type: "Credential", signatures }],
  };
  const address = expect.stringMatching(/^X-local1/);
  const json = txToJson(tx);
  expect(json).toMatchObject({
    unsignedTx: {
      networkID: 12345,
      inputs: [{ fxID: SECP, outputIndex: 1, input: { amount: 5, signatureIndices: [0] } }],
      name: "Team Rocket",
      initialStates: [
        { fxIndex: 0, fxID: SECP, outputs: [{ addresses: [address], locktime: 0, threshold: 1 }] },
        { fxIndex: 1, fxID: NFT, outputs: [{ groupID: 1 }] },
        { fxIndex: 2, fxID: PROPERTY, outputs: [{ threshold: 1 }] },
      ],
    },
    id: encodeCb58(txId(tx)),
  });
  expect(json.credentials).toEqual([{ fxID: SECP, credential: { signatures: [signed] } }]);
});

test("an operation and its credential name their feature extension; a block has its id and those of its transactions", () => {
  const tx: SignedTx = {
    unsignedTx: {
      type: "OperationTx",
      ...base,
      operations: [
        {
          assetId: bytes(32, 5),
          utxoIds: [{ txId: bytes(32, 5), outputIndex: 1 }],
          operation: {
            type: "NftMintOperation",
            mintInput: { signatureIndices: [0] },
            groupId: 1,
            payload: new TextEncoder().encode("hello"),
            owners: [owner],
          },
        },
      ],
    },
    credentials: [
      { type: "Credential", signatures },
      { type: "NftCredential", signatures },
    ],
  };
  const block = {
    type: "StandardBlock" as const,
    parentId: bytes(32, 7),
    height: 3n,
    time: 4n,
    merkleRoot: bytes(32, 0),
    txs: [tx],
  };
  expect(blockToJson(block, { hrp: "custom" })).toMatchObject({
    height: 3,
    time: 4,
    txs: [
      {
        unsignedTx: {
          operations: [
            {
              fxID: NFT,
              inputIDs: [{ txID: encodeCb58(bytes(32, 5)), outputIndex: 1 }],
              operation: {
                mintInput: { signatureIndices: [0] },
                groupID: 1,
                payload: "0x68656c6c6f",
                outputs: [{ addresses: [expect.stringMatching(/^X-custom1/)], locktime: 0, threshold: 1 }],
              },
            },
          ],
        },
        credentials: [
          { fxID: SECP, credential: { signatures: [signed] } },
          { fxID: NFT, credential: { signatures: [signed] } },
        ],
        id: encodeCb58(txId(tx)),
      },
    ],
    id: encodeCb58(blockId(block)),
  });
});
