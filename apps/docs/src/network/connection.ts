/** A page's end of the channel to a network: sends requests, hands out their responses. */
import {
  bytesOf,
  type FromNetwork,
  type Port,
  type Progress,
  requestParts,
  responseOf,
  type ToNetwork,
} from "./protocol.ts";

interface Waiting {
  readonly resolve: (response: Response) => void;
  readonly reject: (reason: unknown) => void;
}

/** A connection to a network. Its `fetch` fails as the browser's own does: with a TypeError where there is no response. */
export class Connection {
  readonly #port: Port;
  readonly #waiting = new Map<number, Waiting>();
  #ids = 0;
  #broken: string | undefined;

  /** @param heard called with how far the network is, as often as that changes */
  constructor(port: Port, heard: (progress: Progress) => void) {
    this.#port = port;
    port.addEventListener("message", ({ data }) => {
      const message = data as FromNetwork; // the other end is ours
      if (message.kind === "progress") heard(message.progress);
      else this.#settle(message);
    });
    port.start?.();
  }

  /** Starts the network if it does not run yet. */
  begin(): void {
    this.#post({ kind: "begin" });
  }

  /** Lets the other end call a network itself. */
  join(node: Connection): void {
    const { port1, port2 } = new MessageChannel();
    node.#post({ kind: "serve", port: port1 }, [port1]);
    this.#post({ kind: "node", port: port2 }, [port2]);
  }

  /** Sends a request; the body of the response has come whole when this resolves. */
  fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { signal } = request;
    signal.throwIfAborted();
    const parts = await requestParts(request);
    signal.throwIfAborted();
    if (this.#broken !== undefined) throw new TypeError(this.#broken);
    const id = ++this.#ids;
    const abort = () => {
      this.#waiting.get(id)?.reject(signal.reason);
      this.#post({ kind: "abort", id });
    };
    try {
      return await new Promise<Response>((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        signal.addEventListener("abort", abort);
        this.#post({ kind: "request", id, request: parts }, bytesOf(parts));
      });
    } finally {
      signal.removeEventListener("abort", abort);
      this.#waiting.delete(id);
    }
  };

  /** Ends every request that waits, and those to come. */
  fail(reason: string): void {
    this.#broken = reason;
    for (const { reject } of this.#waiting.values()) reject(new TypeError(reason));
  }

  #settle(message: Exclude<FromNetwork, { kind: "progress" }>): void {
    const waiting = this.#waiting.get(message.id);
    if (message.kind === "response") waiting?.resolve(responseOf(message.response));
    else waiting?.reject(new TypeError(message.reason));
  }

  #post(message: ToNetwork, transfer: Transferable[] = []): void {
    this.#port.postMessage(message, transfer);
  }
}
