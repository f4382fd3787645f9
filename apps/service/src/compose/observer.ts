/** Brings what is observed of the service's parts to its metrics. */

import { isPrimaryNetworkError } from "@primary-network/pchain-rpc";
import { ContradictionError } from "../domain/contradiction-error.ts";
import type { ChainLabels, IndexingFailure, Metrics } from "../http/node/metrics.ts";
import { EvmNodeError } from "../sources/evm/node-error.ts";
import type { ObserveNodeCall } from "../sources/node-call.ts";
import { NodeResponseError, NodeSetupError } from "../sources/node-response-error.ts";
import type { WarpSigners } from "../sources/warp/signers.ts";
import type { DatabaseObserver } from "../store/observation.ts";
import { StoreUnavailableError } from "../store/unavailable.ts";

const NODE_ERRORS = [EvmNodeError, NodeResponseError, NodeSetupError];

/** Whose fault a failed step of an indexer is. */
export function failureOf(error: unknown): IndexingFailure {
  if (error instanceof ContradictionError) return "contradiction";
  if (error instanceof StoreUnavailableError) return "database";
  return isPrimaryNetworkError(error) || NODE_ERRORS.some((kind) => error instanceof kind) ? "node" : "other";
}

/** Observes one service. */
export class Observer {
  readonly #metrics: () => Metrics;
  #signatureRequests = 0;

  /** @param metrics called when something is observed, so that the metrics may be made later */
  constructor(metrics: () => Metrics) {
    this.#metrics = metrics;
  }

  /** Signature requests that have no response yet. */
  get signatureRequests(): number {
    return this.#signatureRequests;
  }

  readonly database: DatabaseObserver = {
    statement: (event) => this.#metrics().statement(event),
    waited: (pool, durationMs) => this.#metrics().waited(pool, durationMs),
  };

  /** Observes requests to a chain's node. */
  node(labels: ChainLabels): ObserveNodeCall {
    return (call) => this.#metrics().nodeCall(labels, call);
  }

  /** A step of a chain's indexer has failed. */
  indexingFailed(labels: ChainLabels, error: unknown): void {
    this.#metrics().indexingFailed(labels, failureOf(error));
  }

  /** Counts the requests to signers. */
  signers(signers: WarpSigners): WarpSigners {
    return {
      sign: async (request, signal) => {
        this.#signatureRequests++;
        try {
          return await signers.sign(request, signal);
        } finally {
          this.#signatureRequests--;
        }
      },
    };
  }
}
