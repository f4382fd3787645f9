/** A network on which the manager is tried: the simulated one, or one of real nodes, with a service that collects signatures. */
import { mkdir, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { decodeHex, encodeCb58, encodeHex } from "@primary-network/codec";
import { signBls } from "@primary-network/codec/warp";
import { createDataClient } from "@primary-network/data";
import { startDev } from "@primary-network/devnet";
import { nodeIdentityOf } from "@primary-network/devnet/avalanchego";
import { deriveNodeKey } from "@primary-network/localnet";
import { createService } from "@primary-network/service";
import type { WarpSignatures } from "@primary-network/wallet";
import { networkSource } from "../compare/network-source.ts";
import { vmIdOf } from "../drive/subnets.ts";
import { startRealNetwork } from "../network.ts";

/** A node that does not run. Its BLS key signs. */
export interface NodeKey {
  readonly nodeId: Uint8Array;
  readonly blsSecret: Uint8Array;
  readonly signer: { readonly publicKey: Uint8Array; readonly proofOfPossession: Uint8Array };
}

/** The network. */
export interface Stage {
  readonly nodeUrl: string;
  readonly signatures: WarpSignatures;
  /** 32 bytes: key of an account with AVAX on the P-Chain, and with funds on the manager's chain. */
  readonly privateKey: Uint8Array;
  /** Id in cb58 of the manager's chain. Undefined if that is the chain of the L1 that it manages. */
  readonly managerChain: string | undefined;
  /** Initial validators of the L1. */
  readonly founders: readonly NodeKey[];
  nodeKey(name: string): NodeKey;
  /** Has the nodes run the chain of the new L1, if the manager is there. */
  runChain(subnetId: string): Promise<void>;
  close(): Promise<void>;
}

/** Where the manager is: on the C-Chain, or on the EVM chain of an L1. */
export type ManagerPlace = "c" | "l1";

const SEED = "manager";
/** Owner of the simulated L1, with funds on every chain; real networks have an account of that name too. */
const ACCOUNT = "heidi";
const FOUNDERS = ["founder-1", "founder-2"];

/** Starts the simulated network and its service. */
export async function simulatedStage(on: ManagerPlace, helicon: boolean): Promise<Stage> {
  const dev = await startDev({
    host: "127.0.0.1",
    nodePort: 0,
    port: 0,
    adminPort: 0,
    seed: SEED,
    dataDir: "memory",
    logLevel: "warn",
    history: { weeks: 2, validators: 4, delegators: 2 },
    ...(helicon ? {} : { heliconTime: "never" as const }),
  });
  const { accounts, evmChains, evmUnavailable } = dev.localnet;
  const managerChain = evmChains[on === "c" ? 0 : 1]?.blockchainId;
  if (managerChain === undefined) throw new Error(`no EVM chain runs: ${evmUnavailable}`);
  const nodeKey = (name: string) => deriveNodeKey(SEED, name);
  return {
    nodeUrl: dev.node.url,
    signatures: createDataClient({ baseUrl: dev.service.url, network: "fuji" }).signatures,
    privateKey: accounts[ACCOUNT].privateKey,
    managerChain,
    founders: FOUNDERS.map(nodeKey),
    nodeKey,
    runChain: async () => {}, // the chain of another L1, which runs
    close: () => dev.close(),
  };
}

/** Real nodes to start. */
export interface RealStageOptions {
  /** Path of an avalanchego binary. */
  readonly binary: string;
  /** Path of a subnet-evm binary for this version. The manager is on the L1's chain if there is one, else on the C-Chain. */
  readonly plugin?: string | undefined;
  readonly folder: string;
  /** Unix seconds. */
  readonly heliconTime?: number | undefined;
}

/** Makes a folder that has a virtual machine's program under the machine's id. */
async function pluginFolderOf(folder: string, plugin: string): Promise<string> {
  const made = resolve(folder, "plugins");
  await mkdir(made, { recursive: true });
  await symlink(resolve(plugin), join(made, encodeCb58(vmIdOf("subnetevm"))));
  return made;
}

/**
 * Starts real nodes and a service that indexes them. The keys of the running nodes sign whatever is asked of them, so the
 * chains alone judge.
 */
export async function realStage({ binary, plugin, folder, heliconTime }: RealStageOptions): Promise<Stage> {
  const options = {
    binary,
    folder: join(folder, `${Date.now()}`),
    basePort: 24_000,
    ...(heliconTime !== undefined && { heliconTime }),
  };
  let network = await startRealNetwork(options);
  const running = network.nodes.map(({ identity }) => identity);
  const keys = new Map(running.map((key) => [encodeHex(key.signer.publicKey, { checksum: false }), key]));
  const [{ url: nodeUrl }] = network.nodes;
  const source = await networkSource(network.genesis, { nodeUrl });
  const warpSigners = {
    url: "http://signers.invalid",
    async fetch(_url: unknown, init?: { readonly body?: unknown }) {
      const { params } = JSON.parse(String(init?.body));
      const key = keys.get(params.publicKey);
      if (key === undefined) return Response.json({ error: { code: 0, message: "it does not run" } });
      const signature = signBls(decodeHex(params.message, { checksum: false }), key.blsSecret);
      return Response.json({ result: { signature: encodeHex(signature, { checksum: false }) } });
    },
  };
  const service = await createService({
    networks: { fuji: { ...source, evmChains: [], warpSigners } },
    pollMs: 100,
  });
  service.start();
  await service.indexed();
  const data = createDataClient({
    baseUrl: "http://service.invalid",
    network: "fuji",
    fetch: (url, init) => service.fetch(new Request(url, init as RequestInit)),
  });
  const account = network.accounts.find(({ name }) => name === ACCOUNT);
  if (account === undefined) throw new Error(`the network has no account ${ACCOUNT}`);
  const nodeKey = (name: string) => nodeIdentityOf(network.seed, name);
  return {
    nodeUrl,
    signatures: data.signatures,
    privateKey: account.privateKey,
    managerChain: plugin === undefined ? source.cChainId : undefined,
    founders: plugin === undefined ? FOUNDERS.map(nodeKey) : running,
    nodeKey,
    async runChain(subnetId) {
      if (plugin === undefined) return;
      const pluginFolder = await pluginFolderOf(options.folder, plugin);
      await network.close();
      network = await startRealNetwork({ ...options, tracked: { subnetIds: [subnetId], pluginFolder } });
    },
    async close() {
      await service.close();
      await network.close();
    },
  };
}
