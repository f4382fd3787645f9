/** What the processes of the service's rows send to each other through the bench. */
import type { DatabaseLocation } from "./postgres.ts";

/** A node's P-Chain, served on 127.0.0.1. */
export interface ServedChain {
  readonly nodeUrl: string;
  readonly networkId: number;
  readonly hrp: string;
  /** Base64. */
  readonly genesis: string;
  readonly assetId: string;
  readonly xChainId: string;
  readonly cChainId: string;
  readonly blocks: number;
  /** Unix seconds of the block in the middle. */
  readonly halfTime: number;
  /** Milliseconds. */
  readonly now: number;
}

/** A made-up EVM chain, served on 127.0.0.1. */
export interface ServedEvmChain {
  readonly rpcUrl: string;
  readonly blocks: number;
  /** Unix seconds of the block in the middle. */
  readonly halfTime: number;
}

/** What to index, and into which database; without one it is only read. */
export interface IndexOrder<Node> {
  readonly node: Node;
  readonly location?: DatabaseLocation;
  /** Threads that read beside the one that indexes. */
  readonly indexWorkers?: number;
}

export interface Indexed {
  readonly wallMs: number;
  /** Milliseconds of the processor, of all the process's threads. */
  readonly cpuMs: number;
  /** Bytes. */
  readonly peakRss: number;
}

/** The index to move, and the empty database to move it into. */
export interface MoveOrder {
  readonly from: DatabaseLocation;
  readonly to: DatabaseLocation;
  /** Folder of the snapshot, which is made. */
  readonly folder: string;
  readonly networkId?: number | undefined;
  /** Base64; undefined for an index of EVM chains alone. */
  readonly genesis?: string | undefined;
  /** Unix seconds: the beginning of a snapshot with a window. */
  readonly since: number;
}

export interface Moved {
  readonly createMs: number;
  readonly restoreMs: number;
  /** Bytes of the files of a snapshot of everything, of one with a window, and of one with the current state. */
  readonly bytes: { readonly whole: number; readonly window: number; readonly state: number };
}

/** Requests at a steady rate, or with a fixed number in flight. */
export type LoadOrder = { readonly urls: readonly string[]; readonly seconds: number } & (
  | { readonly perSecond: number }
  | { readonly inFlight: number }
);

export interface Loaded {
  /** Milliseconds of each request; at a steady rate from when it was due. */
  readonly taken: readonly number[];
  readonly failed: number;
  /** Milliseconds of all of them. */
  readonly wallMs: number;
}
