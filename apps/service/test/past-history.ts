/**
 * Random histories of the three chains as facts, with what each of their addresses holds at any time, counted
 * output by output.
 */

import { utxoId } from "@primary-network/codec";
import { toBytes, toHex } from "../src/domain/id-text.ts";
import type { ChainAlias } from "../src/domain/network.ts";
import type { RenewalFact } from "../src/domain/p/facts.ts";
import type { BalanceFilter } from "../src/store/balances/balance.ts";
import type { BalanceRow } from "../src/store/balances/kind.ts";
import type { Store } from "../src/store/store.ts";
import { type AnyUtxo, type Batch, type Block, commit, noBatch, PLAIN, xFacts } from "./past-facts.ts";
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

/** An output, and what became of it. */
interface Output extends Held {
  readonly fact: AnyUtxo;
  returnedHeight?: number;
  readonly renewals: RenewalFact[];
}

interface Position extends Block {
  readonly idx: number;
}

/** The chain that imports a chain's exports. */
const IMPORTERS = { "p-chain": "x-chain", "x-chain": "p-chain", "c-chain": "x-chain" } as const;

/** Of the X- and the C-Chain; the P-Chain has the first one only. */
const TX_TYPES: readonly string[] = ["BaseTx", "OperationTx", "ExportTx"];

/** Amounts of outputs that have no amount, with their balance's type. */
const TYPES: readonly (readonly [type: string, amount: string | undefined, balance: string])[] = [
  ["TransferOutput", undefined, "TransferOutput"],
  ["TransferOutput", undefined, "TransferOutput"],
  ["MintOutput", "0", "TransferOutput"],
  ["NftTransferOutput", "1", "NftTransferOutput"],
  ["NftMintOutput", "0", "NftTransferOutput"],
  ["PropertyOwnedOutput", "1", "PropertyOwnedOutput"],
  ["PropertyMintOutput", "0", "PropertyOwnedOutput"],
];

/** A history: stakes on the P-Chain, all kinds of outputs on the X-Chain, exports alone on the C-Chain. */
export class PastHistory implements IndexedHistory {
  readonly #chain: ChainAlias;
  readonly #next: (bound: number) => number;
  readonly #outputs: Output[] = [];
  readonly #blocks: Block[] = [];
  readonly #earlier: number;
  readonly #late: boolean;
  #time = BEGINNING;
  #txs = 0;
  #imported = 0;

  /**
   * @param earlier how many transactions the X-Chain has from before its blocks
   * @param late whether the node accepted them all at one time, as one that began years later
   */
  constructor(chain: ChainAlias, seed: number, earlier = 0, late = false) {
    this.#chain = chain;
    this.#next = numbers(seed);
    this.#earlier = earlier;
    this.#late = late;
  }

  get time(): number {
    return this.#time;
  }

