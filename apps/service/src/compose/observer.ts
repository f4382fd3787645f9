/** Reports events of the service's parts to its metrics and traces. */

import { PrimaryNetworkError } from "@primary-network/pchain-rpc";
import { ContradictionError } from "../domain/contradiction-error.ts";
import type { ChainLabels, IndexingFailure, Metrics } from "../http/node/metrics.ts";
import { EvmNodeError } from "../sources/evm/node-error.ts";
import type { ObserveNodeCall } from "../sources/node-call.ts";
import { NodeResponseError, NodeSetupError } from "../sources/node-response-error.ts";
import type { WarpSigners } from "../sources/warp/signers.ts";
import type { DatabaseObserver } from "../store/session/observation.ts";
import { StoreUnavailableError } from "../store/session/unavailable-error.ts";
import { recordSpan } from "../trace/span.ts";

/** Characters of a statement's text in a span; some insert dozens of columns. */
const MAX_TEXT = 1_000;

const NODE_ERRORS = [EvmNodeError, NodeResponseError, NodeSetupError];

/** Whose fault a failed step of an indexer is. */
export function failureOf(error: unknown): IndexingFailure {
  if (error instanceof ContradictionError) return "contradiction";
  if (error instanceof StoreUnavailableError) return "database";
  return error instanceof PrimaryNetworkError || NODE_ERRORS.some((kind) => error instanceof kind)
    ? "node"
    : "other";
}

/** Observes one service. */
export class Observer {
  readonly #metrics: Metrics;

  constructor(metrics: Metrics) {
    this.#metrics = metrics;
  }

  readonly database: DatabaseObserver = {
    statement: (event) => {
      this.#metrics.statement(event);
      const { pool, kind, text, durationMs, failed } = event;
      recordSpan(kind, {
        durationMs,
        attributes: {
          "db.system.name": "postgresql",
          "db.operation.name": kind,
          "db.query.text": text.slice(0, MAX_TEXT),
          "primary_network.pool": pool,
        },
        error: failed ? "statement" : undefined,
      });
    },
    waited: (pool, durationMs) => this.#metrics.waited(pool, durationMs),
  };

  /** Observes requests to a chain's node. */
  node(labels: ChainLabels): ObserveNodeCall {
    return (call) => {
      this.#metrics.nodeCall(labels, call);
      const { method, durationMs, error } = call;
      recordSpan(method, {
        durationMs,
        attributes: {
          "rpc.system": "jsonrpc",
          "rpc.method": method,
          "primary_network.network": labels.network,
          "primary_network.chain": labels.chain,
        },
        error,
      });
    };
  }

  /** A step of a chain's indexer has failed. */
  indexingFailed(labels: ChainLabels, error: unknown): void {
    this.#metrics.indexingFailed(labels, failureOf(error));
  }

  /** A chain's node begins or ends to announce blocks. */
  subscribed(labels: ChainLabels, is: boolean): void {
    this.#metrics.subscribed(labels, is);
  }

  /** A block was indexed `ms` milliseconds after its node announced it. */
  followed(labels: ChainLabels, ms: number): void {
    this.#metrics.followed(labels, ms);
  }

  /** Counts the requests to signers. */
  signers(signers: WarpSigners): WarpSigners {
    return { sign: (request, signal) => this.#metrics.signing(signers.sign(request, signal)) };
  }
}
