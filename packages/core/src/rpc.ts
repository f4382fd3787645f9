/** JSON-RPC 2.0 with the same pipeline. */
import { DecodeError } from "./errors/connection.ts";
import { RpcError } from "./errors/rpc.ts";
import { printJson } from "./exact.ts";
import type { Middleware } from "./middleware.ts";
import type { RpcOperation } from "./operation.ts";
import { type CallOptions, type ClientKind, type ClientOptions, resolveOptions } from "./options.ts";
import { type Call, createCall, type Decode } from "./pipeline/call.ts";
import { failStatus, isOk, isPassing, readJson } from "./pipeline/decode.ts";
import { createPipeline } from "./pipeline/pipeline.ts";
import { scrub } from "./pipeline/secret.ts";
import { failed, type ResultPromise, resultOf } from "./response.ts";
import { present, validate } from "./validate.ts";

/** Calls the JSON-RPC methods of a node. */
export interface RpcTransport {
  /** Calls a method. Resolves with its `result`, including null, and rejects only with typed errors. */
  call<T>(operation: RpcOperation, params?: object, options?: CallOptions): ResultPromise<T>;
  /** Adds middleware around the sending of every later attempt. The first added is the outermost. */
  use(middleware: Middleware): void;
}

/**
 * Makes the transport of a JSON-RPC client.
 *
 * @throws ValidationError naming the invalid option.
 * @example
 * ```ts
 * const transport = createRpcTransport({ baseUrl: "http://127.0.0.1:9650" });
 * await transport.call(operations.getBlockByHeight, { height: 1 });
 * ```
 */
export function createRpcTransport(options: ClientOptions, kind: ClientKind = {}): RpcTransport {
  const settings = resolveOptions(options, kind);
  const run = createPipeline(settings);
  let lastId = 0;
  const create = (operation: RpcOperation, params: object, callOptions?: CallOptions): Call => {
    const id = ++lastId;
    const values: Record<string, unknown> = { ...params };
    settings.prepare?.(operation.id, values, operation.params);
    validate(operation.id, values, operation.params, operation.rules);
    const message = {
      method: "POST",
      url: settings.baseUrl + operation.path,
      body: printJson({ jsonrpc: "2.0", id, method: operation.rpc, params: present(values) }),
    };
    return createCall(settings, operation, message, decodeResult(id), callOptions);
  };
  return {
    call<T>(operation: RpcOperation, params: object = {}, callOptions?: CallOptions) {
      try {
        const call = create(operation, params, callOptions);
        return resultOf<T>(call, run(call));
      } catch (error) {
        return failed<T>(error);
      }
    },
    use: (middleware) => void settings.middleware.push(middleware),
  };
}

/** Possible parts of a JSON-RPC response. Each part is checked before use. */
interface RpcResponse {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code?: unknown; readonly message?: unknown; readonly data?: unknown } | null;
}

/** Decodes the response to the request with that id: its `result`, or a typed error. */
function decodeResult(id: number): Decode {
  return (call, reply, now) => {
    let body: unknown;
    try {
      body = readJson(call, reply);
    } catch (error) {
      if (isOk(reply)) throw error; // any other status says why
    }
    const response = Object(body) as RpcResponse;
    const { code, message, data } = response.error ?? {};
    // Without an id, or with a null id, the node could not tell which request it was.
    if (typeof code === "number" && (response.id ?? id) === id && !isPassing(reply)) {
      throw new RpcError(call.context, code, scrub(call, String(message)), data);
    }
    if (!isOk(reply)) return failStatus(call, reply, now);
    if (response.id === id && "result" in response) return response.result;
    const fault = response.id === id ? "has neither result nor error" : "does not have this request's id";
    throw new DecodeError(call.context, `the JSON-RPC response ${fault}`, call.request.isSafe);
  };
}
