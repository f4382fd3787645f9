/** Binds a web-standard fetch handler to a TCP port on one address. */
import type { IncomingMessage, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { CliError } from "../terminal/cli-error.ts";
import { clientAddress } from "./client-address.ts";
import { respondToClientErrors } from "./client-errors.ts";
import { hostForUrl, servesHost } from "./hosts.ts";
import { type Connect, takeWebSockets } from "./web-sockets.ts";

/** A bound listener. */
export interface Listener {
  /** Base URL without a trailing slash, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Stops accepting, ends idle connections and waits for running requests, as long as `graceMs` says. */
  close(): Promise<void>;
}

/** Address and port to bind. `port` 0 lets the system choose one. */
export interface ListenOptions {
  readonly name: string;
  readonly flag: string;
  readonly host: string;
  readonly port: number;
  readonly fetch: (
    request: Request,
    client: { readonly address: string | undefined },
  ) => Response | Promise<Response>;
  /**
   * Host names that are served, as `hostsOf` gives them; a request for another one is 403. Any without it.
   */
  readonly hosts?: readonly string[] | undefined;
  /** Opens WebSockets; there are none without it. */
  readonly connect?: Connect;
  /** Number of trusted proxies in front; their X-Forwarded-For is used. Default 0. */
  readonly trustProxy?: number;
  /** Milliseconds that running requests may take to end when the listener closes. Default 10000. */
  readonly graceMs?: number;
  /** Milliseconds until a response must begin; an idle connection is kept for longer. Default 30000. */
  readonly requestTimeoutMs?: number | undefined;
  /**
   * Replaces the global Request and Response of this process by the listener's own, which halves the cost of
   * a small response. It is for a program that is alone in its process: afterwards `Response.error()` is no
   * instance of `Response`. Default false.
   */
  readonly ownsProcess?: boolean;
}

/**
 * Bytes of the request line and all headers: a URL may have 8192 characters. Above, Node responds with 431.
 */
const MAX_HEADER_SIZE = 16_384;
/** Headers of one request; browsers send about twenty. */
const MAX_HEADERS = 100;
/** Milliseconds within which headers, and whole requests, must arrive; slower connections are closed. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000 };
/**
 * Milliseconds without traffic, in addition to the wait for a response, after which a connection is dropped.
 */
const SILENCE = 90_000;
/** Milliseconds between checks for idle connections while closing. */
const IDLE_CHECK = 20;

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
  const { host, port, trustProxy = 0, graceMs = 10_000, requestTimeoutMs = 30_000 } = options;
  const { ownsProcess = false } = options;
  const fetch = (request: Request, { incoming }: { incoming: IncomingMessage }) => {
    const refused = refusal(incoming, options.hosts);
    if (refused) return refused;
    const forwardedFor = incoming.headers["x-forwarded-for"];
    const address = clientAddress(incoming.socket.remoteAddress, [forwardedFor].flat().join(), trustProxy);
    return options.fetch(request, { address });
  };
  return new Promise((resolve, reject) => {
    const serverOptions = { maxHeaderSize: MAX_HEADER_SIZE, ...TIMEOUTS };
    const server = serve(
      // Without a `createServer` of our own it is node:http's, whose requests these are.
      {
        fetch: fetch as Parameters<typeof serve>[0]["fetch"],
        hostname: host,
        port,
        serverOptions,
        overrideGlobalObjects: ownsProcess,
      },
      (address: AddressInfo) => {
        const url = `http://${hostForUrl(host)}:${address.port}`;
        resolve({
          url,
          close: () => {
            endSockets();
            return close(server, graceMs);
          },
        });
      },
    ) as Server; // as above
    const { connect, hosts } = options;
    const refuse = (incoming: IncomingMessage) => refusal(incoming, hosts);
    const endSockets = connect ? takeWebSockets(server, { connect, hosts, refuse }) : () => {};
    server.setTimeout(requestTimeoutMs + SILENCE);
    respondToClientErrors(server, TIMEOUTS.headersTimeout + TIMEOUTS.connectionsCheckingInterval);
    // Also once it listens: a connection that cannot be accepted, for want of file descriptors, ends nothing.
    server.on("error", (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ""]?.(options) ?? error.message;
      reject(new CliError(`Cannot serve the ${options.name}: ${reason}`));
    });
  });
}

/** Checks a request's head before anything else is read. */
export function refusal(
  { rawHeaders, headers }: Pick<IncomingMessage, "rawHeaders" | "headers">,
  hosts: readonly string[] | undefined,
): Response | undefined {
  if (rawHeaders.length > 2 * MAX_HEADERS)
    return refused(
      431,
      "Request Header Fields Too Large",
      `a request may have at most ${MAX_HEADERS} headers`,
    );
  // RFC 9112, section 3.2: a proxy in front may have checked the other one.
  const named = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  if (named.length > 1) return refused(400, "Bad Request", "a request has one Host header");
  // The node's own message, which its clients know.
  if (!servesHost(headers.host, hosts)) return new Response("invalid host specified\n", { status: 403 });
  return undefined;
}

function refused(status: number, error: string, message: string): Response {
  return Response.json({ message, statusCode: status, error }, { status });
}

function close(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection whose last request ends now would be kept alive for the next one.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK);
    const grace = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(grace);
      resolve();
    });
  });
}
