/** The metrics of each chain, read from its status. */

import type { ChainStatus } from "../../domain/chain-status.ts";
import { known, type ReadMetric } from "./read-metric.ts";

/** Each has the labels `network` and `chain` too. */
export const chainMetrics: readonly ReadMetric<ChainStatus>[] = [
  { name: "indexed_height", help: "Height of the last indexed block.", lines: ({ height }) => [[height]] },
  {
    name: "node_height",
    help: "Height of the node's tip at the last poll.",
    lines: ({ tipHeight }) => known(tipHeight),
  },
  {
    name: "index_seconds_behind",
    help: "Seconds since the index was last at the node's tip.",
    lines: ({ secondsBehind }) => known(secondsBehind),
  },
  {
    name: "index_role",
    help: "1 for this process's role in indexing the chain; other roles have no line.",
    labels: ["role"],
    lines: ({ role }) => [[1, { role }]],
  },
  {
    name: "index_phase",
    help: "1 for the current phase of indexing the chain; other phases have no line.",
    labels: ["phase"],
    lines: ({ phase }) => [[1, { phase }]],
  },
  {
    name: "indexing_blocks_per_second",
    help: "Blocks indexed per second over the last 30 seconds.",
    lines: ({ blocksPerSecond }) => known(blocksPerSecond),
  },
  {
    name: "index_seconds_left",
    help: "Estimated seconds until the index reaches the node's tip.",
    lines: ({ secondsLeft }) => known(secondsLeft),
  },
  {
    name: "node_polled_timestamp_seconds",
    help: "Unix time of the last successful poll of the node.",
    lines: ({ polledAt }) => known(polledAt),
  },
  {
    name: "index_ready",
    aggregator: "min",
    help: "1 when the index is fresh enough for the readiness check.",
    lines: ({ ready }) => [[Number(ready)]],
  },
  {
    name: "index_broken",
    help: "1 while the node's blocks contradict the rules or the index, even after a second read.",
    lines: ({ broken }) => [[Number(broken)]],
  },
];
