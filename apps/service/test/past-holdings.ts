/** What addresses hold of the outputs of a random history, counted output by output, and what such histories share. */

import type { XUtxoFact } from "../src/domain/x/facts.ts";
import type { BalanceFilter } from "../src/store/balances/balance.ts";
import type { BalanceRow } from "../src/store/balances/kind.ts";
import type { Store } from "../src/store/store.ts";

export const hex = (n: number, bytes = 32): string => `0x${n.toString(16).padStart(bytes * 2, "0")}`;

export const ADDRESSES: readonly string[] = [1, 2, 3, 4].map((n) => hex(n, 20));
export const ASSETS: readonly (string | null)[] = [null, null, null, hex(901)];

/** A chain to which outputs are exported. */
export const OTHER_CHAIN: string = hex(902);
export const BEGINNING = 1_000;

/** Numbers from a seed, below a bound: the minimal standard generator of Park and Miller. */
export function numbers(seed: number): (bound: number) => number {
  let state = 1 + (seed % 2_147_483_646);
  return (bound) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
}

/** A history that is made while it is indexed. */
export interface IndexedHistory {
  /** That of the last block. */
  readonly time: number;
  /** @param disorder whether times may go back */
  index(store: Store, network: number, blocks: number, disorder?: boolean): Promise<void>;
  /** What the addresses hold at a time, by kind, asset, type and chain. */
  balances(filter: BalanceFilter): BalanceRow[];
}

/** An output, and when it was spent by its own chain or by another. */
export interface Held {
  readonly fact: Pick<
    XUtxoFact,
    "assetId" | "amount" | "threshold" | "addresses" | "consumedOn" | "time" | "utxoId"
  >;
  spentAt?: number;
  importedAt?: number;
}

/** @param described what balance an output counts to */
export function holdings<Output extends Held>(
  outputs: readonly Output[],
  { addresses, time }: BalanceFilter,
  described: (output: Output) => Pick<BalanceRow, "kind" | "type">,
): BalanceRow[] {
  const rows = new Map<string, BalanceRow & { sum: bigint }>();
  const gone = (at: number | undefined) => at !== undefined && at <= time;
  for (const output of outputs) {
    const { fact, spentAt, importedAt } = output;
    const owners = fact.addresses.filter((address) => addresses.includes(address)).length;
    if (fact.time > time || gone(spentAt) || gone(importedAt) || fact.amount === "0") continue;
    if (owners === 0 || owners < fact.threshold) continue;
    const { assetId, consumedOn: sharedWith } = fact;
    const one = { ...described(output), assetId, sharedWith, amount: "0", outputs: 0, asset: null };
    const row = rows.get(keyOf(one)) ?? { ...one, sum: 0n };
    row.sum += BigInt(fact.amount);
    row.outputs += 1;
    rows.set(keyOf(one), row);
  }
  return [...rows.values()].map(({ sum, ...row }) => ({ ...row, amount: String(sum) })).sort(byKind);
}

const keyOf = ({ kind, assetId, type, sharedWith }: BalanceRow): string =>
  `${kind} ${assetId} ${type} ${sharedWith}`;

/** An order of balances. */
export const byKind = (left: BalanceRow, right: BalanceRow): number => (keyOf(left) < keyOf(right) ? -1 : 1);
