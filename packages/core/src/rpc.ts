/** JSON-RPC 2.0 over the same pipeline. */
import { DecodeError } from "./errors/connection.ts";
import { RpcError } from "./errors/rpc.ts";
import { printJson } from "./exact.ts";
import type { Middleware, Reply } from "./middleware.ts";
import type { RpcOperation } from "./operation.ts";
import { type CallOptions, type ClientKind, type ClientOptions, resolveOptions } from "./options.ts";
import { Call } from "./pipeline/call.ts";
import { failStatus, isPassing, readJson } from "./pipeline/decode.ts";
import { createPipeline } from "./pipeline/pipeline.ts";
import { scrub } from "./pipeline/secret.ts";
import { isAbsent, validate } from "./validate.ts";

/** Calls JSON-RPC methods of one node. */
export interface RpcTransport {
  /** Calls a method; resolves with its `result`, null included. Rejects with a typed error, and with nothing else. */
  rpc<T>(operation: RpcOperation, params?: object, options?: CallOptions): Promise<T>;
  /** Adds a middleware around the sending of every later attempt; the first added is the outermost. */
  use(middleware: Middleware): void;
}

/**
 * Makes the transport of a JSON-RPC client.
 *
 * @throws ValidationError naming the option that is wrong.
 * @example
 * ```ts
 * const { rpc } = createRpcTransport({ baseUrl: "http://127.0.0.1:9650" });
 * await rpc(operations.getBlockByHeight, { height: 1 });
 * ```
 */
export function createRpcTransport(options: ClientOptions, kind: ClientKind = {}): RpcTransport {
  const settings = resolveOptions(options, kind);
  const run = createPipeline(settings);
  let lastId = 0;
  return {
    async rpc<T>(operation: RpcOperation, params: object = {}, callOptions?: CallOptions) {
      const id = ++lastId;
      const call = new Call(settings, operation, callOptions, (call, reply) => {
        const answer = readAnswer(call, reply);
        if (isError(answer) && !isPassing(reply.status)) {
          // null: the node could not tell which request it was.
          if (answer.id === null || answer.id === undefined || answer.id === id) {
            const { code, message, data } = answer.error;
            throw new RpcError(call, code, scrub(call, String(message)), data);
          }
        }
        if (reply.status < 200 || reply.status > 299) return failStatus(settings, call, reply);
        if (answer?.id === id && "result" in answer) return answer.result;
        const fault =
          answer?.id === id ? "carries neither result nor error" : "does not answer this request's id";
        throw new DecodeError(call, `the JSON-RPC answer ${fault}`, call.isSafe);
      });
      const values = params as Record<string, unknown>; // a generated Params interface
      validate(operation.id, values, operation.params, operation.rules);
      const given = Object.fromEntries(Object.entries(values).filter(([, value]) => !isAbsent(value)));
      call.method = "POST";
      call.url = settings.baseUrl + operation.path;
      call.body = printJson({ jsonrpc: "2.0", id, method: operation.rpc, params: given });
      return (await run(call)) as T; // the spec's word for what the node answers
    },
    use: (middleware) => void settings.middleware.push(middleware),
  };
}

interface Answer {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
}

type ErrorAnswer = Answer & {
  readonly error: { readonly code: number; readonly message: unknown; readonly data: unknown };
};

/** The answer as an object; undefined when it is none and the status already tells why. */
function readAnswer(call: Call, reply: Reply): Answer | undefined {
  try {
    const answer = readJson(call, reply);
    return typeof answer === "object" && answer !== null ? answer : undefined;
  } catch (error) {
    if (reply.status < 200 || reply.status > 299) return undefined;
    throw error;
  }
}

function isError(answer: Answer | undefined): answer is ErrorAnswer {
  const error = answer?.error;
  return typeof error === "object" && error !== null && "code" in error && typeof error.code === "number";
}
