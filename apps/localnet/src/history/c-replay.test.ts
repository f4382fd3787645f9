/** Reads the C-Chain back from its bytes alone and checks it by a second, independent set of books. */
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { utxoId } from "@primary-network/codec";
import {
  atomicTxId,
  blockAtomicTxs,
  blockId as cBlockId,
  decodeBlock,
  encodeBlock,
  encodeUnsignedAtomicTx,
  hashExtData,
  type SignedAtomicTx,
} from "@primary-network/codec/c";
import { txId } from "@primary-network/codec/p";
import { decodeBlock as decodeXBlock, txId as xTxId } from "@primary-network/codec/x";
import { expect, test } from "vitest";
import { sharedNode } from "../../test/ask.ts";
import { expectContainers } from "../../test/containers.ts";
import { atomicFeeOf } from "../chains/c/execute.ts";
import { createLocalnet, type Localnet } from "../index.ts";

const { localnet, ask } = await sharedNode({ weeks: 3, validators: 6, delegators: 10 });

const hex = bytesToHex;
const WEI = 1_000_000_000n;
const START = 1_000_000n * WEI * WEI;
const P = new Uint8Array(32);
const idOf = (origin: Uint8Array, outputIndex: number) => hex(utxoId(origin, outputIndex));
const txs = (): SignedAtomicTx[] =>
  localnet.cBlocks.flatMap(({ bytes }) => blockAtomicTxs(decodeBlock(bytes)));
const sum = (list: readonly { readonly amount: bigint }[]) =>
  list.reduce((all, { amount }) => all + amount, 0n);

test("every block decodes, encodes to the same bytes and names its parent and atomic transactions", () => {
  let parentId: Uint8Array = new Uint8Array(32);
  let before = 0n;
  for (const [height, { bytes, blockId }] of localnet.cBlocks.entries()) {
    const block = decodeBlock(bytes);
    expect(encodeBlock(block)).toEqual(bytes);
    expect([block.number, block.parentId]).toEqual([BigInt(height), parentId]);
    expect(cBlockId(bytes)).toEqual(blockId);
    expect(block.timestamp).toBeGreaterThanOrEqual(before);
    expect(blockAtomicTxs(block).length > 0).toBe(height > 0);
    if (height > 0) expect(block.extDataHash).toEqual(hashExtData(block.extData));
    before = block.timestamp;
    parentId = blockId;
  }
  expect(Number(before)).toBeLessThanOrEqual(localnet.now());
});

test("the history covers both directions, several transactions in a block, shared owners and several accounts", () => {
  const { xChainId } = localnet;
  const kinds = txs().map(({ unsignedTx: tx }) =>
    tx.type === "ImportTx" ? `from ${hex(tx.sourceChain)}` : `to ${hex(tx.destinationChain)}`,
  );
  const ways = [P, xChainId].flatMap((chainId) => [`from ${hex(chainId)}`, `to ${hex(chainId)}`]);
  expect(new Set(kinds)).toEqual(new Set(ways));
  expect(localnet.cBlocks.some((block) => block.txs.length > 2)).toBe(true);
  const exported = txs().flatMap(({ unsignedTx: tx }) => (tx.type === "ExportTx" ? [tx] : []));
  expect(exported.some(({ inputs }) => inputs.length === 2)).toBe(true);
  const owners = exported.flatMap(({ exportedOutputs }) => exportedOutputs.map(({ output }) => output));
  expect(owners.some(({ threshold, addresses }) => threshold === 2 && addresses.length === 3)).toBe(true);
  expect(txs().some(({ unsignedTx: tx }) => tx.type === "ImportTx" && tx.outputs.length === 2)).toBe(true);
});

test("balances and nonces equal those replayed from the blocks; each account signs for itself", () => {
  const books = new Map<string, { wei: bigint; nonce: bigint }>();
  for (const { ethAddress } of Object.values(localnet.accounts))
    books.set(hex(ethAddress), { wei: START, nonce: 0n });
  for (const { unsignedTx: tx, credentials } of txs()) {
    const digest = sha256(encodeUnsignedAtomicTx(tx));
    for (const { address, amount } of tx.type === "ImportTx" ? tx.outputs : []) {
      const account = books.get(hex(address));
      if (account === undefined) throw new Error("an account that was not there");
      account.wei += amount * WEI;
    }
    for (const [index, { address, amount, nonce }] of (tx.type === "ExportTx" ? tx.inputs : []).entries()) {
      const signature = credentials[index]?.signatures[0] ?? new Uint8Array();
      const point = secp256k1.Signature.fromBytes(signature.subarray(0, 64))
        .addRecoveryBit(signature[64] ?? 9)
        .recoverPublicKey(digest);
      expect(keccak_256(point.toBytes(false).subarray(1)).subarray(12)).toEqual(address);
      const account = books.get(hex(address));
      expect(account?.nonce).toBe(nonce);
      if (account === undefined) continue;
      account.wei -= amount * WEI;
      account.nonce += 1n;
      expect(account.wei).toBeGreaterThanOrEqual(0n);
    }
  }
  const held = localnet.cAccounts.map(
    ([address, { balance, nonce }]) => [hex(address), { wei: balance, nonce }] as const,
  );
  expect(new Map(held)).toEqual(books);
});

