/** The EVM chains of a network: their calls, their history, their messages, and how they are saved and restored. */
import { encodeCb58 } from "@primary-network/codec";
import type { Network } from "../network/network.ts";
import type { CBlocks } from "./chain/c-blocks.ts";
import type { EvmChain } from "./chain/chain.ts";
import { type EvmChainInfo, infoOf } from "./chain/info.ts";
import { EvmDownError } from "./chain/node.ts";
import { toHex } from "./contracts/hex.ts";
import { applicationAddress } from "./history/message-scenario.ts";
import { type EvmHistory, EvmPair, type PairOptions, type StartNode } from "./pair.ts";
import { handleHttp, isForeign } from "./rpc/http.ts";
import { EvmServer } from "./rpc/server.ts";
import { type EvmSession, openSession } from "./rpc/session.ts";
import { type EvmSizes, NOTHING, type SavedEvm } from "./saved.ts";

/** Why no EVM chain runs, and which ones are configured. */
export interface EvmAbsence {
  readonly reason: string;
  readonly info: readonly EvmChainInfo[];
}

/** The environment of the chains. */
export interface EvmOptions {
  /** The current network; a restored one is a different object. */
  readonly network: () => Network;
  readonly clock: { now(): number; set(time: number): void };
  /** Unix seconds of the history's end. */
  readonly end: number;
  readonly relay: boolean;
  readonly development: boolean;
}

/** Limit for messages that are sent in response to messages. */
const MAX_ECHO = 8;

/** The EVM chains. */
export class EvmChains {
  readonly info: readonly EvmChainInfo[];
  readonly #options: EvmOptions;
  readonly #pairOptions: PairOptions;
  readonly #start: StartNode;
  /** The state after the history, to start from again. */
  readonly history: EvmHistory;
  readonly #firstTraffic: SavedEvm["traffic"];
  #pair: EvmPair;
  #servers: ReadonlyMap<string, EvmServer>;
  /** Open WebSockets, by the function that ends them: a restored world has other chains. */
  readonly #sessions = new Set<() => void>();
  /** Resolves when the last queued task is done. */
  #last: Promise<unknown> = Promise.resolve();

  /**
   * Serves a pair of chains that has its history.
   *
   * @param tips of the pair as it is
   */
  constructor(
    options: EvmOptions,
    pairOptions: PairOptions,
    start: StartNode,
    pair: EvmPair,
    tips: EvmHistory["tips"],
  ) {
    this.#options = options;
    this.#pairOptions = pairOptions;
    this.#start = start;
    this.#pair = pair;
    this.history = { callLogs: pair.takeCallLogs(), atomicAt: [...pair.cBlocks.atomicAt], tips };
    this.#firstTraffic = [pair.traffic[0].reading, pair.traffic[1].reading];
    this.#servers = this.#serve(pair);
    const application = toHex(applicationAddress(pairOptions.relayerAccount));
    this.info = pairOptions.specs.map((spec) => infoOf(spec, application));
  }

