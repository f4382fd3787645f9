/** Errors in one line, with a remedy. */
import {
  AttemptTimeoutError,
  ConnectionError,
  DeadlineError,
  DecodeError,
  ForbiddenError,
  HttpError,
  NotFoundError,
  PrimaryNetworkError,
  RateLimitError,
  UnauthorizedError,
  ValidationError,
} from "@primary-network/data";
import { CliError } from "@primary-network/devnet/terminal";
import { NOT_FOUND, NothingFound } from "./query.ts";

const isRefusedKey = (error: unknown) =>
  error instanceof UnauthorizedError || error instanceof ForbiddenError;

/** Remedies. The first that fits is used. */
const CURES: readonly (readonly [(error: unknown) => boolean, (baseUrl: string) => string])[] = [
  [
    (error) => error instanceof ConnectionError,
    (baseUrl) =>
      `is the service running at ${baseUrl}? Start one with "primary-network dev", or set --base-url`,
  ],
  [
    (error) => error instanceof AttemptTimeoutError || error instanceof DeadlineError,
    (baseUrl) => `${baseUrl} is too slow or is not such a service. Set --base-url`,
  ],
  [
    (error) => error instanceof DecodeError,
    (baseUrl) => `is ${baseUrl} a Primary Network service? If not, set --base-url`,
  ],
  [
    (error) => error instanceof HttpError && error.statusCode === 503,
    (baseUrl) => `try again when ${baseUrl} is ready`,
  ],
  [isRefusedKey, () => "set PRIMARY_NETWORK_API_KEY or --api-key"],
  [(error) => error instanceof RateLimitError, () => "wait, or use an API key with a higher limit"],
];

/**
 * Makes the error that ends the command. Errors that do not come from the deployment are returned unchanged.
 *
 * @param named the command's argument, which may name nothing; undefined for a command without one
 */
export function explain(error: unknown, baseUrl: string, named?: string): unknown {
  if (error instanceof NothingFound) return new CliError(error.message, { exitCode: NOT_FOUND });
  // `findByText` refuses only the command's argument.
  if (error instanceof ValidationError && error.operation === "findByText")
    return new CliError(`"${named}" ${error.rule}`);
  if (!(error instanceof PrimaryNetworkError)) return error;
  const inner =
    error instanceof DeadlineError && error.cause instanceof PrimaryNetworkError ? error.cause : error;
  const cure = CURES.find(([fits]) => fits(inner))?.[1](baseUrl);
  const message = `${error.operation}: ${error.reason}`.replace(/\s+/g, " ");
  // The service's own message explains these errors.
  const isPlain = inner instanceof HttpError && [400, 404, 501].includes(inner.statusCode);
  const last = cure ?? (isPlain ? undefined : `see ${inner.docs}`);
  return new CliError(last === undefined ? message : `${message}: ${last}`, {
    exitCode: named !== undefined && inner instanceof NotFoundError ? NOT_FOUND : 1,
  });
}
