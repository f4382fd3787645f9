/** Calls one EVM node by JSON-RPC, and logs the calls that changed it, so that they can be repeated. */
import type { JsonValue } from "@primary-network/codec";

/** A call that changed the node: its method and params. */
export type LoggedCall = readonly [method: string, params: readonly JsonValue[]];

/** An error response, in the node's wording. */
export class EvmRpcError extends Error {
  override readonly name = "EvmRpcError";
  readonly code: number;
  readonly data: JsonValue | undefined;

  constructor(error: { readonly code: number; readonly message: string; readonly data?: JsonValue }) {
    super(error.message);
    this.code = error.code;
    this.data = error.data;
  }
}

/** Thrown when the node does not respond: its process has ended. */
export class EvmDownError extends Error {
  override readonly name = "EvmDownError";
}

interface RpcReply {
  readonly result?: JsonValue;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: JsonValue };
}

/** The connection to a node. */
export interface EvmLink {
  /** Sends a request body, and returns the body of the response. */
  send(body: string): Promise<string>;
  /** Sends bodies that the node is to handle in this order, and returns the bodies of the responses. */
  sendAll(bodies: readonly string[]): Promise<string[]>;
}

const requestOf = (method: string, params: readonly JsonValue[]): string =>
  JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });

/** @throws EvmRpcError when the node returned an error */
function resultOf(text: string): JsonValue {
  // The node returns JSON-RPC 2.0.
  const { result, error } = JSON.parse(text) as RpcReply;
  if (error !== undefined) throw new EvmRpcError(error);
  return result ?? null;
}

/** One node. */
export class EvmNode {
  readonly #link: EvmLink;
  /** Calls that changed the node since the log was started. */
  callLog: LoggedCall[] = [];

  constructor(link: EvmLink) {
    this.#link = link;
  }

  /**
   * Makes a read call.
   *
   * @throws EvmRpcError when the node returns an error; EvmDownError when the process has ended
   */
  async ask(method: string, ...params: JsonValue[]): Promise<JsonValue> {
    const [result] = await this.#responses(this.#link.send(requestOf(method, params)).then((text) => [text]));
    return result ?? null;
  }

  /**
   * Makes read calls without waiting for each response.
   *
   * @throws as `ask`, for the first call that fails
   */
  askAll(calls: readonly LoggedCall[]): Promise<JsonValue[]> {
    return this.#responses(this.#link.sendAll(calls.map((call) => requestOf(...call))));
  }

  async #responses(texts: Promise<readonly string[]>): Promise<JsonValue[]> {
    let received: readonly string[];
    try {
      received = await texts;
    } catch (cause) {
      throw new EvmDownError("the chain's node has ended", { cause });
    }
    return received.map(resultOf);
  }

  /**
   * Makes a call that changes the node; it is logged when it succeeds.
   *
   * @throws as `ask`
   */
  async act(method: string, ...params: JsonValue[]): Promise<JsonValue> {
    const result = await this.ask(method, ...params);
    this.callLog.push([method, params]);
    return result;
  }

  /**
   * Makes calls that change the node, in their order but without waiting for each; they are logged when all succeed.
   *
   * @throws as `ask`, for the first call that fails
   */
  async actAll(calls: readonly LoggedCall[]): Promise<void> {
    await this.askAll(calls);
    this.callLog.push(...calls);
  }
}
