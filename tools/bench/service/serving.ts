/** The service over a database that somebody else filled. */
import { encodeCb58 } from "@primary-network/codec";
import { createService, type Service } from "@primary-network/service";
import { BLOCKCHAIN_IDS, CHAIN, OTHER_CHAIN } from "./evm-history.ts";
import { NETWORK } from "./payments.ts";

const idOf = (byte: number) => encodeCb58(new Uint8Array(32).fill(byte));
const evmChain = (evmChainId: number, blockchain: string) => ({
  evmChainId,
  blockchainId: encodeCb58(Buffer.from(blockchain.slice(2), "hex")),
  name: `Chain ${evmChainId}`,
  rpcUrl: "http://127.0.0.1:1/rpc",
  fetch,
  token: { name: "Coin", symbol: "COIN", decimals: 18 },
});
const fetch = () => Promise.reject(new Error("there is no node"));

/**
 * Resolves when it serves what the database has.
 *
 * @param now Unix seconds at which it stands still; default: the machine's clock
 */
export async function openServing(databaseUrl: string, now?: number): Promise<Service> {
  const service = await createService({
    networks: {
      fuji: {
        nodeUrl: "http://127.0.0.1:1",
        fetch,
        networkId: NETWORK,
        hrp: "local",
        genesis: new Uint8Array(),
        assetId: idOf(1),
        xChainId: idOf(1),
        cChainId: idOf(2),
        evmChains: [evmChain(CHAIN, BLOCKCHAIN_IDS[0]), evmChain(OTHER_CHAIN, BLOCKCHAIN_IDS[1])],
      },
    },
    databaseUrl,
    indexing: false,
    ...(now !== undefined && { clock: () => now * 1000 }),
  });
  // What is indexed was read as it was created; there is no node to follow.
  return service;
}
