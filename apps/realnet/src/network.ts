/** Runs a private network of real nodes on loopback. */
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { hrpOf } from "@primary-network/codec";
import {
  kept,
  type RunningNode,
  type StakingRules,
  startNodes,
  type TrackedSubnets,
} from "@primary-network/devnet/avalanchego";
import type { GenesisFile } from "@primary-network/localnet";
import { genesisOf } from "./genesis-of.ts";
import { ACCOUNT_NAMES, accountOf, type RealAccount } from "./identities.ts";

/** What a network is started with. */
export interface RealNetworkOptions {
  /** Path of an avalanchego binary. */
  readonly binary: string;
  /** Folder of genesis, databases and logs. A network that is there already is continued; the options below are its own then. */
  readonly folder: string;
  /** Each node takes two ports from here on: HTTP, then staking. */
  readonly basePort: number;
  /** Not that of a public network or 12345, whose rules cannot be changed. @default 1337 */
  readonly networkId?: number;
  /** @default 43117 */
  readonly evmChainId?: number;
  /** All keys follow from it. @default "realnet" */
  readonly seed?: string;
  /** How many nodes run, from 2; all validate from the start, with equal stakes. @default 2 */
  readonly nodes?: number;
  readonly staking?: StakingRules;
  /** Seconds of the last node's first term. @default that of the first one: `maxStakeDuration` or a year */
  readonly shortTerm?: number;
  /** Seconds after the start at which each account's short lock ends. @default 90 */
  readonly shortLock?: number;
  /** Unix seconds of the genesis. @default now */
  readonly startTime?: number;
  /** Unix seconds at which Helicon begins. @default never */
  readonly heliconTime?: number;
  /** Seconds of a Granite epoch. @default 2 */
  readonly epochSeconds?: number;
  /** Subnets whose chains the nodes run, on this start. @default none */
  readonly tracked?: TrackedSubnets;
  /** How long the nodes may take to become healthy. @default 120000 */
  readonly healthTimeoutMs?: number;
}

/** A running network. */
export interface RealNetwork {
  readonly networkId: number;
  readonly evmChainId: number;
  /** Unix seconds at which Helicon begins. */
  readonly heliconTime?: number;
  readonly hrp: string;
  readonly seed: string;
  /** The first is the one that the others learn the network from. */
  readonly nodes: readonly [RunningNode, ...RunningNode[]];
  readonly genesis: GenesisFile;
  readonly accounts: readonly RealAccount[];
  /** Ends all nodes. */
  close(): Promise<void>;
}

const YEAR = 365 * 86_400;

/** Mainnet, fuji and the local network, whose genesis and rules the node does not let anybody change. */
const FIXED_NETWORKS = [1, 5, 12_345];

/** What makes a network what it is; kept in its folder, so that a later start continues it. */
type Plan = Required<
  Omit<RealNetworkOptions, "binary" | "folder" | "basePort" | "tracked" | "healthTimeoutMs" | "heliconTime">
> &
  Pick<RealNetworkOptions, "heliconTime">;

function planOf(options: RealNetworkOptions): Plan {
  const staking = options.staking ?? {};
  const { heliconTime } = options;
  const plan = {
    networkId: options.networkId ?? 1337,
    evmChainId: options.evmChainId ?? 43_117,
    seed: options.seed ?? "realnet",
    nodes: options.nodes ?? 2,
    staking,
    shortTerm: options.shortTerm ?? staking.maxStakeDuration ?? YEAR,
    shortLock: options.shortLock ?? 90,
    // The node refuses a genesis in the future; a clock that is read again may be a little behind.
    startTime: options.startTime ?? Math.floor(Date.now() / 1_000) - 1,
    epochSeconds: options.epochSeconds ?? 2,
    ...(heliconTime !== undefined && { heliconTime }),
  };
  if (FIXED_NETWORKS.includes(plan.networkId)) {
    throw new RangeError(`networkId ${plan.networkId} has rules that cannot be changed; take another`);
  }
  if (!Number.isInteger(plan.nodes) || plan.nodes < 2 || plan.nodes > 8) {
    throw new RangeError(`nodes must be an integer from 2 to 8, not ${plan.nodes}`);
  }
  return plan;
}

/**
 * Starts the network and waits until every node is healthy. When this process ends, whatever the reason, so do the nodes.
 *
 * @throws RangeError naming the option that is out of range
 * @throws Error with the end of a node's log when it does not become healthy
 * @example
 * const network = await startRealNetwork({ binary, folder: "/tmp/realnet", basePort: 22000 });
 */
export async function startRealNetwork(options: RealNetworkOptions): Promise<RealNetwork> {
  const { binary, basePort, tracked, healthTimeoutMs } = options;
  const folder = resolve(options.folder);
  const planned = planOf(options);
  await mkdir(folder, { recursive: true });
  const plan = await kept(join(folder, "plan.json"), () => planned);
  const { networkId, evmChainId, seed, staking } = plan;
  const hrp = hrpOf(networkId);
  const accounts = ACCOUNT_NAMES.map((name) => accountOf(seed, hrp, name));
  const longTerm = staking.maxStakeDuration ?? YEAR;
  const ports = Array.from({ length: plan.nodes }, (_, index) => ({
    http: basePort + 2 * index,
    staking: basePort + 2 * index + 1,
  }));
  const { nodes, genesis, close } = await startNodes({
    ...plan,
    binary,
    folder,
    ports,
    tracked,
    genesis: (stakers) => genesisOf({ ...plan, accounts, stakers, longTerm }),
    ...(healthTimeoutMs !== undefined && { healthTimeoutMs }),
  });
  const [first, ...others] = nodes;
  if (first === undefined) throw new Error("a network has at least two nodes");
  const { heliconTime } = plan;
  return {
    networkId,
    evmChainId,
    ...(heliconTime !== undefined && { heliconTime }),
    hrp,
    seed,
    nodes: [first, ...others],
    genesis,
    accounts,
    close,
  };
}
