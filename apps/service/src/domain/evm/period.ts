/** The periods of an EVM chain's time series (hours, days, weeks, months), counted on from the last ones by the hours of new blocks. */

import type { EvmHourFact, EvmSums } from "./hour.ts";
import { HOUR, INTERVALS, startOf } from "./interval.ts";

/** The numbers of addresses that took part, each once. */
export interface EvmParticipants {
  addresses: number;
  senders: number;
  deployers: number;
}

/** The activity of a chain in one interval. */
export interface EvmPeriod extends EvmSums, EvmParticipants {
  /** Index of its kind in INTERVALS. */
  unit: number;
  /** Unix seconds. */
  start: number;
  /** Totals of the chain, up to the end of the interval. */
  totalTxs: number;
  totalContracts: number;
  totalAddresses: number;
  totalSenders: number;
  totalDeployers: number;
  /**
   * The last second with blocks, Unix seconds, and its sums so far: the next block may be of the same second.
   */
  second: number;
  secondTxs: number;
  secondGas: string;
}

/** An address, and the last hours (since 1970) in which it was seen, sent transactions, and created contracts; null for never. */
export interface EvmParty {
  address: string;
  seen: number;
  sent: number | null;
  deployed: number | null;
}

/** The numbers of addresses that were last active in an hour, or the changes of these numbers. */
export interface LastActive {
  /** Unix seconds of the hour. */
  start: number;
  lastAddresses: number;
  lastSenders: number;
  lastDeployers: number;
}

/** The rows that have to be written. */
export interface Counted {
  readonly periods: EvmPeriod[];
  readonly parties: EvmParty[];
  /** Differences; hours may be among the new periods. */
  readonly lastActive: LastActive[];
}

const ROLES = [
  { last: "seen", distinct: "addresses", total: "totalAddresses", active: "lastAddresses" },
  { last: "sent", distinct: "senders", total: "totalSenders", active: "lastSenders" },
  { last: "deployed", distinct: "deployers", total: "totalDeployers", active: "lastDeployers" },
] as const;

type Role = (typeof ROLES)[number];

type Lasts = { -readonly [Name in "seen" | "sent" | "deployed"]: number | null };

/** Differences by hour (since 1970). */
export class LastActiveChanges {
  readonly #byHour = new Map<number, LastActive>();

  /** An address was last active in one hour, and is in another from now on; null for never. */
  move(role: "seen" | "sent" | "deployed", from: number | null, to: number | null): void {
    if (from === to) return;
    const { active } = ROLES.find(({ last }) => last === role) ?? ROLES[0];
    if (from !== null) this.#at(from)[active]--;
    if (to !== null) this.#at(to)[active]++;
  }

  list(): LastActive[] {
    return [...this.#byHour.values()];
  }

  #at(hour: number): LastActive {
    const known = this.#byHour.get(hour);
    if (known) return known;
    const none = { start: hour * HOUR, lastAddresses: 0, lastSenders: 0, lastDeployers: 0 };
    this.#byHour.set(hour, none);
    return none;
  }
}

/** A period in which nothing has happened yet. */
export const emptyPeriod = (unit: number, start: number, before: EvmPeriod | undefined): EvmPeriod => ({
  unit,
  start,
  txs: 0,
  gas: "0",
  fees: "0",
  prices: "0",
  maxPrice: "0",
  maxTxs: 0,
  maxGas: "0",
  contracts: 0,
  addresses: 0,
  senders: 0,
  deployers: 0,
  totalTxs: before?.totalTxs ?? 0,
  totalContracts: before?.totalContracts ?? 0,
  totalAddresses: before?.totalAddresses ?? 0,
  totalSenders: before?.totalSenders ?? 0,
  totalDeployers: before?.totalDeployers ?? 0,
  second: before?.second ?? 0,
  secondTxs: before?.secondTxs ?? 0,
  secondGas: before?.secondGas ?? "0",
});

const sum = (left: string, right: string): string => String(BigInt(left) + BigInt(right));
const largest = (left: string, right: string): string => (BigInt(left) < BigInt(right) ? right : left);

