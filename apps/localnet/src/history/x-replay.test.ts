/** Reads the X-Chain back from its bytes alone and checks it by a second, independent set of books. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { encodeCb58, utxoId } from "@primary-network/codec";
import { encodeUtxo } from "@primary-network/codec/p";
import {
  type ConsumedInput,
  consumedInputs,
  decodeBlock,
  decodeGenesis,
  encodeBlock,
  encodeUtxo as encodeXUtxo,
  type Output,
  producedOutputs,
  type SignedTx,
  blockId as xBlockId,
  txId as xTxId,
} from "@primary-network/codec/x";
import { expect, test } from "vitest";
import { sharedNode } from "../../test/ask.ts";
import { expectContainers } from "../../test/containers.ts";
import { createLocalnet, type Localnet } from "../index.ts";

const { localnet, ask } = await sharedNode({ weeks: 3, validators: 6, delegators: 10 });

const hex = bytesToHex;
const idOf = ({ txId, outputIndex }: Pick<ConsumedInput, "txId" | "outputIndex">) =>
  hex(utxoId(txId, outputIndex));
const txs = (): SignedTx[] => localnet.xBlocks.flatMap(({ bytes }) => decodeBlock(bytes).txs);

test("every block decodes, encodes to the same bytes and names its parent", () => {
  let parentId: Uint8Array = sha256(localnet.xGenesisBytes);
  let before = 0n;
  for (const [height, { bytes, blockId }] of localnet.xBlocks.entries()) {
    const block = decodeBlock(bytes);
    expect(encodeBlock(block)).toEqual(bytes);
    expect(block.height).toBe(BigInt(height));
    expect(block.parentId).toEqual(parentId);
    expect(xBlockId(bytes)).toEqual(blockId);
    expect(block.time).toBeGreaterThanOrEqual(before);
    expect(block.txs.length > 0).toBe(height > 0);
    before = block.time;
    parentId = blockId;
  }
  expect(Number(before)).toBeLessThanOrEqual(localnet.now());
});

test("every type of transaction, operation and output occurs", () => {
  const kinds = new Set(
    txs().flatMap(({ unsignedTx: tx }) => [
      tx.type,
      ...(tx.type === "OperationTx" ? tx.operations.map(({ operation }) => operation.type) : []),
    ]),
  );
  expect([...kinds].sort()).toEqual([
    "BaseTx",
    "CreateAssetTx",
    "ExportTx",
    "ImportTx",
    "MintOperation",
    "NftMintOperation",
    "NftTransferOperation",
    "OperationTx",
  ]);
  expect(new Set(localnet.xUtxos.map(({ output }) => output.type))).toEqual(
    new Set(["TransferOutput", "MintOutput", "NftMintOutput", "NftTransferOutput"]),
  );
});

test("the outputs replayed from the blocks equal those of the state", () => {
  const books = new Map<string, string>();
  const add = (txId: Uint8Array, outputIndex: number, assetId: Uint8Array, output: Output) =>
    books.set(idOf({ txId, outputIndex }), hex(encodeXUtxo({ txId, outputIndex, assetId, output })));
  const genesis = decodeGenesis(localnet.xGenesisBytes).assets.map(({ tx }) => ({
    unsignedTx: tx,
    credentials: [],
  }));
  for (const tx of [...genesis, ...txs()]) {
    const txId = xTxId(tx);
    for (const spent of consumedInputs(tx.unsignedTx)) {
      if (spent.kind !== "import") expect(books.delete(idOf(spent))).toBe(true);
    }
    for (const { kind, outputIndex, assetId, output } of producedOutputs(tx, txId)) {
      if (kind !== "export") add(txId, outputIndex, assetId, output);
    }
  }
  expect([...books.values()].sort()).toEqual(localnet.xUtxos.map((utxo) => hex(encodeXUtxo(utxo))).sort());
});

test("every P-Chain import was exported by the X-Chain, and every X-Chain import is consumed", () => {
  const { state, blocks, xChainId } = localnet;
  const toP = ({ unsignedTx: tx }: SignedTx) =>
    tx.type === "ExportTx" && tx.destinationChain.every((byte) => byte === 0);
  const pTxs = blocks.flatMap(({ block }) => ("txs" in block ? block.txs : []));
  const exportedByX = txs().flatMap((tx) =>
    producedOutputs(tx).flatMap(({ kind, outputIndex }) =>
      kind === "export" && toP(tx) ? [idOf({ txId: xTxId(tx), outputIndex })] : [],
    ),
  );
  const importedByP = pTxs.flatMap(({ unsignedTx: tx }) =>
    tx.type === "ImportTx" && hex(tx.sourceChain) === hex(xChainId) ? tx.importedInputs.map(idOf) : [],
  );
  const waiting = [...(state.importable.get(hex(xChainId))?.values() ?? [])];
  expect(waiting.length).toBeGreaterThan(0);
  expect([...importedByP, ...waiting.map(idOf)].sort()).toEqual(exportedByX.sort());

  const importedByX = txs().flatMap(({ unsignedTx: tx }) =>
    consumedInputs(tx).flatMap((spent) => (spent.kind === "import" ? [idOf(spent)] : [])),
  );
  expect(importedByX.length).toBeGreaterThan(0);
  for (const utxo of state.exported.get(hex(xChainId))?.values() ?? []) {
    expect(importedByX).not.toContain(idOf(utxo));
    expect(encodeUtxo(utxo).length).toBeGreaterThan(0);
  }
});

test("the same options produce the same bytes, another seed different ones", async () => {
  const options = { weeks: 2, validators: 4, delegators: 2, clock: { now: () => localnet.now() } };
  const bytesOf = ({ xBlocks }: Localnet) => xBlocks.map(({ bytes }) => hex(bytes));
  const [one, same, other] = await Promise.all([
    createLocalnet(options),
    createLocalnet(options),
    createLocalnet({ ...options, seed: "another" }),
  ]);
  expect(bytesOf(same)).toEqual(bytesOf(one));
  expect(bytesOf(other)).not.toEqual(bytesOf(one));
});

test("the node's index of the X-Chain holds every block from height 1 on, in proposers' containers", async () => {
  const read = (method: string, params: object) =>
    ask.result(`index.${method}`, params, "/ext/index/X/block");
  const { containers } = await read("getContainerRange", {
    startIndex: 0,
    numToFetch: 1_024,
    encoding: "hex",
  });
  expectContainers(localnet, localnet.xChainId, localnet.xBlocks, containers);
  expect(await read("getLastAccepted", {})).toEqual(containers.at(-1));
  const genesis = encodeCb58(localnet.xBlocks[0]!.blockId);
  expect(await read("isAccepted", { id: genesis })).toEqual({ isAccepted: false });
});
