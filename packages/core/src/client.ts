/** Public surface for authors of clients: transports, operation descriptors, streams and jobs. */
export { type Prepare, prepareAddresses } from "./ids/address-params.ts";
export { List, type ListOptions } from "./list.ts";
export type { Operation, PageRule, Param, RpcOperation, Rule } from "./operation.ts";
export type { ClientKind } from "./options.ts";
export { type Job, type PollOptions, poll } from "./poll.ts";
export { createRawOptions, type RawOptions } from "./raw.ts";
export type { CreateUrl, UrlParts } from "./request.ts";
export { createRpcTransport, type RpcTransport } from "./rpc.ts";
export type { StreamEvent } from "./stream/event.ts";
export { Stream, type StreamOptions, stream } from "./stream/stream.ts";
export {
  createTransport,
  type Pipeline,
  type Transport,
  type TransportKind,
} from "./transport.ts";
