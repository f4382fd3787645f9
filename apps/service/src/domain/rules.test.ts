/** The chain's small rules, case by case. */

import { CodecError, decodeHex } from "@primary-network/codec";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readChainGenesis } from "./evm/genesis.ts";
import { toCb58, toHex } from "./id-text.ts";
import { chainAlias, isDurango, PRIMARY_ID, servedName } from "./network.ts";
import { delegationCapacity } from "./p/delegation-capacity.ts";
import { feePercent, feeShares } from "./p/delegation-fee.ts";
import { knownHeliconTime, ratesAt, UNSCHEDULED } from "./p/helicon.ts";
import { netReward, PRIMARY_RATES, potentialReward } from "./p/reward.ts";
import { stakingStatus, timeRemaining } from "./p/staking-status.ts";
import { pendingPriority, type StakingTx } from "./p/staking-term.ts";
import { SupplyLedger } from "./p/supply.ts";
import { managerRequest } from "./p/warp-payload.ts";

const AVAX = 1_000_000_000n;

test.each([
  { now: 99, status: "pending", left: 101 },
  { now: 100, status: "active", left: 100 },
  { now: 199, status: "active", left: 1 },
  { now: 200, status: "completed", left: 0 },
  { now: 500, status: "completed", left: 0 },
])("a term from 100 to 200 is $status at $now", ({ now, status, left }) => {
  expect(stakingStatus({ start: 100, end: 200 }, now)).toBe(status);
  expect(timeRemaining({ start: 100, end: 200 }, now)).toBe(left);
  expect(stakingStatus({ start: 100, end: 200, removed: true }, now)).toBe("removed");
  expect(timeRemaining({ start: 100, end: 200, removed: true }, now)).toBe(0);
});

test.each([
  [20_000, "2.0000000000000000"],
  [1_000_000, "100.0000000000000000"],
  [31_415, "3.1415000000000000"],
  [1, "0.0001000000000000"],
])("%i millionths are %s percent", (shares, percent) => {
  expect(feePercent(shares)).toBe(percent);
  expect(feeShares(Number(percent))).toBeCloseTo(shares);
});

test.each([
  { stake: 2_000n, delegated: 0n, left: 8_000n, why: "five times the stake" },
  { stake: 2_000n, delegated: 3_000n, left: 5_000n, why: "less what is delegated" },
  { stake: 1_000_000n, delegated: 0n, left: 2_000_000n, why: "at most 3 million in all" },
  { stake: 3_000_000n, delegated: 0n, left: 0n, why: "the stake alone is the most" },
  { stake: 2_000n, delegated: 9_000n, left: 0n, why: "never below nothing" },
])("delegation capacity: $why", ({ stake, delegated, left }) => {
  expect(delegationCapacity(stake * AVAX, delegated * AVAX)).toBe(left * AVAX);
});

describe("rewards", () => {
  const supply = 360_000_000n * AVAX;

  test("mints 12 % of the remaining supply in a year when the whole supply is staked", () => {
    expect(potentialReward(PRIMARY_RATES, supply, supply, 31_536_000)).toBe(43_200_000n * AVAX);
  });

  test("mints nothing beyond the cap or without a supply", () => {
    expect(potentialReward(PRIMARY_RATES, PRIMARY_RATES.cap, AVAX, 31_536_000)).toBe(0n);
    expect(potentialReward(PRIMARY_RATES, 0n, AVAX, 31_536_000)).toBe(0n);
  });

  test("rounds the delegation fee in the validator's favour", () => {
    expect(netReward(1_000n, 20_000)).toBe(980n);
    expect(netReward(1_001n, 20_000)).toBe(980n);
    expect(netReward(1_001n, 1_000_000)).toBe(0n);
  });

  test("the ledger fixes rewards when terms begin and subtracts withheld ones", () => {
    const ledger = SupplyLedger.atGenesis(supply);
    const staker = {
      txId: "a",
      subnetId: PRIMARY_ID,
      kind: "validator" as const,
      weight: String(2_000n * AVAX),
      priority: 2,
    };
    const now = { ...staker, startTime: 0, endTime: 31_536_000 };
    const first = ledger.begin(now);
    const second = ledger.begin(now);
    expect(BigInt(first ?? 0)).toBeGreaterThan(BigInt(second ?? 0));
    ledger.withhold(PRIMARY_ID, second ?? "0");
    const again = SupplyLedger.from(JSON.parse(JSON.stringify(ledger.saved())));
    expect(again.begin(now)).toBe(second);
    again.wait({ ...now, txId: "late", startTime: 200, endTime: 31_536_200 });
    again.wait({ ...now, txId: "soon", startTime: 100, endTime: 31_536_100 });
    expect(again.advance(99, 1)).toEqual([]);
    expect(again.advance(200, 2).map(({ txId }) => txId)).toEqual(["soon", "late"]);
    expect(again.begin({ ...now, subnetId: "permissioned" })).toBeNull();
  });
});

