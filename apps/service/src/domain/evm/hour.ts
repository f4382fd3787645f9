/** The activity on an EVM chain in an hour, from the facts of its blocks. */

import { ZERO_ADDRESS } from "./address.ts";
import type { EvmFacts } from "./facts.ts";
import { HOUR } from "./interval.ts";

/** The blocks of one second: a chain may have several. */
export interface EvmSecond {
  /** Unix seconds. */
  time: number;
  txs: number;
  /** Gas used, decimal. */
  gas: string;
}

/** The sums over blocks, for any span. */
export interface EvmSums {
  txs: number;
  /** Gas used, decimal. */
  gas: string;
  /** Gas used times the effective gas price of all transactions, wei. */
  fees: string;
  /** Sum of the transactions' effective gas prices, wei. */
  prices: string;
  /** Highest effective gas price, wei. */
  maxPrice: string;
  /** Largest sums of one second. */
  maxTxs: number;
  maxGas: string;
  /** Created contracts. */
  contracts: number;
}

/** Some consecutive blocks of an hour. */
export interface EvmHourFact extends EvmSums {
  /** Hours since 1970. */
  hour: number;
  /** The first and the last second with blocks: other blocks of the same seconds may precede and follow. */
  first: EvmSecond;
  last: EvmSecond;
  /** Addresses that sent transactions; each once. */
  senders: string[];
  /** The other addresses that took part in transactions, internal calls or token transfers; each once. */
  others: string[];
  /** The addresses that created contracts; each once, and among the others too. */
  deployers: string[];
}

interface Second {
  readonly time: number;
  txs: number;
  gas: bigint;
}

/** An hour while its blocks are counted. */
class Hour {
  readonly hour: number;
  readonly seconds: Second[] = [];
  fees = 0n;
  prices = 0n;
  maxPrice = 0n;
  contracts = 0;
  readonly senders = new Set<string>();
  readonly parties = new Set<string>();
  readonly deployers = new Set<string>();

  constructor(hour: number) {
    this.hour = hour;
  }

  second(time: number): Second {
    const last = this.seconds[this.seconds.length - 1];
    if (last?.time === time) return last;
    const next = { time, txs: 0, gas: 0n };
    this.seconds.push(next);
    return next;
  }

  /**
   * An hour without blocks has no fact. The zero address is no actor: it is only the source of minted tokens.
   */
  facts(): EvmHourFact[] {
    const { hour, seconds, contracts, senders, parties, deployers } = this;
    const [first, last] = [seconds[0], seconds[seconds.length - 1]];
    if (!first || !last) return [];
    for (const addresses of [senders, parties, deployers]) addresses.delete(ZERO_ADDRESS);
    const textOf = ({ time, txs, gas }: Second): EvmSecond => ({ time, txs, gas: String(gas) });
    let [txs, gas, maxTxs, maxGas] = [0, 0n, 0, 0n];
    for (const second of seconds) {
      txs += second.txs;
      gas += second.gas;
      maxTxs = Math.max(maxTxs, second.txs);
      if (second.gas > maxGas) maxGas = second.gas;
    }
    const fact = {
      hour,
      txs,
      gas: String(gas),
      fees: String(this.fees),
      prices: String(this.prices),
      maxPrice: String(this.maxPrice),
      maxTxs,
      maxGas: String(maxGas),
      first: textOf(first),
      last: textOf(last),
      contracts,
      senders: [...senders],
      others: [...parties].filter((address) => !senders.has(address)),
      deployers: [...deployers],
    };
    return [fact];
  }
}

/**
 * Counts the hours of consecutive blocks, in order. The genesis block belongs to none: its time is a constant
 * of the chain, often 1970.
 */
export function hoursOf({ blocks, txs, internals, transfers, contracts }: EvmFacts): EvmHourFact[] {
  const hours: Hour[] = [];
  const places = new Map<number, { readonly hour: Hour; readonly second: Second }>();
  let now = 0;
  for (const { number, time, txCount } of blocks) {
    if (number === 0) continue;
    now = Math.max(now, time); // no chain allows a block to be older than its parent
    const at = Math.floor(now / HOUR);
    let hour = hours[hours.length - 1];
    if (hour?.hour !== at) {
      hour = new Hour(at);
      hours.push(hour);
    }
    const second = hour.second(now);
    second.txs += txCount;
    places.set(number, { hour, second });
  }
  for (const { number, sender, recipient, created, gasUsed, gasPrice } of txs) {
    const place = places.get(number);
    if (!place) continue;
    const { hour, second } = place;
    const [gas, price] = [BigInt(gasUsed), BigInt(gasPrice)];
    second.gas += gas;
    hour.fees += gas * price;
    hour.prices += price;
    if (price > hour.maxPrice) hour.maxPrice = price;
    hour.senders.add(sender);
    const target = recipient ?? created;
    if (target !== null) hour.parties.add(target);
  }
  for (const { number, sender, recipient, reverted } of internals) {
    const parties = reverted ? undefined : places.get(number)?.hour.parties.add(sender);
    if (recipient !== null) parties?.add(recipient);
  }
  for (const { number, sender, recipient } of transfers)
    places.get(number)?.hour.parties.add(sender).add(recipient);
  for (const { number, creator } of contracts) {
    const hour = places.get(number)?.hour;
    if (!hour) continue;
    hour.contracts++;
    hour.parties.add(creator);
    hour.deployers.add(creator);
  }
  return hours.flatMap((hour) => hour.facts());
}