/** Adds the sums that need no addresses. */
function addSums(period: EvmPeriod, fact: EvmHourFact): void {
  const { first, last } = fact;
  const joined = first.time === period.second;
  const seam = joined
    ? { time: first.time, txs: period.secondTxs + first.txs, gas: sum(period.secondGas, first.gas) }
    : first;
  const end = first.time === last.time ? seam : last;
  period.txs += fact.txs;
  period.gas = sum(period.gas, fact.gas);
  period.fees = sum(period.fees, fact.fees);
  period.prices = sum(period.prices, fact.prices);
  period.maxPrice = largest(period.maxPrice, fact.maxPrice);
  period.maxTxs = Math.max(period.maxTxs, fact.maxTxs, seam.txs);
  period.maxGas = largest(largest(period.maxGas, fact.maxGas), seam.gas);
  period.contracts += fact.contracts;
  period.totalTxs += fact.txs;
  period.totalContracts += fact.contracts;
  period.second = end.time;
  period.secondTxs = end.txs;
  period.secondGas = end.gas;
}

class Counting {
  readonly #latest = new Map<number, EvmPeriod>();
  readonly #known: Map<string, Lasts & { address: string }>;
  readonly #changed = new Set<string>();
  readonly #periods: EvmPeriod[] = [];
  readonly #lastActive = new LastActiveChanges();

  constructor(latest: readonly EvmPeriod[], known: readonly EvmParty[]) {
    for (const period of latest) this.#latest.set(period.unit, period);
    this.#known = new Map(
      known.map(({ address, seen, sent, deployed }) => [address, { address, seen, sent, deployed }]),
    );
  }

  add(fact: EvmHourFact): void {
    const newest = this.#latest.get(0)?.start ?? 0;
    const hour = Math.max(fact.hour, newest / HOUR);
    const current = INTERVALS.map((interval, unit) => this.#period(unit, startOf(interval, hour * HOUR)));
    for (const period of current) addSums(period, fact);
    const [seen, sent, deployed] = ROLES;
    for (const address of fact.senders) {
      this.#active(seen, address, hour, current);
      this.#active(sent, address, hour, current);
    }
    for (const address of fact.others) this.#active(seen, address, hour, current);
    for (const address of fact.deployers) this.#active(deployed, address, hour, current);
  }

  result(): Counted {
    const parties = [...this.#changed].flatMap((address) => {
      const { seen = null, sent = null, deployed = null } = this.#known.get(address) ?? {};
      return seen === null ? [] : [{ address, seen, sent, deployed }];
    });
    return { periods: this.#periods, parties, lastActive: this.#lastActive.list() };
  }

  /** The period of a kind that begins at a time, which becomes the latest one. */
  #period(unit: number, start: number): EvmPeriod {
    const known = this.#latest.get(unit);
    const period = known?.start === start ? known : emptyPeriod(unit, start, known);
    if (!this.#periods.includes(period)) this.#periods.push(period);
    this.#latest.set(unit, period);
    return period;
  }

  #active({ last, distinct, total }: Role, address: string, hour: number, current: EvmPeriod[]): void {
    const party = this.#known.get(address) ?? { address, seen: null, sent: null, deployed: null };
    const before = party[last];
    if (before === hour) return;
    for (const period of current) {
      if (before === null || before * HOUR < period.start) period[distinct]++;
      if (before === null) period[total]++;
    }
    this.#lastActive.move(last, before, hour);
    party[last] = hour;
    this.#known.set(address, party);
    this.#changed.add(address);
  }
}

/**
 * Adds hours to the counts so far.
 *
 * @param latest the last period of each kind; none before the first block
 * @param known the addresses of these hours that were active before
 */
export function countHours(
  latest: readonly EvmPeriod[],
  known: readonly EvmParty[],
  hours: readonly EvmHourFact[],
): Counted {
  const counting = new Counting(latest, known);
  for (const hour of hours) counting.add(hour);
  return counting.result();
}

/** Sums of consecutive periods from the first on, oldest first; all addresses are distinct up to the last one. */
export function addPeriods(periods: readonly EvmPeriod[]): EvmPeriod {
  const all = emptyPeriod(0, 0, periods[periods.length - 1]);
  for (const { txs, gas, fees, prices, maxPrice, maxTxs, maxGas, contracts } of periods) {
    all.txs += txs;
    all.gas = sum(all.gas, gas);
    all.fees = sum(all.fees, fees);
    all.prices = sum(all.prices, prices);
    all.maxPrice = largest(all.maxPrice, maxPrice);
    all.maxTxs = Math.max(all.maxTxs, maxTxs);
    all.maxGas = largest(all.maxGas, maxGas);
    all.contracts += contracts;
  }
  all.addresses = all.totalAddresses;
  all.senders = all.totalSenders;
  all.deployers = all.totalDeployers;
  return all;
}
