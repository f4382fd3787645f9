/** Public surface for users of any client: errors, and the types of options, pages, hooks and middleware. */
export type { Checkpoint } from "./checkpoint.ts";
export type { Clock, Fetch, FetchedResponse, FetchInit, ResponseBody, ResponseHeaders } from "./clock.ts";
export {
  type Attempt,
  type ErrorContext,
  PrimaryNetworkError,
} from "./errors/base.ts";
export {
  AbortError,
  ApiKeyError,
  AttemptTimeoutError,
  ConnectionError,
  DeadlineError,
  DecodeError,
  RedirectError,
  ResponseTooLargeError,
} from "./errors/connection.ts";
export {
  BadGatewayError,
  BadRequestError,
  ForbiddenError,
  HttpError,
  type HttpErrorParts,
  InternalServerError,
  NotFoundError,
  RateLimitError,
  ServerError,
  ServiceUnavailableError,
  UnauthorizedError,
} from "./errors/http.ts";
export {
  PageLoopError,
  PageTokenExpiredError,
} from "./errors/page.ts";
export { RpcError } from "./errors/rpc.ts";
export { ValidationError } from "./errors/validation.ts";
export { parseJson, printJson } from "./exact.ts";
export type { AttemptEndEvent, AttemptEvent, CallEndEvent, CallEvent, Hooks, RetryEvent } from "./hooks.ts";
export { type Address, formatAddress, hrpOf, parseAddress } from "./ids/address.ts";
export { blockchainIdOf, blockchainOf, type ChainAlias, type KnownBlockchain } from "./ids/blockchain.ts";
export { formatEvmAddress, parseEvmAddress } from "./ids/evm-address.ts";
export { formatId, formatNodeId, parseId, parseNodeId } from "./ids/id.ts";
export type { List, ListOptions } from "./list.ts";
export type { Middleware, Outgoing, Reply } from "./middleware.ts";
export type { ApiKey, CallLimits, CallOptions, ClientOptions } from "./options.ts";
export type { Page } from "./page.ts";
export type { PollOptions } from "./poll.ts";
export type { ResponseInfo, ResultPromise, WithResponse } from "./response.ts";
export type { StreamEvent } from "./stream/event.ts";
export type { Stream, StreamOptions } from "./stream/stream.ts";
export { type Amount, formatAvax, formatUnits, parseAvax, parseUnits } from "./units.ts";
