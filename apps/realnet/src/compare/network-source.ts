/** What a service needs to index a network of real nodes: everything follows from the genesis file. */
import { encodeCb58 } from "@primary-network/codec";
import { decodeGenesis, producedOutputs, type SignedTx, txId } from "@primary-network/codec/p";
import { createLocalnet, type GenesisFile } from "@primary-network/localnet";
import type { NetworkSource } from "@primary-network/service";

/** What of a network does not follow from its genesis. */
export interface NodeOfNetwork {
  /** Base URL of the node. */
  readonly nodeUrl: string;
  /** Replaces the global fetch: a recorded node. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** ASCII names of virtual machines, padded to 32 bytes, are their ids. */
const isMadeFor = (vm: string) => (tx: SignedTx) =>
  tx.unsignedTx.type === "CreateChainTx" &&
  new TextDecoder().decode(tx.unsignedTx.vmId).replace(/\0+$/, "") === vm;

/** The network as an option of `createService`, with all its chains and the C-Chain's EVM. */
export async function networkSource(genesis: GenesisFile, node: NodeOfNetwork): Promise<NetworkSource> {
  const network = await createLocalnet({ genesis, clock: { now: () => genesis.startTime } });
  const { chains, utxos, validators } = decodeGenesis(network.genesisBytes);
  const cChain = chains.find(isMadeFor("evm"));
  const [asset] = [
    ...utxos,
    ...validators.flatMap((tx) => producedOutputs(tx.unsignedTx).map(({ output }) => output)),
  ];
  if (cChain === undefined || asset === undefined)
    throw new Error("the genesis has no C-Chain, or no outputs");
  const { config } = JSON.parse(genesis.cChainGenesis);
  const { nodeUrl, fetch } = node;
  return {
    nodeUrl,
    networkId: network.networkId,
    hrp: network.hrp,
    genesis: network.genesisBytes,
    xChain: { genesis: network.xGenesisBytes },
    cChain: true,
    evmChains: [
      {
        evmChainId: config.chainId,
        blockchainId: encodeCb58(txId(cChain)),
        name: "C-Chain",
        description: "The C-Chain of a network of real nodes.",
        subnetId: "11111111111111111111111111111111LpoYY",
        vmId: "mgj786NP7uDwBCcq6YwThhaN8FLyybkCa4zBWTQbNgmK6k9A6",
        rpcUrl: `${nodeUrl}/ext/bc/C/rpc`,
        token: { name: "Avalanche", symbol: "AVAX", decimals: 18 },
        ...(fetch && { fetch }),
      },
    ],
    assetId: encodeCb58(network.avaxAssetId),
    xChainId: encodeCb58(network.xChainId),
    cChainId: encodeCb58(network.cChainId),
    ...(fetch && { fetch: (url, init) => fetch(new Request(url, init as RequestInit)) }),
  };
}
