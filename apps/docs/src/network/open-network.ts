/** The network in the page: starts its workers when they are needed, and gives a `fetch` that calls them. */
import { Connection } from "./connection.ts";
import type { Port, Progress } from "./protocol.ts";

/** Base URL of the network in the page, for any client; no request to it leaves the browser. */
export const NETWORK_URL = "http://network.invalid";

/** The two parts of the network, each in a worker of its own: the node's start would hold up the services. */
export type Part = "service" | "node";

/** The part that a path is of: a node's paths begin with `/ext/`. */
export const partOf = (pathname: string): Part => (pathname.startsWith("/ext/") ? "node" : "service");

/** True for operations that need the node, where validators sign messages. */
const needsNode = (pathname: string): boolean => pathname.startsWith("/v1/signatureAggregator/");

/**
 * Option of a shared worker that outlives the page for a moment, so the next page finds it. TypeScript does
 * not know it yet.
 */
interface SharedOptions extends WorkerOptions {
  readonly extendedLifetime: boolean;
}

// The bundler finds workers by these very expressions, options included.
const shared = {
  service: () =>
    new SharedWorker(new URL("./service.worker.ts", import.meta.url), {
      type: "module",
      name: "primary-network service",
      extendedLifetime: true,
    } as SharedOptions),
  node: () =>
    new SharedWorker(new URL("./node.worker.ts", import.meta.url), {
      type: "module",
      name: "primary-network node",
      extendedLifetime: true,
    } as SharedOptions),
};
const dedicated = {
  service: () => new Worker(new URL("./service.worker.ts", import.meta.url), { type: "module" }),
  node: () => new Worker(new URL("./node.worker.ts", import.meta.url), { type: "module" }),
};

const connections = new Map<Part, Connection>();
/** The connection to the node that the services have. */
let joined: Connection | undefined;
const listeners = new Set<(part: Part, progress: Progress) => void>();

/** Calls back with how far a part is, as often as that changes; until the returned function is called. */
export function onProgress(listener: (part: Part, progress: Progress) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function connected(part: Part): Connection {
  const known = connections.get(part);
  if (known) return known;
  const isShared = typeof SharedWorker === "function";
  const worker = isShared ? shared[part]() : dedicated[part]();
  const port: Port = worker instanceof Worker ? worker : worker.port;
  const connection = new Connection(port, (progress) => {
    for (const listener of listeners) listener(part, progress);
  });
  connections.set(part, connection);
  worker.addEventListener("error", () => {
    connections.delete(part);
    joined = undefined;
    connection.fail("the worker of the network could not be started");
  });
  return connection;
}

/** Connects the services with the node, once for as long as both run. */
function join(services: Connection): void {
  const node = connected("node");
  if (joined === node) return;
  joined = node;
  services.join(node);
  node.begin();
}

/** Starts a part, so that the first call waits less. */
export const beginNetwork = (part: Part): void => connected(part).begin();

/**
 * A `fetch` whose requests are served by the network in the page, whatever their host.
 *
 * @example
 * const data = createDataClient({ baseUrl: NETWORK_URL, network: "fuji", fetch: networkFetch() });
 */
export function networkFetch(): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const connection = connected(partOf(pathname));
    if (needsNode(pathname)) join(connection);
    return connection.fetch(request);
  };
}
