/** The side of a worker: opens its network at the first request and serves every page that connects. */
import { Connection } from "./connection.ts";
import {
  bytesOf,
  type FromNetwork,
  type Port,
  type Progress,
  requestOf,
  responseParts,
  type ToNetwork,
} from "./protocol.ts";

/** A network that responds to requests. */
export interface Network {
  fetch(request: Request): Promise<Response>;
}

/**
 * Opens a network, and says how far that is.
 *
 * @param node calls the node that runs beside it, in a worker of its own
 */
export type Open = (heard: (progress: Progress) => void, node: typeof fetch) => Promise<Network>;

const IDLE: Progress = { phase: "idle", loaded: 0, total: 0 };

/** Serves a network to pages. */
export class Host {
  readonly #open: Open;
  readonly #ports = new Set<Port>();
  #progress = IDLE;
  #network: Promise<Network> | undefined;
  #node: Connection | undefined;

  constructor(open: Open) {
    this.#open = open;
  }

  /** Serves whoever is at the other end of a port. */
  connect(port: Port): void {
    const running = new Map<number, AbortController>();
    this.#ports.add(port);
    port.addEventListener("message", ({ data }) => {
      const message = data as ToNetwork; // the other end is ours
      if (message.kind === "abort") running.get(message.id)?.abort();
      else if (message.kind === "serve") this.connect(message.port);
      // The page that was opened last is there still; those before it may be gone, and with them their node.
      else if (message.kind === "node") this.#node = new Connection(message.port, () => {});
      else if (message.kind === "begin")
        this.#opened().catch(() => {}); // a request says why
      else void this.#respond(port, message, running);
    });
    port.start?.();
    post(port, { kind: "progress", progress: this.#progress });
  }

  async #respond(
    port: Port,
    { id, request }: Extract<ToNetwork, { kind: "request" }>,
    running: Map<number, AbortController>,
  ): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const network = await this.#opened();
      const response = await responseParts(await network.fetch(requestOf(request, controller.signal)));
      post(port, { kind: "response", id, response }, bytesOf(response));
    } catch (error) {
      post(port, { kind: "failure", id, reason: error instanceof Error ? error.message : String(error) });
    } finally {
      running.delete(id);
    }
  }

  /** The network; one that could not be opened is tried again by the next request. */
  #opened(): Promise<Network> {
    const node: typeof fetch = async (input, init) => {
      if (this.#node === undefined) throw new TypeError("no page has started the node");
      return this.#node.fetch(input, init);
    };
    this.#network ??= this.#open((progress) => this.#tell(progress), node).then(
      (network) => {
        this.#tell({ ...this.#progress, phase: "ready" });
        return network;
      },
      (error: unknown) => {
        this.#network = undefined;
        this.#tell(IDLE);
        throw error;
      },
    );
    return this.#network;
  }

  #tell(progress: Progress): void {
    this.#progress = progress;
    for (const port of this.#ports) post(port, { kind: "progress", progress });
  }
}

const post = (port: Port, message: FromNetwork, transfer: Transferable[] = []) =>
  port.postMessage(message, transfer);

/** The global object of a worker, as far as it differs between the kinds. */
interface Scope extends Port {
  /** Only of a shared worker: called for each page. */
  onconnect?: ((event: { readonly ports: readonly Port[] }) => void) | null;
}

/** Connects the pages of this worker, shared or not. */
export function serve(open: Open): void {
  const host = new Host(open);
  // The libraries of TypeScript for pages and for workers cannot be used together.
  const scope = globalThis as unknown as Scope;
  if (!("onconnect" in scope)) {
    host.connect(scope);
    return;
  }
  scope.onconnect = ({ ports: [port] }) => {
    if (port) host.connect(port);
  };
}
