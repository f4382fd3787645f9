/** What went wrong, in one line, with what to do about it. */
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

/** What helps against a fault; the first that fits counts. */
const CURES: readonly (readonly [(error: unknown) => boolean, (baseUrl: string) => string])[] = [
  [
    (error) => error instanceof ConnectionError,
    (baseUrl) =>
      `is the service running at ${baseUrl}? Start one with "primary-network dev", or name another with --base-url`,
  ],
  [
    (error) => error instanceof AttemptTimeoutError || error instanceof DeadlineError,
    (baseUrl) => `${baseUrl} is too slow, or no service: name another with --base-url`,
  ],
  [
    (error) => error instanceof DecodeError,
    (baseUrl) => `is ${baseUrl} such a service? Name another with --base-url`,
  ],
  [
    (error) => error instanceof HttpError && error.statusCode === 503,
    (baseUrl) => `try again when ${baseUrl} is ready`,
  ],
  [isRefusedKey, () => "give a key by PRIMARY_NETWORK_API_KEY or --api-key"],
  [(error) => error instanceof RateLimitError, () => "wait, or use a key that may send more requests"],
];

/**
 * The error that ends the command. Errors that are no fault of a deployment are returned as they are.
 *
 * @param named what the command names, which may not exist; undefined where it names nothing
 */
export function explain(error: unknown, baseUrl: string, named?: string): unknown {
  if (error instanceof NothingFound) return new CliError(error.message, { exitCode: NOT_FOUND });
  // What `find` refuses is the command's argument.
  if (error instanceof ValidationError && error.operation === "findByText")
    return new CliError(`"${named}" ${error.rule}`);
  if (!(error instanceof PrimaryNetworkError)) return error;
  const inner =
    error instanceof DeadlineError && error.cause instanceof PrimaryNetworkError ? error.cause : error;
  const cure = CURES.find(([fits]) => fits(inner))?.[1](baseUrl);
  const message = `${error.operation}: ${error.reason}`.replace(/\s+/g, " ");
  // What the service says of these needs no page.
  const isPlain = inner instanceof HttpError && [400, 404, 501].includes(inner.statusCode);
  const last = cure ?? (isPlain ? undefined : `see ${inner.docs}`);
  return new CliError(last === undefined ? message : `${message}: ${last}`, {
    exitCode: named !== undefined && inner instanceof NotFoundError ? NOT_FOUND : 1,
  });
}
