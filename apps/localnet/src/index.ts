/** The entry point of the local network. */
import type { Utxo } from "@primary-network/codec/p";
import type { Utxo as XUtxo } from "@primary-network/codec/x";
import type { AcceptedCBlock } from "./chains/c/chain.ts";
import type { CAccount } from "./chains/c/state.ts";
import type { AcceptedBlock } from "./chains/p/chain.ts";
import type { AcceptedTx, State } from "./chains/p/state.ts";
import type { AcceptedXBlock } from "./chains/x/chain.ts";
import { createControl } from "./control/control.ts";
import { Faults } from "./control/faults.ts";
import { decodePrepared, encodePrepared } from "./control/prepared.ts";
import { Saver } from "./control/saver.ts";
import { SnapshotError, Timeline } from "./control/timeline.ts";
import { createWorldLog, type LogPart, type WorldLog } from "./control/world-log.ts";
import type { EvmChainInfo } from "./evm/chain/info.ts";
import type { EvmSession } from "./evm/rpc/session.ts";
import type { FileAmount, GenesisFile } from "./genesis/genesis-file.ts";
import type { Account, AccountName, Accounts } from "./keys/accounts.ts";
import { type Clock, DEFAULT_NOW, type LocalnetOptions, readOptions } from "./network/options.ts";

export { createNodeControl, type NodeControl } from "./control/node-control.ts";
export { anvilFault } from "./evm/anvil-fault.ts";
export { contracts } from "./gen/contracts.ts";
export { createGenesisBytes } from "./genesis/genesis-bytes.ts";
export { deriveTlsKey, type TlsKey } from "./keys/certificate.ts";
export { evmAddressOf } from "./keys/evm-address.ts";
export { deriveNodeKey, deriveOwnerKey, type NodeKey, type OwnerKey } from "./keys/keys.ts";
export {
  createGenesisFile,
  createNodesGenesis,
  deriveNodesAccounts,
  type NodesGenesis,
} from "./network/genesis-of-network.ts";
export type {
  AcceptedBlock,
  AcceptedCBlock,
  AcceptedTx,
  AcceptedXBlock,
  CAccount,
  EvmChainInfo,
  EvmSession,
  FileAmount,
  GenesisFile,
  State,
};
export {
  type Account,
  type AccountName,
  type Accounts,
  type Clock,
  DEFAULT_NOW,
  type LocalnetOptions,
  type LogPart,
  SnapshotError,
  type WorldLog,
};

/** A running local network, all in memory. */
export interface Localnet {
  /** 12345, or the id in the genesis file. */
  readonly networkId: number;
  /** Human-readable part of addresses, `local` unless the genesis file has another one. */
  readonly hrp: string;
  /** The P-Chain's genesis state, encoded as the node does. */
  readonly genesisBytes: Uint8Array;
  /** The X-Chain's genesis state, which the P-Chain's genesis contains in the transaction that creates the X-Chain. */
  readonly xGenesisBytes: Uint8Array;
  /** 32-byte id of the X-Chain, which is the id of the transaction in the genesis that creates the chain. */
  readonly xChainId: Uint8Array;
  /** 32-byte id of the C-Chain, which is the id of the transaction in the genesis that creates the chain. */
  readonly cChainId: Uint8Array;
  /** 32-byte id of AVAX on this network. */
  readonly avaxAssetId: Uint8Array;
  /** 20-byte id of the serving node. */
  readonly nodeId: Uint8Array;
  /** Named development accounts with their private keys; never send real funds to them. A network from a genesis file has none. */
  readonly accounts: Accounts;
  /** Unix seconds of the network's clock, with fractions; the control API can stop and move it. */
  now(): number;
  /** Handles a request to the node's HTTP interface (`/ext/bc/P`, `/ext/index/P/block`, `/ext/index/X/block`, `/ext/index/C/block`, `/ext/info`, `/ext/health`). */
  fetch(request: Request): Promise<Response>;
  /**
   * Opens a WebSocket session with an EVM chain, at the paths `/ext/bc/C/ws` and `/ext/bc/<blockchainId>/ws`.
   *
   * @param url path or whole URL
   * @param socket the other side: `origin` as its request names it, `send` takes each text, `end` is called when the chain is replaced
   * @returns undefined where no chain runs at that path
   */
  connect(
    url: string,
    socket: { readonly origin?: string | undefined; send(text: string): void; end(): void },
  ): EvmSession | undefined;
  /** Handles a request to the control API, which moves time, saves and restores the world and scripts faults. */
  controlFetch(request: Request): Promise<Response>;
  /** The world as a log to which lines are appended as it grows. */
  readonly worldLog: WorldLog;
  /** The token that the control API requires as `Authorization: Bearer <token>`. */
  readonly controlToken: string;
  /** Accepted blocks, by height; a restored world has a list of its own. */
  readonly blocks: readonly AcceptedBlock[];
  /** Accepted blocks of the X-Chain, by height. */
  readonly xBlocks: readonly AcceptedXBlock[];
  /** Unspent outputs of the X-Chain, without those exported to another chain. */
  readonly xUtxos: readonly XUtxo[];
  /** Blocks of atomic transactions only; where EVM chains run, each has the same transactions as one block of the node's C-Chain. */
  readonly cBlocks: readonly AcceptedCBlock[];
  /** The C-Chain's accounts with their 20-byte addresses, after its atomic transactions. */
  readonly cAccounts: readonly (readonly [address: Uint8Array, account: CAccount])[];
  /** Outputs that one chain exported to another and that are not imported yet; ids of 32 bytes, all zero for the P-Chain. */
  underWay(sourceChain: Uint8Array, destinationChain: Uint8Array): readonly Utxo[];
  /** The EVM chains: the C-Chain and an L1, or none. When configured they run, unless `evmUnavailable` gives a reason. */
  readonly evmChains: readonly EvmChainInfo[];
  /** Why no EVM chain runs although they are configured. */
  readonly evmUnavailable: string | undefined;
  /** The state after the last block; for reading only. A restored world has a state of its own. */
  readonly state: Readonly<State>;
  /** A transaction of the chain or of its genesis. */
  tx(txId: Uint8Array): AcceptedTx | undefined;
  /** True if the option `prepared` belonged to this network, which then started faster. */
  readonly isPrepared: boolean;
  /**
   * Makes the option `prepared`, with which another network of the same options starts faster: the keys and
   * signatures of the history, and the calls that lead to the EVM chains. It depends on the options alone, not on
   * later events, and has some megabytes.
   */
  prepare(): Promise<Uint8Array>;
  /** Ends the EVM chains' processes, if there are any. */
  close(): Promise<void>;
}

