/** Random P-Chain blocks, outputs and genesis states; the compiler insists that no block type is left out. */

import fc from "fast-check";
import type { Block, BlockType, Genesis, Utxo } from "../../src/p/index.ts";
import { signedTx } from "./p-tx.ts";
import { utxoFields } from "./part.ts";
import { anyBytes, id, some, type, u64 } from "./value.ts";

const block = { parentId: id, height: u64 };
export const banff = { ...block, time: u64 };
const txs = some(signedTx);

/** One arbitrary per block type. */
export const blockArbitraries: { [K in BlockType]: fc.Arbitrary<Extract<Block, { type: K }>> } = {
  ApricotProposalBlock: fc.record({ ...type("ApricotProposalBlock"), ...block, tx: signedTx }),
  ApricotAbortBlock: fc.record({ ...type("ApricotAbortBlock"), ...block }),
  ApricotCommitBlock: fc.record({ ...type("ApricotCommitBlock"), ...block }),
  ApricotStandardBlock: fc.record({ ...type("ApricotStandardBlock"), ...block, txs }),
  ApricotAtomicBlock: fc.record({ ...type("ApricotAtomicBlock"), ...block, tx: signedTx }),
  BanffProposalBlock: fc.record({ ...type("BanffProposalBlock"), ...banff, txs, tx: signedTx }),
  BanffAbortBlock: fc.record({ ...type("BanffAbortBlock"), ...banff }),
  BanffCommitBlock: fc.record({ ...type("BanffCommitBlock"), ...banff }),
  BanffStandardBlock: fc.record({ ...type("BanffStandardBlock"), ...banff, txs }),
};

export const utxo: fc.Arbitrary<Utxo> = fc.record(utxoFields);

export const genesis: fc.Arbitrary<Genesis> = fc.record({
  utxos: some(fc.record({ ...utxoFields, message: anyBytes })),
  validators: txs,
  chains: txs,
  timestamp: u64,
  initialSupply: u64,
  message: fc.string({ unit: "grapheme", maxLength: 12 }),
});
