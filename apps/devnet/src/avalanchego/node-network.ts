/** Runs the nodes of a private network on loopback: their files, ports, start and end. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { formatNodeId } from "@primary-network/codec";
import type { GenesisFile } from "@primary-network/localnet";
import { flagsOf, type StakingRules, type TrackedSubnets } from "./node-flags.ts";
import { type NodeIdentity, nodeIdentityOf } from "./node-identity.ts";
import { NodeProcess } from "./node-process.ts";
import { upgradesOf } from "./upgrades-of.ts";

/** The two TCP ports of a node, on 127.0.0.1. */
export interface NodePorts {
  readonly http: number;
  readonly staking: number;
}

/** Options of the nodes. */
export interface NodeNetworkOptions {
  /** Path of an avalanchego binary. */
  readonly binary: string;
  /**
   * Folder of genesis, databases and logs. A network that is there already is continued: its genesis and
   * upgrades are its own then.
   */
  readonly folder: string;
  /** A node for each. */
  readonly ports: readonly NodePorts[];
  /** Not the id of a public network, nor 12345: the node fixes their genesis. */
  readonly networkId: number;
  /** The nodes' keys follow from it. */
  readonly seed: string;
  /** Writes the genesis of a new network. */
  readonly genesis: (stakers: readonly NodeIdentity[]) => GenesisFile;
  readonly staking: StakingRules;
  /** Unix seconds at which Helicon begins. @default never */
  readonly heliconTime?: number | undefined;
  /** Seconds of a Granite epoch. */
  readonly epochSeconds: number;
  /** True when the databases are in memory. @default false */
  readonly inMemory?: boolean;
  /** Subnets whose chains the nodes run. @default none */
  readonly tracked?: TrackedSubnets | undefined;
  /** Milliseconds that the nodes may take to become healthy. @default 120000 */
  readonly healthTimeoutMs?: number;
}

/** A node of the network. */
export interface RunningNode {
  /** Id of the node, `NodeID-…`. */
  readonly nodeId: string;
  /** The node's keys and certificate. */
  readonly identity: NodeIdentity;
  /** `http://127.0.0.1:<port>`. */
  readonly url: string;
  /** Path of its log. */
  readonly logFile: string;
  /** True when its process runs. */
  readonly running: boolean;
  /** Ends it in order. */
  stop(): Promise<void>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  /** Ends it if it runs, starts it again and waits until it is healthy. */
  restart(): Promise<void>;
}

/** Running nodes. */
export interface NodeNetwork {
  /** The nodes, in the order in which they were started. */
  readonly nodes: readonly RunningNode[];
  /** The genesis that they have in common. */
  readonly genesis: GenesisFile;
  /** Ends all nodes. */
  close(): Promise<void>;
}

/**
 * Reads the value in a file. A missing file is first written with the result of `make`.
 *
 * @example
 * ```ts
 * const { seed } = await kept(join(folder, "seed.json"), () => ({ seed: randomUUID() }));
 * ```
 */
export async function kept<T>(file: string, make: () => T): Promise<T> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text !== undefined) return JSON.parse(text);
  const value = make();
  await writeFile(file, JSON.stringify(value, undefined, 1));
  return value;
}

/**
 * Starts the nodes and waits until each is healthy. When this process ends, for any reason, so do the nodes.
 *
 * @throws Error with the end of a node's log when it does not become healthy; no node is left running then
 * @example
 * ```ts
 * const { nodes, close } = await startNodes(options);
 * console.log(nodes[0]?.url);
 * ```
 */
export async function startNodes(options: NodeNetworkOptions): Promise<NodeNetwork> {
  const {
    binary,
    ports,
    networkId,
    seed,
    staking,
    heliconTime,
    epochSeconds,
    healthTimeoutMs = 120_000,
  } = options;
  const folder = resolve(options.folder);
  await mkdir(folder, { recursive: true });
  const identities = ports.map((_, index) => nodeIdentityOf(seed, `node-${index}`));
  const genesisFile = join(folder, "genesis.json");
  const upgradeFile = join(folder, "upgrade.json");
  const genesis = await kept(genesisFile, () => options.genesis(identities));
  await kept(upgradeFile, () =>
    upgradesOf({ epochSeconds, ...(heliconTime !== undefined && { heliconTime }) }),
  );

  // The others learn the network from the first one.
  const [beacon] = identities;
  const beaconPort = ports[0]?.staking;
  const beacons =
    beacon === undefined || beaconPort === undefined
      ? []
      : [{ nodeId: formatNodeId(beacon.nodeId), stakingPort: beaconPort }];
  const nodes = await Promise.all(
    ports.map(
      async (
        { http, staking: stakingPort },
        index,
      ): Promise<RunningNode & { readonly process: NodeProcess }> => {
        const identity = identities[index];
        if (identity === undefined) throw new Error(`node ${index} has no identity`);
        const nodeFolder = join(folder, `node-${index}`);
        await mkdir(nodeFolder, { recursive: true });
        const configFile = join(nodeFolder, "flags.json");
        const flags = flagsOf(
          {
            networkId,
            genesisFile,
            upgradeFile,
            staking,
            beacons: index === 0 ? [] : beacons,
            helicon: heliconTime !== undefined,
            inMemory: options.inMemory ?? false,
            tracked: options.tracked,
          },
          { identity, folder: nodeFolder, httpPort: http, stakingPort },
        );
        await writeFile(configFile, JSON.stringify(flags, undefined, 2));
        const url = `http://127.0.0.1:${http}`;
        const process = new NodeProcess({ binary, configFile, folder: nodeFolder, url });
        return {
          nodeId: formatNodeId(identity.nodeId),
          identity,
          url,
          logFile: join(nodeFolder, "logs", "main.log"),
          process,
          get running() {
            return process.running;
          },
          stop: () => process.stop(),
          kill: () => process.kill(),
          async restart() {
            await process.stop();
            await process.start();
            await process.untilHealthy(healthTimeoutMs);
          },
        };
      },
    ),
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
  return { nodes, genesis, close };
}
