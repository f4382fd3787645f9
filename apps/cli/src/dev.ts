/** Runs the local network and the service that indexes it, in one process. */
import { createLocalnet, DEFAULT_NOW, type Localnet } from "@primary-network/localnet";
import { hostsOf } from "./hosts.ts";
import { openIndex } from "./index-of-localnet.ts";
import { type Listener, listen } from "./listen.ts";
import { createLog } from "./log.ts";
import type { ServiceFlags } from "./service-flags.ts";

/** The flags of `dev`. */
export interface DevOptions extends ServiceFlags {
  readonly host: string;
  readonly nodePort: number;
  readonly port: number;
  readonly adminPort: number;
  readonly seed: string;
  /** Folder for the index, or `memory`. */
  readonly dataDir: string;
  readonly logLevel: string;
}

/** What runs, and where. */
export interface Dev {
  readonly localnet: Localnet;
  readonly node: Listener;
  readonly service: Listener;
  readonly admin: Listener;
  /** Stops everything, in the order that loses nothing. */
  close(): Promise<void>;
}

/**
 * Starts everything and waits until the history is indexed.
 *
 * @throws CliError when a flag cannot work or a port cannot be bound; nothing is left running then.
 */
export async function startDev(options: DevOptions): Promise<Dev> {
  const running: { close(): Promise<void> }[] = [];
  const keep = <T extends { close(): Promise<void> }>(part: T): T => {
    running.push(part);
    return part;
  };
  const close = async () => {
    for (const part of running.splice(0).reverse()) await part.close();
  };
  try {
    const logger = createLog(options.logLevel);
    const clock = createClock();
    const localnet = await createLocalnet({ seed: options.seed, clock: { now: () => clock.now() / 1000 } });
    clock.start();
    const { host } = options;
    const node = keep(
      await listen({
        name: "node",
        flag: "--node-port",
        host,
        port: options.nodePort,
        fetch: localnet.fetch,
      }),
    );
    const index = keep(
      await openIndex({
        ...{ localnet, nodeUrl: node.url, dataDir: options.dataDir, clock: clock.now, logger },
        limits: options.limits ?? "off",
        hosts: hostsOf(host, options.allowHost),
      }),
    );
    const service = keep(
      await listen({
        ...{ name: "service", flag: "--port", host, port: options.port, fetch: index.fetch },
        trustProxy: options.trustProxy ?? 0,
      }),
    );
    // Health and figures tell more than strangers should know: loopback only, whatever --host says.
    const admin = keep(
      await listen({
        name: "admin listener",
        flag: "--admin-port",
        host: "127.0.0.1",
        port: options.adminPort,
        fetch: index.adminFetch,
      }),
    );
    return { localnet, node, service, admin, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Milliseconds of a clock that stands at the end of the history while that is made, so that a seed always gives the same blocks. */
function createClock(): { now(): number; start(): void } {
  const end = DEFAULT_NOW * 1000;
  let startedAt: number | undefined;
  return {
    now: () => (startedAt === undefined ? end : end + Date.now() - startedAt),
    start: () => {
      startedAt = Date.now();
    },
  };
}
