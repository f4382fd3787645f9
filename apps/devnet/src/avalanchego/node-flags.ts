/** The flags that a node of a private network is started with. */
import type { NodeIdentity } from "./node-identity.ts";

/** Staking rules of the network. The default of a rule is the node's default, as on the public networks. */
export interface StakingRules {
  /** Seconds. @default 1 */
  readonly minStakeDuration?: number;
  /** Seconds. @default a year */
  readonly maxStakeDuration?: number;
  /** Seconds, at least `maxStakeDuration`. @default a year */
  readonly mintingPeriod?: number;
  /** Share of a term from 0 to 1 that a validator must be online. @default 0.8 */
  readonly uptimeRequirement?: number;
  /** nAVAX. @default 2,000 AVAX */
  readonly minValidatorStake?: bigint;
  /** nAVAX. @default 25 AVAX */
  readonly minDelegatorStake?: bigint;
}

/** Options that all nodes of a network share. */
export interface NetworkFlags {
  readonly networkId: number;
  /** Path of the genesis file. */
  readonly genesisFile: string;
  /** Path of the upgrade file. */
  readonly upgradeFile: string;
  readonly staking: StakingRules;
  /** True when Helicon is scheduled: it has a shortest term of its own, which nodes before it do not know. */
  readonly helicon?: boolean;
  /** True when the database is in memory; it is on disk without it. */
  readonly inMemory?: boolean;
  /** Nodes that others learn the network from. */
  readonly beacons: readonly { readonly nodeId: string; readonly stakingPort: number }[];
  readonly tracked?: TrackedSubnets | undefined;
}

/** Subnets whose chains the nodes run besides the chains of the Primary Network. */
export interface TrackedSubnets {
  /** Ids in cb58. */
  readonly subnetIds: readonly string[];
  /** Folder of the virtual machines' programs. Each file's name is the id of a virtual machine in cb58. */
  readonly pluginFolder: string;
}

/** Options of a single node. */
export interface NodeFlags {
  readonly identity: NodeIdentity;
  /** Folder of its database, logs and chain data. */
  readonly folder: string;
  readonly httpPort: number;
  readonly stakingPort: number;
}

/** Every API of the C-Chain that the service or the recordings ask, tracing included; nothing is pruned. */
const C_CHAIN_CONFIG = {
  "eth-apis": [
    "eth",
    "eth-filter",
    "net",
    "web3",
    "internal-eth",
    "internal-blockchain",
    "internal-transaction",
    "internal-tx-pool",
    "internal-debug",
    "debug",
    "debug-tracer",
  ],
  "warp-api-enabled": true,
  "pruning-enabled": false,
  "state-sync-enabled": false,
  "allow-unfinalized-queries": false,
};

const base64 = (text: string | Uint8Array): string => Buffer.from(text).toString("base64");

const chainConfigs = (): string => {
  const config = { C: { Config: base64(JSON.stringify(C_CHAIN_CONFIG)), Upgrade: null } };
  return base64(JSON.stringify(config));
};

/**
 * Makes the flags of a node, to be written as its configuration file.
 *
 * @example
 * ```ts
 * await writeFile(configFile, JSON.stringify(flagsOf(network, node)));
 * ```
 */
export function flagsOf(
  { networkId, genesisFile, upgradeFile, staking, helicon, beacons, inMemory, tracked }: NetworkFlags,
  { identity, folder, httpPort, stakingPort }: NodeFlags,
): { readonly [flag: string]: string | number | boolean } {
  const seconds = (value: number | undefined): string | undefined =>
    value === undefined ? undefined : `${value}s`;
  const shortest = `${staking.minStakeDuration ?? 1}s`;
  const optional = {
    "db-type": inMemory ? "memdb" : undefined,
    "helicon-min-stake-duration": helicon ? shortest : undefined,
    "max-stake-duration": seconds(staking.maxStakeDuration),
    "stake-minting-period": seconds(staking.mintingPeriod),
    "uptime-requirement": staking.uptimeRequirement,
    "min-validator-stake": staking.minValidatorStake?.toString(),
    "min-delegator-stake": staking.minDelegatorStake?.toString(),
    "track-subnets": tracked?.subnetIds.join(","),
    "plugin-dir": tracked?.pluginFolder,
  };
  const given = Object.entries(optional).flatMap(([flag, value]) =>
    value === undefined ? [] : [[flag, value]],
  );
  return {
    "network-id": `${networkId}`,
    "genesis-file": genesisFile,
    "upgrade-file": upgradeFile,
    "data-dir": folder,
    // Many systems allow less than its default; a small database needs far less.
    "fd-limit": 4_096,
    "log-level": "info",
    "log-display-level": "off",
    "index-enabled": true,
    "api-admin-enabled": true,
    // Everything stays on this machine: the node looks for no public address.
    "public-ip": "127.0.0.1",
    "http-host": "127.0.0.1",
    "http-port": httpPort,
    "http-shutdown-timeout": "1s",
    "staking-host": "127.0.0.1",
    "staking-port": stakingPort,
    "network-allow-private-ips": true,
    "bootstrap-ids": beacons.map(({ nodeId }) => nodeId).join(","),
    "bootstrap-ips": beacons.map(({ stakingPort: port }) => `127.0.0.1:${port}`).join(","),
    "staking-tls-cert-file-content": base64(identity.tlsCertificate),
    "staking-tls-key-file-content": base64(identity.tlsKey),
    "staking-signer-key-file-content": base64(identity.blsSecret),
    // The nodes of a small network find each other at once.
    "network-peer-list-pull-gossip-frequency": "250ms",
    "network-initial-reconnect-delay": "200ms",
    "network-max-reconnect-delay": "1s",
    "health-check-frequency": "1s",
    // Blocks follow each other as fast as transactions come.
    "proposervm-use-current-height": true,
    "proposervm-min-block-delay": "0s",
    "system-tracker-disk-required-available-space-percentage": 0,
    "system-tracker-disk-warning-available-space-percentage": 0,
    "chain-config-content": chainConfigs(),
    "min-stake-duration": shortest,
    ...Object.fromEntries(given),
  };
}
