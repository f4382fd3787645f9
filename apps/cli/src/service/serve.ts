/** Runs the service over the nodes of a configuration: with its interfaces, or only its indexer. */

import { setTimeout as wait } from "node:timers/promises";
import type { Listener } from "@primary-network/devnet";
import { createLog, hostsOf, type LogTarget, listen, withExplorer } from "@primary-network/devnet/parts";
import { CliError, messageOf } from "@primary-network/devnet/terminal";
import {
  createService,
  DatabaseLayoutError,
  OptionError,
  type Service,
  type ServiceStatus,
} from "@primary-network/service";
import type { Config } from "../config/config.ts";
import { layoutError } from "./layout-error.ts";

/** The parts of the service that run in this process. */
export interface Roles {
  /** Serves the data and metrics interfaces. */
  readonly api: boolean;
  /** Indexes the nodes; several processes may, but one is enough. */
  readonly index: boolean;
}

/** The running service and its URLs. */
export interface Serving {
  /** Undefined when only indexing. */
  readonly api: Listener | undefined;
  readonly admin: Listener;
  /** Most connections to PostgreSQL that this process opens; undefined with the embedded database. */
  readonly connections: number | undefined;
  /** Returns the current work of the service. */
  status(): ServiceStatus;
  /**
   * Ends in order: from now on it is not ready; after a delay it stops listening and lets running requests
   * end; then it hands its chains and exports over, and closes the database.
   */
  close(): Promise<void>;
}

/** Target of the log, and fields of each of its lines. */
export interface LogOptions {
  readonly target?: LogTarget | undefined;
  readonly fields?: { readonly [name: string]: string };
}

async function open(config: Config, indexing: boolean, log: LogOptions): Promise<Service> {
  try {
    const hosts = hostsOf(config.listen.host, config.listen.allowHosts);
    const logger = createLog(config.logLevel, log.target).child(log.fields ?? {});
    return await createService({ ...config.service, ...(hosts && { hosts }), indexing, logger });
  } catch (error) {
    if (error instanceof OptionError) throw new CliError(`${config.file}: ${error.message}.`);
    if (error instanceof DatabaseLayoutError) throw layoutError(error, config.file);
    const where = config.service.databaseUrl === undefined ? "dataDir" : "the database";
    throw new CliError(`${where} cannot be used: ${messageOf(error)}`);
  }
}

/** A service of a process, and the listener of its interfaces. */
export interface ServingProcess {
  readonly service: Service;
  /** Undefined when only indexing. */
  readonly api: Listener | undefined;
  /** Most connections to PostgreSQL that this process opens; undefined with the embedded database. */
  readonly connections: number | undefined;
}

/**
 * Opens the service and its listener; indexing begins with its `start`.
 *
 * @throws CliError when the configuration cannot work or the port cannot be bound; nothing is left running
 *   then
 */
export async function openServing(
  config: Config,
  roles: Roles,
  log: LogOptions = {},
): Promise<ServingProcess> {
  const { host, port, trustProxy } = config.listen;
  const { graceMs } = config.shutdown;
  const { requestTimeoutMs, databaseUrl } = config.service;
  const service = await open(config, roles.index, log);
  try {
    const flag = `listen.port in ${config.file}:`;
    const fetch = config.listen.explorer ? withExplorer(service.fetch) : service.fetch;
    const options = { flag, host, port, trustProxy, requestTimeoutMs, graceMs, fetch, ownsProcess: true };
    const api = roles.api ? await listen({ name: "service", ...options }) : undefined;
    const pools = databaseUrl === undefined ? undefined : service.status().connections;
    return { service, api, connections: pools?.reduce((sum, { max }) => sum + max, 0) };
  } catch (error) {
    await service.close();
    throw error;
  }
}

/** Listens for the operator's requests. @throws CliError when the port cannot be bound */
export function listenForAdmin(
  { file, listen: { adminHost, adminPort } }: Config,
  fetch: Service["adminFetch"],
) {
  const flag = `listen.adminPort in ${file}:`;
  return listen({ name: "admin listener", flag, host: adminHost, port: adminPort, fetch });
}

/**
 * Starts the parts that the roles select; requests are served from the first block on.
 *
 * @param waitBeforeEnd waits while load balancers notice that it is not ready any more
 * @param log where the log is written. Default: standard error
 * @throws CliError when the configuration cannot work or a port cannot be bound; nothing is left running then
 */
export async function startServing(
  config: Config,
  roles: Roles,
  waitBeforeEnd: (ms: number) => Promise<unknown> = wait,
  log?: LogTarget,
): Promise<Serving> {
  const { service, api, connections } = await openServing(config, roles, { target: log });
  let admin: Listener | undefined;
  const end = async () => {
    await api?.close();
    // Until here it says that it is alive, and not ready.
    await admin?.close();
    await service.close();
  };
  try {
    admin = await listenForAdmin(config, service.adminFetch);
    service.start();
    const close = async () => {
      service.drain();
      await waitBeforeEnd(config.shutdown.delayMs);
      await end();
    };
    return { api, admin, connections, status: service.status, close };
  } catch (error) {
    await end();
    throw error;
  }
}
