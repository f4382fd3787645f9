/** What went wrong, in one line, with what to do about it. */
import {
  isAttemptTimeoutError,
  isConnectionError,
  isDeadlineError,
  isDecodeError,
  isForbiddenError,
  isHttpError,
  isNotFoundError,
  isPrimaryNetworkError,
  isRateLimitError,
  isUnauthorizedError,
  isValidationError,
} from "@primary-network/data";
import { CliError } from "@primary-network/devnet/terminal";
import { NOT_FOUND, NothingFound } from "./query.ts";

const isRefusedKey = (error: unknown) => isUnauthorizedError(error) || isForbiddenError(error);

/** What helps against a fault; the first that fits counts. */
const CURES: readonly (readonly [(error: unknown) => boolean, (baseUrl: string) => string])[] = [
  [
    isConnectionError,
    (baseUrl) =>
      `is the service running at ${baseUrl}? Start one with "primary-network dev", or name another with --base-url`,
  ],
  [
    (error) => isAttemptTimeoutError(error) || isDeadlineError(error),
    (baseUrl) => `${baseUrl} is too slow, or no service: name another with --base-url`,
  ],
  [isDecodeError, (baseUrl) => `is ${baseUrl} such a service? Name another with --base-url`],
  [
    (error) => isHttpError(error) && error.statusCode === 503,
    (baseUrl) => `try again when ${baseUrl} is ready`,
  ],
  [isRefusedKey, () => "give a key by PRIMARY_NETWORK_API_KEY or --api-key"],
  [isRateLimitError, () => "wait, or use a key that may send more requests"],
];

/**
 * The error that ends the command. Errors that are no fault of a deployment are returned as they are.
 *
 * @param named what the command names, which may not exist; undefined where it names nothing
 */
export function explain(error: unknown, baseUrl: string, named?: string): unknown {
  if (error instanceof NothingFound) return new CliError(error.message, { exitCode: NOT_FOUND });
  // What `find` refuses is the command's argument.
  if (isValidationError(error) && error.operation === "find") return new CliError(`"${named}" ${error.rule}`);
  if (!isPrimaryNetworkError(error)) return error;
  const inner = isDeadlineError(error) && isPrimaryNetworkError(error.cause) ? error.cause : error;
  const cure = CURES.find(([fits]) => fits(inner))?.[1](baseUrl);
  const message = error.message.replace(/\s+/g, " ");
  // What the service says of these needs no page.
  const isPlain = isHttpError(inner) && [400, 404, 501].includes(inner.statusCode);
  const last = cure ?? (isPlain ? undefined : `see ${inner.docs}`);
  return new CliError(last === undefined ? message : `${message}: ${last}`, {
    exitCode: named !== undefined && isNotFoundError(inner) ? NOT_FOUND : 1,
  });
}
