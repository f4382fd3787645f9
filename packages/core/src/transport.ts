/**
 * Calls and lists the operations of an HTTP service: request, pipeline, then the decoded value or a typed
 * error.
 */
import { List, type ListOptions } from "./list.ts";
import type { Middleware, ReplyHead } from "./middleware.ts";
import type { Operation } from "./operation.ts";
import {
  type CallOptions,
  type ClientKind,
  type ClientOptions,
  resolveOptions,
  type Settings,
} from "./options.ts";
import { type Call, createCall, type Decode, type Step } from "./pipeline/call.ts";
import { decodeJson } from "./pipeline/decode.ts";
import { createPipeline } from "./pipeline/pipeline.ts";
import { type CreateUrl, createMessage } from "./request.ts";
import { failed, type ResultPromise, resultOf } from "./response.ts";

/** Properties of a client's transport. Core has no dependencies, so the package passes openapi-fetch in. */
export interface TransportKind extends ClientKind {
  /** Builds the URL of every call: `createFinalURL` of openapi-fetch. */
  readonly createUrl: CreateUrl;
}

/** Parts of a transport, for functions that build on it. */
export interface Pipeline {
  /** Settings of the client. */
  readonly settings: Settings;
  /** Runs a call through all steps. */
  readonly run: Step;
  /** Makes a call, whose time starts now. Throws a ValidationError if a value breaks a rule. */
  create(operation: Operation, params?: object, options?: CallOptions, decode?: Decode): Call;
}

/** Calls the operations of a service. */
export interface Transport {
  /**
   * Calls an operation. Resolves with the body of any 2xx response (undefined if empty), and rejects with
   * typed errors.
   */
  call<T>(operation: Operation, params?: object, options?: CallOptions): ResultPromise<T>;
  /** Lists the items of an operation. Nothing is sent until you await or iterate the list. */
  list<Item, Extra = unknown>(
    operation: Operation,
    params?: object,
    options?: ListOptions,
  ): List<Item, Extra>;
  /** Basis of `stream`, which is a separate function so that clients without streams do not contain it. */
  readonly pipeline: Pipeline;
  /** Adds middleware around the sending of every later attempt. The first added is the outermost. */
  use(middleware: Middleware): void;
}

/**
 * Makes the transport of an HTTP client.
 *
 * @throws ValidationError naming the invalid option.
 * @example
 * ```ts
 * import { createFinalURL, defaultPathSerializer } from "openapi-fetch";
 * const transport = createTransport(options, {
 *   createUrl: (path, parts) => createFinalURL(path, { ...parts, pathSerializer: defaultPathSerializer }),
 * });
 * const get = (params) => transport.call<Transaction>(operations.getTransaction, params);
 * ```
 */
export function createTransport(options: ClientOptions, kind: TransportKind): Transport {
  const settings = resolveOptions(options, kind);
  const run = createPipeline(settings);
  const create: Pipeline["create"] = (operation, params = {}, options, decode = decodeJson) =>
    createCall(
      settings,
      operation,
      createMessage(settings, kind.createUrl, operation, params),
      decode,
      options,
    );
  return {
    call<T>(operation: Operation, params?: object, options?: CallOptions) {
      try {
        const call = create(operation, params, options);
        return resultOf<T>(call, run(call));
      } catch (error) {
        return failed<T>(error);
      }
    },
    list: <Item, Extra>(operation: Operation, params: object = {}, options?: ListOptions) => {
      return new List<Item, Extra>({
        operation,
        clock: settings.clock,
        resume: options?.resume,
        pageToken: (params as { pageToken?: string }).pageToken, // a generated Params interface
        fetchPage(token, running) {
          // A list that has everything on one page takes no token.
          const given = token === undefined ? params : { ...params, pageToken: token };
          const call = create(operation, given, options);
          running.call = call;
          // A call that has a value had a response.
          return run(call).then((body) => ({ body, reply: call.reply as ReplyHead }));
        },
      });
    },
    pipeline: { settings, run, create },
    use: (middleware) => void settings.middleware.push(middleware),
  };
}
