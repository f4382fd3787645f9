/** Warp messages signed by validators. */

import { CodecError, encodeHex } from "@primary-network/codec";
import {
  AttemptTimeoutError,
  ConnectionError,
  DeadlineError,
  PrimaryNetworkError,
  RateLimitError,
} from "@primary-network/pchain-rpc";
import { toCb58 } from "../../domain/id-text.ts";
import { AggregationError, type AggregationFault } from "../../warp/aggregation-error.ts";
import { DEFAULT_QUORUM, type MessageSigning } from "../../warp/aggregator.ts";
import { readJustification, readMessage, readSubnetId } from "../../warp/request.ts";
import type { ServedNetwork } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { readId } from "../request/identifier.ts";
import { operation } from "../request/operation.ts";
import { networkOf } from "./served-network.ts";

/** A refusal to sign is 400: the request is at fault, and a retry would not help. */
const statusOf = { invalid: 400, unknown: 404, insufficient: 502, unreachable: 503 } as const satisfies {
  readonly [fault in AggregationFault]: number;
};

/** @throws HttpError 501 when no signers are configured */
function aggregatorOf({ aggregator, name }: ServedNetwork): MessageSigning {
  if (aggregator) return aggregator;
  throw new HttpError(
    501,
    `signatures need the option warpSigners of ${name}, which is not set on this service`,
  );
}

/** The errors of the client for a node that gives no response, or none for now. */
const NO_RESPONSE = [ConnectionError, DeadlineError, AttemptTimeoutError, RateLimitError] as const;

/** The request has been validated by then, so any other error is about the node's response or its absence. */
function nodeFault({ name }: ServedNetwork, error: unknown): unknown {
  if (NO_RESPONSE.some((kind) => error instanceof kind))
    return new HttpError(503, `the node of ${name} cannot be reached`);
  if (error instanceof PrimaryNetworkError || error instanceof CodecError)
    return new HttpError(502, `the node of ${name} gave an invalid response`);
  return error;
}

async function signed(
  network: ServedNetwork,
  run: (aggregator: MessageSigning) => Promise<Uint8Array>,
): Promise<{ signedMessage: string }> {
  const aggregator = aggregatorOf(network);
  try {
    // Without 0x, as the public deployment responds.
    return { signedMessage: encodeHex(await run(aggregator), { checksum: false }).slice(2) };
  } catch (error) {
    if (error instanceof AggregationError) throw new HttpError(statusOf[error.fault], error.message);
    throw nodeFault(network, error);
  }
}

export const aggregateSignatures = operation("aggregateSignatures", {}, async (params, context) => {
  const network = networkOf(context, params.network);
  const { message, justification, signingSubnetId, quorumPercentageBuffer: buffer = 0 } = params;
  const pChainHeight = Number(params.pChainHeight ?? 0);
  // 0 means the default, as in the aggregator of the public deployment.
  const percentage = params.quorumPercentage || DEFAULT_QUORUM;
  if (percentage + buffer > 100)
    throw new HttpError(
      400,
      `quorumPercentage + quorumPercentageBuffer must be at most 100, not ${percentage} + ${buffer}`,
    );
  return signed(network, async (aggregator) =>
    aggregator.aggregate({
      message: message === undefined ? undefined : readMessage(message),
      justification: readJustification(justification ?? ""),
      signingSubnetId: signingSubnetId === undefined ? undefined : readSubnetId(signingSubnetId),
      percentage,
      buffer,
      pChainHeight,
    }),
  );
});

export const aggregateSignaturesForTransaction = operation(
  "aggregateSignaturesForTransaction",
  { basis: "node" },
  async (params, context) => {
    const network = networkOf(context, params.network);
    const txId = readId("txHash", params.txHash);
    return signed(network, (aggregator) => aggregator.aggregateForTransaction(toCb58(txId)));
  },
);
