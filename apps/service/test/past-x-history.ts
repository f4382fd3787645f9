/** Random histories of the X-Chain and of the C-Chain's exports as facts, with what each of their addresses holds at any time. */

import { utxoId } from "@primary-network/codec";
import { type CFacts, noCFacts } from "../src/domain/c/facts.ts";
import { toBytes, toHex } from "../src/domain/id-text.ts";
import { noFacts } from "../src/domain/p/facts.ts";
import { noXFacts, type XFacts, type XUtxoFact } from "../src/domain/x/facts.ts";
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

interface Output extends Held {
  readonly fact: XUtxoFact;
}

type Facts = Pick<XFacts, "txs" | "utxos" | "spends">;

interface Position {
  readonly height: number;
  readonly idx: number;
  readonly time: number;
}

const blockIdOf = (height: number): string => hex(1_000_000 + height);

const blockOf = (height: number, time: number): XFacts["blocks"][number] => ({
  ...{ height, time, blockId: blockIdOf(height), parentId: blockIdOf(height - 1) },
  ...{ type: "StandardBlock", size: 100, containerId: null, containerParent: null },
  ...{ proposer: null, proposerHeight: null, proposerTime: null },
});

const txOf = (txId: string, type: string, position: Position): XFacts["txs"][number] => ({
  ...{ ...position, txId, type, memo: "0x" },
  ...{ sourceChain: null, destinationChain: null },
});

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

export class PastXHistory implements IndexedHistory {
  readonly #chain: "x-chain" | "c-chain";
  readonly #next: (bound: number) => number;
  readonly #outputs: Output[] = [];
  readonly #earlier: number;
  readonly #late: boolean;
  #time = BEGINNING;
  #height = 0;
  #txs = 0;
  #imported = 0;

  /**
   * @param earlier how many transactions the X-Chain has from before its blocks
   * @param late whether the node accepted them all at one time, as one that began years later
   */
  constructor(chain: "x-chain" | "c-chain", seed: number, earlier = 0, late = false) {
    this.#chain = chain;
    this.#next = numbers(seed);
    this.#earlier = earlier;
    this.#late = late;
  }

  get time(): number {
    return this.#time;
  }

