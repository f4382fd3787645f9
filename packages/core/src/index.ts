/** Public surface: errors, guards and types for users; transports and paging for authors of clients. */
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
export { List, type ListOptions } from "./list.ts";
export type { Middleware, Outgoing, Reply } from "./middleware.ts";
export type { Operation, PageRule, Param, RpcOperation, Rule } from "./operation.ts";
export type { ApiKey, CallLimits, CallOptions, ClientKind, ClientOptions } from "./options.ts";
export type { Page } from "./page.ts";
export { createRpcTransport, type RpcTransport } from "./rpc.ts";
export { createTransport, type HttpOptions, type Transport, type TransportKind } from "./transport.ts";