  #serve(pair: EvmPair): ReadonlyMap<string, EvmServer> {
    const { clock, development } = this.#options;
    return new Map(
      pair.chains.flatMap((chain, index) => {
        const world = {
          now: () => clock.now(),
          setNow: (time: number) => clock.set(time),
          catchUp: () => this.catchUp(),
          inTurn: <T>(run: (time: number) => Promise<T>) => this.inTurn(run),
          happened: (where: EvmChain, time: number) => this.#happened(where, time),
          development,
        };
        const server = new EvmServer(chain, world, index === 0 ? pair.cBlocks : undefined);
        // The C-Chain is served under its id too.
        const names = new Set([chain.spec.alias, encodeCb58(chain.spec.blockchainId)]);
        return [...names].map((name) => [name, server] as const);
      }),
    );
  }

  /** Returns true if one of these chains has a name: its alias or cb58 id. */
  has(name: string): boolean {
    return this.#servers.has(name);
  }

  /**
   * Handles a call of a chain.
   *
   * @param name its alias or cb58 id
   * @returns undefined for an unknown chain
   */
  async handle(name: string, request: Request): Promise<Response | undefined> {
    const server = this.#servers.get(name);
    return server && handleHttp(server, request);
  }

  /**
   * Opens a WebSocket session with a chain.
   *
   * @param name its alias or cb58 id
   * @param end called when the chain is replaced by a restored one
   * @returns undefined for an unknown chain
   */
  connect(
    name: string,
    origin: string | undefined,
    send: (text: string) => void,
    end: () => void,
  ): EvmSession | undefined {
    const server = this.#servers.get(name);
    if (server === undefined) return undefined;
    const session = openSession(server, { foreign: isForeign(origin) }, send);
    this.#sessions.add(end);
    return {
      receive: (text) => session.receive(text),
      poll: () => session.poll(),
      close: () => {
        this.#sessions.delete(end);
        session.close();
      },
    };
  }

  /**
   * Runs an action on the ledger of atomic transactions after reading the accounts' balances from the EVM chain, and applies
   * its result to that chain.
   *
   * @param addresses 20 bytes each: accounts that export
   */
  withAccounts<T>(addresses: readonly Uint8Array[], run: () => Promise<T>): Promise<T> {
    return this.inTurn(async () => {
      const { chains } = this.#pair;
      const accounts = await Promise.all(
        addresses.map(async (address) => {
          const [balance, nonce] = await Promise.all([
            chains[0].node.ask("eth_getBalance", toHex(address), "latest"),
            chains[0].node.ask("eth_getTransactionCount", toHex(address), "latest"),
          ]);
          return { address, balance: BigInt(String(balance)), nonce: BigInt(String(nonce)) };
        }),
      );
      const network = this.#options.network();
      network.tellAccounts(accounts);
      const { cBlocks } = this.#pair;
      network.cChain.heightOf = ({ height }) => BigInt(cBlocks.atomicAt[Number(height) - 1] ?? 0);
      const result = await run();
      for (const block of this.#pair.waiting()) await this.#pair.cross(block);
      return result;
    });
  }

  /** The C-Chain's current blocks, in the node's form. */
  async cChainBlocks(): Promise<CBlocks> {
    await this.catchUp();
    const { cBlocks, chains } = this.#pair;
    await cBlocks.fill(chains[0].height);
    return cBlocks;
  }

  /** The C-Chain's blocks, as far as they have been read. */
  get knownCBlocks(): CBlocks {
    return this.#pair.cBlocks;
  }

  /** The stages of the C-Chain. */
  async reading() {
    const cBlocks = await this.cChainBlocks();
    const { execution, height } = this.#pair.chains[0];
    return {
      execution: execution.isHeld ? ("held" as const) : ("immediate" as const),
      accepted: height,
      executed: execution.executed,
      settled: cBlocks.settledBy(height),
    };
  }

  /**
   * Holds back the execution of the blocks that the C-Chain accepts from now on, or executes all.
   *
   * @throws RangeError before Helicon
   */
  async setExecution(mode: "immediate" | "held"): Promise<void> {
    const { heliconTime } = this.#pair.chains[0].spec;
    if (this.#options.clock.now() < heliconTime)
      throw new RangeError(
        "execution must be immediate before Helicon: blocks are executed when they are made",
      );
    await this.inTurn(async (time) => {
      const [chain] = this.#pair.chains;
      if (mode === "held") {
        chain.execution.hold();
        this.#options.network().setExecution("held");
      } else await this.#wereExecuted(chain.execution.release(), time);
    });
  }

  /** Executes up to this many accepted blocks of the C-Chain. */
  async execute(count: number): Promise<void> {
    await this.inTurn((time) => this.#wereExecuted(this.#pair.chains[0].execution.execute(count), time));
  }

  /** Notifies subscribers, and delivers the blocks' messages. */
  async #wereExecuted(numbers: readonly number[], time: number): Promise<void> {
    const [chain] = this.#pair.chains;
    const network = this.#options.network();
    if (!chain.execution.isHeld) network.setExecution("immediate");
    else if (numbers.length > 0) network.setExecution(this.#ledgerHeight(chain.execution.executed));
    chain.executed(numbers);
    await this.#happened(chain, time);
  }

  /** Height of the ledger's last block that is in an executed block. */
  #ledgerHeight(executed: number): number {
    return this.#pair.cBlocks.atomicAt.findLastIndex((at) => at >= 0 && at <= executed) + 1;
  }

  /** Runs every event whose time has come. */
  async catchUp(): Promise<void> {
    this.#options.network().catchUp();
    const now = this.#options.clock.now();
    if (this.#pair.waiting().length > 0 || this.#pair.traffic.some((one) => one.isDue(now)))
      await this.inTurn(async () => {});
  }

  /** Runs an action after every due event, when no other action is running. */
  inTurn<T>(run: (time: number) => Promise<T>): Promise<T> {
    const turn = this.#last.then(async () => {
      const time = Math.floor(this.#options.clock.now());
      await this.#passTo(time);
      return run(time);
    });
    this.#last = turn.catch(() => {});
    return turn;
  }

  /** The events of all chains in the order of their times, so that the result does not depend on how often the chains are queried. */
  async #passTo(time: number): Promise<void> {
    this.#options.network().catchUp();
    const { traffic, chains } = this.#pair;
    const steps = traffic.map((one) => one.stepTo(time));
    for (;;) {
      const [first] = [...traffic.keys()]
        .filter((index) => traffic[index]?.isDue(time))
        .sort((left, right) => (traffic[left]?.reading.nextAt ?? 0) - (traffic[right]?.reading.nextAt ?? 0));
      const [due, chain] = first === undefined ? [] : [traffic[first], chains[first]];
      const [crossing] = this.#pair.waiting();
      if (crossing && crossing.timestamp <= (due?.reading.nextAt ?? Number.POSITIVE_INFINITY)) {
        await this.#pair.cross(crossing);
        continue;
      }
      if (first === undefined || due === undefined || chain === undefined) break;
      await this.#happened(chain, await due.next(steps[first] ?? 1));
    }
    for (const one of traffic) if (one.reading.nextAt > time) one.settle(time);
  }

  /** Reads the messages of the chain's last blocks, and delivers them. */
  async #happened(chain: EvmChain, time: number, depth = 0): Promise<void> {
    for (const unsigned of await chain.newlySent()) {
      this.#pairOptions.onSent(unsigned);
      if (!this.#options.relay || depth >= MAX_ECHO) continue;
      const reached = await this.#pair.relayer.deliver(unsigned, time);
      if (reached) await this.#happened(reached, time, depth + 1);
    }
  }

  /** The lengths of the lists of a saved world. */
  get sizes(): EvmSizes {
    const { chains, cBlocks } = this.#pair;
    const [first, second] = chains;
    return {
      callLogs: [first.node.callLog.length, second.node.callLog.length],
      atomicAt: cBlocks.atomicAt.length,
    };
  }

  /**
   * The chains' part of a saved world; to be called within the queue.
   *
   * @param from number of entries to leave out of each list
   */
  async save({ callLogs: [first, second], atomicAt }: EvmSizes = NOTHING): Promise<SavedEvm> {
    const { chains, traffic } = this.#pair;
    return {
      callLogs: [chains[0].node.callLog.slice(first), chains[1].node.callLog.slice(second)],
      traffic: [traffic[0].reading, traffic[1].reading],
      atomicAt: this.#pair.cBlocks.atomicAt.slice(atomicAt),
      tips: await this.#pair.tips(),
    };
  }

  /** Chains in their state after the history. */
  async #repeatHistory(): Promise<EvmPair> {
    const pair = await EvmPair.repeat(this.#pairOptions, this.#start, this.history);
    pair.takeCallLogs();
    return pair;
  }

  /**
   * Builds chains in a saved state, beside the running ones; to be called within the queue.
   *
   * @returns functions that put them in place, or discard them; undefined when the logged calls lead to other blocks
   */
  async prepare({ callLogs, traffic, atomicAt, tips }: SavedEvm) {
    const before = this.#pair;
    const fresh =
      before.chains.every(({ node }) => node.callLog.length === 0) &&
      this.#firstTraffic.every(({ count }, index) => before.traffic[index]?.reading.count === count);
    // Chains without later calls are in their initial state.
    const pair = fresh ? before : await this.#repeatHistory();
    const discard = async () => {
      if (!fresh) return pair.close();
      this.#pair = await this.#repeatHistory();
      this.#servers = this.#serve(this.#pair);
      await pair.close();
    };
    try {
      await pair.replay(callLogs);
      if ((await pair.tips()).some((hash, index) => hash !== tips[index]))
        throw new RangeError("other blocks");
    } catch (error) {
      await discard();
      if (error instanceof EvmDownError) throw error;
      return undefined;
    }
    const accept = async () => {
      pair.traffic[0].put(traffic[0]);
      pair.traffic[1].put(traffic[1]);
      pair.cBlocks.restore(atomicAt);
      this.#pair = pair;
      this.#servers = this.#serve(pair);
      for (const end of this.#sessions) end();
      // The validators of the restored network sign the chains' messages.
      for (const chain of pair.chains)
        for (const unsigned of await chain.newlySent()) this.#pairOptions.onSent(unsigned);
      if (!fresh) await before.close();
    };
    return { accept, discard };
  }

  async close(): Promise<void> {
    await this.#last;
    await this.#pair.close();
  }
}
