/** Mainnet's bonus blocks: imports that left their outputs in the atomic memory, and the later imports of the same outputs. */

import { utxoId } from "@primary-network/codec";
import {
  atomicTxId,
  type Block,
  blockId,
  encodeAtomicTx,
  encodeBlock,
  type SignedAtomicTx,
  signAtomicTx,
} from "@primary-network/codec/c";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { noCFacts } from "../src/domain/c/facts.ts";
import { accountKey, toBytes, toHex } from "../src/domain/id-text.ts";
import type { Window } from "../src/domain/listing.ts";
import { chainIds, type NetworkIdentity } from "../src/domain/network.ts";
import { createCIndexer } from "../src/indexer/c.ts";
import { readChain } from "../src/jobs/exported-tx.ts";
import { movementsOf } from "../src/jobs/movement.ts";
import { NO_PROPOSER } from "../src/sources/proposervm.ts";
import { openStore } from "./harness.ts";

const fill = (size: number, value: number) => new Uint8Array(size).fill(value);
const MAINNET: NetworkIdentity = {
  networkId: 1,
  hrp: "avax",
  assetId: toHex(fill(32, 0xa5)),
  xChainId: toHex(fill(32, 0xd0)),
  cChainId: toHex(fill(32, 0xc1)),
};
/** The last two bonus blocks of mainnet; what lies behind them is none. */
const [FIRST, LAST] = [103_629, 103_633];

const { db, store } = await openStore();
beforeEach(async () => {
  await sql`truncate c_checkpoint, c_block, c_tx, c_tx_address, c_utxo, c_utxo_address, c_former_import`.execute(
    db,
  );
});

/** An import of outputs that the X-Chain made, to an account of its own. */
function importOf(outputs: readonly number[], account: number): SignedAtomicTx {
  const signer = fill(32, 7);
  return signAtomicTx(
    {
      type: "ImportTx",
      networkId: 1,
      blockchainId: toBytes(MAINNET.cChainId),
      sourceChain: toBytes(MAINNET.xChainId),
      importedInputs: outputs.map((outputIndex) => ({
        txId: fill(32, 0xf0),
        outputIndex,
        assetId: toBytes(MAINNET.assetId),
        input: { type: "TransferInput", amount: 1_000n, signatureIndices: [0] },
      })),
      outputs: [{ address: fill(20, account), amount: 900n, assetId: toBytes(MAINNET.assetId) }],
    },
    outputs.map(() => [signer]),
  );
}

const idOf = (tx: SignedAtomicTx) => toHex(atomicTxId(tx));
const outputId = (index: number) => toHex(utxoId(fill(32, 0xf0), index));

/** Blocks from a height on, one transaction each, as they were before Apricot phase 5. */
function chainFrom(height: number, txs: readonly (SignedAtomicTx | undefined)[]): Uint8Array[] {
  const zero = fill(32, 0);
  let parentId: Uint8Array = zero;
  return txs.map((tx, index) => {
    const block: Block = {
      parentId,
      uncleHash: zero,
      coinbase: fill(20, 0),
      stateRoot: zero,
      txRoot: zero,
      receiptRoot: zero,
      logsBloom: fill(256, 0),
      difficulty: 1n,
      number: BigInt(height + index),
      gasLimit: 8_000_000n,
      gasUsed: 0n,
      timestamp: BigInt(1_610_000_000 + index),
      extraData: fill(0, 0),
      mixDigest: zero,
      nonce: fill(8, 0),
      extDataHash: zero,
      txs: [],
      version: 0,
      extData: tx ? encodeAtomicTx(tx) : fill(0, 0),
    };
    parentId = blockId(block);
    return encodeBlock(block);
  });
}

/** Indexes the blocks behind the one below `height`. */
async function index(height: number, blocks: readonly Uint8Array[], batchSize: number): Promise<void> {
  const start = { height: height - 1, blockId: "" };
  await store.chains["c-chain"].commit(1, undefined, noCFacts(), start);
  const indexer = createCIndexer({
    network: MAINNET,
    store: store.chains["c-chain"],
    batchSize,
    node: {
      lastHeight: async () => height + blocks.length - 1,
      blocks: async (from, count) =>
        blocks.slice(from - height, from - height + count).map((bytes) => ({ bytes, proposer: NO_PROPOSER })),
    },
  });
  while (!(await indexer.step())) {}
}