test("every output exported to another chain is imported there once or still pending", () => {
  const { xChainId, cChainId } = localnet;
  const name = (chainId: Uint8Array) => hex(chainId);
  const pTxs = localnet.blocks.flatMap(({ block }) => ("txs" in block ? block.txs : []));
  const xTxs = localnet.xBlocks.flatMap(({ bytes }) => decodeXBlock(bytes).txs);
  const sent = new Map<string, string[]>();
  const taken = new Map<string, string[]>();
  const put = (map: typeof sent, source: Uint8Array, destination: Uint8Array, ids: string[]) => {
    const key = `${name(source)} to ${name(destination)}`;
    map.set(key, [...(map.get(key) ?? []), ...ids]);
  };
  for (const tx of txs()) {
    const { unsignedTx } = tx;
    if (unsignedTx.type === "ImportTx") {
      put(
        taken,
        unsignedTx.sourceChain,
        cChainId,
        unsignedTx.importedInputs.map((one) => idOf(one.txId, one.outputIndex)),
      );
    } else {
      const ids = unsignedTx.exportedOutputs.map((_, index) => idOf(atomicTxId(tx), index));
      put(sent, cChainId, unsignedTx.destinationChain, ids);
    }
  }
  for (const { chainId, list } of [
    { chainId: P, list: pTxs.map((tx) => ({ tx: tx.unsignedTx, id: txId(tx) })) },
    { chainId: xChainId, list: xTxs.map((tx) => ({ tx: tx.unsignedTx, id: xTxId(tx) })) },
  ]) {
    for (const { tx, id } of list) {
      if (tx.type === "ImportTx")
        put(
          taken,
          tx.sourceChain,
          chainId,
          tx.importedInputs.map((one) => idOf(one.txId, one.outputIndex)),
        );
      if (tx.type === "ExportTx") {
        const ids = tx.exportedOutputs.map((_, index) => idOf(id, tx.outputs.length + index));
        put(sent, chainId, tx.destinationChain, ids);
      }
    }
  }
  const chains = [P, xChainId, cChainId];
  for (const source of chains) {
    for (const destination of chains.filter((chainId) => chainId !== source)) {
      const key = `${name(source)} to ${name(destination)}`;
      const waiting = localnet.underWay(source, destination).map((utxo) => idOf(utxo.txId, utxo.outputIndex));
      expect(sent.get(key)?.length, key).toBeGreaterThan(1);
      expect([...(taken.get(key) ?? []), ...waiting].sort(), key).toEqual(sent.get(key)?.sort());
    }
  }
  expect(
    localnet.underWay(P, cChainId).length + localnet.underWay(xChainId, cChainId).length,
  ).toBeGreaterThan(1);
});

test("the C-Chain's AVAX is conserved: genesis plus imports less exports and fees", () => {
  let [came, went, burned] = [0n, 0n, 0n];
  for (const { unsignedTx: tx } of txs()) {
    if (tx.type === "ImportTx") {
      const arrived = sum(tx.importedInputs.map(({ input }) => input));
      came += arrived;
      burned += arrived - sum(tx.outputs);
    } else {
      const left = sum(tx.exportedOutputs.map(({ output }) => output));
      went += left;
      burned += sum(tx.inputs) - left;
    }
  }
  const held = localnet.cAccounts.reduce((all, [, { balance }]) => all + balance, 0n);
  expect(burned).toBe(txs().reduce((sum, { unsignedTx }) => sum + atomicFeeOf(unsignedTx), 0n));
  expect(held).toBe(START * BigInt(localnet.cAccounts.length) + (came - went - burned) * WEI);
});

test("the same options produce the same bytes, another seed different ones", async () => {
  const options = { weeks: 2, validators: 4, delegators: 2 };
  const bytesOf = ({ cBlocks }: Localnet) => cBlocks.map(({ bytes }) => hex(bytes));
  const one = bytesOf(await createLocalnet(options));
  expect(bytesOf(await createLocalnet(options))).toEqual(one);
  expect(bytesOf(await createLocalnet({ ...options, seed: "another" }))).not.toEqual(one);
});

test("the node's index of the C-Chain holds every block from height 1 on, in proposers' containers", async () => {
  const read = (method: string, params: object) =>
    ask.result(`index.${method}`, params, "/ext/index/C/block");
  const { containers } = await read("getContainerRange", {
    startIndex: 0,
    numToFetch: 1_024,
    encoding: "hex",
  });
  expectContainers(localnet, localnet.cChainId, localnet.cBlocks, containers);
  expect(await read("getLastAccepted", {})).toEqual(containers.at(-1));
  const { id } = containers[3];
  expect(await read("getIndex", { id })).toEqual({ index: "3" });
  expect(await read("getContainerByID", { id })).toEqual(containers[3]);
});
