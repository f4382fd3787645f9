/** Runs the local network and the service that indexes it, in one process. */
import {
  createLocalnet,
  type GenesisFile,
  type Localnet,
  type LocalnetOptions,
} from "@primary-network/localnet";
import { CliError } from "./cli-error.ts";
import type { ServiceFlags } from "./flags/service-flags.ts";
import { readGenesis } from "./genesis.ts";
import { hostsOf } from "./hosts.ts";
import { type Listener, listen } from "./listen.ts";
import { createLog } from "./log.ts";
import { RenewedIndex } from "./renewed-index.ts";
import { openSite } from "./site/site.ts";
import { StartTimes } from "./start-time.ts";
import { WorldFile } from "./world-file.ts";

/** The flags of `dev`. */
export interface DevOptions extends ServiceFlags {
  readonly host: string;
  readonly nodePort: number;
  readonly port: number;
  readonly adminPort: number;
  readonly seed: string;
  /** Folder for the index, or `memory`. */
  readonly dataDir: string;
  /** Folder for exported files. Default: with the index. */
  readonly exportDir?: string;
  readonly logLevel: string;
  /** Without it the control API is off. */
  readonly controlPort?: number;
  /** Folder of the built reference site; it is not served without it. */
  readonly site?: string;
  readonly sitePort?: number;
  /** Seconds. */
  readonly blockInterval?: number;
  /** Unix seconds at which the history ends and the clock begins. Default: as in the data folder's last run, else now. */
  readonly startTime?: number;
  /** Unix seconds at which the Helicon upgrade begins. Default: never. */
  readonly heliconTime?: number;
  /** Path of a genesis file. */
  readonly genesis?: string;
  /** Size of the history; no flag changes it, tests make it small. */
  readonly history?: Pick<LocalnetOptions, "weeks" | "validators" | "delegators">;
  /** Whether EVM chains run. */
  readonly evm?: boolean;
  readonly evmDevMethods?: boolean;
  /** Whether the EVM chains' own tokens have invented prices. */
  readonly prices?: boolean;
  /** Whether interchain messages are delivered. */
  readonly relayer?: boolean;
}

/** The running services and their URLs. */
export interface Dev {
  readonly localnet: Localnet;
  readonly node: Listener;
  readonly service: Listener;
  readonly admin: Listener;
  readonly control: Listener | undefined;
  /** The reference site. */
  readonly reference: Listener | undefined;
  /** Stops everything, in an order that loses no data. */
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
    const site = options.site === undefined ? undefined : await openSite(options.site);
    const genesis = options.genesis === undefined ? undefined : await readGenesis(options.genesis);
    const startTimes = new StartTimes(options.dataDir);
    const now = () => Math.floor(Date.now() / 1_000);
    const startTime =
      options.startTime ?? genesis?.startTime ?? (await startTimes.last(options.seed)) ?? now();
    if (genesis !== undefined && startTime < genesis.startTime)
      throw new CliError("--start-time must not be before the start that the file of --genesis names.");
    const clock = createClock(startTime);
    const localnet = await createNetwork(options, genesis, clock.now);
    keep(localnet);
    clock.start();
    const world = keep(await WorldFile.open(localnet, options.dataDir, options.heliconTime));
    const { host } = options;
    const hosts = hostsOf(host, options.allowHost);
    const node = keep(
      await listen({
        name: "node",
        flag: "--node-port",
        host,
        port: options.nodePort,
        hosts,
        fetch: localnet.fetch,
        connect: localnet.connect,
      }),
    );
    const index = keep(
      await RenewedIndex.open({
        localnet,
        nodeUrl: node.url,
        folder: world.folder,
        clock: () => localnet.now() * 1000,
        logger,
        limits: options.limits ?? "off",
        compat: options.compat ?? false,
        prices: options.prices ?? false,
        exportDir: options.exportDir,
        hosts,
      }),
    );
    world.own(() => index.rewound());
    if (genesis === undefined) await startTimes.keep(options.seed, startTime);
    const service = keep(
      await listen({
        name: "service",
        flag: "--port",
        host,
        port: options.port,
        fetch: index.fetch,
        trustProxy: options.trustProxy ?? 0,
      }),
    );
    // Health and metrics are not for the public: loopback only, whatever --host says.
    const admin = keep(
      await listen({
        name: "admin listener",
        flag: "--admin-port",
        host: "127.0.0.1",
        port: options.adminPort,
        fetch: index.adminFetch,
      }),
    );
    const { controlPort } = options;
    const control =
      controlPort === undefined
        ? undefined
        : keep(
            await listen({
              name: "control API",
              flag: "--control-port",
              host: "127.0.0.1",
              port: controlPort,
              hosts,
              fetch: world.controlFetch,
            }),
          );
    const reference =
      site &&
      keep(
        await listen({
          name: "reference site",
          flag: "--site-port",
          host,
          port: options.sitePort ?? 8082,
          hosts,
          fetch: site({ service: service.url, node: node.url }),
        }),
      );
    return { localnet, node, service, admin, control, reference, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function createNetwork(
  {
    seed,
    history,
    blockInterval,
    heliconTime,
    evm = true,
    evmDevMethods = false,
    relayer = true,
  }: DevOptions,
  genesis: GenesisFile | undefined,
  now: () => number,
): Promise<Localnet> {
  try {
    return await createLocalnet({
      ...history,
      seed,
      evm,
      evmDevMethods,
      relayer,
      clock: { now },
      ...(blockInterval !== undefined && { blockIntervalSeconds: blockInterval }),
      ...(heliconTime !== undefined && { heliconTime }),
      ...(genesis && { genesis }),
    });
  } catch (error) {
    if (!genesis || !(error instanceof RangeError)) throw error;
    throw new CliError(`The file of --genesis cannot be used: ${error.message}.`);
  }
}

/** Unix seconds of a clock that is fixed at the end of the history while that is built, so that a seed always gives the same blocks. */
function createClock(end: number): { now(): number; start(): void } {
  let startedAt: number | undefined;
  return {
    now: () => (startedAt === undefined ? end : end + (Date.now() - startedAt) / 1000),
    start: () => {
      startedAt = Date.now();
    },
  };
}
