/** The supply of AVAX and the stakes of each day, compared with what the local network's nodes keep and say. */

import { encodeCb58 } from "@primary-network/codec";
import { decodeGenesis, producedOutputs } from "@primary-network/codec/p";
import { consumedInputs as consumedX, producedOutputs as producedX } from "@primary-network/codec/x";
import { DEFAULT_NOW } from "@primary-network/localnet";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askChain } from "./evm-truth.ts";
import { type Harness, type Json, openHarness } from "./harness.ts";

const DAY = 86_400;
const NANO = 10n ** 9n;

let harness: Harness;
beforeAll(async () => {
  const history = { weeks: 3, validators: 10, delegators: 20, heliconTime: DEFAULT_NOW - 7 * DAY };
  harness = await openHarness({ ...history, evm: true });
});
afterAll(() => harness.close());

/** An amount of whole AVAX in 10^-18 AVAX. */
function fine(text: string): bigint {
  const [whole = "", fraction = ""] = text.split(".");
  return BigInt(whole + fraction.padEnd(18, "0"));
}

async function supply(): Promise<Json> {
  const { status, body } = await harness.get("avax/supply");
  expect(status).toBe(200);
  return body;
}

test("the P-Chain's amounts are those of its node's ledger", async () => {
  const { totals, current, l1Validators } = harness.net.state;
  const got = await supply();
  expect(fine(got.totalPBurned)).toBe((totals.burned + totals.l1Fees) * NANO);
  expect(fine(got.l1ValidatorFees)).toBe(totals.l1Fees * NANO);
  expect(fine(got.totalRewards)).toBe(totals.rewarded * NANO);
  const staked = current.filter(({ role }) => role !== "permissioned");
  expect(fine(got.totalStaked)).toBe(staked.reduce((sum, { weight }) => sum + weight, 0n) * NANO);
  expect(fine(got.genesisUnlock)).toBe(decodeGenesis(harness.net.genesisBytes).initialSupply * NANO);
  expect(l1Validators.size).toBeGreaterThan(0);
  expect(totals.rewarded).toBeGreaterThan(0n);
});

test("locked is what outputs and stakes of the node's set are locked with", async () => {
  const { utxos, current, pending } = harness.net.state;
  const stakes = [...current, ...pending].flatMap(({ tx }) => producedOutputs(tx));
  const outputs = [
    ...utxos.values(),
    ...stakes.flatMap(({ kind, output }) => (kind === "stake" ? [output] : [])),
  ];
  const locked = outputs.reduce((sum, { output }) => {
    const counts = output.type === "LockOut" && output.locktime > BigInt(harness.net.now());
    return counts ? sum + output.output.amount : sum;
  }, 0n);
  expect(locked).toBeGreaterThan(0n);
  const got = await supply();
  expect(fine(got.totalLocked)).toBe(locked * NANO);
  expect(fine(got.totalSupply) - fine(got.circulatingSupply)).toBe(locked * NANO);
});

test("the X-Chain burned what its transactions spend and no output holds", async () => {
  const { xBlocks, avaxAssetId } = harness.net;
  const avax = String(avaxAssetId);
  let burned = 0n;
  for (const { block } of xBlocks)
    for (const tx of block.txs) {
      for (const row of consumedX(tx.unsignedTx))
        if ("input" in row && String(row.assetId) === avax && "amount" in row.input)
          burned += row.input.amount;
      for (const { assetId, output } of producedX(tx))
        if (String(assetId) === avax && output.type === "TransferOutput") burned -= output.amount;
    }
  expect(burned).toBeGreaterThan(0n);
  expect(fine((await supply()).totalXBurned)).toBe(burned * NANO);
});

test("the C-Chain burned the fees in its node's receipts, and those of atomic transactions", async () => {
  const { net } = harness;
  let atomic = 0n;
  for (const { txs } of net.cBlocks)
    for (const { unsignedTx: tx } of txs) {
      const sum = (rows: readonly { readonly amount: bigint }[]) =>
        rows.reduce((all, { amount }) => all + amount, 0n);
      atomic +=
        tx.type === "ImportTx"
          ? sum(tx.importedInputs.map(({ input }) => input)) - sum(tx.outputs)
          : sum(tx.inputs) - sum(tx.exportedOutputs.map(({ output }) => output));
    }
  const chain = net.evmChains.find(({ rpcPath }) => rpcPath === "/ext/bc/C/rpc") ?? expect.unreachable();
  const [{ result: head }] = await askChain(net, chain, [["eth_blockNumber"]]);
  const numbers = Array.from({ length: Number(head) + 1 }, (_, number) => `0x${number.toString(16)}`);
  const receipts = await askChain(
    net,
    chain,
    numbers.map((number) => ["eth_getBlockReceipts", number] as const),
  );
  const fees = receipts
    .flatMap(({ result }) => result)
    .reduce((sum: bigint, one: Json) => sum + BigInt(one.gasUsed) * BigInt(one.effectiveGasPrice), 0n);
  expect(atomic).toBeGreaterThan(0n);
  expect(fees).toBeGreaterThan(0n);
  expect(fine((await supply()).totalCBurned)).toBe(atomic * NANO + fees);
});

