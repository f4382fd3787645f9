/** Balances of an address on all chains. */
import type { AssetBalance } from "@primary-network/data";
import { expect, it } from "vitest";
import { readAddressSearch } from "./address-search.ts";
import { totalsOf } from "./totals-of.ts";

const balance = (assetId: string, amount: string): AssetBalance => ({
  assetId,
  amount,
  name: assetId,
  symbol: assetId,
  denomination: 9,
  type: "secp256k1",
  utxoCount: 1,
});

it("sums each asset over its kinds and its chains", () => {
  const given = [
    {
      chain: "p-chain" as const,
      balances: {
        unlockedUnstaked: [balance("A", "10")],
        unlockedStaked: [balance("A", "5")],
        lockedPlatform: [],
        lockedStakeable: [],
        lockedStaked: [],
        pendingStaked: [],
        atomicMemoryUnlocked: [],
        atomicMemoryLocked: [],
      },
    },
    {
      chain: "x-chain" as const,
      balances: {
        unlocked: [balance("A", "1"), balance("B", "18446744073709551615")],
        locked: [],
        atomicMemoryUnlocked: [],
        atomicMemoryLocked: [],
      },
    },
  ];
  expect(totalsOf(given).map(({ asset, ...total }) => ({ id: asset.assetId, ...total }))).toEqual([
    {
      id: "A",
      amount: 16n,
      chains: [
        { chain: "p-chain", amount: 15n },
        { chain: "x-chain", amount: 1n },
      ],
    },
    {
      id: "B",
      amount: 18_446_744_073_709_551_615n,
      chains: [{ chain: "x-chain", amount: 18_446_744_073_709_551_615n }],
    },
  ]);
  expect(totalsOf([])).toEqual([]);
});

it.each([
  [
    { part: "transfers", chain: 43112, kind: "ERC-721" },
    { part: "transfers", chain: "43112", kind: "ERC-721" },
  ],
  [{ part: "thoughts", kind: "ERC-20000" }, {}],
])("reads %j as %j", (given, want) => expect(readAddressSearch(given)).toEqual(want));