const windowAt = (height: number): Window => ({
  networkId: 1,
  order: "asc",
  limit: 100,
  snapshot: { height, time: 0, poll: 0, heights: {} },
});

const SIZES = [1, 3, 256];

test.each(SIZES)("both imports of an output are listed with it, in batches of %i", async (batchSize) => {
  // The bonus block's import took two outputs; later two different imports took one of them each.
  const bonus = importOf([1, 2], 0x11);
  const [second, third] = [importOf([1, 3], 0x22), importOf([2], 0x33)];
  await index(FIRST, chainFrom(FIRST, [bonus, undefined, second, undefined, undefined, third]), batchSize);
  const end = FIRST + 5;
  const { items } = await store.transactions["c-chain"].list(windowAt(end), {});
  const listed = items.map(({ txId, height, consumed }) => ({
    txId,
    height,
    consumed: consumed.map(({ utxoId, consumingTx, consumedTime }) => [utxoId, consumingTx, consumedTime]),
  }));
  const took = (tx: SignedAtomicTx, at: number, outputs: readonly number[]) => ({
    txId: idOf(tx),
    height: FIRST + at,
    consumed: outputs.map((output) => [outputId(output), idOf(tx), 1_610_000_000 + at]),
  });
  expect(listed).toEqual([took(bonus, 0, [1, 2]), took(second, 2, [1, 3]), took(third, 5, [2])]);

  // An export has what each import took, too, for the account that it paid.
  const exported = await readChain["c-chain"](store, windowAt(end), {});
  const account = (byte: number) => accountKey(toHex(fill(20, byte)));
  const owners = new Set([account(0x11), account(0x22), account(0x33)]);
  const debits = exported.items.flatMap((tx) =>
    movementsOf(tx, owners).flatMap(({ type, moved }) =>
      "utxoId" in moved ? [[type, tx.txId, moved.utxoId]] : [],
    ),
  );
  const debit = (tx: SignedAtomicTx, output: number) => ["DEBIT_ATOMIC", idOf(tx), outputId(output)];
  expect(debits).toEqual([
    debit(bonus, 1),
    debit(bonus, 2),
    debit(second, 1),
    debit(second, 3),
    debit(third, 2),
  ]);

  const utxos = { chainIds: chainIds(MAINNET), minAmount: "0", sortBy: "timestamp" } as const;
  const all = await store.utxos["c-chain"].list(windowAt(end), { ...utxos, includeSpent: true });
  // The last import is the one that took the output out of the atomic memory.
  expect(new Map(all.items.map(({ utxoId, consumingTx }) => [utxoId, consumingTx]))).toEqual(
    new Map([
      [outputId(1), idOf(second)],
      [outputId(2), idOf(third)],
      [outputId(3), idOf(second)],
    ]),
  );
  expect(all.items).toHaveLength(3);
  expect((await store.utxos["c-chain"].list(windowAt(end), { ...utxos, includeSpent: false })).items).toEqual(
    [],
  );
});

test.each(SIZES)(
  "a transaction repeated by a bonus block is listed at its first block, in batches of %i",
  async (size) => {
    const tx = importOf([4], 0x44);
    await index(LAST - 1, chainFrom(LAST - 1, [tx, tx, undefined]), size);
    const { items } = await store.transactions["c-chain"].list(windowAt(LAST + 1), {});
    expect(items.map(({ txId, height, consumed }) => [txId, height, consumed.length])).toEqual([
      [idOf(tx), LAST - 1, 1],
    ]);
  },
);

const refused: { name: string; txs: SignedAtomicTx[]; rule: RegExp }[] = [
  {
    name: "an output that an ordinary block's import took",
    txs: [importOf([5], 0x55), importOf([5], 0x66)],
    rule: new RegExp(`spends output ${outputId(5)}, which is unknown or spent`),
  },
  {
    name: "a transaction again",
    txs: [importOf([6], 0x66), importOf([6], 0x66)],
    rule: /is in an earlier block too/,
  },
];
test.each(refused)("outside of bonus blocks no transaction imports $name", async ({ txs, rule }) => {
  for (const size of SIZES) {
    await expect(index(LAST + 1, chainFrom(LAST + 1, txs), size)).rejects.toThrow(rule);
    await sql`truncate c_checkpoint, c_block, c_tx, c_tx_address, c_utxo, c_utxo_address`.execute(db);
  }
});