test("amounts add up", async () => {
  const got = await supply();
  const burned = fine(got.totalPBurned) + fine(got.totalXBurned) + fine(got.totalCBurned);
  expect(fine(got.totalSupply)).toBe(fine(got.genesisUnlock) + fine(got.totalRewards) - burned);
  expect(Date.parse(got.lastUpdated) / 1000).toBeLessThanOrEqual(harness.net.now());
});

/** The weights of a subnet's nodes after the last block before a time, by the node's own log of changes. */
function weightsBefore(time: number, subnet: Uint8Array): bigint[] {
  const { state, blocks } = harness.net;
  const last = blocks.findLast(({ timestamp }) => timestamp < time)?.height ?? 0n;
  const weights = new Map<string, bigint>();
  for (const { height, subnetId, nodeId, weight } of state.weightChanges)
    if (height <= last && String(subnetId) === String(subnet))
      weights.set(String(nodeId), (weights.get(String(nodeId)) ?? 0n) + weight);
  return [...weights.values()].filter((weight) => weight > 0n);
}

const METRICS = ["validatorCount", "validatorWeight", "delegatorCount", "delegatorWeight"] as const;

/** The values of each metric by day. Weights may be beyond what JSON.parse reads exactly, so these are rounded. */
async function stakesByDay(subnet?: Uint8Array): Promise<Map<number, number[]>> {
  const query = subnet ? `?subnetId=${encodeCb58(subnet)}` : "";
  const days = new Map<number, number[]>();
  for (const metric of METRICS)
    for (const { timestamp, value } of await harness.all(
      `/v2/networks/fuji/metrics/${metric}${query}`,
      "results",
      7,
    ))
      days.set(timestamp, [...(days.get(timestamp) ?? []), value]);
  return days;
}

const PRIMARY = new Uint8Array(32);

test("a day's stakes are those that the node had at its end", async () => {
  const { subnets, timestamp: now } = harness.net.state;
  const delegations = await harness.all("networks/fuji/delegators", "delegators", 100);
  // The node's log has the weights of L1s too, which are no stakes.
  const staked = [...subnets.values()]
    .filter(({ conversion }) => !conversion)
    .map(({ subnetId }) => subnetId);
  let compared = 0;
  for (const subnet of [PRIMARY, ...staked]) {
    for (const [start, [count, weight = 0, delegators, delegated = 0]] of await stakesByDay(subnet)) {
      const end = start + DAY;
      const want = weightsBefore(end, subnet);
      expect([start, count]).toEqual([start, want.length]);
      expect((weight + delegated) / Number(want.reduce((sum, one) => sum + one, 0n) || 1n)).toBeCloseTo(
        want.length === 0 ? 0 : 1,
        12,
      );
      const runs = delegations.filter(
        ({ startTimestamp, endTimestamp }) => startTimestamp < end && endTimestamp >= end,
      );
      if (subnet === PRIMARY) expect([start, delegators]).toEqual([start, runs.length]);
      compared++;
    }
  }
  const newest = now - (now % DAY) - DAY;
  expect(Math.max(...(await stakesByDay(PRIMARY)).keys())).toBe(newest);
  expect(compared).toBeGreaterThan(20);
});

test("without a subnet, a day's stakes are those of all subnets", async () => {
  const sums = new Map<number, number[]>();
  for (const { subnetId } of [{ subnetId: PRIMARY }, ...harness.net.state.subnets.values()])
    for (const [start, values] of await stakesByDay(subnetId))
      sums.set(
        start,
        values.map((value, at) => value + (sums.get(start)?.[at] ?? 0)),
      );
  const all = await stakesByDay();
  expect([...all.keys()]).toEqual([...sums.keys()]);
  for (const [start, values] of all)
    for (const [at, value] of values.entries())
      expect(value / (sums.get(start)?.[at] || 1)).toBeCloseTo(value === 0 ? 0 : 1, 12);
});

test("a span of days and a subnet that is not known", async () => {
  const path = "/v2/networks/fuji/metrics/validatorCount";
  const all = await harness.all(path, "results");
  const [third, last] = [all[3].timestamp, all[1].timestamp];
  const { body } = await harness.get(`${path}?startTimestamp=${third}&endTimestamp=${last}`);
  expect(body).toEqual({ results: all.slice(2, 4) });
  const unknown = encodeCb58(new Uint8Array(32).fill(7));
  expect((await harness.get(`${path}?subnetId=${unknown}`)).body).toEqual({ results: [] });
  expect((await harness.get(`${path}?subnetId=x`)).status).toBe(400);
});
