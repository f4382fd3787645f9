/** Where the chains of an index begin that has not all of their history, and the refusal of what lies before. */

import type { Slice, SortOrder } from "../../domain/listing.ts";
import type { ChainAlias } from "../../domain/network.ts";
import type { Beginning } from "../../store/index-window.ts";
import { HttpError } from "./http-error.ts";

/** The part of a list that lies where the index begins or later. */
export interface Reach<Item> {
  /** True when the request asks for no item from before. */
  readonly isBounded: boolean;
  includes(item: Item): boolean;
  /** @throws HttpError 501 */
  refuse(): never;
}

/** The blocks that a list asks for. */
interface Bounds {
  /** The first block. */
  readonly startBlock?: number | undefined;
  /** The block after the last one. */
  readonly endBlock?: number | undefined;
  /** Unix seconds, both excluded. */
  readonly after?: number | undefined;
  readonly before?: number | undefined;
}

/** The beginning of one chain, or of several: then blocks are compared by their times alone. */
export class ChainBeginning {
  readonly #first: number;
  readonly #time: number;
  readonly #sentence: string;

  constructor({ first, time }: Pick<Beginning, "first" | "time">, sentence: string) {
    this.#first = first;
    this.#time = time;
    this.#sentence = sentence;
  }

  /** @throws HttpError 501 */
  refuse(): never {
    throw new HttpError(501, this.#sentence);
  }

  /** @throws HttpError 501 for a block from before the beginning */
  requireBlock(height: number): void {
    if (height < this.#first) this.refuse();
  }

  /** @throws HttpError 501 for a time from before the beginning */
  requireTime(time: number): void {
    if (time < this.#time) this.refuse();
  }

  /**
   * The reach of a list in the order of its blocks.
   *
   * @throws HttpError 501 when all that is asked for lies before the beginning
   */
  reach<Item>(heightOf: (item: Item) => number, bounds: Bounds = {}): Reach<Item> {
    const { startBlock = 0, endBlock, after = Number.NEGATIVE_INFINITY, before } = bounds;
    if (endBlock !== undefined && endBlock <= this.#first) this.refuse();
    if (before !== undefined && before <= this.#time) this.refuse();
    return {
      isBounded: startBlock >= this.#first || after + 1 >= this.#time,
      includes: (item) => heightOf(item) >= this.#first,
      refuse: () => this.refuse(),
    };
  }

  /** The reach of a list of several chains in the order of time. */
  reachInTime<Item>(timeOf: (item: Item) => number): Reach<Item> {
    return {
      isBounded: this.#time <= 0,
      includes: (item) => timeOf(item) >= this.#time,
      refuse: () => this.refuse(),
    };
  }
}

/** The beginnings of an index's chains. */
export class Beginnings {
  readonly #rows: readonly Beginning[];
  /** Says where the index begins, without a full stop. */
  readonly sentence: string;

  private constructor(rows: readonly Beginning[]) {
    this.#rows = rows;
    const chains = rows.map(
      ({ network, alias, first }) => `${first} of ${alias}${network === 0 ? "" : ` of network ${network}`}`,
    );
    this.sentence = `this index begins at block ${chains.join(", ")}, and has the state there without earlier history`;
  }

  /** Undefined of an index with all blocks. */
  static of(rows: readonly Beginning[]): Beginnings | undefined {
    return rows.length === 0 ? undefined : new Beginnings(rows);
  }

  /** The latest beginning of the chains that fit; undefined when all of these have all blocks. */
  latest(fits: (beginning: Beginning) => boolean): ChainBeginning | undefined {
    const found = this.#rows.filter(fits);
    if (found.length === 0) return undefined;
    const [first, time] = [
      Math.max(...found.map((row) => row.first)),
      Math.max(...found.map((row) => row.time)),
    ];
    return new ChainBeginning({ first, time }, this.sentence);
  }
}

/** The part of the context that says where the index begins. */
interface WithBeginnings {
  readonly begins?: Beginnings | undefined;
}

/** Where a chain of the Primary Network begins; undefined when it has all blocks. */
export const beginningOf = (
  { begins }: WithBeginnings,
  networkId: number,
  chain: ChainAlias,
): ChainBeginning | undefined =>
  begins?.latest(({ network, alias }) => network === networkId && alias === chain);

/** Where all chains of a network have begun. */
export const beginningOfNetwork = (
  { begins }: WithBeginnings,
  networkId: number,
): ChainBeginning | undefined => begins?.latest(({ network }) => network === networkId);

/** Where all of these EVM chains have begun. */
export const beginningOfEvm = (
  { begins }: WithBeginnings,
  ...chains: readonly number[]
): ChainBeginning | undefined =>
  begins?.latest(({ network, alias }) => network === 0 && chains.some((chain) => alias === `evm-${chain}`));

/** Stands for the position of the items from before the beginning. */
const BEFORE = { sort: "before", tie: "" };

/** @throws HttpError 501 for a page that lies before the beginning as a whole */
export function checkStart<Item>(
  reach: Reach<Item> | undefined,
  order: SortOrder,
  after: { readonly sort: string } | undefined,
): void {
  if (reach === undefined || reach.isBounded) return;
  if (order === "asc" || after?.sort === BEFORE.sort) reach.refuse();
}

/**
 * The page without items from before the beginning. It is followed by a page that is refused, since such items may exist.
 *
 * @throws HttpError 501 when no item is left
 */
export function withinReach<Page extends Slice<unknown>>(
  page: Page,
  reach: Reach<Page["items"][number]> | undefined,
): Page {
  if (reach === undefined || reach.isBounded) return page;
  const end = page.items.findIndex((item) => !reach.includes(item));
  if (end === -1 && page.next) return page;
  const items = end === -1 ? page.items : page.items.slice(0, end);
  return items.length === 0 ? reach.refuse() : { ...page, items, next: BEFORE };
}
