/** A range of a node's container index, which may be read somewhere else than on this thread. */

import type { NodeCall } from "./node-call.ts";
import type { PackedBlocks } from "./packed-blocks.ts";
import type { ContainedBlock } from "./proposervm.ts";

/** The blocks that a range has. */
export interface RangeRead {
  readonly chain: "P" | "X" | "C";
  /** Base URL of the node. */
  readonly baseUrl: string;
  /** First container, from 0. */
  readonly start: number;
  readonly count: number;
}

/** Reads containers of a chain; undefined when it failed, so that they are read here and the error is one of this thread. */
export type ReadElsewhere = (start: number, count: number) => Promise<ContainedBlock[] | undefined>;

/** A request to a worker thread. */
export type ThreadRequest = RangeRead & { readonly id: number };

/** Its response; without blocks where the range could not be read. */
export interface ThreadResponse {
  readonly id: number;
  readonly packed: PackedBlocks | undefined;
  /** The requests to the node since the last response. */
  readonly calls: readonly NodeCall[];
}
