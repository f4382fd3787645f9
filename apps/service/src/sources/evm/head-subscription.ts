/** Hears of a chain's new blocks by `eth_subscribe` on a WebSocket of its node, and connects again when that ends. */

import { pause } from "../../domain/pause.ts";
import { JsonObject } from "./read-json.ts";

/** A connected WebSocket. */
export interface Socket {
  send(text: string): void;
  /** Ends the connection; `closed` follows. */
  close(): void;
}

/** Events of a WebSocket. */
export interface SocketEvents {
  opened(): void;
  received(text: string): void;
  /** Called once, also when it could not be opened; nothing follows. */
  closed(): void;
}

/** Connects a WebSocket. Never throws. */
export type OpenSocket = (url: string, events: SocketEvents) => Socket;

export interface HeadSubscriptionOptions {
  /** ws or wss; it may contain a key, and is never shown. */
  readonly url: string;
  readonly open: OpenSocket;
  /** Ends it. */
  readonly signal: AbortSignal;
  /** Called with the number of each announced block; it may be wrong. */
  readonly announced: (number: number) => void;
  /** Called when announcements begin or end. */
  readonly subscribed: (is: boolean) => void;
  /** Waits; replaced by tests. */
  readonly pause?: ((ms: number, signal: AbortSignal) => Promise<void>) | undefined;
}

/** Milliseconds before the second attempt; doubled up to the longest after attempts without an announcement. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 300_000;
/** Milliseconds within which the node accepts the subscription. */
const ACCEPT_MS = 10_000;

const SUBSCRIBE = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_subscribe", params: ["newHeads"] });

/** A message of the node. */
type Message = { readonly subscription: string } | { readonly head: number } | "other";

/** @throws EvmNodeError or SyntaxError when it is none that a node sends, or an error */
function readMessage(text: string): Message {
  const message = new JsonObject(JSON.parse(text), "message");
  if (message.has("error")) message.fail("error", "refuses eth_subscribe");
  if (message.has("id")) return { subscription: message.text("result") };
  if (!message.has("method") || message.text("method") !== "eth_subscription") return "other";
  const params = new JsonObject(message.value("params"), "params");
  return { head: new JsonObject(params.value("result"), "head").integer("number") };
}

/** Connects until the signal; never rejects. A node without WebSockets is tried less and less often. */
export async function subscribeToHeads(options: HeadSubscriptionOptions): Promise<void> {
  const { signal, pause: wait = pause } = options;
  let failures = 0;
  while (!signal.aborted) {
    const heads = await oneConnection(options);
    failures = heads > 0 ? 0 : failures + 1;
    await wait(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, failures - 1)), signal);
  }
}

/** Resolves with the number of announced blocks when the connection has ended. */
function oneConnection(options: HeadSubscriptionOptions): Promise<number> {
  const { url, open, signal, announced, subscribed, pause: wait = pause } = options;
  return new Promise((resolve) => {
    let heads = 0;
    let isAccepted = false;
    const ended = new AbortController();
    const socket = open(url, {
      opened: () => socket.send(SUBSCRIBE),
      received(text) {
        if (ended.signal.aborted) return;
        let message: Message;
        try {
          message = readMessage(text);
        } catch {
          socket.close(); // an unknown message may mean anything
          return;
        }
        if (message === "other") return;
        if ("subscription" in message) {
          isAccepted = true;
          subscribed(true);
        } else if (isAccepted) {
          heads++;
          announced(message.head);
        }
      },
      closed() {
        if (ended.signal.aborted) return;
        ended.abort();
        signal.removeEventListener("abort", close);
        if (isAccepted) subscribed(false);
        resolve(heads);
      },
    });
    const close = (): void => socket.close();
    if (signal.aborted) close();
    signal.addEventListener("abort", close);
    void wait(ACCEPT_MS, ended.signal).then(() => {
      if (!isAccepted && !ended.signal.aborted) socket.close();
    });
  });
}

/** The URL of a node's WebSocket: avalanchego's is beside its `/rpc`, and other nodes take both on one path. */
export function webSocketUrl(rpcUrl: string): string {
  const url = new URL(rpcUrl);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.pathname = url.pathname.replace(/\/rpc$/, "/ws");
  return url.href;
}
