/** Binds a web-standard fetch handler to a TCP port on one address. */
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { CliError } from "./cli-error.ts";

/** A bound listener. */
export interface Listener {
  /** Base URL without a trailing slash, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Stops accepting, ends idle connections and waits for running requests. */
  close(): Promise<void>;
}

/** What to bind: `port` 0 lets the system choose one. */
export interface ListenOptions {
  readonly name: string;
  readonly flag: string;
  readonly host: string;
  readonly port: number;
  readonly fetch: (request: Request) => Response | Promise<Response>;
}

const REASONS: Record<string, (options: ListenOptions) => string> = {
  EADDRINUSE: ({ port, flag }) =>
    `port ${port} is taken by another program; choose another with ${flag} <port>.`,
  EACCES: ({ port, flag }) =>
    `port ${port} needs rights this program does not have; choose one above 1023 with ${flag} <port>.`,
  EADDRNOTAVAIL: ({ host }) => `the address ${host} does not belong to this machine.`,
};

/**
 * Starts listening; resolves once the port is bound.
 *
 * @throws CliError naming the port and the flag to change it, when it cannot be bound.
 */
export function listen(options: ListenOptions): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: options.fetch, hostname: options.host, port: options.port },
      (address: AddressInfo) => {
        resolve({ url: `http://${hostForUrl(options.host)}:${address.port}`, close: () => close(server) });
      },
    );
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ""]?.(options) ?? error.message;
      reject(new CliError(`Cannot serve the ${options.name}: ${reason}`));
    });
  });
}

function hostForUrl(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

function close(server: ReturnType<typeof serve>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  });
}
