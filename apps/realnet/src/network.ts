/** Runs a private network of real nodes on loopback. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { encodeNodeId, hrpOfNetwork } from "@primary-network/codec";
import type { GenesisFile } from "@primary-network/localnet";
import { genesisOf } from "./genesis-of.ts";
import {
  ACCOUNT_NAMES,
  accountOf,
  type NodeIdentity,
  nodeIdentityOf,
  type RealAccount,
} from "./identities.ts";
import { flagsOf, type StakingRules } from "./node-flags.ts";
import { NodeProcess } from "./node-process.ts";
import { upgradesOf } from "./upgrades-of.ts";

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
  /** How long the nodes may take to become healthy. @default 120000 */
  readonly healthTimeoutMs?: number;
}

/** A node of the network. */
export interface RealNode {
  readonly nodeId: string;
  readonly identity: NodeIdentity;
  /** `http://127.0.0.1:<port>`. */
  readonly url: string;
  /** Ends it in order. */
  stop(): Promise<void>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  /** Ends it if it runs, starts it again and waits until it is healthy. */
  restart(): Promise<void>;
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
  readonly nodes: readonly [RealNode, ...RealNode[]];
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
  Omit<RealNetworkOptions, "binary" | "folder" | "basePort" | "healthTimeoutMs" | "heliconTime">
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

/** What a folder keeps under a name; a new folder gets what is made for it. */
async function kept<T>(file: string, make: () => T): Promise<T> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text !== undefined) return JSON.parse(text);
  const value = make();
  await writeFile(file, JSON.stringify(value, undefined, 1));
  return value;
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
  const { binary, basePort, healthTimeoutMs = 120_000 } = options;
  const folder = resolve(options.folder);
  const planned = planOf(options);
  await mkdir(folder, { recursive: true });
  const plan = await kept(join(folder, "plan.json"), () => planned);
  const { networkId, evmChainId, seed, staking } = plan;
  const hrp = hrpOfNetwork(networkId);
  const accounts = ACCOUNT_NAMES.map((name) => accountOf(seed, hrp, name));
  const identities = Array.from({ length: plan.nodes }, (_, index) => nodeIdentityOf(seed, `node-${index}`));
  const longTerm = staking.maxStakeDuration ?? YEAR;
  const genesisFile = join(folder, "genesis.json");
  const upgradeFile = join(folder, "upgrade.json");
  const genesis = await kept(genesisFile, () =>
    genesisOf({ ...plan, accounts, stakers: identities, longTerm }),
  );
  await kept(upgradeFile, () => upgradesOf(plan));

  const nodes = await Promise.all(
    identities.map(async (identity, index): Promise<RealNode & { readonly process: NodeProcess }> => {
      const nodeFolder = join(folder, `node-${index}`);
      await mkdir(nodeFolder, { recursive: true });
      const [beacon] = identities;
      const beacons =
        index === 0 || beacon === undefined
          ? []
          : [{ nodeId: encodeNodeId(beacon.nodeId), stakingPort: basePort + 1 }];
      const httpPort = basePort + 2 * index;
      const configFile = join(nodeFolder, "flags.json");
      const flags = flagsOf(
        { networkId, genesisFile, upgradeFile, staking, beacons, helicon: plan.heliconTime !== undefined },
        { identity, folder: nodeFolder, httpPort, stakingPort: httpPort + 1 },
      );
      await writeFile(configFile, JSON.stringify(flags, undefined, 2));
      const url = `http://127.0.0.1:${httpPort}`;
      const process = new NodeProcess({ binary, configFile, folder: nodeFolder, url });
      return {
        nodeId: encodeNodeId(identity.nodeId),
        identity,
        url,
        process,
        stop: () => process.stop(),
        kill: () => process.kill(),
        async restart() {
          await process.stop();
          await process.start();
          await process.untilHealthy(healthTimeoutMs);
        },
      };
    }),
  );
  const close = async () => {
    await Promise.all(nodes.map(({ process }) => process.stop()));
  };
  try {
    await Promise.all(nodes.map(({ process }) => process.start()));
    await Promise.all(nodes.map(({ process }) => process.untilHealthy(healthTimeoutMs)));
  } catch (error) {
    await close();
    throw error;
  }
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
