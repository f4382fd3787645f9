/**
 * The simulated network of `dev`, in this process: its world is restored from the data folder and kept there.
 */
import { encodeCb58 } from "@primary-network/codec";
import type { Localnet } from "@primary-network/localnet";
import type { EvmChainSource, NetworkSource } from "@primary-network/service";
import type { WorldFile } from "../world/world-file.ts";
import type { DevNetwork } from "./dev-network.ts";

/** The EVM chains of the local network, reached through the node's public endpoint. */
function evmSources({ evmChains, evmUnavailable }: Localnet, nodeUrl: string): EvmChainSource[] {
  return evmChains.map(({ rpcPath, messenger, application, ...chain }) => ({
    ...chain,
    description: `${chain.name} of the local network.`,
    rpcUrl: `${nodeUrl}${rpcPath}`,
    publicRpcUrl: `${nodeUrl}${rpcPath}`,
    ...(evmUnavailable !== undefined && { unavailable: evmUnavailable }),
  }));
}

/** Source and name of a simulated network whose node is served at a URL. */
export function servedNetwork(localnet: Localnet, nodeUrl: string): Pick<DevNetwork, "name" | "source"> {
  const source: NetworkSource = {
    nodeUrl,
    warpSigners: { url: `${nodeUrl}/ext/warp` },
    networkId: localnet.networkId,
    hrp: localnet.hrp,
    genesis: localnet.genesisBytes,
    // A local network of mainnet's genesis begins with blocks, too.
    xChain: { genesis: localnet.xGenesisBytes, beganWithBlocks: true },
    cChain: true,
    evmChains: evmSources(localnet, nodeUrl),
    assetId: encodeCb58(localnet.avaxAssetId),
    xChainId: encodeCb58(localnet.xChainId),
    cChainId: encodeCb58(localnet.cChainId),
  };
  return { name: localnet.networkId === 1 ? "mainnet" : "fuji", source };
}

/**
 * Presents a simulated network as one that `dev` serves.
 *
 * @param url where its node is served
 * @param world where it is kept; closing the network saves it
 */
export function asDevNetwork(localnet: Localnet, url: string, world: WorldFile): DevNetwork {
  const { networkId, hrp, accounts, evmChains, evmUnavailable, controlToken } = localnet;
  return {
    url,
    networkId,
    hrp,
    ...servedNetwork(localnet, url),
    get indexFolder() {
      return world.folder;
    },
    accounts,
    evmChains,
    evmUnavailable,
    notes: [],
    get blockCount() {
      return localnet.blocks.length;
    },
    control: {
      token: controlToken,
      fetch: world.controlFetch,
      onRewound: (rewound) => world.own(rewound),
    },
    now: () => localnet.now(),
    async close() {
      await world.close();
      await localnet.close();
    },
  };
}
