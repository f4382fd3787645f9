/** Runs the service over the nodes of a configuration: with its interfaces, or only its indexer. */
import { createService, DatabaseLayoutError, OptionError, type Service } from "@primary-network/service";
import { CliError } from "./cli-error.ts";
import type { Config } from "./config/config.ts";
import { hostsOf } from "./hosts.ts";
import { layoutError } from "./layout-error.ts";
import { type Listener, listen } from "./listen.ts";
import { createLog } from "./log.ts";

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
  /** Ends requests, then indexing, then the database's connections. */
  close(): Promise<void>;
}

async function open(config: Config, indexing: boolean): Promise<Service> {
  try {
    const hosts = hostsOf(config.listen.host, config.listen.allowHosts);
    const logger = createLog(config.logLevel);
    return await createService({ ...config.service, ...(hosts && { hosts }), indexing, logger });
  } catch (error) {
    if (error instanceof OptionError) throw new CliError(`${config.file}: ${error.message}.`);
    if (error instanceof DatabaseLayoutError) throw layoutError(error, config.file);
    const where = config.service.databaseUrl === undefined ? "dataDir" : "the database";
    throw new CliError(`${where} cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Starts the parts that the roles select; requests are served from the first block on.
 *
 * @throws CliError when the configuration cannot work or a port cannot be bound; nothing is left running then
 */
export async function startServing(config: Config, roles: Roles): Promise<Serving> {
  const { host, port, adminPort, trustProxy } = config.listen;
  const { requestTimeoutMs } = config.service;
  const service = await open(config, roles.index);
  const running: { close(): Promise<void> }[] = [service];
  const close = async () => {
    for (const part of running.splice(0).reverse()) await part.close();
  };
  const keep = (listener: Listener): Listener => {
    running.push(listener);
    return listener;
  };
  try {
    const flag = `listen.port in ${config.file}:`;
    const api = roles.api
      ? keep(
          await listen({
            name: "service",
            flag,
            host,
            port,
            trustProxy,
            requestTimeoutMs,
            fetch: service.fetch,
          }),
        )
      : undefined;
    const admin = keep(
      await listen({
        name: "admin listener",
        flag: `listen.adminPort in ${config.file}:`,
        host: "127.0.0.1",
        port: adminPort,
        fetch: service.adminFetch,
      }),
    );
    service.start();
    return { api, admin, close };
  } catch (error) {
    await close();
    throw error;
  }
}
