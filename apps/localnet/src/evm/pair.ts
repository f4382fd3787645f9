/** Both EVM chains as processes: started, with their history, restored from a call log, and ended. */

import type { AcceptedCBlock } from "../chains/c/chain.ts";
import { nextEpoch } from "../chains/epoch.ts";
import { DAY } from "../chains/p/params.ts";
import type { State } from "../chains/p/state.ts";
import type { Accounts } from "../keys/accounts.ts";
import type { Network } from "../network/network.ts";
import { applyAtomic } from "./chain/apply-atomic.ts";
import { CBlocks } from "./chain/c-blocks.ts";
import { EvmChain, type EvmSigner, type Verify } from "./chain/chain.ts";
import type { EvmChainSpec } from "./chain/chain-spec.ts";
import { type EvmLink, EvmNode, type LoggedCall } from "./chain/node.ts";
import { EvmTraffic } from "./chain/traffic.ts";
import { createdAddress } from "./contracts/transaction.ts";
import { applicationAddress } from "./history/message-scenario.ts";
import { runEvmHistory } from "./history/run.ts";
import { verifySent } from "./warp/quorum.ts";
import { Relayer } from "./warp/relayer.ts";

/** The environment of the chains. */
export interface PairOptions {
  readonly seed: string;
  readonly networkId: number;
  readonly specs: readonly [EvmChainSpec, EvmChainSpec];
  readonly accounts: Accounts;
  readonly relayerAccount: EvmSigner;
  /** The current network; a restored one is a different object. */
  readonly network: () => Network;
  /** The current P-Chain, whose validators sign messages. */
  readonly state: () => State;
  readonly onSent: (unsigned: Uint8Array) => void;
  /** Unix seconds of the history's end. */
  readonly end: number;
  /** Seconds between the network's own blocks, on average. */
  readonly interval: number;
}

/** A running node: the connection to it, and a function that ends it. */
export interface RunningNode {
  readonly link: EvmLink;
  close(): Promise<void>;
}

/** Starts a node. */
export type StartNode = (spec: EvmChainSpec) => Promise<RunningNode>;

/** Seconds of the history: enough days for daily averages. */
const SPAN = 14 * DAY;
/** Number of P-Chain blocks per event on the C-Chain, and on the L1. */
const SHARES = [6, 12] as const;

export type CallLogs = readonly [readonly LoggedCall[], readonly LoggedCall[]];

const ended = () => Promise.reject(new Error("the node did not start"));
/** For a chain whose node did not start; the failure is reported. */
const NO_LINK: EvmLink = { send: ended, sendAll: ended };

/** Everything that leads to the chains' state after their history. */
export interface EvmHistory {
  readonly callLogs: CallLogs;
  /** Numbers of the C-Chain's blocks that hold the ledger's atomic blocks, from its height 1 on. */
  readonly atomicAt: readonly number[];
  /** Hashes of the last blocks in Anvil's form, which prove that the same chains were made. */
  readonly tips: readonly string[];
}

/** Two running chains. */
export class EvmPair {
  readonly chains: readonly [EvmChain, EvmChain];
  readonly relayer: Relayer;
  readonly traffic: readonly [EvmTraffic, EvmTraffic];
  /** The C-Chain's blocks in the node's form. */
  readonly cBlocks: CBlocks;
  readonly #network: () => Network;
  readonly #running: readonly RunningNode[];