/**
 * Creates a local network: keys, genesis and weeks of history, all from the seed, then serves the interface of a node.
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
  const settings = readOptions(options);
  const prepared = options.prepared && (await decodePrepared(options.prepared));
  const timeline = new Timeline(settings, prepared);
  const { genesis, accounts, nodeId } = timeline.network;
  const faults = new Faults();
  const { controlToken } = settings;
  // Imported on demand: EVM chains need a third of this package's code and libraries.
  const evmCode = settings.evm
    ? { ...(await import("./evm/start.ts")), ...(await import("./evm/routes.ts")) }
    : undefined;
  const evm = evmCode
    ? await evmCode.startEvmChains(
        {
          network: () => timeline.network,
          clock: timeline.clock,
          end: timeline.end,
          relay: settings.relayer,
          development: settings.evmDevMethods,
        },
        timeline.isPrepared ? prepared?.evm : undefined,
      )
    : undefined;
  const chains = evm !== undefined && "reason" in evm ? undefined : evm;
  const node = (request: Request) => timeline.fetch(request);
  const handle = evm && evmCode ? evmCode.withEvmRoutes(evm, () => timeline.network, node) : node;
  const saver = new Saver(timeline, chains);
  return {
    networkId: settings.networkId,
    hrp: settings.hrp,
    genesisBytes: genesis.bytes,
    xGenesisBytes: genesis.xBytes,
    xChainId: genesis.xChainId,
    cChainId: genesis.cChainId,
    avaxAssetId: genesis.avaxAssetId,
    nodeId,
    accounts,
    now: () => timeline.clock.now(),
    fetch: (request) => faults.around(request, handle),
    connect(url, { origin, send, end }) {
      const [, name] = /^(?:\w+:\/\/[^/]+)?\/ext\/bc\/([^/?]+)\/ws(?:\?|$)/.exec(url) ?? [];
      return name === undefined ? undefined : chains?.connect(name, origin, send, end);
    },
    worldLog: createWorldLog(saver),
    controlFetch: createControl({
      timeline,
      saver,
      faults,
      execution: chains,
      token: controlToken,
    }),
    controlToken,
    get blocks() {
      return timeline.network.chain.blocks.list;
    },
    get xBlocks() {
      return timeline.network.xChain.blocks.list;
    },
    get xUtxos() {
      return [...timeline.network.xChain.state.utxos.values()];
    },
    get cBlocks() {
      return timeline.network.cChain.blocks.list;
    },
    get cAccounts() {
      return [...timeline.network.cChain.state.accounts];
    },
    underWay: (source, destination) => [...timeline.network.memory.between(source, destination).values()],
    get state() {
      return timeline.network.chain.state;
    },
    evmChains: evm?.info ?? [],
    evmUnavailable: evm !== undefined && "reason" in evm ? evm.reason : undefined,
    isPrepared: timeline.isPrepared,
    prepare: () => encodePrepared({ ...timeline.prepared, evm: chains?.history }),
    tx: (txId) => timeline.network.chain.txById(txId),
    close: async () => chains?.close(),
  };
}
