/** The EVM chains of a network: their calls, their history, their messages, and how they are saved and restored. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { decodeUnsignedWarpMessage, encodeCb58, warpMessageId } from "@primary-network/codec";
import type { State } from "../chains/p/state.ts";
import type { Network } from "../network/network.ts";
import type { CBlocks } from "./c-blocks.ts";
import { evmChainSpecs } from "./chain-specs.ts";
import { BASE_FEE, BLOCK_GAS_LIMIT, type EvmChain } from "./evm-chain.ts";
import { type EvmChainInfo, infoOf } from "./evm-chain-info.ts";
import { toHex } from "./evm-hex.ts";
import { handleHttp, isForeign } from "./evm-http.ts";
import { EvmDownError, EvmRpcError, type LoggedCall } from "./evm-node.ts";
import { type EvmHistory, EvmPair, type PairOptions, type StartNode } from "./evm-pair.ts";
import { EvmServer } from "./evm-server.ts";
import { type EvmSession, openSession } from "./evm-session.ts";
import type { EvmTrafficReading } from "./evm-traffic.ts";
import { applicationAddress } from "./history/message-scenario.ts";
import { relayerAccountOf } from "./relayer-account.ts";

/** Why no EVM chain runs, and which ones are configured. */
export interface EvmAbsence {
  readonly reason: string;
  readonly info: readonly EvmChainInfo[];
}

/** The later calls of both chains, for a saved world. */
export interface SavedEvm {
  readonly tapes: readonly [readonly LoggedCall[], readonly LoggedCall[]];
  readonly lives: readonly [EvmTrafficReading, EvmTrafficReading];
  /** Numbers of the C-Chain's blocks that hold the ledger's atomic blocks, from its height 1 on. */
  readonly atomicAt: readonly number[];
  /** Hashes of the last blocks in Anvil's form, which prove that the same chains were restored. */
  readonly tips: readonly [string, string];
}

/** Lengths of the lists of a saved world. */
export interface EvmSizes {
  readonly tapes: readonly [number, number];
  readonly atomicAt: number;
}

const NOTHING: EvmSizes = { tapes: [0, 0], atomicAt: 0 };

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

/** Mnemonic of the ten accounts that development tools expect to be funded; their keys are public. */
const DEVELOPMENT_MNEMONIC = "test test test test test test test test test test test junk";
/** wei of the relayer on each chain: enough for more deliveries than any test needs. */
const RELAYER_FUNDS = 1_000_000n * 10n ** 18n;
/** Limit for messages that are sent in response to messages. */
const MAX_ECHO = 8;

function noteSent(state: State, unsigned: Uint8Array): void {
  state.sentMessages.add(bytesToHex(warpMessageId(decodeUnsignedWarpMessage(unsigned))));
}

/** Repeats the history of an equal network; undefined when it leads to other chains. */
async function repeatKnown(
  options: PairOptions,
  start: StartNode,
  history: EvmHistory,
): Promise<EvmPair | undefined> {
  try {
    const pair = await EvmPair.repeat(options, start, history);
    // The validators sign the messages that the history sent.
    for (const chain of pair.chains) for (const unsigned of await chain.newlySent()) options.onSent(unsigned);
    return pair;
  } catch (error) {
    if (error instanceof RangeError || error instanceof EvmRpcError) return undefined;
    throw error;
  }
}

/** The EVM chains. */
export class EvmChains {
  readonly info: readonly EvmChainInfo[];
  readonly #options: EvmOptions;
  readonly #pairOptions: PairOptions;
  readonly #start: StartNode;
  /** The state after the history, to start from again. */
  readonly history: EvmHistory;
  readonly #firstLives: SavedEvm["lives"];
  #pair: EvmPair;
  #servers: ReadonlyMap<string, EvmServer>;
  /** Open WebSockets, by the function that ends them: a restored world has other chains. */
  readonly #sessions = new Set<() => void>();
  /** Resolves when the last queued task is done. */
  #last: Promise<unknown> = Promise.resolve();

  private constructor(
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
    this.#firstLives = [pair.lives[0].reading, pair.lives[1].reading];
    this.#servers = this.#serve(pair);
    const application = toHex(applicationAddress(pairOptions.relayerAccount));
    this.info = pairOptions.specs.map((spec) => infoOf(spec, application));
  }

