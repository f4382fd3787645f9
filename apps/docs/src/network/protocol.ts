/** The messages between a page and a network that runs beside it in a worker: requests and responses as parts that can be posted. */

/** A request as parts. */
export interface RequestParts {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: ArrayBuffer;
}

/** A response as parts. */
export interface ResponseParts {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: ArrayBuffer;
}

/** Progress of a network's start. */
export interface Progress {
  readonly phase: "idle" | "loading" | "starting" | "ready";
  /** Bytes that have come, and all that will; 0 where nothing is loaded. */
  readonly loaded: number;
  readonly total: number;
}

/**
 * A message from a page. `begin` starts the network before the first request; `serve` brings a port whose
 * other end calls it, too; `node` brings one at whose other end the node is.
 */
export type ToNetwork =
  | { readonly kind: "begin" }
  | { readonly kind: "serve"; readonly port: MessagePort }
  | { readonly kind: "node"; readonly port: MessagePort }
  | { readonly kind: "request"; readonly id: number; readonly request: RequestParts }
  | { readonly kind: "abort"; readonly id: number };

/** A message from a network. A `failure` is a request without a response. */
export type FromNetwork =
  | { readonly kind: "progress"; readonly progress: Progress }
  | { readonly kind: "response"; readonly id: number; readonly response: ResponseParts }
  | { readonly kind: "failure"; readonly id: number; readonly reason: string };

/** One end of a channel: a port, a worker, or the global object of a dedicated worker. */
export interface Port {
  postMessage(message: unknown, transfer: Transferable[]): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
  /** Ports deliver nothing before. */
  start?(): void;
}

/** Statuses whose responses may have no body. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/** Takes a request apart; its body is read whole. */
export async function requestParts(request: Request): Promise<RequestParts> {
  const { url, method, headers } = request;
  const body = method === "GET" || method === "HEAD" ? undefined : await request.arrayBuffer();
  return { url, method, headers: [...headers], ...(body && { body }) };
}

/** Takes a response apart; its body is read whole. */
export async function responseParts(response: Response): Promise<ResponseParts> {
  const { status, statusText, headers } = response;
  const body = WITHOUT_BODY.has(status) ? undefined : await response.arrayBuffer();
  return { status, statusText, headers: [...headers], ...(body && { body }) };
}

/** Puts a request together. */
export const requestOf = ({ url, method, headers, body }: RequestParts, signal: AbortSignal): Request =>
  new Request(url, { method, headers: headersOf(headers), signal, ...(body && { body }) });

/** Puts a response together. */
export const responseOf = ({ status, statusText, headers, body }: ResponseParts): Response =>
  new Response(body ?? null, { status, statusText, headers: headersOf(headers) });

const headersOf = (pairs: RequestParts["headers"]) =>
  new Headers(pairs.map(([name, value]): [string, string] => [name, value]));

/** The bytes of a message, which change hands instead of being copied. */
export const bytesOf = ({ body }: { readonly body?: ArrayBuffer }): Transferable[] => (body ? [body] : []);