  async index(store: Store, network: number, blocks: number, disorder = false): Promise<void> {
    const from = this.#blocks.at(-1)?.height ?? (await this.#begin(store, network));
    const batch = noBatch();
    for (let count = 0; count < blocks; count++) this.#block(batch, disorder);
    const to = { height: this.#blocks.length, time: this.#time };
    await commit(store, this.#chain, network, from, batch, to);
    const before = this.#imported === 0 ? undefined : this.#imported;
    const imports = this.#imports(++this.#imported);
    const importedTo = { height: this.#imported, time: this.#time };
    await commit(store, IMPORTERS[this.#chain], network, before, imports, importedTo);
  }

  /** The X-Chain's genesis, and what was before there were blocks. */
  async #begin(store: Store, network: number): Promise<number | undefined> {
    if (this.#chain !== "x-chain") return undefined;
    const genesis = noBatch();
    for (let index = 0; index < 6; index++)
      this.#make(genesis, hex(7), index, { height: 0, time: this.#time });
    await commit(store, this.#chain, network, undefined, genesis, { height: 0, time: this.#time });
    for (let done = 0; done < this.#earlier; ) {
      const to = Math.min(done + 1 + this.#next(250), this.#earlier);
      const batch = noBatch();
      for (let idx = done; idx < to; idx++) {
        if (!this.#late && this.#next(4) === 0) this.#time += this.#next(20);
        this.#transaction(batch, { height: 0, idx, time: this.#time });
      }
      await store.xHistory.commit(network, done, xFacts(batch), to);
      done = to;
    }
    if (this.#late) this.#time += 1; // of the first block
    return 0;
  }

  #block(batch: Batch, disorder: boolean): void {
    const next = this.#next;
    this.#time += disorder && next(5) === 0 ? -next(25) : next(3) * next(20);
    const block = { height: this.#blocks.length + 1, time: this.#time };
    this.#blocks.push(block);
    batch.blocks.push(block);
    for (let idx = 0; idx < 1 + next(3); idx++) this.#transaction(batch, { ...block, idx });
    this.#endStakes(batch, block);
  }

  #transaction(batch: Batch, position: Position): void {
    const next = this.#next;
    const txId = hex(2_000_000 + ++this.#txs);
    const type = TX_TYPES[this.#chain === "p-chain" ? 0 : next(TX_TYPES.length)] ?? "";
    batch.txs.push({ ...position, txId, type });
    for (let count = next(4); count > 0; count--) {
      const output = this.#outputs[next(this.#outputs.length || 1)];
      if (!output || output.spentAt !== undefined || output.fact.consumedOn !== null) continue;
      if (output.fact.kind !== null && output.returnedHeight === undefined) continue;
      output.spentAt = position.time;
      spend(batch, output.fact, txId, position);
    }
    if (this.#chain === "x-chain" && next(6) === 0) this.#importOwn(batch, txId, position);
    for (let index = next(4); index > 0; index--) this.#make(batch, txId, index, position);
  }

  /** An output of another chain whose owners this one does not know. */
  #importOwn(batch: Batch, txId: string, { height, time }: Position): void {
    const id = hex(6_000_000 + this.#txs);
    const made = { utxoId: id, txId: id, outputIndex: 0, amount: "5", addresses: [], height, time };
    const fact: AnyUtxo = { ...PLAIN, ...made, createdOn: OTHER_CHAIN };
    batch.utxos.push(fact);
    spend(batch, fact, txId, { height, time });
  }

  /** An output; half of them are plain ones. */
  #make(batch: Batch, txId: string, outputIndex: number, { height, time }: Block): void {
    const next = this.#next;
    const [onP, onC] = [this.#chain === "p-chain", this.#chain === "c-chain"];
    const isPlain = next(2) === 0;
    const isOdd = (share: number) => !isPlain && next(share) === 0;
    const owner = () => ADDRESSES[next(ADDRESSES.length)] ?? "";
    const lock = () => (isOdd(4) ? String(time + next(200)) : "0");
    const isStake = onP && isOdd(3);
    const isExported = onC || (!isStake && isOdd(4));
    const addresses = isOdd(3) ? [owner(), owner(), owner()] : [owner()];
    const kinds = onP || isExported || isPlain ? 1 : TYPES.length;
    const [type = "", amount] = TYPES[next(kinds)] ?? [];
    const fact: AnyUtxo = {
      ...PLAIN,
      // Some ids do not follow from the transaction: spending transactions list those outputs by them.
      utxoId:
        onP && isOdd(2) ? hex(3_000_000 + this.#outputs.length) : toHex(utxoId(toBytes(txId), outputIndex)),
      ...{ txId, outputIndex, type, addresses, height, time },
      assetId: isPlain ? null : (ASSETS[next(ASSETS.length)] ?? null),
      amount: amount ?? (isOdd(8) ? "0" : String(1 + next(2_000_000_000) * 3_000_000_000)),
      locktime: lock(),
      stakeableLocktime: onP ? lock() : "0",
      threshold: isPlain ? 1 : next(addresses.length + 1),
      consumedOn: isExported ? OTHER_CHAIN : null,
      kind: isStake ? "STAKE" : null,
      stakeStart: isStake ? time + next(30) : null,
      stakeEnd: isStake ? time + 30 + next(100) : null,
    };
    batch.utxos.push(fact);
    this.#outputs.push({ fact, renewals: [] });
  }

  /** Ends or renews terms of some stakes. */
  #endStakes({ renewals, termEnds }: Batch, { height, time }: Block): void {
    const next = this.#next;
    const txIds = new Set<string>();
    for (const { fact, returnedHeight } of this.#outputs)
      if (fact.kind !== null && returnedHeight === undefined && fact.height < height && next(12) === 0)
        txIds.add(fact.txId);
    for (const txId of txIds) {
      const own = this.#outputs.filter(({ fact }) => fact.kind !== null && fact.txId === txId);
      if (next(3) === 0) {
        const renewal: RenewalFact = {
          ...{ txId, height, startTime: time, endTime: time + next(100), weight: "1", nextPeriod: 1 },
          ...{ potentialReward: "0", compoundShares: 0, cycleFees: "0" },
          ...{ accruedReward: "0", accruedFees: "0", paidReward: "0", paidFees: "0" },
        };
        renewals.push(renewal);
        for (const output of own) output.renewals.push(renewal);
        continue;
      }
      for (const output of own) output.returnedHeight = height;
      const reward = { rewardTx: hex(4_000_000 + height), rewardHeight: height, rewardTime: time };
      termEnds.push({ txId, ...reward, rewardAmount: "0", feeAmount: "0" });
    }
  }

  /** Some exports as another chain imports them, as of the last block. */
  #imports(height: number): Batch {
    const imports = noBatch();
    const at = { height, time: this.#time };
    for (const output of this.#outputs) {
      const { fact } = output;
      if (fact.consumedOn === null || output.importedAt !== undefined || this.#next(3) > 0) continue;
      output.importedAt = this.#time;
      imports.utxos.push({ ...fact, createdOn: hex(9), consumedOn: null, addresses: [], height });
      spend(imports, fact, hex(5_000_000 + height), at);
    }
    return imports;
  }

  balances(filter: BalanceFilter): BalanceRow[] {
    const { time } = filter;
    const seen = this.#blocks
      .filter((block) => block.time <= time)
      .sort((a, b) => b.time - a.time || b.height - a.height)[0];
    return holdings(this.#outputs, filter, (output) => ({
      kind: (this.#chain === "p-chain" ? pKindAt : kindAt)(output, time, seen?.height ?? 0),
      type: TYPES.find(([name]) => name === output.fact.type)?.[2] ?? "",
    }));
  }
}

function spend(
  { spends }: Batch,
  { utxoId: id }: AnyUtxo,
  consumingTx: string,
  { height, time }: Block,
): void {
  spends.push({ utxoId: id, consumingTx, consumedHeight: height, consumedTime: time });
}

function kindAt({ fact }: Pick<Output, "fact">, time: number): BalanceRow["kind"] {
  const isLocked = Number(fact.locktime) > time || Number(fact.stakeableLocktime) > time;
  if (fact.consumedOn !== null) return isLocked ? "atomicMemoryLocked" : "atomicMemoryUnlocked";
  return isLocked ? "locked" : "unlocked";
}

function pKindAt(output: Output, time: number, height: number): BalanceRow["kind"] {
  const { fact, returnedHeight, renewals } = output;
  if (fact.consumedOn !== null) return kindAt(output, time);
  const [locktime, stakeable] = [Number(fact.locktime), Number(fact.stakeableLocktime)];
  if (fact.kind !== null && (returnedHeight === undefined || returnedHeight > height)) {
    const term = renewals.findLast((renewal) => renewal.height <= height);
    const [start, end] = [term?.startTime ?? fact.stakeStart ?? 0, term?.endTime ?? fact.stakeEnd ?? 0];
    if (start > time) return "pendingStaked";
    return Math.max(locktime, stakeable) > end ? "lockedStaked" : "unlockedStaked";
  }
  if (locktime > time) return "lockedPlatform";
  return stakeable > time ? "lockedStakeable" : "unlockedUnstaked";
}
