/** Random histories of the P-Chain as facts, with what each of their addresses holds at any time, counted output by output. */

import { utxoId } from "@primary-network/codec";
import { toBytes, toHex } from "../src/domain/id-text.ts";
import { type Facts, noFacts, type UtxoFact } from "../src/domain/p/facts.ts";
import { noXFacts, type XFacts } from "../src/domain/x/facts.ts";
import type { BalanceFilter } from "../src/store/balances/balance.ts";
import type { BalanceRow } from "../src/store/balances/kind.ts";
import type { Store } from "../src/store/store.ts";
import { NO_LEDGER } from "./p-ledger.ts";
import {
  ADDRESSES,
  ASSETS,
  BEGINNING,
  type Held,
  hex,
  holdings,
  type IndexedHistory,
  numbers,
  OTHER_CHAIN,
} from "./past-holdings.ts";

interface Renewal {
  readonly height: number;
  readonly start: number;
  readonly end: number;
}

/** An output, and what became of it. */
interface Output extends Held {
  readonly fact: UtxoFact;
  returnedHeight?: number;
  readonly renewals: Renewal[];
}

interface Block {
  readonly height: number;
  readonly time: number;
}

/** Facts of some blocks, and those of the X-Chain's imports after them. */
interface PastBatch {
  readonly facts: Facts;
  readonly to: Block & { readonly blockId: string };
  readonly imports: XFacts;
}

const NOTHING = { amounts: { value: [], burned: [], staked: [], l1Balance: [] } };

export class PastHistory implements IndexedHistory {
  readonly #next: (bound: number) => number;
  readonly #outputs: Output[] = [];
  readonly #blocks: Block[] = [];
  #time = BEGINNING;
  #txs = 0;
  #imported = 0;

  constructor(seed: number) {
    this.#next = numbers(seed);
  }

  get time(): number {
    return this.#time;
  }

