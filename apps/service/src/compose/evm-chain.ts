/** One EVM chain in the service: its indexer, and the sources of its handlers. */

import type { ServedEvmChain } from "../api/request/handler.ts";
import type { ChainStatus } from "../domain/chain-status.ts";
import type { IcmRules } from "../domain/evm/icm/apply.ts";
import { fromCb58 } from "../domain/id-text.ts";
import type { ServedName } from "../domain/network.ts";
import { createEvmIndexer } from "../indexer/evm.ts";
import { TipWatch } from "../indexer/tip-watch.ts";
import { createAccountState } from "../sources/evm/account-state.ts";
import type { EvmChainSource } from "../sources/evm/chain-source.ts";
import { createEvmNode } from "../sources/evm/create-node.ts";
import { subscribeToHeads, webSocketUrl } from "../sources/evm/head-subscription.ts";
import { openSocket } from "../sources/evm/node/open-socket.ts";
import type { EvmNode } from "../sources/evm/node.ts";
import type { Store } from "../store/store.ts";
import { ChainRun, type ChainSettings } from "./chain.ts";
import { chainLead } from "./chain-lead.ts";

export interface EvmChainOptions {
  /** Name of the network, for logs and errors. */
  readonly name: ServedName;
  readonly source: EvmChainSource;
  readonly settings: ChainSettings;
  /** The store that the indexer writes to. */
  readonly store: Store;
}

export class EvmChainService {
  readonly chain: ServedEvmChain;
  readonly node: EvmNode;
  /** The same node for reads of logs, which need no traces. */
  readonly logNode: EvmNode;
  readonly #run: ChainRun;
  /** True when the configuration marks the chain as unavailable. */
  readonly #stopped: boolean;
  /** Hears of new blocks until the signal. */
  readonly #listen: () => Promise<void>;

  constructor({ name, source, settings, store }: EvmChainOptions) {
    const { runtime, observer, batchSize, evmRanges, sharing, indexing } = settings;
    const { clock, monotonic, logger, pollMs, signal } = runtime;
    const { evmChainId, rpcUrl, traces = "auto", fetch } = source;
    const title = `${source.name} (${evmChainId})`;
    const unchecked = {
      headers: (): void =>
        logger.info(
          { network: name },
          `${title} has blocks with header fields that are not known here; the hashes of such blocks, and their receipts, are not checked`,
        ),
      envelope: (type: number): void =>
        logger.warn(
          { network: name, type },
          `${title} has transactions of a type that is not known here; blocks with such transactions are not checked, except for the hashes of their headers`,
        ),
    };
    const onNoTraces = (): void =>
      logger.info(
        { network: name },
        `the node of ${title} traces nothing, so internal transactions are not indexed; on avalanchego add debug-tracer to eth-apis in the chain's configuration, or trace to apis on the C-Chain since Helicon`,
      );
    const observe = observer.node({ network: name, chain: `evm-${evmChainId}` });
    const callbacks = { title, observe, unchecked, onNoTraces };
    this.node = createEvmNode({ rpcUrl, evmChainId, traces, fetch, ...callbacks }, signal);
    this.logNode = createEvmNode({ rpcUrl, evmChainId, traces: "off", fetch, ...callbacks }, signal);
    const state = createAccountState({ rpcUrl, evmChainId, fetch, title, observe }, signal);
    const rules = rulesOf(source);
    const lead = chainLead({
      sharing,
      indexing,
      leaseName: `evm-${evmChainId}`,
      store,
      create: ({ evm: { chains, tokens } }) =>
        createEvmIndexer({
          chain: evmChainId,
          rules,
          title,
          node: this.node,
          store: chains,
          tokens,
          clock,
          batchSize,
          ranges: evmRanges,
        }),
      checkpoint: () => store.evm.chains.checkpoint(evmChainId),
    });
    const labels = { network: name, chain: `evm-${evmChainId}` } as const;
    const watch = new TipWatch({
      pollMs,
      elapsed: monotonic,
      followed: (ms) => observer.followed(labels, ms),
    });
    const url = indexing ? webSocketOf(source) : undefined;
    this.#listen = async () => {
      if (url === undefined) return;
      await subscribeToHeads({
        url,
        signal,
        open: openSocket,
        announced: (number) => watch.announce(number),
        subscribed: (is) => {
          watch.subscribe(is);
          observer.subscribed(labels, is);
        },
      });
    };
    const run = new ChainRun({
      settings,
      watch,
      name,
      chain: `evm-${evmChainId}`,
      title,
      nodeOf: title,
      lead,
    });
    this.#run = run;
    const { unavailable: reason } = source;
    this.#stopped = reason !== undefined;
    this.chain = {
      network: name,
      source,
      indexedTo: () => run.indexedTo(),
      state,
      unavailable: () => (reason === undefined ? run.unavailable() : { status: 503, reason }),
    };
  }

  /** Resolves when the chain's head is reached for the first time; rejects when it is found broken before. */
  get indexed(): Promise<void> {
    return this.#stopped ? Promise.resolve() : this.#run.indexed;
  }

  /** Reads how far the chain is indexed. */
  load(): Promise<void> {
    return this.#run.load();
  }

  /** Runs until the signal. */
  async run(): Promise<void> {
    if (!this.#stopped) await Promise.all([this.#run.run(), this.#listen()]);
  }

  /** Undefined for a chain that the configuration marks as unavailable: it is not indexed. */
  status(): ChainStatus[] {
    return this.#stopped ? [] : [this.#run.status()];
  }
}

/** Where the node announces blocks; undefined for nowhere. A replaced fetch reaches a node that no other connection may. */
function webSocketOf({ rpcUrl, wsUrl, fetch }: EvmChainSource): string | undefined {
  if (wsUrl === "off") return undefined;
  return wsUrl ?? (fetch === undefined ? webSocketUrl(rpcUrl) : undefined);
}

/** Address of Teleporter, the same on every chain. */
const TELEPORTER = "0x253b2784c75e510dd0ff1da844684a1ac0aa5fcf";

const rulesOf = ({ blockchainId, messengers = [TELEPORTER] }: EvmChainSource): IcmRules => ({
  blockchainId: fromCb58(blockchainId),
  messengers: new Set(messengers.map((address) => address.toLowerCase())),
});
