/** Cycles of auto-renewed validators as a user meets them: issued, renewed, stopped, and seen through the node's methods. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { encodeCb58, encodeHex, formatAddress, formatNodeId } from "@primary-network/codec";
import { encodeTx, type SignedTx, txId as txIdOf, type UnsignedTx } from "@primary-network/codec/p";
import { beforeAll, expect, test } from "vitest";
import { createAsk } from "../../../test/ask.ts";
import { addAutoRenewedValidator, setAutoRenewedConfig } from "../../history/auto-renewed-transactions.ts";
import { OFFLINE_RENEWED } from "../../history/uptime.ts";
import { ownedBy, Wallet } from "../../history/wallet.ts";
import { createLocalnet, deriveNodeKey, type Localnet, type LocalnetOptions } from "../../index.ts";
import { DEFAULT_NOW } from "../../network/options.ts";
import { restaked } from "./auto-renewal.ts";
import { AVAX, DAY } from "./params.ts";
import { calculateReward } from "./rewards.ts";

const SEED = "auto-renewal";
const ROOM = 3_000_000n * AVAX;

test.each([
  { name: "nothing", shares: 0, weight: AVAX, want: { reward: 0n, fees: 0n } },
  { name: "all", shares: 1_000_000, weight: AVAX, want: { reward: 1_001n, fees: 99n } },
  { name: "a part, rounded up", shares: 333_333, weight: AVAX, want: { reward: 334n, fees: 33n } },
  { name: "what just fits", shares: 1_000_000, weight: ROOM - 1_100n, want: { reward: 1_001n, fees: 99n } },
  { name: "what fits, cut alike", shares: 1_000_000, weight: ROOM - 100n, want: { reward: 91n, fees: 9n } },
  {
    name: "nothing beyond the largest weight",
    shares: 1_000_000,
    weight: ROOM,
    want: { reward: 0n, fees: 0n },
  },
])("the share $name of a cycle's rewards is staked again", ({ shares, weight, want }) => {
  expect(restaked({ reward: 1_001n, fees: 99n }, weight, shares)).toEqual(want);
});

let localnet: Localnet;
let now = DEFAULT_NOW;
let ask: ReturnType<typeof createAsk>;
let wallet: Wallet;
beforeAll(async () => {
  localnet = await createLocalnet({
    seed: SEED,
    weeks: 2,
    validators: 4,
    delegators: 0,
    blockIntervalSeconds: 0,
    heliconTime: DEFAULT_NOW,
    clock: { now: () => now },
  });
  ask = createAsk(localnet);
  wallet = new Wallet(localnet.state);
});

const owners = () => ({
  rewards: ownedBy([localnet.accounts.ivan]),
  authority: ownedBy([localnet.accounts.carol]),
});
const adding = (name: string, compoundShares = 250_000): SignedTx => {
  const { rewards, authority } = owners();
  const stake = { amount: 2_000n * AVAX, rewards, delegationShares: 20_000 };
  const node = deriveNodeKey(SEED, name);
  return addAutoRenewedValidator(wallet, [localnet.accounts.alice], node, stake, {
    authority,
    compoundShares,
    period: DAY,
  });
};
const setting = (txId: Uint8Array, period: number, compoundShares: number): SignedTx => {
  const { carol } = localnet.accounts;
  const config = { authority: owners().authority, period, compoundShares };
  return setAutoRenewedConfig(wallet, [carol], txId, config);
};
const issue = async (tx: SignedTx, how: "result" | "fault" = "result") =>
  await ask[how]("platform.issueTx", { tx: encodeHex(encodeTx(tx)), encoding: "hex" });
const rowOf = async (name: string) => {
  const nodeIDs = [formatNodeId(deriveNodeKey(SEED, name).nodeId)];
  return (await ask.result("platform.getCurrentValidators", { nodeIDs })).validators[0];
};
/** The last reward transaction: its id and what became of it. */
const lastReward = async (at: number, txId: Uint8Array) => {
  const timestamp = BigInt(at);
  const tx: SignedTx = {
    unsignedTx: { type: "RewardAutoRenewedValidatorTx", txId, timestamp },
    credentials: [],
  };
  const txID = encodeCb58(txIdOf(tx));
  const { status } = await ask.result("platform.getTxStatus", { txID });
  return {
    status,
    paid: localnet.state.rewardUtxos.get(bytesToHex(txIdOf(tx))) ?? [],
    txID,
  };
};
const amounts = (paid: readonly { output: { type: string } }[]) =>
  paid.map(({ output }) => ("amount" in output ? output.amount : undefined));

test("info.upgrades returns the start of Helicon", async () => {
  expect((await ask.result("info.upgrades")).heliconTime).toBe("2026-06-01T00:00:00Z");
  const small = { weeks: 2, validators: 4, delegators: 0 };
  const timeOf = async (options: LocalnetOptions) =>
    (await createAsk(await createLocalnet(options)).result("info.upgrades")).heliconTime;
  expect(await timeOf(small)).toBe("2020-12-05T05:00:00Z");
  expect(await timeOf({ ...small, heliconTime: "never" })).toBe("9999-12-01T00:00:00Z");
});

