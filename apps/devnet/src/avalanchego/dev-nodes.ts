/**
 * The real network of `dev --avalanchego`: two nodes on loopback, kept in the data folder, as a network that
 * `dev` serves.
 */
import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import {
  createGenesisBytes,
  createNodeControl,
  createNodesGenesis,
  deriveNodesAccounts,
  type GenesisFile,
} from "@primary-network/localnet";
import { createPChainClient } from "@primary-network/pchain-rpc";
import { identifyGenesis } from "../genesis/identify-genesis.ts";
import type { Connect } from "../listen/web-sockets.ts";
import type { DevNetwork } from "../network/dev-network.ts";
import { CliError, messageOf } from "../terminal/cli-error.ts";
import { C_CHAIN_START, EVM_CHAIN_ID, EVM_TOOL_ACCOUNTS } from "./c-chain.ts";
import { findFreePorts } from "./free-ports.ts";
import { type NodeNetwork, startNodes } from "./node-network.ts";
import { createNodeProxy, createNodeSockets } from "./node-proxy.ts";
import { FROM_THE_START } from "./upgrades-of.ts";
import { checkBinary, knowsHelicon, type NodeVersion } from "./version.ts";

/** Options of the network. */
export interface DevNodesOptions {
  /** Path of an avalanchego binary. */
  readonly binary: string;
  readonly seed: string;
  /** Folder of all networks, or `memory` for one that is removed at the end. */
  readonly dataDir: string;
  /** Unix seconds, or `never`. @default from the start, if the nodes know the upgrade */
  readonly heliconTime?: number | "never" | undefined;
  /** True when the service indexes the C-Chain's EVM side. */
  readonly evm: boolean;
  /** URL at which `dev` serves the node, without a trailing slash. */
  readonly url: string;
  /** Milliseconds that the nodes may take to become healthy. @default 120000 */
  readonly healthTimeoutMs?: number | undefined;
}

/** A started network, and how `dev`'s port passes requests to it. */
export interface DevNodes {
  readonly network: DevNetwork;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly connect: Connect;
}

/**
 * Network id. Its addresses have the part `custom`. Nodes refuse a custom genesis under the ids of public
 * networks and 12345.
 */
const NETWORK_ID = 1_337;

/** cb58 ids of the Primary Network, and of the C-Chain's virtual machine, which is the padded name "evm". */
const PRIMARY_NETWORK = "11111111111111111111111111111111LpoYY";
const EVM_VM = "mgj786NP7uDwBCcq6YwThhaN8FLyybkCa4zBWTQbNgmK6k9A6";

/** Number of nodes. A node without a peer never reports that it is healthy. */
const NODES = 2;

/** Reason why the control API does not work on real nodes. */
export const NOT_CONTROLLED =
  "a real node has its own clock, makes blocks only of transactions and cannot go back: run dev without --avalanchego for this";

/** Folder of a network in a data folder: one for each seed and upgrade. */
export function nodesFolder(
  dataDir: string,
  seed: string,
  heliconTime: DevNodesOptions["heliconTime"],
): string {
  const digest = createHash("sha256")
    .update(JSON.stringify([seed, heliconTime]))
    .digest("hex");
  return join(resolve(dataDir), `avalanchego-${digest.slice(0, 16)}`);
}

/** Unix seconds of Helicon on a network of this version's nodes; undefined for never. */
function heliconOf(given: DevNodesOptions["heliconTime"], version: NodeVersion): number | undefined {
  if (given === "never") return undefined;
  return given ?? (knowsHelicon(version) ? Date.parse(FROM_THE_START) / 1_000 : undefined);
}

/** The genesis of a new network, with the accounts and funds of the simulated one. */
function newGenesis(seed: string, nodes: Parameters<typeof createNodesGenesis>[0]["nodes"]): GenesisFile {
  // A node refuses a genesis in the future; a clock that is read again may be a little behind.
  const startTime = Math.floor(Date.now() / 1_000) - 1;
  const cChain = { timestamp: C_CHAIN_START, addresses: EVM_TOOL_ACCOUNTS };
  return createNodesGenesis({ networkId: NETWORK_ID, seed, nodes, startTime, cChain });
}