  /**
   * Starts the chains and runs their history.
   *
   * @param history of an equal network, to repeat; without it, or when it leads to other chains, it is made
   * @returns the chains, or why none run
   */
  static async start(options: EvmOptions, history?: EvmHistory): Promise<EvmChains | EvmAbsence> {
    const network = options.network();
    const { settings, accounts } = network;
    const specs = settings.genesis === undefined ? evmChainSpecs(network) : undefined;
    if (specs === undefined) return { reason: "a network from a genesis file has no EVM chains", info: [] };
    const { AnvilError, findAnvil, startAnvil } = await import("./node/anvil.ts");
    const { createNodeLink } = await import("./node/node-link.ts");
    const relayerAccount = relayerAccountOf(settings.seed);
    const application = toHex(applicationAddress(relayerAccount));
    const funded = { address: relayerAccount.ethAddress, balance: RELAYER_FUNDS };
    const [c, l1] = specs;
    const pairOptions: PairOptions = {
      seed: settings.seed,
      networkId: settings.networkId,
      specs: [
        { ...c, balances: [...c.balances, funded] },
        { ...l1, balances: [...l1.balances, funded] },
      ],
      accounts,
      relayerAccount,
      network: options.network,
      state: () => options.network().chain.state,
      onSent: (unsigned) => noteSent(options.network().chain.state, unsigned),
      end: options.end,
      interval: settings.blockIntervalSeconds,
    };
    try {
      const binary = findAnvil();
      const start: StartNode = async ({ evmChainId, genesisTime }) => {
        const anvil = await startAnvil(binary, {
          evmChainId,
          timestamp: genesisTime,
          mnemonic: DEVELOPMENT_MNEMONIC,
          baseFee: BASE_FEE,
          gasLimit: Number(BLOCK_GAS_LIMIT),
        });
        const { end, ...link } = createNodeLink(anvil.url);
        const close = async () => {
          end();
          await anvil.close();
        };
        return { link, close };
      };
      const repeated = history && (await repeatKnown(pairOptions, start, history));
      const pair = repeated ?? (await EvmPair.fill(pairOptions, start));
      return new EvmChains(options, pairOptions, start, pair, await pair.tips());
    } catch (error) {
      if (error instanceof AnvilError)
        return { reason: error.message, info: specs.map((spec) => infoOf(spec, application)) };
      throw error;
    }
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

  /** Whether one of these chains has a name: its alias or cb58 id. */
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

  /** Runs every event whose time has come. */
  async catchUp(): Promise<void> {
    this.#options.network().catchUp();
    const now = this.#options.clock.now();
    if (this.#pair.waiting().length > 0 || this.#pair.lives.some((traffic) => traffic.isDue(now)))
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
    const { lives, chains } = this.#pair;
    const steps = lives.map((traffic) => traffic.stepTo(time));
    for (;;) {
      const [first] = [...lives.keys()]
        .filter((index) => lives[index]?.isDue(time))
        .sort((left, right) => (lives[left]?.reading.nextAt ?? 0) - (lives[right]?.reading.nextAt ?? 0));
      const [traffic, chain] = first === undefined ? [] : [lives[first], chains[first]];
      const [crossing] = this.#pair.waiting();
      if (crossing && crossing.timestamp <= (traffic?.reading.nextAt ?? Number.POSITIVE_INFINITY)) {
        await this.#pair.cross(crossing);
        continue;
      }
      if (first === undefined || traffic === undefined || chain === undefined) break;
      await this.#happened(chain, await traffic.next(steps[first] ?? 1));
    }
    for (const traffic of lives) if (traffic.reading.nextAt > time) traffic.settle(time);
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
      tapes: [first.node.callLog.length, second.node.callLog.length],
      atomicAt: cBlocks.atomicAt.length,
    };
  }

  /**
   * The chains' part of a saved world; to be called within the queue.
   *
   * @param from lengths of what is left out of the lists
   */
  async save({ tapes: [first, second], atomicAt }: EvmSizes = NOTHING): Promise<SavedEvm> {
    const { chains, lives } = this.#pair;
    return {
      tapes: [chains[0].node.callLog.slice(first), chains[1].node.callLog.slice(second)],
      lives: [lives[0].reading, lives[1].reading],
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
  async prepare({ tapes, lives, atomicAt, tips }: SavedEvm) {
    const before = this.#pair;
    const fresh =
      before.chains.every(({ node }) => node.callLog.length === 0) &&
      this.#firstLives.every(({ count }, index) => before.lives[index]?.reading.count === count);
    // Chains without later calls are in their initial state.
    const pair = fresh ? before : await this.#repeatHistory();
    const discard = async () => {
      if (!fresh) return pair.close();
      this.#pair = await this.#repeatHistory();
      this.#servers = this.#serve(this.#pair);
      await pair.close();
    };
    try {
      await pair.replay(tapes);
      if ((await pair.tips()).some((hash, index) => hash !== tips[index]))
        throw new RangeError("other blocks");
    } catch (error) {
      await discard();
      if (error instanceof EvmDownError) throw error;
      return undefined;
    }
    const accept = async () => {
      pair.lives[0].put(lives[0]);
      pair.lives[1].put(lives[1]);
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
