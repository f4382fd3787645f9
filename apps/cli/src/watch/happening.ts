/** State of `watch`: the chains, and the latest blocks and transactions. */
import type { ChainStatus } from "../query/rows/status.ts";

/** A block or a transaction. */
export interface Happening {
  readonly kind: "block" | "transaction";
  /** An alias, or an EVM chain id. */
  readonly chain: string;
  /** Height of the block. */
  readonly height: number;
  readonly timestamp: number;
  /** Id or hash. */
  readonly id: string;
  /** Number of a block's transactions, or type of a transaction. */
  readonly what: string;
  /** Number of a block's transactions. */
  readonly txCount?: number;
}

/** Happenings of each kind that are kept. */
const KEPT = 100;
/** Known ids: each is shown once. */
const KNOWN = 2_000;

/** Known chains, blocks and transactions, newest first. */
export class Happenings {
  chains: readonly ChainStatus[] = [];
  #kept: Happening[] = [];
  readonly #known = new Set<string>();

  /** Returns the blocks or the transactions, newest first. */
  of(kind: Happening["kind"]): readonly Happening[] {
    return this.#kept.filter((one) => one.kind === kind);
  }

  /** Takes one; false when it is known. */
  add(one: Happening): boolean {
    const key = `${one.kind} ${one.chain} ${one.id}`;
    if (this.#known.has(key)) return false;
    this.#known.add(key);
    if (this.#known.size > KNOWN)
      for (const oldest of [...this.#known].slice(0, KNOWN / 2)) this.#known.delete(oldest);
    const older = this.#kept.findIndex(({ timestamp }) => timestamp <= one.timestamp);
    this.#kept.splice(older < 0 ? this.#kept.length : older, 0, one);
    const excess = this.of(one.kind)[KEPT];
    if (excess) this.#kept = this.#kept.filter((other) => other !== excess);
    return true;
  }

  /** Forgets everything above a height, after a reorganisation. */
  rewind(chain: string, height: number): void {
    const isGone = (one: Happening) => one.chain === chain && one.height > height;
    for (const { kind, id } of this.#kept.filter(isGone)) this.#known.delete(`${kind} ${chain} ${id}`);
    this.#kept = this.#kept.filter((one) => !isGone(one));
  }
}
