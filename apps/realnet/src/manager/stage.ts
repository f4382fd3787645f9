/** A network on which the manager is tried: the simulated one, or one of real nodes, with a service that collects signatures. */
import { join } from "node:path";
import { decodeHex, encodeHex } from "@primary-network/codec";
import { signBls } from "@primary-network/codec/warp";
import { createDataClient } from "@primary-network/data";
import { startDev } from "@primary-network/devnet";
import { nodeIdentityOf } from "@primary-network/devnet/avalanchego";
import { deriveNodeKey } from "@primary-network/localnet";
import { createService } from "@primary-network/service";
import type { WarpSignatures } from "@primary-network/wallet";
import { networkSource } from "../compare/network-source.ts";
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
  /** 32 bytes: key of an account with AVAX on the P- and C-Chain. */
  readonly privateKey: Uint8Array;
  nodeKey(name: string): NodeKey;
  close(): Promise<void>;
}

const SEED = "manager";

/** Starts the simulated network and its service. */
export async function simulatedStage(helicon: boolean): Promise<Stage> {
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
  return {
    nodeUrl: dev.node.url,
    signatures: createDataClient({ baseUrl: dev.service.url, network: "fuji" }).signatures,
    privateKey: dev.localnet.accounts.alice.privateKey,
    nodeKey: (name) => deriveNodeKey(SEED, name),
    close: () => dev.close(),
  };
}

/** Starts real nodes and a service that indexes them. Their keys sign whatever is asked of them, so the contract alone judges. */
export async function realStage(binary: string, folder: string, heliconTime?: number): Promise<Stage> {
  const network = await startRealNetwork({
    binary,
    folder: join(folder, `${Date.now()}`),
    basePort: 24_000,
    ...(heliconTime !== undefined && { heliconTime }),
  });
  const keys = new Map<string, NodeKey>();
  const know = (key: NodeKey): NodeKey => {
    keys.set(encodeHex(key.signer.publicKey, { checksum: false }), key);
    return key;
  };
  for (const { identity } of network.nodes) know(identity);
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
  const account = network.accounts.find(({ name }) => name === "alice");
  if (account === undefined) throw new Error("the network has no account alice");
  return {
    nodeUrl,
    signatures: data.signatures,
    privateKey: account.privateKey,
    nodeKey: (name) => know(nodeIdentityOf(network.seed, name)),
    async close() {
      await service.close();
      await network.close();
    },
  };
}
