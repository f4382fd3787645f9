/** Balances, counted from the outputs that a chain lists: what the service's sums must equal. */

import type { Json } from "./harness.ts";

export interface Asked {
  readonly addresses: readonly string[];
  /** Unix seconds. */
  readonly time: number;
  /** Whether outputs are those of the time, not the latest. */
  readonly past: boolean;
}

/** `<amount> in <outputs>` by kind, asset, its type and the other chain. */
export type Sums = { [key: string]: string };

const keyOf = (kind: string, { assetId, type }: Json, sharedWith: string | undefined): string =>
  [kind, assetId, type, sharedWith ?? ""].join(" ");

/** The sums of a response. */
export function sumsOf({ balances }: Json): Sums {
  const sums: Sums = {};
  for (const [kind, items] of Object.entries<Json[]>(balances))
    for (const item of items)
      sums[keyOf(kind, item, item.sharedWithChainId)] = `${item.amount} in ${item.utxoCount}`;
  return sums;
}

/** The kind of an output of the P-Chain. Which term a stake of the past was in is not listed, so its kinds are one there. */
function pKindOf(utxo: Json, exported: boolean, { time, past }: Asked): string {
  const { platformLocktime = 0, stakeableLocktime = 0, utxoStartTimestamp, utxoEndTimestamp } = utxo;
  const lock = Math.max(platformLocktime, stakeableLocktime);
  if (exported) return lock > time ? "atomicMemoryLocked" : "atomicMemoryUnlocked";
  if (past && utxo.utxoType === "STAKE" && (utxo.staked || utxoEndTimestamp > time)) return "staked";
  if (utxo.staked) {
    if (utxoStartTimestamp > time) return "pendingStaked";
    return lock > utxoEndTimestamp ? "lockedStaked" : "unlockedStaked";
  }
  if (platformLocktime > time) return "lockedPlatform";
  return stakeableLocktime > time ? "lockedStakeable" : "unlockedUnstaked";
}

function xKindOf({ locktime }: Json, exported: boolean, { time }: Asked): string {
  if (exported) return locktime > time ? "atomicMemoryLocked" : "atomicMemoryUnlocked";
  return locktime > time ? "locked" : "unlocked";
}

/** Whether an output is there at the time, and those who are asked for can spend it. */
function counts(utxo: Json, { addresses, time, past }: Asked): boolean {
  const made: number = utxo.blockTimestamp ?? utxo.timestamp;
  const spent: number | undefined = utxo.consumingBlockTimestamp ?? utxo.consumingTxTimestamp;
  const owners: string[] = utxo.addresses;
  return (
    owners.filter((owner) => addresses.includes(owner)).length >= utxo.threshold &&
    BigInt(utxo.asset.amount) > 0n &&
    (past ? made <= time && (spent === undefined || spent > time) : spent === undefined)
  );
}

/**
 * @param every all outputs that the chain lists, spent ones too
 * @param chainId of the chain, cb58
 */
export function recount(every: readonly Json[], chainId: string, asked: Asked): Sums {
  const sums = new Map<string, [amount: bigint, outputs: number]>();
  for (const utxo of every) {
    if (utxo.createdOnChainId !== chainId || !counts(utxo, asked)) continue;
    const exported = utxo.consumedOnChainId !== chainId;
    const kind = ("blockNumber" in utxo ? pKindOf : xKindOf)(utxo, exported, asked);
    const key = keyOf(kind, utxo.asset, exported ? utxo.consumedOnChainId : undefined);
    const [amount, outputs] = sums.get(key) ?? [0n, 0];
    sums.set(key, [amount + BigInt(utxo.asset.amount), outputs + 1]);
  }
  return Object.fromEntries([...sums].map(([key, [amount, outputs]]) => [key, `${amount} in ${outputs}`]));
}

/** The sums with those of all stakes under one kind. */
export function withStakesAdded(sums: Sums): Sums {
  const added = new Map<string, [amount: bigint, outputs: number]>();
  for (const [key, sum] of Object.entries(sums)) {
    const of = key.replace(/^(unlockedStaked|lockedStaked|pendingStaked) /, "staked ");
    const [amount = "0", outputs = "0"] = sum.split(" in ");
    const before = added.get(of) ?? [0n, 0];
    added.set(of, [before[0] + BigInt(amount), before[1] + Number(outputs)]);
  }
  return Object.fromEntries([...added].map(([key, [amount, outputs]]) => [key, `${amount} in ${outputs}`]));
}
