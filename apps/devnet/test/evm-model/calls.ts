/** Model of the contracts: results of random calls, by the rules of their sources. */
import { mnemonicToAccount } from "viem/accounts";
import { expect } from "vitest";

const MNEMONIC = "test test test test test test test test test test test junk";
/** Accounts that nobody in the network's history has used; the first one makes the contracts. */
export const people = [3, 4, 5, 6].map((addressIndex) => mnemonicToAccount(MNEMONIC, { addressIndex }));
export const ZERO = `0x${"0".repeat(40)}` as const;

/** One token that moved. */
export interface Moved {
  readonly kind: 20 | 721 | 1155;
  readonly from: string;
  readonly to: string;
  readonly id: string | undefined;
  readonly value: string | undefined;
  readonly tx: string;
}

/** State after the calls, by the contracts' rules. */
export interface World {
  readonly coins: Map<string, bigint>;
  readonly allowed: Map<string, bigint>;
  readonly owners: Map<bigint, string>;
  readonly items: Map<string, bigint>;
  readonly moved: Moved[];
  /** Transactions with whether they succeeded. */
  readonly txs: Map<string, boolean>;
}

export const copyOf = (world: World): World => ({
  coins: new Map(world.coins),
  allowed: new Map(world.allowed),
  owners: new Map(world.owners),
  items: new Map(world.items),
  moved: [...world.moved],
  txs: new Map(world.txs),
});

export type Name = "Coin" | "Collection" | "Items";

/** A call, and what it does to the world: undefined when the contract refuses it. */
export interface Call {
  readonly by: number;
  readonly contract: Name;
  readonly name: string;
  readonly args: readonly unknown[];
  readonly effect: (world: World) => (() => Omit<Moved, "tx">[]) | undefined;
}

export const who = (index: number) => people[index]?.address ?? expect.fail(`no person ${index}`);
const of = <Key>(map: Map<Key, bigint>, key: Key): bigint => map.get(key) ?? 0n;
export const add = <Key>(map: Map<Key, bigint>, key: Key, value: bigint) =>
  void map.set(key, of(map, key) + value);

export const coin = (from: string, to: string, value: bigint) => [
  { kind: 20 as const, from, to, id: undefined, value: String(value) },
];
const card = (from: string, to: string, id: bigint) => [
  { kind: 721 as const, from, to, id: String(id), value: undefined },
];

/** Rules of the contracts, as in their sources. */
export const calls = {
  pay: (by: number, other: number, _third: number, value: bigint): Call => ({
    by,
    contract: "Coin",
    name: "transfer",
    args: [who(other), value],
    effect: ({ coins }) =>
      of(coins, who(by)) < value
        ? undefined
        : () => {
            add(coins, who(by), -value);
            add(coins, who(other), value);
            return coin(who(by), who(other), value);
          },
  }),
  allow: (by: number, other: number, _third: number, value: bigint): Call => ({
    by,
    contract: "Coin",
    name: "approve",
    args: [who(other), value],
    effect:
      ({ allowed }) =>
      () => {
        allowed.set(`${who(by)}/${who(other)}`, value);
        return [];
      },
  }),
  take: (by: number, other: number, third: number, value: bigint): Call => ({
    by,
    contract: "Coin",
    name: "transferFrom",
    args: [who(other), who(third), value],
    effect({ coins, allowed }) {
      const right = `${who(other)}/${who(by)}`;
      if (of(allowed, right) < value || of(coins, who(other)) < value) return undefined;
      return () => {
        add(allowed, right, -value);
        add(coins, who(other), -value);
        add(coins, who(third), value);
        return coin(who(other), who(third), value);
      };
    },
  }),
  mintCoins: (by: number, other: number, _third: number, value: bigint): Call => ({
    by,
    contract: "Coin",
    name: "mint",
    args: [who(other), value],
    effect: ({ coins }) =>
      by !== 0
        ? undefined
        : () => {
            add(coins, who(other), value);
            return coin(ZERO, who(other), value);
          },
  }),
  burnCoins: (by: number, _other: number, _third: number, value: bigint): Call => ({
    by,
    contract: "Coin",
    name: "burn",
    args: [value],
    effect: ({ coins }) =>
      of(coins, who(by)) < value
        ? undefined
        : () => {
            add(coins, who(by), -value);
            return coin(who(by), ZERO, value);
          },
  }),
  mintCard: (by: number, other: number, _third: number, id: bigint): Call => ({
    by,
    contract: "Collection",
    name: "mint",
    args: [who(other), id, "data:,{}"],
    effect: ({ owners }) =>
      by !== 0 || owners.has(id)
        ? undefined
        : () => {
            owners.set(id, who(other));
            return card(ZERO, who(other), id);
          },
  }),
  giveCard: (by: number, other: number, third: number, id: bigint): Call => ({
    by,
    contract: "Collection",
    name: "transferFrom",
    args: [who(other), who(third), id],
    effect: ({ owners }) =>
      by !== other || owners.get(id) !== who(other)
        ? undefined
        : () => {
            owners.set(id, who(third));
            return card(who(other), who(third), id);
          },
  }),
  burnCard: (by: number, _other: number, _third: number, id: bigint): Call => ({
    by,
    contract: "Collection",
    name: "burn",
    args: [id],
    effect: ({ owners }) =>
      owners.get(id) !== who(by)
        ? undefined
        : () => {
            owners.delete(id);
            return card(who(by), ZERO, id);
          },
  }),
  mintItems: (by: number, other: number, _third: number, value: bigint): Call =>
    batch(by, undefined, other, value),
  giveItems: (by: number, other: number, third: number, value: bigint): Call =>
    batch(by, other, third, value),
};

/** Two kinds at once, of which the second may be the first again. */
function batch(by: number, from: number | undefined, to: number, value: bigint): Call {
  const ids = [value % 3n, (value + (value % 2n)) % 3n];
  const values = [value % 5n, value % 7n];
  const args = [who(to), ids, values];
  const moved = (sender: string) =>
    ids.map((id, index) => ({
      kind: 1155 as const,
      from: sender,
      to: who(to),
      id: String(id),
      value: String(values[index]),
    }));
  const key = (owner: string, id: bigint) => `${owner}/${id}`;
  if (from === undefined) {
    return {
      by,
      contract: "Items",
      name: "mintBatch",
      args,
      effect: ({ items }) =>
        by !== 0
          ? undefined
          : () => {
              ids.forEach((id, index) => void add(items, key(who(to), id), values[index] ?? 0n));
              return moved(ZERO);
            },
    };
  }
  return {
    by,
    contract: "Items",
    name: "safeBatchTransferFrom",
    args: [who(from), ...args, "0x"],
    effect({ items }) {
      if (by !== from) return undefined;
      const after = new Map(items);
      for (const [index, id] of ids.entries()) {
        const amount = values[index] ?? 0n;
        if (of(after, key(who(from), id)) < amount) return undefined;
        add(after, key(who(from), id), -amount);
        add(after, key(who(to), id), amount);
      }
      return () => {
        for (const [owned, amount] of after) items.set(owned, amount);
        return moved(who(from));
      };
    },
  };
}