  async index(store: Store, network: number, blocks: number, disorder?: boolean): Promise<void> {
    const from = this.#blocks.at(-1)?.height;
    const { facts, to, imports } = this.#batch(blocks, disorder);
    await store.chains["p-chain"].commit(network, from, facts, { ...to, ...NO_LEDGER });
    const before = this.#imported === 0 ? undefined : this.#imported;
    this.#imported += 1;
    const { blockId } = to;
    await store.chains["x-chain"].commit(network, before, imports, { height: this.#imported, blockId });
  }

  #batch(blocks: number, disorder = false): PastBatch {
    const facts = noFacts();
    for (let count = 0; count < blocks; count++) this.#block(facts, disorder);
    const { height, time } = this.#blocks.at(-1) ?? { height: 0, time: 0 };
    return { facts, to: { height, time, blockId: hex(1_000_000 + height) }, imports: this.#imports(height) };
  }

  #block(facts: Facts, disorder: boolean): void {
    const next = this.#next;
    const height = this.#blocks.length + 1;
    this.#time += disorder && next(5) === 0 ? -next(25) : next(3) * next(20);
    const block = { height, time: this.#time };
    this.#blocks.push(block);
    facts.blocks.push({
      ...block,
      blockId: hex(1_000_000 + height),
      parentId: hex(999_999 + height),
      type: "BanffStandardBlock",
      size: 100,
      supply: "0",
      containerId: null,
      containerParent: null,
      proposer: null,
      proposerHeight: null,
      proposerTime: null,
    });
    for (let idx = 0; idx < 1 + next(3); idx++) this.#transaction(facts, block, idx);
    this.#endStakes(facts, block);
  }

  #transaction(facts: Facts, { height, time }: Block, idx: number): void {
    const next = this.#next;
    const txId = hex(2_000_000 + ++this.#txs);
    facts.txs.push({ height, idx, txId, type: "BaseTx", time, detail: NOTHING });
    for (let count = next(4); count > 0; count--) {
      const output = this.#outputs[next(this.#outputs.length || 1)];
      if (!output || output.spentAt !== undefined || output.fact.consumedOn !== null) continue;
      if (output.fact.kind !== null && output.returnedHeight === undefined) continue;
      output.spentAt = time;
      const { utxoId: id } = output.fact;
      facts.spends.push({ utxoId: id, consumingTx: txId, consumedHeight: height, consumedTime: time });
    }
    for (let outputIndex = next(4); outputIndex > 0; outputIndex--) {
      const fact = this.#output(txId, outputIndex, { height, time });
      facts.utxos.push(fact);
      this.#outputs.push({ fact, renewals: [] });
    }
  }

  /** Half of the outputs are plain ones. */
  #output(txId: string, outputIndex: number, { height, time }: Block): UtxoFact {
    const next = this.#next;
    const owner = () => ADDRESSES[next(ADDRESSES.length)] ?? "";
    const odd = (share: number) => next(share) === 0;
    const plain = odd(2);
    const stakes = !plain && odd(3);
    const addresses = !plain && odd(3) ? [owner(), owner(), owner()] : [owner()];
    const number = 3_000_000 + this.#outputs.length;
    return {
      // Some ids do not follow from the transaction: spending transactions list those outputs by them.
      utxoId: !plain && odd(2) ? hex(number) : toHex(utxoId(toBytes(txId), outputIndex)),
      txId,
      outputIndex,
      assetId: plain ? null : (ASSETS[next(ASSETS.length)] ?? null),
      amount: !plain && odd(8) ? "0" : String(1 + next(2_000_000_000) * 3_000_000_000),
      locktime: !plain && odd(4) ? String(time + next(200)) : "0",
      stakeableLocktime: !plain && odd(4) ? String(time + next(200)) : "0",
      threshold: plain ? 1 : next(addresses.length + 1),
      addresses,
      kind: stakes ? "STAKE" : null,
      rewardType: null,
      createdOn: null,
      consumedOn: !plain && !stakes && odd(4) ? OTHER_CHAIN : null,
      height,
      time,
      emittingTx: null,
      stakeStart: stakes ? time + next(30) : null,
      stakeEnd: stakes ? time + 30 + next(100) : null,
    };
  }

  /** Ends or renews terms of some stakes. */
  #endStakes(facts: Facts, { height, time }: Block): void {
    const next = this.#next;
    const txIds = new Set<string>();
    for (const { fact, returnedHeight } of this.#outputs)
      if (fact.kind !== null && returnedHeight === undefined && fact.height < height && next(12) === 0)
        txIds.add(fact.txId);
    for (const txId of txIds) {
      const own = this.#outputs.filter(({ fact }) => fact.kind !== null && fact.txId === txId);
      if (next(3) === 0) {
        const [start, end] = [time, time + next(100)];
        for (const { renewals } of own) renewals.push({ height, start, end });
        facts.renewals.push({
          txId,
          height,
          startTime: start,
          endTime: end,
          weight: "1",
          potentialReward: "0",
          compoundShares: 0,
          nextPeriod: 1,
          cycleFees: "0",
          accruedReward: "0",
          accruedFees: "0",
          paidReward: "0",
          paidFees: "0",
        });
        continue;
      }
      for (const output of own) output.returnedHeight = height;
      const reward = { rewardTx: hex(4_000_000 + height), rewardHeight: height, rewardTime: time };
      facts.termEnds.push({ txId, ...reward, rewardAmount: "0", feeAmount: "0" });
    }
  }

  /** The X-Chain imports some exports, as of the last block. */
  #imports(height: number): XFacts {
    const facts = noXFacts();
    for (const output of this.#outputs) {
      const { fact } = output;
      if (fact.consumedOn === null || output.importedAt !== undefined || this.#next(3) > 0) continue;
      output.importedAt = this.#time;
      const { stakeableLocktime: _l, kind: _k, rewardType: _r, emittingTx: _e, ...made } = fact;
      const { stakeStart: _s, stakeEnd: _d, ...shared } = made;
      const more = { type: "TransferOutput", groupId: null, payload: null } as const;
      facts.utxos.push({ ...shared, ...more, createdOn: hex(0), consumedOn: null, addresses: [], height });
      facts.spends.push({
        utxoId: fact.utxoId,
        consumingTx: hex(5_000_000 + height),
        consumedHeight: height,
        consumedTime: this.#time,
        signatures: [],
      });
    }
    return facts;
  }

  balances(filter: BalanceFilter): BalanceRow[] {
    const { time } = filter;
    const seen = this.#blocks
      .filter((block) => block.time <= time)
      .sort((a, b) => b.time - a.time || b.height - a.height)[0];
    return holdings(this.#outputs, filter, (output) => ({
      kind: kindAt(output, time, seen?.height ?? 0),
      type: "TransferOutput",
    }));
  }
}

function kindAt(
  { fact, returnedHeight, renewals }: Output,
  time: number,
  height: number,
): BalanceRow["kind"] {
  const [locktime, stakeable] = [Number(fact.locktime), Number(fact.stakeableLocktime)];
  const lock = Math.max(locktime, stakeable);
  if (fact.consumedOn !== null) return lock > time ? "atomicMemoryLocked" : "atomicMemoryUnlocked";
  if (fact.kind !== null && (returnedHeight === undefined || returnedHeight > height)) {
    const term = renewals.findLast((renewal) => renewal.height <= height);
    const [start, end] = [term?.start ?? fact.stakeStart ?? 0, term?.end ?? fact.stakeEnd ?? 0];
    if (start > time) return "pendingStaked";
    return lock > end ? "lockedStaked" : "unlockedStaked";
  }
  if (locktime > time) return "lockedPlatform";
  return stakeable > time ? "lockedStakeable" : "unlockedUnstaked";
}