  async index(store: Store, network: number, blocks: number, disorder = false): Promise<void> {
    const from = this.#height === 0 ? await this.#begin(store, network) : this.#height;
    await (this.#chain === "x-chain"
      ? this.#indexX(store, network, from, blocks, disorder)
      : this.#indexC(store, network, from, blocks, disorder));
    await this.#import(store, network);
  }

  /** The genesis, and what was before there were blocks. */
  async #begin(store: Store, network: number): Promise<number | undefined> {
    if (this.#chain === "c-chain") return undefined;
    const genesis = noXFacts();
    for (let index = 0; index < 6; index++)
      this.#make(genesis, hex(7), index, { height: 0, idx: 0, time: this.#time });
    await store.chains["x-chain"].commit(network, undefined, genesis, { height: 0, blockId: "" });
    for (let done = 0; done < this.#earlier; ) {
      const to = Math.min(done + 1 + this.#next(250), this.#earlier);
      const facts = noXFacts();
      for (let idx = done; idx < to; idx++) {
        if (!this.#late && this.#next(4) === 0) this.#time += this.#next(20);
        this.#transaction(facts, { height: 0, idx, time: this.#time });
      }
      await store.xHistory.commit(network, done, facts, to);
      done = to;
    }
    if (this.#late) this.#time += 1; // of the first block
    return 0;
  }

  /** Adds a block, and returns its position. */
  #block(facts: Facts, disorder: boolean): Position {
    const next = this.#next;
    this.#height += 1;
    this.#time += disorder && next(5) === 0 ? -next(25) : next(3) * next(20);
    const position = { height: this.#height, idx: 0, time: this.#time };
    for (let idx = 0; idx < 1 + next(3); idx++) this.#transaction(facts, { ...position, idx });
    return position;
  }

  async #indexX(store: Store, network: number, from: number | undefined, blocks: number, disorder: boolean) {
    const facts = noXFacts();
    for (let count = 0; count < blocks; count++) {
      const { height, time } = this.#block(facts, disorder);
      facts.blocks.push(blockOf(height, time));
    }
    const to = { height: this.#height, blockId: blockIdOf(this.#height) };
    await store.chains["x-chain"].commit(network, from, facts, to);
  }

  async #indexC(store: Store, network: number, from: number | undefined, blocks: number, disorder: boolean) {
    const made = noXFacts();
    const facts: CFacts = noCFacts();
    for (let count = 0; count < blocks; count++) {
      const { height, time } = this.#block(made, disorder);
      const { type: _, ...block } = blockOf(height, time);
      facts.blocks.push(block);
    }
    for (const tx of made.txs) {
      facts.txs.push({ ...tx, accounts: [] });
      const owners = made.utxos.filter(({ txId }) => txId === tx.txId).flatMap(({ addresses }) => addresses);
      const { height, idx, type, time } = tx;
      // An account of the chain is concerned by all, and owns nothing.
      for (const address of new Set([...owners, hex(1, 21)]))
        facts.concerns.push({ address, height, idx, type, time });
    }
    facts.utxos.push(...made.utxos);
    const to = { height: this.#height, blockId: blockIdOf(this.#height) };
    await store.chains["c-chain"].commit(network, from, facts, to);
  }

  #transaction(facts: Facts, { height, idx, time }: Position): void {
    const next = this.#next;
    const txId = hex(2_000_000 + ++this.#txs);
    const type = ["BaseTx", "OperationTx", "ExportTx"][next(3)] ?? "";
    facts.txs.push(txOf(txId, type, { height, idx, time }));
    for (let count = next(4); count > 0; count--) {
      const output = this.#outputs[next(this.#outputs.length || 1)];
      if (!output || output.spentAt !== undefined || output.fact.consumedOn !== null) continue;
      output.spentAt = time;
      this.#spend(facts, output.fact.utxoId, txId, height, time);
    }
    if (this.#chain === "x-chain" && next(6) === 0) this.#importOwn(facts, txId, { height, idx, time });
    for (let index = next(4); index > 0; index--) this.#make(facts, txId, index, { height, idx, time });
  }

  #spend(facts: Facts, id: string, consumingTx: string, height: number, time: number): void {
    const at = { consumedHeight: height, consumedTime: time };
    facts.spends.push({ utxoId: id, consumingTx, ...at, signatures: [] });
  }

  /** An output of another chain whose owners this one does not know. */
  #importOwn(facts: Facts, txId: string, { height, time }: Position): void {
    const id = hex(6_000_000 + this.#txs);
    const route = { createdOn: OTHER_CHAIN, consumedOn: null };
    const shape = { type: "TransferOutput", groupId: null, payload: null, locktime: "0", threshold: 1 };
    facts.utxos.push({
      ...{ utxoId: id, txId: id, outputIndex: 0, assetId: null, amount: "5", addresses: [] },
      ...{ ...shape, ...route, height, time },
    });
    this.#spend(facts, id, txId, height, time);
  }

  #make(facts: Facts, txId: string, outputIndex: number, { height, time }: Position): void {
    const next = this.#next;
    const owner = () => ADDRESSES[next(ADDRESSES.length)] ?? "";
    const odd = (share: number) => next(share) === 0;
    const plain = odd(2);
    const exported = this.#chain === "c-chain" || (!plain && odd(4));
    const addresses = !plain && odd(3) ? [owner(), owner(), owner()] : [owner()];
    const [type, amount] = (exported || plain ? undefined : TYPES[next(TYPES.length)]) ?? ["TransferOutput"];
    const fact: XUtxoFact = {
      utxoId: toHex(utxoId(toBytes(txId), outputIndex)),
      txId,
      outputIndex,
      assetId: plain ? null : (ASSETS[next(ASSETS.length)] ?? null),
      amount: amount ?? (!plain && odd(8) ? "0" : String(1 + next(2_000_000_000) * 3_000_000_000)),
      locktime: !plain && odd(4) ? String(time + next(200)) : "0",
      threshold: plain ? 1 : next(addresses.length + 1),
      addresses,
      type,
      groupId: null,
      payload: null,
      createdOn: null,
      consumedOn: exported ? OTHER_CHAIN : null,
      height,
      time,
    };
    facts.utxos.push(fact);
    this.#outputs.push({ fact });
  }

  /** Another chain imports some exports: the P-Chain those of the X-Chain, which imports those of the C-Chain. */
  async #import(store: Store, network: number): Promise<void> {
    const before = this.#imported === 0 ? undefined : this.#imported;
    this.#imported += 1;
    const to = { height: this.#imported, blockId: hex(8) };
    const [x, p] = [noXFacts(), noFacts()];
    for (const output of this.#outputs) {
      const { fact } = output;
      if (fact.consumedOn === null || output.importedAt !== undefined || this.#next(3) > 0) continue;
      output.importedAt = this.#time;
      const { type: _t, groupId: _g, payload: _p, ...shared } = fact;
      const made = { createdOn: hex(9), consumedOn: null, addresses: [], height: this.#imported };
      x.utxos.push({ ...fact, ...made });
      p.utxos.push({
        ...{ ...shared, ...made },
        ...{ stakeableLocktime: "0", kind: null, rewardType: null, emittingTx: null },
        ...{ stakeStart: null, stakeEnd: null },
      });
      this.#spend(x, fact.utxoId, hex(5_000_000 + this.#imported), this.#imported, this.#time);
    }
    if (this.#chain === "c-chain") return store.chains["x-chain"].commit(network, before, x, to);
    p.spends.push(...x.spends.map(({ signatures: _s, ...spend }) => spend));
    await store.chains["p-chain"].commit(network, before, p, { ...to, time: this.#time, ...NO_LEDGER });
  }

  balances(filter: BalanceFilter): BalanceRow[] {
    return holdings(this.#outputs, filter, ({ fact }) => {
      const isLocked = Number(fact.locktime) > filter.time;
      const type = TYPES.find(([name]) => name === fact.type)?.[2] ?? "";
      if (fact.consumedOn === null) return { type, kind: isLocked ? "locked" : "unlocked" };
      return { type, kind: isLocked ? "atomicMemoryLocked" : "atomicMemoryUnlocked" };
    });
  }
}

/** An address of the X-Chain that receives another asset with each transaction, a block each, and spends none. */
export class ManyAssets implements IndexedHistory {
  readonly #outputs: Output[] = [];

  get time(): number {
    return BEGINNING + this.#outputs.length;
  }

  async index(store: Store, network: number, blocks: number): Promise<void> {
    const facts = noXFacts();
    const from = this.#outputs.length;
    for (let count = 0; count < blocks; count++) {
      const height = this.#outputs.length + 1;
      const [time, txId] = [this.time, hex(2_000_000 + height)];
      facts.blocks.push(blockOf(height, time));
      facts.txs.push(txOf(txId, "CreateAssetTx", { height, idx: 0, time }));
      const fact: XUtxoFact = {
        ...{ utxoId: toHex(utxoId(toBytes(txId), 0)), txId, outputIndex: 0, assetId: txId, amount: "7" },
        ...{ locktime: "0", threshold: 1, addresses: ADDRESSES.slice(0, 1), type: "TransferOutput" },
        ...{ groupId: null, payload: null, createdOn: null, consumedOn: null, height, time },
      };
      facts.utxos.push(fact);
      this.#outputs.push({ fact });
    }
    const to = { height: this.#outputs.length, blockId: blockIdOf(this.#outputs.length) };
    await store.chains["x-chain"].commit(network, from === 0 ? undefined : from, facts, to);
  }

  balances(filter: BalanceFilter): BalanceRow[] {
    return holdings(this.#outputs, filter, ({ fact }) => ({ type: fact.type, kind: "unlocked" }));
  }
}
