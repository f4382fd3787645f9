/** What went wrong, in one line, with what to do about it. */
import {
  isConnectionError,
  isDeadlineError,
  isForbiddenError,
  isHttpError,
  isNotFoundError,
  isPrimaryNetworkError,
  isRateLimitError,
  isUnauthorizedError,
} from "@primary-network/data";
import { CliError } from "../terminal/cli-error.ts";
import { NOT_FOUND, NothingFound } from "./query.ts";

const isRefusedKey = (error: unknown) => isUnauthorizedError(error) || isForbiddenError(error);

/** What helps against a fault; the first that fits counts. */
const CURES: readonly (readonly [(error: unknown) => boolean, (baseUrl: string) => string])[] = [
  [
    isConnectionError,
    (baseUrl) =>
      `is the service running at ${baseUrl}? Start one with "primary-network dev", or name another with --base-url`,
  ],
  [isRefusedKey, () => "give a key by PRIMARY_NETWORK_API_KEY or --api-key"],
  [isRateLimitError, () => "wait, or use a key that may send more requests"],
];

/**
 * The error that ends the command. Errors that are no fault of a deployment are returned as they are.
 *
 * @param isNamed whether the command names something, which may not exist
 */
export function explain(error: unknown, baseUrl: string, isNamed: boolean): unknown {
  if (error instanceof NothingFound) return new CliError(error.message, { exitCode: NOT_FOUND });
  if (!isPrimaryNetworkError(error)) return error;
  const inner = isDeadlineError(error) && isPrimaryNetworkError(error.cause) ? error.cause : error;
  const cure = CURES.find(([fits]) => fits(inner))?.[1](baseUrl);
  const message = error.message.replace(/\s+/g, " ");
  const isUnkept = isHttpError(inner) && inner.statusCode === 501;
  const last = cure ?? (isUnkept || isNotFoundError(inner) ? undefined : `see ${inner.docs}`);
  return new CliError(last === undefined ? message : `${message}: ${last}`, {
    exitCode: isNamed && isNotFoundError(inner) ? NOT_FOUND : 1,
  });
}
