/** A WebSocket session with an EVM chain: calls as over HTTP, and subscriptions to events. */
import { bytesToHex } from "@noble/hashes/utils.js";
import type { JsonObject, JsonValue } from "@primary-network/codec";
import { MAX_BODY } from "../../rpc/body.ts";
import type { EvmListener } from "../chain/chain.ts";
import { EvmDownError, EvmRpcError } from "../chain/node.ts";
import { quantity } from "../contracts/hex.ts";
import { type EvmCall, handleText } from "./requests.ts";
import type { EvmCaller, EvmServer } from "./server.ts";

/** The interface of a session. */
export interface EvmSession {
  /** Handles a message; responses are sent through the function that the session was opened with. */
  receive(text: string): Promise<void>;
  /** Runs every event whose time has come, so that subscribers are notified in time; call it about every second. */
  poll(): Promise<void>;
  /** Ends all subscriptions. */
  close(): void;
}

/** The events that a subscriber receives. */
type Subscription =
  | { readonly kind: "newHeads" }
  | { readonly kind: "logs"; readonly filter: JsonObject }
  | { readonly kind: "newPendingTransactions"; readonly full: boolean }
  | { readonly kind: "newAcceptedTransactions"; readonly full: boolean };

/** Most subscriptions of one connection. */
const MAX_SUBSCRIPTIONS = 1_000;
const METHOD_NOT_FOUND = -32_601;
const INVALID_PARAMS = -32_602;
const SERVER_ERROR = -32_000;

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readSubscription([name, argument]: readonly JsonValue[]): Subscription {
  if (typeof name !== "string")
    throw new EvmRpcError({ code: INVALID_PARAMS, message: "missing value for required argument 0" });
  if (name === "newHeads") return { kind: "newHeads" };
  if (name === "newPendingTransactions" || name === "newAcceptedTransactions")
    return { kind: name, full: argument === true };
  if (name !== "logs")
    throw new EvmRpcError({ code: METHOD_NOT_FOUND, message: `no "${name}" subscription in eth namespace` });
  const { address, topics } = isObject(argument) ? argument : {};
  return {
    kind: "logs",
    filter: { ...(address !== undefined && { address }), ...(topics !== undefined && { topics }) },
  };
}

/** One connection. */
class Session implements EvmSession, EvmListener {
  readonly #server: EvmServer;
  readonly #send: (text: string) => void;
  readonly #caller: EvmCaller;
  readonly #subscriptions = new Map<string, Subscription>();
  /** Notifications are sent in the order of their events, after the responses to earlier requests. */
  #last: Promise<void> = Promise.resolve();

  constructor(server: EvmServer, caller: EvmCaller, send: (text: string) => void) {
    this.#server = server;
    this.#caller = caller;
    this.#send = send;
    server.chain.listeners.add(this);
  }

  receive(text: string): Promise<void> {
    return this.#inOrder(async () => {
      if (text.length > MAX_BODY) return this.close();
      await this.#server.catchUp();
      const response = await handleText(text, (call) => this.#call(call));
      if (response !== undefined) this.#send(response);
    });
  }

  poll(): Promise<void> {
    return this.#subscriptions.size === 0 ? Promise.resolve() : this.#server.catchUp();
  }

  close(): void {
    this.#subscriptions.clear();
    this.#server.chain.listeners.delete(this);
  }

  /** Nothing more can be sent after the chain's process has ended. */
  #inOrder(run: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(run).catch((error: unknown) => {
      if (!(error instanceof EvmDownError)) throw error;
    });
    return this.#last;
  }

  async #call(call: EvmCall): Promise<JsonValue> {
    const { method, params } = call;
    if (method === "eth_subscribe") {
      const subscription = readSubscription(params);
      if (this.#subscriptions.size >= MAX_SUBSCRIPTIONS)
        throw new EvmRpcError({ code: SERVER_ERROR, message: "too many subscriptions" });
      const id = `0x${bytesToHex(crypto.getRandomValues(new Uint8Array(16)))}`;
      this.#subscriptions.set(id, subscription);
      return id;
    }
    if (method === "eth_unsubscribe") {
      if (this.#subscriptions.delete(String(params[0]))) return true;
      throw new EvmRpcError({ code: SERVER_ERROR, message: "subscription not found" });
    }
    return this.#server.call(call, this.#caller);
  }

  #tell(id: string, result: JsonValue): void {
    this.#send(
      `${JSON.stringify({ jsonrpc: "2.0", method: "eth_subscription", params: { subscription: id, result } })}\n`,
    );
  }

  #of<K extends Subscription["kind"]>(kind: K) {
    return [...this.#subscriptions].filter(
      (entry): entry is [string, Extract<Subscription, { kind: K }>] => entry[1].kind === kind,
    );
  }

  accepted(number: number): void {
    void this.#inOrder(async () => {
      for (const [id, { full }] of this.#of("newAcceptedTransactions")) {
        const call = { method: "eth_getBlockByNumber", params: [quantity(number), full] };
        const block = await this.#server.call(call, this.#caller);
        const transactions = isObject(block) ? block.transactions : undefined;
        for (const tx of Array.isArray(transactions) ? transactions : []) this.#tell(id, tx);
      }
    });
  }

  block(number: number): void {
    const at = quantity(number);
    void this.#inOrder(async () => {
      const heads = this.#of("newHeads");
      if (heads.length > 0) {
        const head = await this.#server.call({ method: "eth_getHeaderByNumber", params: [at] }, this.#caller);
        if (!isObject(head)) return;
        // A subscription has the header alone, without the fields computed from it.
        const { totalDifficulty: _, ...alone } = head;
        for (const [id] of heads) this.#tell(id, alone);
      }
      for (const [id, { filter }] of this.#of("logs")) {
        const params = [{ ...filter, fromBlock: at, toBlock: at }];
        const logs = await this.#server.call({ method: "eth_getLogs", params }, this.#caller);
        for (const log of Array.isArray(logs) ? logs : []) this.#tell(id, log);
      }
    });
  }

  pending(hash: string): void {
    void this.#inOrder(async () => {
      for (const [id, { full }] of this.#of("newPendingTransactions")) {
        const call = { method: "eth_getTransactionByHash", params: [hash] };
        this.#tell(id, full ? await this.#server.call(call, this.#caller) : hash);
      }
    });
  }
}

/** Opens a session. @param send sends a text to the other side */
export function openSession(server: EvmServer, caller: EvmCaller, send: (text: string) => void): EvmSession {
  return new Session(server, caller, send);
}
