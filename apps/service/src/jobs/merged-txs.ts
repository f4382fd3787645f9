/** Merges transactions of several chains into one list: by time, then chain, height and index in the block. */

import type { Key, Slice } from "../domain/listing.ts";
import type { ExportProgress } from "../store/service/export-job.ts";

type MergedKey = ExportProgress["after"];

/** The position of a transaction in its chain. */
interface InChain {
  /** Unix seconds. */
  readonly time: number;
  readonly height: number;
  /** Position in the block. */
  readonly idx: number;
}

/** A chain's transactions, read in pages by key; their times never decrease. */
export interface TxSource<Tx extends InChain> {
  /** Identifies the chain within the export. */
  readonly chain: string;
  read(after: Key | undefined): Promise<Slice<Tx>>;
}

/** The key of a transaction in its chain's listing. */
const keyOf = ({ height, idx }: InChain): Key => ({ sort: String(height), tie: String(idx) });

/** The transactions of a source that are read but not yet taken. */
class Head<Tx extends InChain> {
  readonly chain: string;
  readonly #source: TxSource<Tx>;
  #read: readonly Tx[] = [];
  #at = 0;
  /** Key to continue after; null at the end. */
  #next: Key | undefined | null;

  constructor(source: TxSource<Tx>, after: Key | undefined) {
    this.chain = source.chain;
    this.#source = source;
    this.#next = after;
  }

  async first(): Promise<Tx | undefined> {
    if (this.#at === this.#read.length && this.#next !== null) {
      const { items, next } = await this.#source.read(this.#next);
      this.#read = items;
      this.#at = 0;
      this.#next = next ?? null;
    }
    return this.#read[this.#at];
  }

  drop(): void {
    this.#at++;
  }
}

/** Takes transactions in order; buffers one page per source. */
export class MergedTxs<Tx extends InChain> {
  readonly #heads: readonly Head<Tx>[];
  #after: MergedKey;

  /** @param sources in the order used for transactions of the same second */
  constructor(sources: readonly TxSource<Tx>[], after: MergedKey) {
    this.#heads = sources.map((source) => new Head(source, after[source.chain]));
    this.#after = after;
  }

  /** The positions from which another list of the same sources can continue. */
  get after(): MergedKey {
    return this.#after;
  }

  /** @returns fewer than `count` only at the end */
  async take(count: number): Promise<Tx[]> {
    const taken: Tx[] = [];
    while (taken.length < count) {
      let earliest: { head: Head<Tx>; tx: Tx } | undefined;
      for (const head of this.#heads) {
        const tx = await head.first();
        if (tx && (earliest === undefined || tx.time < earliest.tx.time)) earliest = { head, tx };
      }
      if (earliest === undefined) break;
      const { head, tx } = earliest;
      head.drop();
      taken.push(tx);
      this.#after = { ...this.#after, [head.chain]: keyOf(tx) };
    }
    return taken;
  }
}
