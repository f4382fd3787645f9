/** Starts a network, its service and clients for a test file. */
import type { DevOptions, SimulatedDev } from "@primary-network/devnet";
import { type Clients, createClients } from "../clients.ts";
import type { AccountWallet } from "./account-wallet.ts";
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

/** 2026-06-01T00:00:00Z, so that tests do not depend on the current day. */
const START_TIME = 1_780_272_000;

/** Options of {@link startNetwork}. Networks with the same options are equal, byte for byte. */
export interface NetworkOptions
  extends Pick<
    DevOptions,
    "heliconTime" | "history" | "evmDevMethods" | "relayer" | "prices" | "limits" | "compat" | "cacheDir"
  > {
  /** Seed of all randomness, including the accounts' keys. @default "primary-network" */
  readonly seed?: string;
  /** Unix time in seconds at which the history ends and the test begins. @default 2026-06-01T00:00:00Z */
  readonly startTime?: number;
  /** True to run the C-Chain and an L1 as EVM chains, each in an Anvil process. @default false */
  readonly evm?: boolean;
  /**
   * Seconds between automatic blocks as time passes. With 0, the network makes only blocks that are due.
   * @default 0
   */
  readonly blockInterval?: number;
  /** `trace`, `debug`, `info`, `warn`, `error` or `silent`. @default "error" */
  readonly logLevel?: string;
}

/** An EVM chain of a network, with the URLs for wallets and viem. */
export interface NetworkEvmChain {
  /** Name, such as `C-Chain`. */
  readonly name: string;
  /** EVM chain id, such as 43112. */
  readonly evmChainId: number;
  /** URL for viem's `http(rpcUrl)`. */
  readonly rpcUrl: string;
  /** URL for viem's `webSocket(wsUrl)`. */
  readonly wsUrl: string;
}

/** Name of an account, such as `alice`. */
export type AccountName = keyof SimulatedDev["localnet"]["accounts"];

/** A running network of a test file. */
export interface TestNetwork extends Clients, AsyncDisposable {
  /** Base URL of the node. */
  readonly nodeUrl: string;
  /** Base URL of the data and metrics service. */
  readonly serviceUrl: string;
  /** Named accounts with their private keys. Anyone can derive the keys from the seed. */
  readonly accounts: SimulatedDev["localnet"]["accounts"];
  /**
   * Returns the wallet of an account. The accounts have AVAX on the P-Chain from the start; `erin` also has some on
   * the X-Chain.
   */
  wallet(account: AccountName): AccountWallet;
  /** The EVM chains. Empty unless `evm` is set. */
  readonly evmChains: readonly NetworkEvmChain[];
  /**
   * Time travel. Each function resolves once the service has indexed the new blocks. Time stands still at
   * first.
   */
  readonly clock: NetworkClock;
  /** Faults of the node. */
  readonly faults: NetworkFaults;
  /** Saved states of the network. */
  readonly snapshots: NetworkSnapshots;
  /** Makes 1 to 1000 blocks. Resolves once they are indexed. */
  mine(count?: number): Promise<void>;
  /** Resolves once the service has indexed every block of the node. Call it after you send a transaction. */
  settled(): Promise<void>;
  /** Stops everything, without leaving a process, port or folder. */
  close(): Promise<void>;
}

/**
 * Starts a separate network on free ports, with its service and clients. The first start on a machine builds
 * the network in seconds. Later starts load it from the cache.
 *
 * @throws CliError naming the invalid option, or Error if `evm` is set and Anvil cannot run on this machine
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
  // Loaded on demand, because tests with only clients or recordings need no network.
  const [{ startDev }, { createAccountWallet }] = await Promise.all([
    import("@primary-network/devnet"),
    import("./account-wallet.ts"),
  ]);
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
    wallet: (account) =>
      createAccountWallet(localnet.accounts[account].privateKey, {
        nodeUrl: node.url,
        networkId: localnet.networkId,
        settled: whenSettled,
      }),
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