test("before Helicon both transaction types are refused with the node's errors", async () => {
  const heliconTime = DEFAULT_NOW + 1;
  const early = await createLocalnet({ seed: SEED, weeks: 2, validators: 4, delegators: 0, heliconTime });
  const earlyAsk = createAsk(early);
  const { accounts } = early;
  const spends = new Wallet(early.state);
  const config = { authority: ownedBy([accounts.alice]), period: DAY, compoundShares: 0 };
  const stake = { amount: 2_000n * AVAX, rewards: ownedBy([accounts.ivan]), delegationShares: 20_000 };
  const node = deriveNodeKey(SEED, "early");
  for (const tx of [
    addAutoRenewedValidator(spends, [accounts.alice], node, stake, config),
    setAutoRenewedConfig(spends, [accounts.alice], new Uint8Array(32).fill(1), config),
  ]) {
    expect(await earlyAsk.fault("platform.issueTx", { tx: encodeHex(encodeTx(tx)), encoding: "hex" })).toBe(
      `couldn't issue tx: failed verification: failed execution: standard tx ${encodeCb58(txIdOf(tx))} ` +
        "failed execution: attempting to use a Helicon-upgrade feature prior to activation",
    );
  }
});

test("a validator renews with its rewards staked again, and on stopping gets its stake and all rewards", async () => {
  const tx = adding("going");
  const { txID } = await issue(tx);
  const txId = txIdOf(tx);
  expect(txID).toBe(encodeCb58(txId));
  const start = now;
  const first = await rowOf("going");
  const carol = formatAddress({ chain: "P", hrp: "local", bytes: localnet.accounts.carol.address });
  expect(first).toMatchObject({
    txID,
    weight: `${2_000n * AVAX}`,
    startTime: `${start}`,
    endTime: `${start + DAY}`,
    validatorAuthority: { locktime: "0", threshold: "1", addresses: [carol] },
    delegationFee: "2.0000",
    nextPeriod: `${DAY}`,
    autoCompoundRewardShares: "250000",
    accruedDelegateeReward: "0",
  });
  const reward = BigInt(first.potentialReward);
  // The upgrade has just begun: the lowest rate is still 10 %.
  expect(reward).toBe(calculateReward(DAY, 2_000n * AVAX, localnet.state.supply - reward));

  await issue(setting(txId, 2 * DAY, 1_000_000));
  expect(await rowOf("going")).toMatchObject({
    nextPeriod: `${2 * DAY}`,
    autoCompoundRewardShares: "1000000",
    endTime: `${start + DAY}`,
  });
  await issue(setting(txId, 2 * DAY, 250_000));

  now += DAY;
  const again = reward - (reward * 750_000n) / 1_000_000n;
  const second = await rowOf("going");
  expect(second).toMatchObject({
    txID,
    startTime: `${start + DAY}`,
    endTime: `${start + 3 * DAY}`,
    weight: `${2_000n * AVAX + again}`,
  });
  const renewed = await lastReward(start + DAY, txId);
  expect(renewed.status).toBe("Committed");
  expect(amounts(renewed.paid)).toEqual([reward - again]);
  expect(await ask.result("platform.getRewardUTXOs", { txID: renewed.txID })).toMatchObject({
    numFetched: "1",
  });
  expect((await ask.result("platform.getRewardUTXOs", { txID })).numFetched).toBe("0");
  // A day of the 90 on which the rate falls by 2.5 %: 10 % - 2.5 % / 90, rounded.
  const promised = BigInt(second.potentialReward);
  const supply = localnet.state.supply - promised;
  expect(promised).toBe(calculateReward(2 * DAY, 2_000n * AVAX + again, supply, 99_723n));

  await issue(setting(txId, 0, 0));
  expect((await rowOf("going")).nextPeriod).toBe("0");
  now += 2 * DAY;
  expect(await rowOf("going")).toBeUndefined();
  const stopped = await lastReward(start + 3 * DAY, txId);
  expect(stopped.status).toBe("Committed");
  expect(amounts(stopped.paid)).toEqual([again + promised]);
  // The stake itself is back under the transaction that staked it.
  const { outputs } = tx.unsignedTx as Extract<UnsignedTx, { type: "AddAutoRenewedValidatorTx" }>; // as just built
  expect(localnet.state.utxos.get(txId, outputs.length)?.output).toMatchObject({ amount: 2_000n * AVAX });
  expect(localnet.state.totals.restaked).toBe(0n);
  expect(await issue(setting(txId, DAY, 0), "fault")).toMatch(
    /getting validator NodeID-\w+ from state: not found$/,
  );
});

test("a validator with too little uptime is removed without the cycle's reward", async () => {
  // What exists besides rewards that were paid, staked again, promised or wait for a validator's end.
  const rest = () => {
    const { supply, totals, current, delegateeRewards } = localnet.state;
    const promised = current.reduce((sum, { potentialReward }) => sum + potentialReward, 0n);
    const waiting = [...delegateeRewards.values()].reduce((sum, share) => sum + share, 0n);
    return supply - totals.rewarded - totals.restaked - promised - waiting;
  };
  const before = rest();
  const tx = adding(OFFLINE_RENEWED, 1_000_000);
  await issue(tx);
  const end = now + DAY;
  now = end;
  expect(await rowOf(OFFLINE_RENEWED)).toBeUndefined();
  const removed = await lastReward(end, txIdOf(tx));
  expect(removed).toMatchObject({ status: "Aborted", paid: [] });
  expect(rest()).toBe(before);
});