test("networks and chains are found by name", () => {
  const network = { networkId: 5, hrp: "fuji", assetId: "0x0a", xChainId: "0x01", cChainId: "0x02" };
  expect(["mainnet", "fuji", "testnet"].map((name) => servedName(name as "fuji"))).toEqual([
    "mainnet",
    "fuji",
    "fuji",
  ]);
  expect(
    ["p-chain", toCb58(PRIMARY_ID), toCb58("0x01"), "c-chain", toCb58("0x03")].map((id) =>
      chainAlias(network, id),
    ),
  ).toEqual(["p-chain", "p-chain", "x-chain", "c-chain", undefined]);
  expect(isDurango(5, 1_707_840_000)).toBe(true);
  expect(isDurango(5, 1_707_839_999)).toBe(false);
  expect(isDurango(12_345, 0)).toBe(true);
});

test.each([
  ['{"config":{"chainId":43112}}', { evm: true, evmChainId: "43112" }],
  ['{"config":{"chainId":18446744073709551615}}', { evm: true, evmChainId: "18446744073709551615" }],
  ['{"note":{"chainId":1},"config":{"chainId":43112}}', { evm: true, evmChainId: "43112" }],
  [
    '{"note":{"chainId":1},"config":{"chainId":18446744073709551615}}',
    { evm: true, evmChainId: "18446744073709551615" },
  ],
  ['{"config":{"chainId":18446744073709551616}}', { evm: false }],
  ['{"config":{"chainId":100000000000000000000}}', { evm: false }],
  [`{"config":{"chainId":${"9".repeat(400)}}}`, { evm: false }],
  ['{"config":{"chainId":1e30}}', { evm: false }],
  ['{"config":{"chainId":-5}}', { evm: false }],
  ['{"config":{"chainId":-0}}', { evm: true, evmChainId: "0" }],
  ['{"config":{"chainId":"43112"}}', { evm: false }],
  ['{"config":{"chainId":1,"chainId":2}}', { evm: true, evmChainId: "2" }],
  ['{"config":{"chainId":1.5}}', { evm: false }],
  ['{"config":{}}', { evm: false }],
  ["\u0000\u0001", { evm: false, text: "0x0001" }],
  ["null", { evm: false }],
])("genesis %j", (text, want) => {
  expect(readChainGenesis(new TextEncoder().encode(text))).toMatchObject(want);
});

/** Ids of which some begin with zeros, so that their texts differ in length. */
const anyId = fc
  .tuple(fc.nat(3), fc.uint8Array({ minLength: 32, maxLength: 32 }))
  .map(([zeros, bytes]) => bytes.fill(0, 0, zeros));

test("terms that begin at the same time begin by priority, then by the bytes of their ids", () => {
  const waiting = fc.record({ id: anyId, priority: fc.integer({ min: 1, max: 6 }) });
  fc.assert(
    fc.property(fc.uniqueArray(waiting, { maxLength: 8, selector: ({ id }) => String(id) }), (terms) => {
      const ledger = SupplyLedger.atGenesis(360_000_000n * AVAX);
      const term = { subnetId: PRIMARY_ID, kind: "validator" as const, weight: "1000" };
      for (const { id, priority } of terms) {
        ledger.wait({ ...term, txId: toHex(id), startTime: 5, endTime: 10, priority });
      }
      const inOrder = terms.toSorted((a, b) => a.priority - b.priority || Buffer.compare(a.id, b.id));
      expect(ledger.advance(5, 1).map(({ txId }) => txId)).toEqual(inOrder.map(({ id }) => toHex(id)));
    }),
  );
});

