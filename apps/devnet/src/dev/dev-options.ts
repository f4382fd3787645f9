/** The options of `dev`, and the interface of a started one. */
import type { Localnet, LocalnetOptions } from "@primary-network/localnet";
import type { ServiceStatus } from "@primary-network/service";
import type { Listener } from "../listen/listen.ts";
import type { DevNetwork } from "../network/dev-network.ts";
import type { SiteBuild } from "../site/site-build.ts";
import type { LogTarget } from "../terminal/log.ts";

/** A step of the start, for a display of its progress. */
export interface DevProgress {
  /** Current step: building the network's history, or indexing its blocks. */
  readonly phase: "network" | "index";
  /** Parts that are done, and all of them; equal at the end of the phase. */
  readonly done: number;
  /** Number of parts. */
  readonly total: number;
  /** True when the phase needs no work, because its result was in the cache or in the data folder. */
  readonly cached?: boolean;
}

/** Options of `startDev`. The command `dev` takes them from its flags. */
export interface DevOptions {
  /** Address on which the node, the service and the site listen, such as `127.0.0.1`. */
  readonly host: string;
  /** Ports, 0 … 65535; with 0 the system chooses a free one. */
  readonly nodePort: number;
  /** Port of the data and metrics service. */
  readonly port: number;
  /** Port of health and metrics, always on loopback. */
  readonly adminPort: number;
  /** Everything random, including keys, follows from this text. */
  readonly seed: string;
  /** Folder for the index, or `memory`. */
  readonly dataDir: string;
  /** Folder for exported files. Default: with the index. */
  readonly exportDir?: string;
  /** `trace`, `debug`, `info`, `warn`, `error` or `silent`. */
  readonly logLevel: string;
  /** Without it the control API is off. */
  readonly controlPort?: number;
  /**
   * Adds the development panel, which controls the network, to the explorer. Only on a loopback `host`.
   * Default true.
   */
  readonly panel?: boolean;
  /** Folder of the built reference site; it is not served without it. */
  readonly site?: string;
  /** Port of the reference site. */
  readonly sitePort?: number;
  /** The build of the site, if another program writes its folder meanwhile. */
  readonly siteBuild?: SiteBuild | undefined;
  /** Seconds. */
  readonly blockInterval?: number;
  /**
   * Unix seconds at which the history ends and the clock begins. Default: as in the data folder's last run,
   * else now.
   */
  readonly startTime?: number;
  /**
   * Unix seconds at which the Helicon upgrade begins, or `never`. Default: from the start; real nodes from
   * before the upgrade never have it.
   */
  readonly heliconTime?: number | "never";
  /** Path of a genesis file. */
  readonly genesis?: string;
  /** Size of the history; no flag changes it, tests make it small. */
  readonly history?: Pick<LocalnetOptions, "weeks" | "validators" | "delegators">;
  /**
   * Runs EVM chains: `true` requires them. Without it, they are left out with a note where they cannot run.
   */
  readonly evm?: boolean;
  /** Enables methods of test frameworks on the EVM chains. @default false */
  readonly evmDevMethods?: boolean;
  /** Gives the native tokens of the EVM chains invented prices. */
  readonly prices?: boolean;
  /** Delivers interchain messages. Default true. */
  readonly relayer?: boolean;
  /**
   * Folder of cached networks, or `none`. Default: `PRIMARY_NETWORK_CACHE`, else the platform's folder for
   * caches.
   */
  readonly cacheDir?: string;
  /** Stops time at the end of the history until the control API moves it. Default false. */
  readonly frozen?: boolean;
  /** Milliseconds between the service's looks for new blocks, 10 … 60000. Default 1000. */
  readonly pollMs?: number;
  /** Rate limits that apply: the public deployment's limits, or none. @default "off" */
  readonly limits?: "public" | "off";
  /** Host names besides loopback's and the bound address; `*` is any. */
  readonly allowHost?: readonly string[];
  /** Number of proxies in front, which add the client's address to X-Forwarded-For. */
  readonly trustProxy?: number;
  /** Changes responses for the hosted service's official clients. */
  readonly compat?: boolean;
  /** Called when a phase of the start begins, goes on and ends. */
  readonly onProgress?: (progress: DevProgress) => void;
  /** Called when indexing of the history begins, with the state of the service. */
  readonly onIndexing?: (status: () => ServiceStatus) => void;
  /** Target of the log. Default: standard error. */
  readonly log?: LogTarget;
}

/** Everything in the options that determines the history, and thereby which index belongs to it. */
export const historyOf = (
  { seed, history = {}, evm = true, heliconTime, genesis }: DevOptions,
  start: number,
) => [seed, start, history.weeks, history.validators, history.delegators, evm, heliconTime, genesis];

/** The running services and their URLs. */
export interface Dev {
  /** The network behind the service. */
  readonly network: DevNetwork;
  /** The node, or its first one. */
  readonly node: Listener;
  /** The data and metrics service. */
  readonly service: Listener;
  /** Health and metrics of the service. */
  readonly admin: Listener;
  /** The control API of the network; undefined where it is off. */
  readonly control: Listener | undefined;
  /** The reference site. */
  readonly reference: Listener | undefined;
  /**
   * Waits for the rebuilt index after the network went back to an earlier time; resolves at once otherwise.
   *
   * @throws Error when the index could not be rebuilt
   */
  indexed(): Promise<void>;
  /** Stops everything, in an order that loses no data. */
  close(): Promise<void>;
}

/** A `Dev` whose network is simulated in this process. */
export interface SimulatedDev extends Dev {
  /** The simulated network. */
  readonly localnet: Localnet;
}
