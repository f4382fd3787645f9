/** Starts a network, its service and clients for a test file. */
import type { DevOptions, SimulatedDev } from "@primary-network/devnet";
import { type Clients, createClients } from "../clients.ts";
import {
  createClock,
  createControl,
  createFaults,
  createSnapshots,
  type NetworkClock,
  type NetworkFaults,
  type NetworkSnapshots,
} from "./control.ts";
import { settled } from "./settled.ts";

/** 2026-06-01T00:00:00Z: tests do not depend on the day of their run. */
const START_TIME = 1_780_272_000;

/** Options of {@link startNetwork}. Networks with the same options are equal, byte for byte. */
export interface NetworkOptions
  extends Pick<
    DevOptions,
    "heliconTime" | "history" | "evmDevMethods" | "relayer" | "prices" | "limits" | "compat" | "cacheDir"
  > {
  /** Everything random, including the accounts' keys, follows from this text. @default "primary-network" */
  readonly seed?: string;
  /** Unix seconds at which the history ends and the test begins. @default 2026-06-01T00:00:00Z */
  readonly startTime?: number;
  /** Whether the C-Chain and an L1 run as EVM chains, each in an Anvil process. @default false */
  readonly evm?: boolean;
  /** Seconds between blocks that the network makes by itself as time passes; 0 for those that are due only. @default 0 */
  readonly blockInterval?: number;
  /** `trace`, `debug`, `info`, `warn`, `error` or `silent`. @default "error" */
  readonly logLevel?: string;
}

/** An EVM chain of a network, as wallets and viem need it. */
export interface NetworkEvmChain {
  /** Such as `C-Chain`. */
  readonly name: string;
  /** Such as 43112. */
  readonly evmChainId: number;
  /** For viem's `http(rpcUrl)`. */
  readonly rpcUrl: string;
  /** For viem's `webSocket(wsUrl)`. */
  readonly wsUrl: string;
}

/** A running network of one test file. */
export interface TestNetwork extends Clients, AsyncDisposable {
  /** Base URL of the node. */
  readonly nodeUrl: string;
  /** Base URL of the data and metrics service. */
  readonly serviceUrl: string;
  /** Named accounts with their private keys, which anyone can derive from the seed. */
  readonly accounts: SimulatedDev["localnet"]["accounts"];
  /** The EVM chains; empty unless `evm` is set. */
  readonly evmChains: readonly NetworkEvmChain[];
  /** Time travel; each function resolves when the service has indexed what happened. Time stands still at first. */
  readonly clock: NetworkClock;
  /** Faults of the node. */
  readonly faults: NetworkFaults;
  /** Saved states of the network. */
  readonly snapshots: NetworkSnapshots;
  /** Makes blocks at once, 1 … 1000; resolves when they are indexed. */
  mine(count?: number): Promise<void>;
  /** Resolves when the service has indexed every block that the node has: call it after sending a transaction. */
  settled(): Promise<void>;
  /** Ends everything: no process, port or folder remains. */
  close(): Promise<void>;
}

/**
 * Starts a network of its own on free ports, with its service and clients. The first start of a network on a machine builds it,
 * which takes seconds; later ones take it from the cache.
 *
 * @throws CliError naming the option that is wrong; Error when `evm` is set and Anvil cannot run on this machine
 * @example
 * ```ts
 * await using network = await startNetwork();
 * const { height } = await network.pchain.getHeight();
 * await network.clock.advance(86_400);
 * console.log(height, (await network.data.subnets.list()).items.length);
 * ```
 */
export async function startNetwork({
  seed = "primary-network",
  startTime = START_TIME,
  evm = false,
  blockInterval = 0,
  logLevel = "error",
  ...options
}: NetworkOptions = {}): Promise<TestNetwork> {
  // Loaded on demand: tests that only use clients or recordings need no network.
  const { startDev } = await import("@primary-network/devnet");
  const dev = await startDev({
    ...options,
    seed,
    startTime,
    evm,
    blockInterval,
    logLevel,
    host: "127.0.0.1",
    nodePort: 0,
    port: 0,
    adminPort: 0,
    dataDir: "memory",
    frozen: true,
    pollMs: 20,
  });
  const { node, service, localnet, network } = dev;
  const close = () => dev.close();
  if (localnet.evmUnavailable !== undefined) {
    await close();
    throw new Error(`the EVM chains cannot run: ${localnet.evmUnavailable}`);
  }
  const whenSettled = () => settled(dev);
  const handle = network.control?.fetch ?? localnet.controlFetch;
  const control = createControl(handle, localnet.controlToken);
  return {
    ...createClients({ service: service.url, node: node.url }),
    nodeUrl: node.url,
    serviceUrl: service.url,
    accounts: localnet.accounts,
    evmChains: localnet.evmChains.map(({ name, evmChainId, rpcPath }) => ({
      name,
      evmChainId,
      rpcUrl: `${node.url}${rpcPath}`,
      wsUrl: `${node.url.replace(/^http/, "ws")}${rpcPath.replace(/\/rpc$/, "/ws")}`,
    })),
    clock: createClock(control, whenSettled),
    faults: createFaults(control),
    snapshots: createSnapshots(control, whenSettled),
    async mine(count = 1) {
      await control("POST", "/blocks", { count });
      await whenSettled();
    },
    settled: whenSettled,
    close,
    [Symbol.asyncDispose]: close,
  };
}
