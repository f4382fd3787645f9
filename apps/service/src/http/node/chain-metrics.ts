/** The metrics of each chain, read from its status. */

import type { ChainStatus } from "../../domain/chain-status.ts";
import { known, type ReadMetric } from "./read-metric.ts";

/** Each has the labels `network` and `chain` too. */
export const chainMetrics: readonly ReadMetric<ChainStatus>[] = [
  { name: "indexed_height", help: "Height that is indexed.", lines: ({ height }) => [[height]] },
  { name: "node_height", help: "Height that the node had last.", lines: ({ tipHeight }) => known(tipHeight) },
  {
    name: "index_seconds_behind",
    help: "Seconds since the index was last at the node's tip.",
    lines: ({ secondsBehind }) => known(secondsBehind),
  },
  {
    name: "index_role",
    help: "1 for the part that this process takes in a chain's indexing; the other roles have no line.",
    labels: ["role"],
    lines: ({ role }) => [[1, { role }]],
  },
  {
    name: "index_phase",
    help: "1 for the phase that a chain's indexing is in; the other phases have no line.",
    labels: ["phase"],
    lines: ({ phase }) => [[1, { phase }]],
  },
  {
    name: "indexing_blocks_per_second",
    help: "Blocks indexed per second within the last half minute.",
    lines: ({ blocksPerSecond }) => known(blocksPerSecond),
  },
  {
    name: "index_seconds_left",
    help: "Seconds until the node's tip is reached at this rate.",
    lines: ({ secondsLeft }) => known(secondsLeft),
  },
  {
    name: "node_polled_timestamp_seconds",
    help: "When the node was last asked with success, in Unix seconds.",
    lines: ({ polledAt }) => known(polledAt),
  },
  {
    name: "index_ready",
    aggregator: "min",
    help: "1 when the index counts as fresh for readiness.",
    lines: ({ ready }) => [[Number(ready)]],
  },
  {
    name: "index_broken",
    help: "1 while the node's blocks contradict the rules or what is indexed, also when they are read again.",
    lines: ({ broken }) => [[Number(broken)]],
  },
];
