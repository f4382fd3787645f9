/** Makes the signature aggregator of a reader. */

import { createWarpNode } from "../../sources/warp/node.ts";
import { createWarpSigners } from "../../sources/warp/signers.ts";
import { Aggregator } from "../../warp/aggregator.ts";
import { portableBls } from "../../warp/bls-engine.ts";
import type { Signing } from "./signing.ts";

/** Milliseconds for the node's start, which a first request may wait for. */
const START_MS = 60_000;
/** One thread makes all signatures: no validator is slower than the others, so none is replaced. */
const LIMITS = { concurrency: 32, askTimeoutMs: 30_000, slowMs: 30_000, deadlineMs: 60_000 };

/** Never closed: it holds nothing. */
const { signal } = new AbortController();

/** An aggregator on a node that runs beside the reader. */
export function aggregatorOf({ identity, store, node: { nodeUrl, fetch } }: Signing): Aggregator {
  const node = { baseUrl: nodeUrl, fetch, attemptTimeoutMs: START_MS, deadlineMs: START_MS };
  return new Aggregator({
    ...{ identity, store, bls: portableBls, limits: LIMITS },
    node: createWarpNode(node, signal),
    signers: createWarpSigners({ url: `${nodeUrl}/ext/warp`, fetch }, signal),
  });
}