  private constructor(
    options: PairOptions,
    running: readonly RunningNode[],
    atomicAt: readonly number[] = [],
  ) {
    this.#running = running;
    this.#network = options.network;
    const { specs, seed, accounts, relayerAccount, state, end, interval } = options;
    const [cNode, l1Node] = [0, 1].map((index) => new EvmNode(running[index]?.link ?? NO_LINK));
    if (cNode === undefined || l1Node === undefined) throw new TypeError("a pair has two nodes");
    const verifyOn =
      ({ blockchainId }: EvmChainSpec, height?: () => Promise<bigint>): Verify =>
      async (signed) =>
        verifySent(state(), signed, blockchainId) ??
        (height && verifySent(state(), signed, blockchainId, await height()));
    this.cBlocks = new CBlocks(cNode, options.network, atomicAt);
    this.chains = [
      new EvmChain(
        specs[0],
        cNode,
        verifyOn(specs[0], () => this.#epochHeight()),
        this.cBlocks,
      ),
      new EvmChain(specs[1], l1Node, verifyOn(specs[1])),
    ];
    this.relayer = new Relayer(relayerAccount, this.chains, state);
    const { alice, bob, carol, dave, erin, frank, grace } = accounts;
    const trafficOf = (index: 0 | 1) =>
      new EvmTraffic({
        seed,
        chain: this.chains[index],
        people: [alice, bob, carol, dave, erin, frank, grace],
        // Alice made the coin by the first of her transactions on each chain.
        coin: createdAddress(alice.ethAddress, 0),
        application: applicationAddress(relayerAccount),
        destination: specs[1 - index]?.blockchainId ?? new Uint8Array(32),
        interval: interval * SHARES[index],
        end,
      });
    this.traffic = [trafficOf(0), trafficOf(1)];
  }

  /** P-Chain height of the epoch of the C-Chain's next block. */
  async #epochHeight(): Promise<bigint> {
    await this.cBlocks.fill(this.chains[0].height);
    return nextEpoch(this.cBlocks.blocks.containers.last).pChainHeight;
  }

  /** Starts both with their genesis only. */
  static async #begin(
    options: PairOptions,
    start: StartNode,
    atomicAt?: readonly number[],
  ): Promise<EvmPair> {
    const started = await Promise.allSettled(options.specs.map(start));
    const running = started.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    const failed = started.find((result) => result.status === "rejected");
    const pair = new EvmPair(options, running, atomicAt);
    try {
      if (failed) throw failed.reason;
      await Promise.all(pair.chains.map((chain) => chain.prepare(options.networkId)));
      return pair;
    } catch (error) {
      await pair.close();
      throw error;
    }
  }

  /** Starts both and runs their history. */
  static async fill(options: PairOptions, start: StartNode): Promise<EvmPair> {
    const pair = await EvmPair.#begin(options, start);
    const [c, l1] = pair.chains;
    try {
      await runEvmHistory({
        ...options,
        c,
        l1,
        relayer: pair.relayer,
        from: Math.max(options.end - SPAN, l1.spec.from + 3_600),
        crossings: pair.waiting().map((block) => ({ time: block.timestamp, fill: () => pair.cross(block) })),
      });
      return pair;
    } catch (error) {
      await pair.close();
      throw error;
    }
  }

  /**
   * Starts both and repeats the calls of their logs.
   *
   * @throws RangeError when they lead to other chains
   */
  static async repeat(
    options: PairOptions,
    start: StartNode,
    { callLogs, atomicAt, tips }: EvmHistory,
  ): Promise<EvmPair> {
    const pair = await EvmPair.#begin(options, start, atomicAt);
    try {
      await pair.replay(callLogs);
      if ((await pair.tips()).some((hash, index) => hash !== tips[index]))
        throw new RangeError("the calls lead to other chains");
      return pair;
    } catch (error) {
      await pair.close();
      throw error;
    }
  }

  /** Repeats the calls of both logs from their current state. */
  async replay(callLogs: CallLogs): Promise<void> {
    await Promise.all(this.chains.map((chain, index) => chain.replay(callLogs[index === 0 ? 0 : 1])));
  }

  /** Hashes of the last blocks, in Anvil's form. */
  async tips(): Promise<[string, string]> {
    const [c, l1] = this.chains;
    return [(await c.tip()).hash, (await l1.tip()).hash];
  }

  /** The ledger's blocks that are not in the EVM chain yet, in order. */
  waiting(): readonly AcceptedCBlock[] {
    return this.#network().cChain.blocks.list.slice(this.cBlocks.atomicAt.length + 1);
  }

  /** Applies the ledger's next block to the EVM chain. */
  async cross(block: AcceptedCBlock): Promise<void> {
    const [c] = this.chains;
    // Recorded before the block is made: a reader of the new block must find its atomic transactions.
    this.cBlocks.add(c.height + 1);
    await applyAtomic(c, block);
  }

  /** Returns the call logs, and starts new ones. */
  takeCallLogs(): CallLogs {
    const [c, l1] = this.chains;
    const callLogs: CallLogs = [c.node.callLog, l1.node.callLog];
    c.node.callLog = [];
    l1.node.callLog = [];
    return callLogs;
  }

  async close(): Promise<void> {
    for (const { execution } of this.chains) execution.end();
    await Promise.all(this.#running.map((running) => running.close()));
  }
}