async function start(
  { binary, seed, dataDir, healthTimeoutMs }: DevNodesOptions,
  heliconTime: number | undefined,
  folder: string,
): Promise<NodeNetwork> {
  const ports = await findFreePorts(2 * NODES);
  try {
    return await startNodes({
      binary,
      folder,
      ports: Array.from({ length: NODES }, (_, index) => ({
        http: ports[2 * index] ?? 0,
        staking: ports[2 * index + 1] ?? 0,
      })),
      networkId: NETWORK_ID,
      seed,
      genesis: (stakers) => newGenesis(seed, stakers),
      staking: {},
      heliconTime,
      epochSeconds: 2,
      inMemory: dataDir === "memory",
      ...(healthTimeoutMs !== undefined && { healthTimeoutMs }),
    });
  } catch (error) {
    throw new CliError(
      `--avalanchego ${binary} did not start: ${messageOf(error).trim()}\nIts files and logs are in ${folder}.`,
    );
  }
}

/**
 * Starts the nodes, and waits until they are healthy.
 *
 * @throws CliError when the binary cannot be run, is too old, or does not start; no node is left running then
 */
export async function startDevNodes(options: DevNodesOptions): Promise<DevNodes> {
  const { binary, seed, dataDir, heliconTime, evm, url } = options;
  const version = await checkBinary(binary, typeof heliconTime === "number");
  const inMemory = dataDir === "memory";
  const folder = inMemory
    ? await mkdtemp(join(tmpdir(), "primary-network-nodes-"))
    : nodesFolder(dataDir, seed, heliconTime);
  const nodes = await start(options, heliconOf(heliconTime, version), folder);
  const close = async () => {
    await nodes.close();
    if (inMemory) await rm(folder, { recursive: true, force: true });
  };
  try {
    const [node] = nodes.nodes;
    if (node === undefined) throw new Error("a network has nodes");
    const genesis = createGenesisBytes(nodes.genesis);
    const { xGenesis, ...identity } = identifyGenesis(genesis, (rule) => new CliError(`the genesis ${rule}`));
    const accounts = deriveNodesAccounts(NETWORK_ID, seed);
    const now = () => Date.now() / 1_000;
    const token = randomUUID();
    const control = createNodeControl({ token, now, reason: NOT_CONTROLLED });
    const proxy = createNodeProxy(node.url);
    const cChain = {
      blockchainId: identity.cChainId,
      evmChainId: EVM_CHAIN_ID,
      name: "C-Chain",
      rpcPath: "/ext/bc/C/rpc",
      subnetId: PRIMARY_NETWORK,
      vmId: EVM_VM,
      token: { name: "Avalanche", symbol: "AVAX", decimals: 18 },
    };
    const { rpcPath, ...chain } = cChain;
    const { height } = await createPChainClient({ baseUrl: node.url }).getHeight();
    const network: DevNetwork = {
      url,
      networkId: identity.networkId,
      hrp: identity.hrp,
      name: "fuji",
      source: {
        ...identity,
        nodeUrl: node.url,
        xChain: { genesis: xGenesis, beganWithBlocks: true },
        cChain: true,
        evmChains: evm
          ? [
              {
                ...chain,
                description: "C-Chain of a private network of real nodes.",
                rpcUrl: `${node.url}${rpcPath}`,
                publicRpcUrl: `${url}${rpcPath}`,
              },
            ]
          : [],
      },
      indexFolder: inMemory ? undefined : join(folder, "index"),
      accounts,
      evmChains: evm ? [cChain] : [],
      evmUnavailable: undefined,
      notes: [
        `The nodes are avalanchego ${version.text}; the log is ${relative(process.cwd(), node.logFile)}.`,
      ],
      blockCount: Number(height) + 1,
      control: { token, fetch: control.fetch, onRewound: () => {} },
      now,
      close,
    };
    return {
      network,
      fetch: (request) => control.around(request, proxy),
      connect: createNodeSockets(node.url),
    };
  } catch (error) {
    await close();
    throw error;
  }
}
