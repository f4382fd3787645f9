/** What `dev` reports of its start. */

/** A step of the start, for a display of its progress. */
export interface DevProgress {
  /** What is being done: the network's history is built, or its blocks are indexed. */
  readonly phase: "network" | "index";
  /** Parts that are done, and all of them; equal at the end of the phase. */
  readonly done: number;
  readonly total: number;
  /** Whether the phase needs no work, because its result was in the cache or in the data folder. */
  readonly cached?: boolean;
}
