/** The continuous fee of active L1 validators (ACP-77): its price, and the payments of each day. */

/**
 * nAVAX a second on mainnet and fuji, and on networks whose node does not report it. The price rises only while more validations
 * are active than the node's target (10,000 by default), which no network has come near; blocks do not contain the price.
 */
export const PUBLIC_L1_FEE_PRICE = 512n;

const PUBLIC_NETWORKS: readonly number[] = [1, 5];

/** True when a network's price is known without its node. */
export const hasPublicL1Fee = (networkId: number): boolean => PUBLIC_NETWORKS.includes(networkId);

/** The state of an L1 validation from a time on. */
export interface L1PaidState {
  validationId: string;
  /** Unix seconds. */
  time: number;
  /** Cumulative fee since 1970, in nAVAX, at which the balance is used up; "0" when it is inactive. */
  paidUntil: string;
}

/** A UTC day of some validations together; nAVAX. */
export interface L1FeeDay {
  /** Unix seconds. */
  readonly start: number;
  readonly paid: bigint;
  /** Up to the end of the day. */
  readonly paidSoFar: bigint;
  /** The number of validations that paid anything on the day. */
  readonly paying: number;
}

const DAY = 86_400;

/**
 * Days counted in one pass. A day adds the validators that begin or end on it; validators that last whole
 * days add one step.
 */
class Days {
  readonly #first: number;
  readonly #dayPrice: bigint;
  readonly #partial: bigint[];
  readonly #wholeSteps: number[];
  readonly #payingSteps: number[];

  constructor(first: number, last: number, price: bigint) {
    this.#first = first;
    this.#dayPrice = price * BigInt(DAY);
    this.#partial = Array.from({ length: last - first + 1 }, () => 0n);
    this.#wholeSteps = Array.from({ length: last - first + 2 }, () => 0);
    this.#payingSteps = [...this.#wholeSteps];
  }

  dayOf(fee: bigint): number {
    return Number(fee / this.#dayPrice);
  }

  /** A validation pays from one cumulative fee to another. */
  pay(from: bigint, to: bigint): void {
    const [first, last] = [this.dayOf(from), this.dayOf(to - 1n)];
    if (first === last) {
      this.#add(first, to - from);
      return;
    }
    this.#add(first, BigInt(first + 1) * this.#dayPrice - from);
    this.#add(last, to - BigInt(last) * this.#dayPrice);
    this.#step(this.#wholeSteps, first + 1, last);
  }

  /** A validation pays on some days, both included. */
  count(first: number, last: number): void {
    this.#step(this.#payingSteps, first, last + 1);
  }

  list(): L1FeeDay[] {
    let [whole, paying, paidSoFar] = [0, 0, 0n];
    return this.#partial.map((partial, at) => {
      whole += this.#wholeSteps[at] ?? 0;
      paying += this.#payingSteps[at] ?? 0;
      const paid = partial + BigInt(whole) * this.#dayPrice;
      paidSoFar += paid;
      return { start: (this.#first + at) * DAY, paid, paidSoFar, paying };
    });
  }

  #add(day: number, paid: bigint): void {
    this.#partial[day - this.#first] = (this.#partial[day - this.#first] ?? 0n) + paid;
  }

  #step(steps: number[], from: number, below: number): void {
    steps[from - this.#first] = (steps[from - this.#first] ?? 0) + 1;
    steps[below - this.#first] = (steps[below - this.#first] ?? 0) - 1;
  }
}

/**
 * The days from the first state on, oldest first.
 *
 * @param states the states of the validations, in order within each validation
 * @param price nAVAX that an active validation pays each second
 * @param until Unix seconds up to which the chain is known; no state is later
 */
export function feeDays(
  states: readonly L1PaidState[],
  { price, until }: { readonly price: bigint; readonly until: number },
): L1FeeDay[] {
  const [begin] = states;
  if (!begin) return [];
  const byValidation = new Map<string, L1PaidState[]>();
  let first = begin.time;
  for (const state of states) {
    first = Math.min(first, state.time);
    const known = byValidation.get(state.validationId);
    if (known) known.push(state);
    else byValidation.set(state.validationId, [state]);
  }
  const days = new Days(Math.floor(first / DAY), Math.floor(until / DAY), price);
  for (const own of byValidation.values()) {
    let counted = -1;
    for (const [at, { time, paidUntil }] of own.entries()) {
      const from = price * BigInt(time);
      const next = price * BigInt(own[at + 1]?.time ?? until);
      const used = BigInt(paidUntil);
      const to = used < next ? used : next;
      if (to <= from) continue;
      days.pay(from, to);
      const [begun, last] = [Math.max(days.dayOf(from), counted + 1), days.dayOf(to - 1n)];
      if (begun <= last) days.count(begun, last);
      counted = last;
    }
  }
  return days.list();
}
