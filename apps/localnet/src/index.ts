/** The door of the local network. */
import type { Account, AccountName, Accounts } from "./accounts.ts";
import { buildNetwork } from "./network.ts";
import { type Clock, DEFAULT_NOW, type LocalnetOptions, readOptions } from "./options.ts";
import { createServer } from "./rpc/server.ts";
import type { AcceptedBlock, AcceptedTx } from "./world/chain.ts";
import type { State } from "./world/state.ts";

export type { AcceptedBlock, AcceptedTx, State };
export { type Account, type AccountName, type Accounts, type Clock, DEFAULT_NOW, type LocalnetOptions };

/** A running local network, all in memory. */
export interface Localnet {
  /** 12345. */
  readonly networkId: number;
  /** Human-readable part of addresses, `local`. */
  readonly hrp: string;
  /** The P-Chain's genesis state, encoded as the node does. */
  readonly genesisBytes: Uint8Array;
  /** 32-byte ids of the X-Chain and the C-Chain: those of the transactions in the genesis that create them. */
  readonly xChainId: Uint8Array;
  readonly cChainId: Uint8Array;
  /** 32-byte id of AVAX on this network. */
  readonly avaxAssetId: Uint8Array;
  /** 20-byte id of the node that answers. */
  readonly nodeId: Uint8Array;
  /** Named development accounts with their private keys; never send real funds to them. */
  readonly accounts: Accounts;
  /** Unix seconds of the network's clock. */
  now(): number;
  /** Answers a request to the node's HTTP interface (`/ext/bc/P`, `/ext/index/P/block`, `/ext/info`, `/ext/health`). */
  fetch(request: Request): Promise<Response>;
  /** Accepted blocks, by height. */
  readonly blocks: readonly AcceptedBlock[];
  /** The state after the last block; for reading only. */
  readonly state: Readonly<State>;
  /** A transaction of the chain or of its genesis. */
  tx(txId: Uint8Array): AcceptedTx | undefined;
}

/**
 * Makes a local network: keys, genesis and weeks of history, all from the seed, then answers as a node does.
 * The default one has some 600 blocks and takes about two seconds.
 *
 * @param options the same options always give the same bytes
 * @throws RangeError naming the option that is out of range
 * @example
 * const localnet = await createLocalnet();
 * const response = await localnet.fetch(
 *   new Request("http://localnet/ext/bc/P", {
 *     method: "POST",
 *     headers: { "content-type": "application/json" },
 *     body: '{"jsonrpc":"2.0","id":1,"method":"platform.getHeight"}',
 *   }),
 * );
 */
export async function createLocalnet(options: LocalnetOptions = {}): Promise<Localnet> {
  const network = buildNetwork(readOptions(options));
  const { settings, genesis, chain, accounts, nodeId } = network;
  return {
    networkId: settings.networkId,
    hrp: settings.hrp,
    genesisBytes: genesis.bytes,
    xChainId: genesis.xChainId,
    cChainId: genesis.cChainId,
    avaxAssetId: genesis.avaxAssetId,
    nodeId,
    accounts,
    now: () => settings.clock.now(),
    fetch: createServer(network),
    blocks: chain.blocks,
    state: chain.state,
    tx: (txId) => chain.txById(txId),
  };
}
