/** One EVM chain in the service: its indexer, and what its handlers read from. */

import { decodeCb58, encodeHex } from "@primary-network/codec";
import type { ServedEvmChain } from "../api/request/handler.ts";
import type { ChainStatus } from "../domain/chain-status.ts";
import type { IcmRules } from "../domain/evm/icm/apply.ts";
import type { Logger } from "../domain/logger.ts";
import type { ServedName } from "../domain/network.ts";
import { createEvmIndexer } from "../indexer/evm.ts";
import { ChainFollower } from "../indexer/follower.ts";
import type { EvmChainSource } from "../sources/evm/chain-source.ts";
import { createEvmNode } from "../sources/evm/create-node.ts";
import type { EvmNode } from "../sources/evm/node.ts";
import type { Store } from "../store/store.ts";
import { ChainRun } from "./chain.ts";

export interface EvmChainServiceOptions {
  /** Name of the network, for logs and errors. */
  readonly name: ServedName;
  readonly source: EvmChainSource;
  readonly store: Store;
  readonly clock: () => number;
  readonly logger: Logger;
  readonly pollMs: number;
  readonly batchSize: number;
  /** Seconds since the index was at the node's tip, up to which the chain counts as ready. */
  readonly maxSecondsBehind: number;
  /** Whether this process indexes, or follows what another process indexes. */
  readonly indexing: boolean;
  /** Stops everything, including calls to the node. */
  readonly signal: AbortSignal;
}

export class EvmChainService {
  readonly chain: ServedEvmChain;
  readonly node: EvmNode;
  readonly #run: ChainRun;
  /** Whether the configuration marks the chain as unavailable. */
  readonly #stopped: boolean;

  constructor(options: EvmChainServiceOptions) {
    const { name, source, store, clock, logger, batchSize, signal } = options;
    const { evmChainId, rpcUrl, traces = "auto", fetch } = source;
    const title = `${source.name} (${evmChainId})`;
    const onUnknownEnvelope = (type: number): void =>
      logger.warn(
        { network: name, type },
        `${title} has transactions of a type that is not known here; transactionsRoot of their blocks is not checked`,
      );
    const onNoTraces = (): void =>
      logger.info(
        { network: name },
        `the node of ${title} traces nothing, so internal transactions are not indexed; on avalanchego add debug-tracer to eth-apis in the chain's configuration, or trace to apis on the C-Chain since Helicon`,
      );
    const callbacks = { title, onUnknownEnvelope, onNoTraces };
    this.node = createEvmNode({ rpcUrl, evmChainId, traces, fetch, ...callbacks }, signal);
    const checkpoint = () => store.evm.chains.checkpoint(evmChainId);
    const indexer = options.indexing
      ? createEvmIndexer({
          chain: evmChainId,
          rules: rulesOf(source),
          title,
          node: this.node,
          store: store.evm.chains,
          tokens: store.evm.tokens,
          clock,
          batchSize,
        })
      : new ChainFollower(checkpoint);
    const run = new ChainRun({
      ...options,
      title,
      indexer,
      checkpoint,
      chain: `evm-${evmChainId}`,
      nodeOf: title,
    });
    this.#run = run;
    const { unavailable: reason } = source;
    this.#stopped = reason !== undefined;
    this.chain = {
      network: name,
      source,
      unavailable: () => (reason === undefined ? run.unavailable() : { status: 503, reason }),
    };
  }

  /** Resolves when the chain's head is reached for the first time; rejects when it is found broken before. */
  get indexed(): Promise<void> {
    return this.#stopped ? Promise.resolve() : this.#run.indexed;
  }

  /** Reads how far the chain is indexed. */
  open(): Promise<void> {
    return this.#run.open();
  }

  /** Runs until the signal. */
  async run(): Promise<void> {
    if (!this.#stopped) await this.#run.run();
  }

  /** Undefined for a chain that the configuration marks as unavailable: it is not indexed. */
  status(): ChainStatus[] {
    return this.#stopped ? [] : [this.#run.status()];
  }
}

/** Address of Teleporter, the same on every chain. */
const TELEPORTER = "0x253b2784c75e510dd0ff1da844684a1ac0aa5fcf";

const rulesOf = ({ blockchainId, messengers = [TELEPORTER] }: EvmChainSource): IcmRules => ({
  blockchainId: encodeHex(decodeCb58(blockchainId), { checksum: false }),
  messengers: new Set(messengers.map((address) => address.toLowerCase())),
});
