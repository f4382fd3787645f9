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

/** One node. */
export class EvmNode {
  readonly #url: string;
  /** Calls that changed the node since the log was started. */
  callLog: LoggedCall[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  /**
   * Passes a request's body on unchanged.
   *
   * @throws EvmDownError when the process has ended
   */
  async pass(body: string): Promise<Response> {
    const headers = { "content-type": "application/json" };
    try {
      return await fetch(this.#url, { method: "POST", headers, body });
    } catch (cause) {
      throw new EvmDownError("the chain's node has ended", { cause });
    }
  }

  /**
   * Makes a read call.
   *
   * @throws EvmRpcError when the node returns an error
   */
  async ask(method: string, ...params: JsonValue[]): Promise<JsonValue> {
    const response = await this.pass(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }));
    // The node returns JSON-RPC 2.0.
    const { result, error } = (await response.json()) as RpcReply;
    if (error !== undefined) throw new EvmRpcError(error);
    return result ?? null;
  }

  /**
   * Makes a call that changes the node; it is logged when it succeeds.
   *
   * @throws EvmRpcError when the node returns an error
   */
  async act(method: string, ...params: JsonValue[]): Promise<JsonValue> {
    const result = await this.ask(method, ...params);
    this.callLog.push([method, params]);
    return result;
  }
}
