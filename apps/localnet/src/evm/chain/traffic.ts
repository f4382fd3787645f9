/** Traffic of an EVM chain after its history: occasional payments and messages. */
import type { Account } from "../../keys/accounts.ts";
import { createRandom } from "../../keys/random.ts";
import { callData } from "../contracts/contract.ts";
import type { Call, EvmChain } from "./chain.ts";

/** A time jump over more transactions than this is filled by this many, further apart. */
const MOST_PER_JUMP = 64;
const ETHER = 10n ** 18n;
const GAS = 300_000n;

/** The progress of a chain's traffic. */
export interface EvmTrafficReading {
  readonly count: number;
  /** Unix seconds of the next event. */
  readonly nextAt: number;
}

/** The dependencies of a chain's traffic. */
export interface EvmTrafficOptions {
  readonly seed: string;
  readonly chain: EvmChain;
  readonly people: readonly Account[];
  /** Addresses of contracts that the history created. */
  readonly coin: Uint8Array;
  readonly application: Uint8Array;
  /** 32-byte id of the chain that messages go to. */
  readonly destination: Uint8Array;
  /** Seconds between events, on average; 0 for none. */
  readonly interval: number;
  /** Unix seconds of the history's end. */
  readonly end: number;
}

/** The traffic of one chain: each event follows from the seed and its own instant. */
export class EvmTraffic {
  readonly #options: EvmTrafficOptions;
  #reading: EvmTrafficReading;

  constructor(options: EvmTrafficOptions) {
    this.#options = options;
    this.#reading = { count: 0, nextAt: options.end + options.interval };
  }

  get reading(): EvmTrafficReading {
    return this.#reading;
  }

  put(reading: EvmTrafficReading): void {
    this.#reading = reading;
  }

  isDue(time: number): boolean {
    return this.#options.interval > 0 && this.#reading.nextAt <= time;
  }

  /** Seconds between events up to an instant: more than usual when there would be too many. */
  stepTo(time: number): number {
    const { interval } = this.#options;
    const span = time - this.#reading.nextAt;
    return span > interval * MOST_PER_JUMP ? Math.ceil(span / MOST_PER_JUMP) : interval;
  }

  /** Runs the next event, and returns its time. */
  async next(step: number): Promise<number> {
    const { chain, seed, people } = this.#options;
    const { count, nextAt } = this.#reading;
    const random = createRandom(`${seed}/evm-life/${chain.spec.evmChainId}/${count}`);
    const payer = random.pick(people);
    // Signed at the price of that instant, which a restored world has too.
    await chain.open(nextAt);
    const raw = chain.sign(payer, await chain.nonceOf(payer.ethAddress), this.#event(random));
    await chain.issue(raw, nextAt);
    const gap = random.int(Math.floor(step / 2), Math.ceil((step * 3) / 2));
    this.#reading = { count: count + 1, nextAt: nextAt + Math.max(1, gap) };
    return nextAt;
  }

  /** After the long steps of a jump the next event is at the usual distance. */
  settle(time: number): void {
    const { count, nextAt } = this.#reading;
    this.#reading = { count, nextAt: Math.min(nextAt, time + 2 * this.#options.interval) };
  }

  #event(random: ReturnType<typeof createRandom>): Call {
    const { people, coin, application, destination } = this.#options;
    const to = random.pick(people).ethAddress;
    if (random.chance(0.1)) {
      const data = callData("Receiver", "sendText", destination, application, GAS, "Alive and well");
      return { to: application, data, gas: 700_000n };
    }
    if (random.chance(0.5))
      return { to: coin, data: callData("Coin", "transfer", to, BigInt(random.int(1, 20_000_000))) };
    return { to, value: (BigInt(random.int(1, 50)) * ETHER) / 1_000n, gas: 30_000n };
  }
}
