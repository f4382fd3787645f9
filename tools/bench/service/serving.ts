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
  fetch: accountsOf(evmChainId),
  token: { name: "Coin", symbol: "COIN", decimals: 18 },
});
const fetch = () => Promise.reject(new Error("there is no node"));

/** A node that knows accounts alone: they have no coins, and no contract reports a balance. */
function accountsOf(evmChainId: number) {
  const results: Readonly<Record<string, string>> = {
    eth_chainId: `0x${evmChainId.toString(16)}`,
    eth_getBalance: "0x0",
    eth_call: "0x",
  };
  const respond = ({ id, method }: { readonly id: number; readonly method: string }) => {
    const result = results[method];
    if (result === undefined) throw new Error(`there is no node that responds to ${method}`);
    return { jsonrpc: "2.0", id, result };
  };
  return async (request: Request): Promise<Response> => {
    const calls = await request.json();
    return Response.json(Array.isArray(calls) ? calls.map(respond) : respond(calls));
  };
}

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
