/** The wallet kit explains every transaction of the recorded networks, from its bytes and the outputs that it spends. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { decodeContainer, decodeHex, encodeCb58, encodeHex } from "@primary-network/codec";
import {
  atomicTxId,
  blockAtomicTxs,
  decodeBlock as decodeCBlock,
  encodeAtomicTx,
} from "@primary-network/codec/c";
import {
  decodeBlock as decodePBlock,
  decodeGenesis as decodePGenesis,
  encodeTx as encodePTx,
  producedOutputs as outputsOfP,
  type SignedTx as PTx,
  txId as pTxId,
} from "@primary-network/codec/p";
import {
  decodeBlock as decodeXBlock,
  decodeGenesis as decodeXGenesis,
  encodeTx as encodeXTx,
  producedOutputs as outputsOfX,
  type SignedTx as XTx,
  txId as xTxId,
} from "@primary-network/codec/x";
import { type Chain, type Coin, decodeCoin, explainTransaction } from "@primary-network/wallet";
import { expect, test } from "vitest";
import { networkSource } from "../src/compare/network-source.ts";
import { type NetworkRecord, readNetworkRecord } from "../src/record/network-record.ts";

const FIXTURES = new URL("../../../fixtures/realnet/", import.meta.url);

const readRecord = (name: string): NetworkRecord =>
  readNetworkRecord(gunzipSync(readFileSync(new URL(name, FIXTURES))).toString("utf8"));

interface Issued {
  readonly chain: Chain;
  readonly id: string;
  readonly type: string;
  readonly tx: string;
}

/** Blocks of an index, without the envelope of the proposer. */
const blocksOf = ({ indexes }: NetworkRecord, chain: Chain): Uint8Array[] =>
  (indexes[`/ext/index/${chain}/block`] ?? []).map(({ bytes }) => {
    const block = decodeHex(bytes);
    return decodeContainer(block)?.blockBytes ?? block;
  });

/** All outputs and transactions of a recorded network. */
class Walk {
  readonly coins: Coin[] = [];
  readonly issued: Issued[] = [];
  readonly #xChainId: string;

  constructor(xChainId: string) {
    this.#xChainId = xChainId;
  }

  p(tx: PTx): void {
    const id = pTxId(tx);
    for (const { outputIndex, output } of outputsOfP(tx.unsignedTx))
      this.coins.push({ chain: "P", txId: id, outputIndex, ...output });
    if ("networkId" in tx.unsignedTx) this.#issue("P", id, tx.unsignedTx.type, encodePTx(tx));
  }

  x(tx: XTx): void {
    const id = xTxId(tx);
    for (const { outputIndex, assetId, output } of outputsOfX(tx))
      this.coins.push({ chain: "X", txId: id, outputIndex, assetId, output });
    this.#issue("X", id, tx.unsignedTx.type, encodeXTx(tx));
  }

  c(block: Uint8Array): void {
    for (const tx of blockAtomicTxs(decodeCBlock(block))) {
      const id = atomicTxId(tx);
      const { unsignedTx } = tx;
      if (unsignedTx.type === "ExportTx") {
        const chain = encodeCb58(unsignedTx.destinationChain) === this.#xChainId ? "X" : "P";
        for (const [outputIndex, output] of unsignedTx.exportedOutputs.entries())
          this.coins.push({ chain, source: "C", txId: id, outputIndex, ...output });
      }
      this.#issue("C", id, unsignedTx.type, encodeAtomicTx(tx));
    }
  }

  #issue(chain: Chain, id: Uint8Array, type: string, bytes: Uint8Array): void {
    this.issued.push({ chain, id: encodeCb58(id), type, tx: encodeHex(bytes, { checksum: false }) });
  }
}

async function walk(record: NetworkRecord) {
  const source = await networkSource(record.network.genesis, { nodeUrl: "http://node.invalid" });
  const { genesis, xChain, networkId, assetId, xChainId, cChainId } = source;
  if (xChain === undefined || genesis === undefined || xChainId === undefined || cChainId === undefined)
    throw new Error("the network lacks chains");
  const all = new Walk(xChainId);
  const { utxos } = decodePGenesis(genesis as Uint8Array);
  for (const utxo of utxos) all.coins.push({ chain: "P", ...utxo });
  for (const { tx } of decodeXGenesis(xChain.genesis as Uint8Array).assets) {
    const signed = { unsignedTx: tx, credentials: [] };
    for (const { outputIndex, assetId: asset, output } of outputsOfX(signed))
      all.coins.push({ chain: "X", txId: xTxId(signed), outputIndex, assetId: asset, output });
  }
  for (const block of blocksOf(record, "P")) {
    const decoded = decodePBlock(block);
    for (const tx of "txs" in decoded ? decoded.txs : "tx" in decoded ? [decoded.tx] : []) all.p(tx);
  }
  for (const block of blocksOf(record, "X")) for (const tx of decodeXBlock(block).txs) all.x(tx);
  for (const block of blocksOf(record, "C")) all.c(block);
  // Rewards are outputs of no transaction's bytes.
  for (const { method, said } of record.calls) {
    if (method !== "platform.getRewardUTXOs" || !("result" in said)) continue;
    const { utxos } = said.result as { readonly utxos: readonly string[] };
    all.coins.push(...utxos.map((utxo) => decodeCoin(utxo, { chain: "P" })));
  }
  const chains = { X: xChainId, C: cChainId };
  return { ...all, context: { networkId: networkId ?? 0, avaxAssetId: assetId ?? "", chains } };
}

test.each([
  { name: "network", least: 50 },
  { name: "helicon", least: 10 },
])("$name: every transaction of a user is explained", async ({ name, least }) => {
  const { issued, coins, context } = await walk(readRecord(`${name}.jsonl.gz`));
  expect(issued.length).toBeGreaterThan(least);
  const lines = issued.flatMap(({ chain, id, type, tx }) => {
    const { sentences } = explainTransaction({ chain, tx }, coins, context);
    return [`${chain} ${type} ${id}`, ...sentences.map((sentence) => `  ${sentence}`)];
  });
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`explained-${name}.txt`);
});
