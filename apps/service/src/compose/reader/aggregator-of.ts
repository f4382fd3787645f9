/** Makes the signature aggregator of a reader. */

import type { NetworkIdentity } from "../../domain/network.ts";
import { createWarpNode } from "../../sources/warp/node.ts";
import { createWarpSigners } from "../../sources/warp/signers.ts";
import type { Store } from "../../store/store.ts";
import { Aggregator } from "../../warp/aggregator.ts";
import { portableBls } from "../../warp/bls-engine.ts";

/** The node of a network, whose validators sign. */
export interface ReaderNode {
  readonly nodeUrl: string;
  readonly fetch: typeof fetch;
}

/** A network as an aggregator reads it. */
export interface Signing {
  readonly identity: NetworkIdentity;
  readonly store: Pick<Store, "subnets" | "l1Validations">;
  readonly node: ReaderNode;
}

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