test.each([
  ["AddDelegatorTx", undefined, 1],
  ["AddValidatorTx", undefined, 2],
  ["AddPermissionlessValidatorTx", 0, 2],
  ["AddPermissionlessDelegatorTx", 0, 3],
  ["AddPermissionlessValidatorTx", 1, 4],
  ["AddPermissionlessDelegatorTx", 1, 5],
  ["AddSubnetValidatorTx", 1, 6],
])("a pending %s of subnet %s has priority %i (avalanchego txs/priorities.go)", (type, subnet, priority) => {
  const tx = { type, ...(subnet !== undefined && { subnetId: new Uint8Array(32).fill(subnet) }) };
  expect(pendingPriority(tx as StakingTx)).toBe(priority);
});

test.each([
  { networkId: 1, want: Date.parse("2026-09-22T15:00:00Z") / 1000 },
  { networkId: 5, want: Date.parse("2026-07-28T15:00:00Z") / 1000 },
  { networkId: 1337, want: UNSCHEDULED },
])("Helicon's date on network $networkId is known without a node", ({ networkId, want }) => {
  expect(knownHeliconTime(networkId)).toBe(want);
});

const HELICON = 1_000_000;
test.each([
  // Amounts of avalanchego's own test of ACP-285: a day of 1 million AVAX at a supply of 360 million.
  { rate: 100_000n, start: HELICON - 1, reward: 274_122_724_713n },
  { rate: 100_000n, start: HELICON, reward: 274_122_724_713n },
  { rate: 100_000n, start: HELICON + 30 * 86_400, reward: 251_355_136_048n },
  { rate: 100_000n, start: HELICON + 90 * 86_400, reward: 205_817_226_496n },
  { rate: 100_000n, start: HELICON + 900 * 86_400, reward: 205_817_226_496n },
])("a term that begins at $start earns $reward of Helicon's rates", ({ rate, start, reward }) => {
  const rates = ratesAt({ ...PRIMARY_RATES, minRate: rate }, start, HELICON);
  expect(potentialReward(rates, 360_000_000n * AVAX, 1_000_000n * AVAX, 86_400)).toBe(reward);
});

test.each([
  { min: 50_000n, max: 120_000n, days: 90, want: 75_000n, why: "a lower rate rises" },
  { min: 50_000n, max: 120_000n, days: 45, want: 62_500n, why: "half of the way" },
  { min: 75_000n, max: 120_000n, days: 45, want: 75_000n, why: "it is there already" },
  { min: 10_000n, max: 70_000n, days: 90, want: 10_000n, why: "the highest rate is below the target" },
])("Helicon's lowest rate: $why", ({ min, max, days, want }) => {
  const rates = { ...PRIMARY_RATES, minRate: min, maxRate: max };
  expect(ratesAt(rates, HELICON + days * 86_400, HELICON).minRate).toBe(want);
});

test("Warp messages that are truncated or have another type are refused", () => {
  const inner =
    "00000000000300000000000000000000000000000000000000000000000000000000000000070000000000000001000000000000002a";
  const call = `00000000000100000000${(inner.length / 2).toString(16).padStart(8, "0")}${inner}`;
  const message = `0000000030390000000000000000000000000000000000000000000000000000000000000000${(
    call.length / 2
  )
    .toString(16)
    .padStart(8, "0")}${call}`;
  const signature = `0000000000000001ff${"00".repeat(96)}`;
  const request = (hex: string, type: "L1ValidatorWeight" | "RegisterL1Validator" = "L1ValidatorWeight") =>
    managerRequest(decodeHex(hex, { checksum: false }), type);
  const signed = `${message}${signature}`;
  expect(request(signed)).toMatchObject({ weight: 42n });
  for (let length = 0; length < signed.length; length += 2) {
    expect(() => request(signed.slice(0, length)), `cut at ${length / 2}`).toThrow(CodecError);
  }
  expect(() => request(signed, "RegisterL1Validator")).toThrow("is a L1ValidatorWeight, not");
  const hash = `000000000000${"ab".repeat(32)}`;
  expect(() => request(`${message.slice(0, 76)}00000026${hash}${signature}`)).toThrow(
    "payload is not an addressed call",
  );
});
