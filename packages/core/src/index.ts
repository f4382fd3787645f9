/** Public surface for users of any client: errors, guards, and the types of options, pages, hooks and middleware. */
export type { Checkpoint } from "./checkpoint.ts";
export type { Clock, Fetch, FetchedResponse, FetchInit, ResponseHeaders } from "./clock.ts";
export * from "./errors/base.ts";
export * from "./errors/connection.ts";
export * from "./errors/http.ts";
export * from "./errors/page.ts";
export * from "./errors/rpc.ts";
export * from "./errors/validation.ts";
export { parseJson, printJson } from "./exact.ts";
export type * from "./hooks.ts";
export type { List, ListOptions } from "./list.ts";
export type { Middleware, Outgoing, Reply } from "./middleware.ts";
export type { ApiKey, CallLimits, CallOptions, ClientOptions } from "./options.ts";
export type { Page } from "./page.ts";
export type { PollOptions } from "./poll.ts";
