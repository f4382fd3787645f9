/** Binds every port of `dev` before anything is built, to find a port in use at once. */

import { type Listener, type ListenOptions, listen } from "../listen/listen.ts";
import type { Connect } from "../listen/web-sockets.ts";
import type { DevOptions } from "./dev-options.ts";

/** The names of the listeners. */
export type DevListenerName = "node" | "service" | "admin" | "control" | "reference";

/** A bound port, whose requests get 503 until there is something to serve. */
export interface ReservedListener extends Listener {
  /** Serves requests from now on. */
  serve(fetch: ListenOptions["fetch"], connect?: Connect): void;
}

/** The listeners of a network that is simulated here. */
export interface DevListeners {
  readonly node: ReservedListener;
  readonly service: ReservedListener;
  readonly admin: ReservedListener;
  readonly control: ReservedListener | undefined;
  readonly reference: ReservedListener | undefined;
}

/** Binding of a listener, and its name in messages. */
interface Row {
  readonly name: string;
  readonly flag: string;
  /** Private: always bound to loopback, even with --host. */
  readonly loopback: boolean;
  /**
   * True when requests for other host names are refused by the listener itself; the service does that in its
   * own form.
   */
  readonly checksHosts: boolean;
}

const ROWS: { readonly [name in DevListenerName]: Row } = {
  node: { name: "node", flag: "--node-port", loopback: false, checksHosts: true },
  service: { name: "service", flag: "--port", loopback: false, checksHosts: false },
  admin: { name: "admin listener", flag: "--admin-port", loopback: true, checksHosts: false },
  control: { name: "control API", flag: "--control-port", loopback: true, checksHosts: true },
  reference: { name: "reference site", flag: "--site-port", loopback: false, checksHosts: true },
};

const starting = () =>
  new Response("the local network is starting\n", {
    status: 503,
    headers: { "retry-after": "1", "cache-control": "no-store", "access-control-allow-origin": "*" },
  });

async function reserve(options: Omit<ListenOptions, "fetch" | "connect">, sockets: boolean) {
  let handle: ListenOptions["fetch"] = starting;
  let open: Connect | undefined;
  const listener = await listen({
    ...options,
    fetch: (request, client) => handle(request, client),
    ...(sockets && { connect: (url, socket) => open?.(url, socket) }),
  });
  const reserved: ReservedListener = {
    ...listener,
    serve(fetch, connect) {
      handle = fetch;
      open = connect;
    },
  };
  return reserved;
}

/**
 * Binds all ports that the options ask for.
 *
 * @throws CliError naming the port, the flag and the cure; no port is bound then
 */
export async function bindDev(
  { host, nodePort, port, adminPort, controlPort, site, sitePort = 8082, trustProxy = 0 }: DevOptions,
  hosts: readonly string[] | undefined,
): Promise<DevListeners> {
  const bound: ReservedListener[] = [];
  const bind = async (name: DevListenerName, port: number): Promise<ReservedListener> => {
    const { loopback, checksHosts, ...row } = ROWS[name];
    const listener = await reserve(
      {
        ...row,
        host: loopback ? "127.0.0.1" : host,
        port,
        hosts: checksHosts ? hosts : undefined,
        trustProxy: name === "service" ? trustProxy : 0,
      },
      name === "node",
    );
    bound.push(listener);
    return listener;
  };
  try {
    // One after another: of two flags with the same port, the second one is to be named.
    return {
      node: await bind("node", nodePort),
      service: await bind("service", port),
      admin: await bind("admin", adminPort),
      control: controlPort === undefined ? undefined : await bind("control", controlPort),
      reference: site === undefined ? undefined : await bind("reference", sitePort),
    };
  } catch (error) {
    await Promise.all(bound.map((listener) => listener.close()));
    throw error;
  }
}
