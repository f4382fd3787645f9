/** How listings are ordered, cut into pages, and kept still while blocks arrive. */

import type { ChainAlias } from "./network.ts";

/** How far the chains of a network are indexed, EVM chains by their EVM chain ids; one that is not is missing. */
export type Heights = { readonly [chain in ChainAlias]?: number } & {
  readonly [evmChain: `evm-${number}`]: number | undefined;
};

/** What a listing sees: the chain up to a height, at an instant. Pages of one listing share it. */
export interface Snapshot {
  readonly height: number;
  /** What it sees of other chains, for what crossed between them; without it nothing. */
  readonly heights?: Heights;
  /** Unix seconds; decides which terms have begun or ended. */
  readonly time: number;
  /** Uptimes as of this poll of the node. */
  readonly poll: number;
}

/** The last item of a page: its sort value and the tie-break that makes it unique, both as text. */
export interface Key {
  readonly sort: string;
  readonly tie: string;
}

export type SortOrder = "asc" | "desc";

/** Which part of a listing is wanted. */
export interface Window {
  /** Of the network, or of the EVM chain. */
  readonly networkId: number;
  readonly snapshot: Snapshot;
  readonly order: SortOrder;
  /** Only items after this one. */
  readonly after?: Key | undefined;
  readonly limit: number;
}

/** A part of a listing; `next` is present exactly when more follows. */
export interface Slice<Item> {
  readonly items: Item[];
  readonly next?: Key;
}

/** Where a listing goes on: after this item, seeing what its first page saw. */
export interface Continuation {
  readonly snapshot: Snapshot;
  readonly after: Key;
}
