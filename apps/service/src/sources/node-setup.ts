/** Finds out from a node's error response which of its settings prevents reading a chain. */

import { DeadlineError, HttpError } from "@primary-network/pchain-rpc";
import { NodeSetupError } from "./node-response-error.ts";

/** An error response. */
export interface Refusal {
  readonly status: number;
  /** The body's text, or its beginning. */
  readonly text: string;
}

/**
 * The setting to change on an avalanchego that gives this response (`api/server`), for any request.
 *
 * @param title of the chain, for people
 * @returns undefined for a response that is not about the node's settings
 */
export function adviceFor({ status, text }: Refusal, title: string): string | undefined {
  if (status === 403 && /invalid host/i.test(text)) {
    return "the node refuses the host name in its URL: add the name to the node's http-allowed-hosts, or use its IP address";
  }
  if (status === 503 && /not done bootstrapping/i.test(text)) {
    return `the node has not finished bootstrapping its ${title}: it is asked again until it has`;
  }
  return undefined;
}

/** Settings for a complete index. */
const WHOLE_INDEX =
  "start the node with index-enabled from its first run on (index-allow-incomplete lets a node run whose index has gaps)";

/** An index of the chain that is not there at all: not switched on, or the node has not started the chain yet. */
export const noIndex = (title: string): string =>
  `the node has no index of the ${title}: ${WHOLE_INDEX}; while it bootstraps the P-Chain the other chains are not there yet`;

/** @param height of the first block in the index */
export function incompleteIndex(title: string, height: number | bigint): NodeSetupError {
  return new NodeSetupError(
    `the node's index of the ${title} begins with block ${height}, not 1: ${WHOLE_INDEX}, with an empty database`,
  );
}

/** An EVM chain's blocks that a node skipped when it copied a newer state from its peers. */
export const missingBlocks = (height: number): string =>
  `the node has later blocks, but not block ${height}: set state-sync-enabled to false in the C-Chain's configuration, with an empty database`;

/** Checks that an endpoint does not exist. */
export const isAbsent = (error: unknown): boolean => error instanceof HttpError && error.statusCode === 404;

/**
 * Awaits a call to a node's API, and explains errors that come from its settings.
 *
 * @param absent the meaning of a missing endpoint
 * @throws NodeSetupError naming the setting, where the response shows it; otherwise the call's error
 */
export async function advised<T>(asked: Promise<T>, title: string, absent?: string): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const failure = error instanceof DeadlineError && error.cause !== undefined ? error.cause : error;
    if (!(failure instanceof HttpError)) throw error;
    const { statusCode: status, text } = failure;
    const advice = isAbsent(failure) ? absent : adviceFor({ status, text }, title);
    throw advice === undefined ? error : new NodeSetupError(advice, { cause: error });
  }
}
