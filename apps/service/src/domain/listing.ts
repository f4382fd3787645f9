/** Types of listings: order, pages, and the snapshot that all pages share. */

import type { ChainAlias } from "./network.ts";

/** Indexed heights of a network's chains, EVM chains by their EVM chain ids; chains without an index are missing. */
export type Heights = { readonly [chain in ChainAlias]?: number } & {
  readonly [evmChain: `evm-${number}`]: number | undefined;
};

/** The data that a listing covers: the chain up to a height, at a time. All pages of one listing share it. */
export interface Snapshot {
  readonly height: number;
  /** Heights of the other chains, for outputs that crossed between chains; without it they are ignored. */
  readonly heights?: Heights;
  /** Unix seconds; decides which terms have begun or ended. */
  readonly time: number;
  /** Uptimes as of this poll of the node. */
  readonly poll: number;
}

/** The snapshot of a listing that begins now, apart from the instant. */
export interface Sight extends Omit<Snapshot, "time"> {
  /** Names content that may change while heights stay the same. Equal names mean equal content. */
  readonly edition?: string;
}

/** The last item of a page: its sort value and the tie-break that makes it unique, both as text. */
export interface Key {
  readonly sort: string;
  readonly tie: string;
}

export type SortOrder = "asc" | "desc";

/** The part of a listing to read. */
export interface Window {
  /** Id of the network, or EVM chain id. */
  readonly networkId: number;
  readonly snapshot: Snapshot;
  readonly order: SortOrder;
  /** Only items after this one. */
  readonly after?: Key | undefined;
  readonly limit: number;
}

/** A part of a listing; `next` is present exactly when more follows. */
export interface Slice<Item> {
  readonly items: readonly Item[];
  readonly next?: Key;
}

/** The position at which a listing continues: after this item, in the snapshot of its first page. */
export interface Continuation {
  readonly snapshot: Snapshot;
  readonly after: Key;
}
