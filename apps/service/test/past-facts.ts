/** Facts of made-up blocks in the forms of the three chains, and their way into the index. */

import { type CFacts, noCFacts } from "../src/domain/c/facts.ts";
import type { ChainAlias } from "../src/domain/network.ts";
import {
  type Facts,
  noFacts,
  type RenewalFact,
  type SpendFact,
  type TermEndFact,
  type UtxoFact,
} from "../src/domain/p/facts.ts";
import { noXFacts, type XFacts, type XTxFact, type XUtxoFact } from "../src/domain/x/facts.ts";
import type { Store } from "../src/store/store.ts";
import { NO_LEDGER } from "./p-ledger.ts";
import { hex } from "./past-holdings.ts";

/** An output with the fields of every chain. */
export type AnyUtxo = UtxoFact & XUtxoFact;

/** The fields of an output that is nothing but some AVAX of one owner. */
export const PLAIN = {
  ...{ assetId: null, locktime: "0", stakeableLocktime: "0", threshold: 1 },
  ...{ type: "TransferOutput", groupId: null, payload: null },
  ...{ kind: null, rewardType: null, emittingTx: null, stakeStart: null, stakeEnd: null },
  ...{ createdOn: null, consumedOn: null },
} as const;

export interface Block {
  readonly height: number;
  readonly time: number;
}

/** The content of some blocks of a chain, or of transactions before there were blocks. */
export interface Batch {
  readonly blocks: Block[];
  readonly txs: Pick<XTxFact, "height" | "idx" | "txId" | "type" | "time">[];
  readonly utxos: AnyUtxo[];
  readonly spends: SpendFact[];
  readonly renewals: RenewalFact[];
  readonly termEnds: TermEndFact[];
}

export const noBatch = (): Batch => ({
  ...{ blocks: [], txs: [], utxos: [], spends: [], renewals: [], termEnds: [] },
});

const NOTHING = { amounts: { value: [], burned: [], staked: [], l1Balance: [] } };

const blockIdOf = (height: number): string => hex(1_000_000 + height);

const blockOf = ({ height, time }: Block): Omit<XFacts["blocks"][number], "type"> => ({
  ...{ height, time, blockId: blockIdOf(height), parentId: blockIdOf(height - 1), size: 100 },
  ...{ containerId: null, containerParent: null, proposer: null, proposerHeight: null, proposerTime: null },
});

function pUtxo({ type: _t, groupId: _g, payload: _p, ...fact }: AnyUtxo): UtxoFact {
  return fact;
}

function xUtxo({
  stakeableLocktime: _l,
  kind: _k,
  rewardType: _r,
  emittingTx: _e,
  ...fact
}: AnyUtxo): XUtxoFact {
  const { stakeStart: _s, stakeEnd: _d, ...own } = fact;
  return own;
}

const pFacts = ({ blocks, txs, utxos, ...same }: Batch): Facts => ({
  ...noFacts(),
  ...same,
  blocks: blocks.map((block) => ({ ...blockOf(block), type: "BanffStandardBlock", supply: "0" })),
  txs: txs.map((tx) => ({ ...tx, detail: NOTHING })),
  utxos: utxos.map(pUtxo),
});

export const xFacts = ({ blocks, txs, utxos, spends }: Batch): XFacts => ({
  ...noXFacts(),
  blocks: blocks.map((block) => ({ ...blockOf(block), type: "StandardBlock" })),
  txs: txs.map((tx) => ({ ...tx, memo: "0x", sourceChain: null, destinationChain: null })),
  utxos: utxos.map(xUtxo),
  spends: spends.map((spend) => ({ ...spend, signatures: [] })),
});

function cFacts(batch: Batch): CFacts {
  const { txs, utxos, spends } = xFacts(batch);
  return {
    ...noCFacts(),
    blocks: batch.blocks.map(blockOf),
    txs: txs.map((tx) => ({ ...tx, accounts: [] })),
    concerns: txs.flatMap(({ txId, height, idx, type, time }) => {
      const owners = utxos.filter((utxo) => utxo.txId === txId).flatMap(({ addresses }) => addresses);
      // An account of the chain is concerned by all, and owns nothing.
      return [...new Set([...owners, hex(1, 21)])].map((address) => ({ address, height, idx, type, time }));
    }),
    utxos,
    spends,
  };
}

/** Writes a batch after the blocks up to a height, which is undefined before the first. */
export async function commit(
  { chains }: Pick<Store, "chains">,
  chain: ChainAlias,
  network: number,
  from: number | undefined,
  batch: Batch,
  { height, time }: Block,
): Promise<void> {
  const to = { height, blockId: blockIdOf(height) };
  if (chain === "p-chain")
    return chains[chain].commit(network, from, pFacts(batch), { ...to, time, ...NO_LEDGER });
  if (chain === "x-chain") return chains[chain].commit(network, from, xFacts(batch), to);
  return chains[chain].commit(network, from, cFacts(batch), to);
}
